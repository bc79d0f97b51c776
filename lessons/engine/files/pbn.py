"""Reading PBN (Portable Bridge Notation) as it is met: with comments anywhere, old and new marks, loose ends."""

from collections.abc import Iterator, Mapping

from lessons.engine.files.auction_check import judge
from lessons.engine.files.auctions import AuctionBuilder, LineReader
from lessons.engine.files.board import LONGEST_NAME, Board
from lessons.engine.files.claims import Statements, says_nothing, seat_of, vulnerability_of
from lessons.engine.files.findings import (
    Remark,
    SeatsUnknown,
    SharedDeal,
    UnreadableDealer,
    UnreadableFirstCaller,
    UnreadableVulnerable,
)
from lessons.engine.files.games import GameInFile, games
from lessons.engine.seats import Seat, Side

# The tags that are read, and so may stand for the game before (#) or for all that follow (##).
_READ = (
    "event",
    "board",
    "room",
    "scoring",
    "dealer",
    "vulnerable",
    "declarer",
    "contract",
    "result",
    "score",
    "auction",
)
_OF_THE_DEAL = ("board", "dealer", "vulnerable")


def read_pbn(text: str) -> Iterator[Board]:
    """The boards of a file, whatever stands in it."""
    before: Mapping[str, str] = {}
    to_follow: dict[str, str] = {}
    for game in games(text):
        own = game.all_tags
        tags = _inherited(own, before, to_follow)
        is_shared = game.is_board and _shares_a_deal(own, tags, before)
        if is_shared:
            tags |= {name: before[name] for name in _OF_THE_DEAL if name in before}
        if game.is_board:
            yield _board(game, tags, (SharedDeal(),) if is_shared else ())
            before = tags
        else:
            before = {**before, **tags}


def _inherited(own: Mapping[str, str], before: Mapping[str, str], to_follow: dict[str, str]) -> dict[str, str]:
    """The tags with what # and ## stand for."""
    tags = {name: own[name] for name in _READ if name in own}
    for name, value in tags.items():
        if value == "#":
            tags[name] = before.get(name, value)
        elif value.startswith("##"):
            tags[name] = value[2:] or before.get(name, value)
            to_follow[name] = tags[name]
            continue
        to_follow.pop(name, None)
    return to_follow | tags


def _shares_a_deal(own: Mapping[str, str], tags: Mapping[str, str], before: Mapping[str, str]) -> bool:
    """Is this another table at the board before, written without what is the same there?"""
    names_a_deal = any(name in own for name in ("deal", *_OF_THE_DEAL))
    is_other_event = tags.get("event") not in (None, "", before.get("event"))
    return not names_a_deal and not is_other_event and not says_nothing(before.get("board", ""))


def _board(game: GameInFile, tags: Mapping[str, str], remarks: tuple[Remark, ...]) -> Board:
    reading = Statements()
    dealer = reading.read(tags.get("dealer", ""), seat_of, UnreadableDealer)
    begins = reading.read(tags.get("auction", ""), seat_of, UnreadableFirstCaller)
    vulnerable = reading.read(tags.get("vulnerable", ""), vulnerability_of, UnreadableVulnerable)
    auction, is_known = _auction(game, begins or dealer)
    calls = auction.calls

    def playing() -> Side | None:
        contract = judge(None, calls).contract if is_known and not auction.unread else None
        return contract.side if contract else None

    stated = reading.in_tags(tags, playing)
    follows = auction.opener if begins and says_nothing(tags.get("dealer", "")) else None
    if calls and not is_known:
        remarks = (*remarks, SeatsUnknown())
    return Board(
        number=tags.get("board", "").strip("#")[:LONGEST_NAME],
        room=tags.get("room", "").strip("#").lower()[:LONGEST_NAME],
        dealer=dealer or follows,
        first=auction.first if is_known else None,
        vulnerable=vulnerable,
        calls=calls,
        unread=tuple(auction.unread),
        stated=stated,
        comments=(*map(" ".join, game.comments), *auction.comments),
        findings=(*reading.findings, *game.findings),
        remarks=(*remarks, *reading.remarks),
        dealer_is_stated=dealer is not None,
    )


def _auction(game: GameInFile, first: Seat | None) -> tuple[AuctionBuilder, bool]:
    """The auction, and whether it is known who calls first in it."""
    auction = AuctionBuilder()
    auction.seat = first or auction.seat
    lines = LineReader(auction, game.notes)
    for line in game.lines:
        lines.take(line.words, is_apart=line.is_apart)
    auction.loose += (note for number, note in game.notes.items() if number not in lines.told)
    return auction, first is not None
