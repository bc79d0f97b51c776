"""From what a content file says to the query string of the page that shows it."""

from collections.abc import Mapping
from typing import TypeVar

from lessons.domain.addresses import auction_address
from lessons.engine.auction import Auction, Status
from lessons.engine.calls import NotACall, call_of
from lessons.engine.seats import Seat, Vulnerability

Member = TypeVar("Member", Seat, Vulnerability)


def auction_query(shown: Mapping[str, object]) -> str:
    """The query of the auction table. Raises ValueError with what is wrong.

    `dealer`, `calls` (canonical, spaces between) and `vulnerable` (nobody when absent); `shows` says what
    the engine must find in it, so that a slip of the pen does not turn an example into another.

    >>> auction_query({"dealer": "E", "calls": "1D P P P", "shows": "1D by E"})
    'd=E&a=1D-P-P-P'
    """
    unknown = set(shown) - {"dealer", "vulnerable", "calls", "shows"}
    missing = {"dealer", "calls", "shows"} - set(shown)
    if unknown or missing:
        raise ValueError(f"auction needs dealer, calls and shows: {', '.join(sorted(unknown | missing))}")
    dealer = _member(Seat, shown["dealer"], "a seat")
    vulnerable = _member(Vulnerability, shown.get("vulnerable", "none"), "a vulnerability")
    try:
        auction = Auction(dealer, map(call_of, str(shown["calls"]).split()))
    except NotACall as error:
        raise ValueError(f"{error.text} is not a call") from None
    if outcome(auction) != shown["shows"]:
        raise ValueError(f"shows must be {outcome(auction)!r}, not {shown['shows']!r}")
    return auction_address(auction, vulnerable)


def outcome(auction: Auction) -> str:
    """Where an auction stands, in the words of the content files.

    >>> outcome(Auction.of("N", "1S 1H")), outcome(Auction.of("N", "P P P P")), outcome(Auction.of("N", "1S"))
    ('insufficient-bid', 'passed-out', 'open')
    """
    if auction.status is Status.ILLEGAL:
        return " ".join(objection.code for objection in auction.illegal_call_objections)
    contract = auction.contract
    return f"{contract} by {contract.declarer.value}" if contract else auction.status.value


def _member(kind: type[Member], value: object, name: str) -> Member:
    try:
        return kind(value)
    except ValueError:
        raise ValueError(f"{value} is not {name}") from None
