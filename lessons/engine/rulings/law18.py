"""Law 18: what a bid is, and which bid is enough."""

from collections.abc import Iterator

from lessons.engine.calls import Bid, Call
from lessons.engine.rulings.clauses import Case, Ruling, clause
from lessons.engine.rulings.facts import bid, bid_text


@clause("18A", bid_text("bid"))
def form(case: Case, *, bid: Call | str) -> Iterator[Ruling]:
    """A bid names a level of 1 to 7 and a denomination; a text here is a bid out of range."""
    if isinstance(bid, str):
        yield case.ruling("bid-out-of-range", text=bid[:40])
    elif isinstance(bid, Bid):
        yield case.ruling("bid-well-formed", bid=bid, tricks=bid.tricks)
    else:
        yield case.ruling("not-a-bid", call=bid)


@clause("18B", bid("bid"), bid("last_bid"))
def supersede(case: Case, *, bid: Bid, last_bid: Bid) -> Iterator[Ruling]:
    """A bid supersedes another at a higher level, or at the same level in a higher denomination."""
    code = "supersedes" if bid > last_bid else "does-not-supersede"
    yield case.ruling(code, bid=bid, last_bid=last_bid)


def _insufficient_differs(*, bid: Bid, last_bid: Bid) -> Iterator[str]:
    if not bid > last_bid:
        yield "law-27-named"


@clause("18C", bid("bid"), bid("last_bid"), differs=_insufficient_differs)
@clause("18D", bid("bid"), bid("last_bid"), differs=_insufficient_differs)
def sufficient(case: Case, *, bid: Bid, last_bid: Bid) -> Iterator[Ruling]:
    """A bid is sufficient when it supersedes the last one (18C), else insufficient (18D)."""
    if bid > last_bid:
        yield case.ruling("sufficient-bid", law="18C", bid=bid, last_bid=last_bid)
        return
    rectified_by = {"rectified_by": "27"} if case.today else {}
    minimum = last_bid.next_higher
    yield case.ruling("insufficient-bid", law="18D", bid=bid, last_bid=last_bid, minimum=minimum, **rectified_by)


@clause("18E", bid("bid"), bid("last_bid"))
def rank(case: Case, *, bid: Bid, last_bid: Bid) -> Iterator[Ruling]:
    """The order of the denominations alone, whatever the levels: clubs lowest, no trump highest."""
    difference = bid.denomination - last_bid.denomination
    code = "ranks-equal" if not difference else "ranks-higher" if difference > 0 else "ranks-lower"
    yield case.ruling(code, bid=bid, last_bid=last_bid)


def _methods_differ() -> Iterator[str]:
    yield "who-authorises"


@clause("18F", differs=_methods_differ)
def methods(case: Case) -> Iterator[Ruling]:
    """Who may authorise other ways of calling: zonal organisations in 1997, Regulating Authorities in 2017."""
    yield case.ruling("methods-authorised", by="regulating-authority" if case.today else "zonal-organisation")
