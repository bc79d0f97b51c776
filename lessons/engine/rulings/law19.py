"""Law 19: when a double or redouble is legal, how it is said, how long it lasts and what it costs."""

from collections.abc import Iterator
from dataclasses import fields
from typing import Any

from lessons.engine.auction import Auction
from lessons.engine.calls import DOUBLE, REDOUBLE, Bid, Call
from lessons.engine.contract import Risk
from lessons.engine.objections import InsufficientBid, Objection
from lessons.engine.rulings.clauses import DIRECTOR, Case, Ruling, clause
from lessons.engine.rulings.facts import CALLS_SO_FAR, DEALER, bid, boolean, call, choice, contract, number
from lessons.engine.scoring.duplicate import duplicate_score
from lessons.engine.seats import Seat


def objection_data(objection: Objection) -> dict[str, Any]:
    """The fields of an objection, as a ruling holds them, and the least sufficient bid."""
    data = {field.name: getattr(objection, field.name) for field in fields(objection)}
    return data | {"minimum": objection.minimum} if isinstance(objection, InsufficientBid) else data


@clause("19A1", DEALER, CALLS_SO_FAR, call("call"))
@clause("19B1", DEALER, CALLS_SO_FAR, call("call"))
def legality(case: Case, *, dealer: Seat, calls: tuple[Call, ...], call: Call) -> Iterator[Ruling]:
    """Is the call legal for the player in turn? If not, every reason."""
    auction = Auction(dealer, calls)
    objections = auction.objections(call)
    if not objections:
        yield case.ruling("legal", call=call, bid=auction.last_bid)
    for objection in objections:
        yield case.ruling(objection.code, law=objection.law, **objection_data(objection))


# Which of the two was said decides between 19A and 19B, whichever of them is asked.
SAID = choice("call", str(DOUBLE), str(REDOUBLE))


@clause("19A2", SAID, bid("stated", nullable=True))
@clause("19B2", SAID, bid("stated", nullable=True))
def form(case: Case, *, call: str, stated: Bid | None) -> Iterator[Ruling]:
    """Only the word is said; naming the level or the denomination is improper form."""
    law = "19A2" if call == str(DOUBLE) else "19B2"
    if stated is None:
        yield case.ruling("proper-form", law=law)
    else:
        yield case.ruling("improper-form", law=law, stated=stated)


@clause("19A3", SAID, bid("stated", nullable=True), bid("actual"))
@clause("19B3", SAID, bid("stated", nullable=True), bid("actual"))
def misstated(case: Case, *, call: str, stated: Bid | None, actual: Bid) -> Iterator[Ruling]:
    """Whatever bid was named, the double or redouble is of the bid as made; Law 16 when it was another."""
    yield from form(case, call=call, stated=stated)
    code, law = ("doubled-as-made", "19A3") if call == str(DOUBLE) else ("redoubled-as-made", "19B3")
    yield case.ruling(code, law=law, actual=actual)
    if stated not in (None, actual):
        yield case.ruling("law-16-may-apply", law=law, depends_on=[DIRECTOR], stated=stated, actual=actual)


@clause("19C", DEALER, CALLS_SO_FAR)
def superseded(case: Case, *, dealer: Seat, calls: tuple[Call, ...]) -> Iterator[Ruling]:
    """A double or redouble lasts until the next bid."""
    place = max((place for place, call in enumerate(calls) if call in (DOUBLE, REDOUBLE)), default=None)
    if place is None:
        yield case.ruling("nothing-doubled")
        return
    doubled = Auction(dealer, calls[: place + 1])
    later = next((call for call in calls[place + 1 :] if isinstance(call, Bid)), None)
    if later is None:
        yield case.ruling("stands", call=calls[place], bid=doubled.last_bid)
    else:
        yield case.ruling("superseded", call=calls[place], bid=doubled.last_bid, new_bid=later)


@clause("19D", contract("contract"), number("tricks", 0, 13), boolean("vulnerable"))
def score(case: Case, *, contract: tuple[Bid, Risk], tricks: int, vulnerable: bool) -> Iterator[Ruling]:
    """What the double costs (Law 77): the duplicate score of declarer's side with and without it."""
    bid, risk = contract
    undoubled = duplicate_score(bid, Risk.UNDOUBLED, tricks, vulnerable)
    doubled = duplicate_score(bid, risk, tricks, vulnerable)
    code = "score-unchanged" if risk is Risk.UNDOUBLED else "score-increased"
    yield case.ruling(code, bid=bid, risk=risk, doubled_score=doubled, undoubled_score=undoubled)
