"""From what a content file says to the query string of the page that shows it."""

from collections.abc import Mapping
from typing import TypeVar

from lessons.auction.domain.addresses import auction_address
from lessons.engine.auction import Auction, Status
from lessons.engine.calls import NotACall, call_of
from lessons.engine.scoring.deal import Deal
from lessons.engine.scoring.editions import Game, edition_of
from lessons.engine.scoring.errors import ScoringError
from lessons.engine.scoring.rubber import Rubber, score_rubber
from lessons.engine.seats import Seat, Vulnerability
from lessons.scoring.domain.pad_addresses import MOST_DEALS, Pad, read_deal

Member = TypeVar("Member", Seat, Vulnerability, Game)


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


def pad_query(shown: Mapping[str, object]) -> str:
    """The query of the score pad. Raises ValueError with what is wrong.

    `deals` (as in the address, spaces between), `game` and `edition` (contract bridge and its own when absent),
    `stop` (true where the players stopped there); `shows` says where the engine must find the rubber.

    >>> pad_query({"deals": "3N.S.9 P", "shows": "games 1-0, part-scores 0-0, totals 100-0"})
    'r=3N.S.9_P'
    """
    unknown = set(shown) - {"deals", "game", "edition", "stop", "shows"}
    missing = {"deals", "shows"} - set(shown)
    if unknown or missing:
        raise ValueError(f"pad needs deals and shows: {', '.join(sorted(unknown | missing))}")
    game = _member(Game, shown.get("game", Game.CONTRACT.value), "a game")
    deals = tuple(map(_deal, str(shown["deals"]).split()))
    if len(deals) > MOST_DEALS:
        raise ValueError(f"a pad holds {MOST_DEALS} deals, not {len(deals)}")
    edition = str(shown["edition"]) if "edition" in shown else None
    stop = shown.get("stop", False) is True
    try:
        rubber = score_rubber(deals, game, edition, stop=stop)
    except ScoringError as error:
        raise ValueError(f"deal {error.deal or 1} cannot be scored: {error.code}") from None
    if stop and rubber.complete:
        raise ValueError("the rubber is over: nobody can stop it")
    if standing(rubber) != shown["shows"]:
        raise ValueError(f"shows must be {standing(rubber)!r}, not {shown['shows']!r}")
    return Pad(deals, game, None if edition == edition_of(game).name else edition, stopped=stop).query


def standing(rubber: Rubber) -> str:
    """Where a rubber stands, in the words of the content files: North–South first."""
    pairs = (("games", rubber.games), ("part-scores", rubber.part_scores), ("totals", rubber.totals))
    return ", ".join(f"{name} {numbers.ns}-{numbers.ew}" for name, numbers in pairs)


def _deal(text: str) -> Deal:
    try:
        return read_deal(text)
    except ValueError:
        raise ValueError(f"{text} is not a deal") from None


def _member(kind: type[Member], value: object, name: str) -> Member:
    try:
        return kind(value)
    except ValueError:
        raise ValueError(f"{value} is not {name}") from None
