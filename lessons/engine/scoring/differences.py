"""Why a deal scores differently in contract bridge and in auction bridge: one class for each reason."""

from dataclasses import dataclass
from typing import ClassVar

from lessons.engine.calls import Denomination
from lessons.engine.contract import Risk
from lessons.engine.scoring.contract_bridge import contract_lines
from lessons.engine.scoring.deal import PlayedDeal, honours_in_pack
from lessons.engine.scoring.editions import ContractEdition, Game
from lessons.engine.scoring.honours import Holding
from lessons.engine.scoring.lines import (
    ContractPremium,
    HonourPoints,
    Insult,
    OvertrickPremium,
    Overtricks,
    RubberBonus,
    ScoreLine,
    Slam,
    Tricks,
    Undertricks,
)
from lessons.engine.scoring.rubber import RubberStep
from lessons.engine.seats import Side


@dataclass(frozen=True, slots=True)
class GameDifference:
    """A reason. `contract` and `auction` are points of the two games. Codes are public: never rename."""

    code: ClassVar[str]


@dataclass(frozen=True, slots=True)
class RubberOverInOne(GameDifference):
    """The rubber of this game was over before the deal, which is not scored there."""

    code: ClassVar[str] = "rubber-over-in-one"
    game: Game


@dataclass(frozen=True, slots=True)
class TrickValues(GameDifference):
    """Odd tricks of a denomination have other values: 20, 30 (no trump first 40) against 6 to 10."""

    code: ClassVar[str] = "trick-values"
    denomination: Denomination
    auction: int


@dataclass(frozen=True, slots=True)
class OvertricksToGame(GameDifference):
    """Tricks that were not bid count towards game in auction bridge, in contract bridge only above the line."""

    code: ClassVar[str] = "overtricks-to-game"
    count: int
    contract: int
    auction: int


@dataclass(frozen=True, slots=True)
class DoubledOvertricks(GameDifference):
    """Each trick above a doubled contract: a premium in place of its value, or beside it."""

    code: ClassVar[str] = "doubled-overtricks"
    count: int
    contract: int
    auction: int


@dataclass(frozen=True, slots=True)
class DoubledMade(GameDifference):
    """The premium for making a doubled or redoubled contract differs."""

    code: ClassVar[str] = "doubled-made"
    contract: int
    auction: int


@dataclass(frozen=True, slots=True)
class UndertrickPrices(GameDifference):
    """Contract bridge raises the price of undertricks, auction bridge has one for each."""

    code: ClassVar[str] = "undertrick-prices"
    count: int
    contract: int
    auction: int


@dataclass(frozen=True, slots=True)
class VulnerabilityCounts(GameDifference):
    """Declarer's side is vulnerable, which changed the score in contract bridge; auction bridge has no such thing."""

    code: ClassVar[str] = "vulnerability-counts"
    side: Side
    contract: int
    not_vulnerable: int


@dataclass(frozen=True, slots=True)
class SlamNotBid(GameDifference):
    """Twelve or thirteen tricks that auction bridge pays without a bid, and to either side."""

    code: ClassVar[str] = "slam-not-bid"
    side: Side
    tricks: int
    auction: int


@dataclass(frozen=True, slots=True)
class SlamPremium(GameDifference):
    """A slam that was bid and made is worth far more in contract bridge. `bid` and `won` are 12 or 13 tricks."""

    code: ClassVar[str] = "slam-premium"
    bid: int
    won: int
    contract: int
    auction: int


@dataclass(frozen=True, slots=True)
class HonoursDivided(GameDifference):
    """Auction bridge pays the side with most honours; contract bridge only four or more in one hand."""

    code: ClassVar[str] = "honours-divided"
    side: Side
    holding: Holding
    auction: int


@dataclass(frozen=True, slots=True)
class HonourValues(GameDifference):
    """The same holding has other values."""

    code: ClassVar[str] = "honour-values"
    holding: Holding
    contract: int
    auction: int


@dataclass(frozen=True, slots=True)
class HonoursIncomplete(GameDifference):
    """Not all honours are accounted for, so auction bridge cannot say which side has most of them."""

    code: ClassVar[str] = "honours-incomplete"
    total: int
    there_are: int


@dataclass(frozen=True, slots=True)
class GameInOne(GameDifference):
    """The deal ends a game in one of the two only (or for another side)."""

    code: ClassVar[str] = "game-in-one"
    contract: Side | None
    auction: Side | None


@dataclass(frozen=True, slots=True)
class RubberPremiums(GameDifference):
    """The rubber ends in both: 700 or 500 against 250."""

    code: ClassVar[str] = "rubber-premiums"
    contract: int
    auction: int


# By code. Tests hold that each has its sentence.
DIFFERENCES: dict[str, type[GameDifference]] = {kind.code: kind for kind in GameDifference.__subclasses__()}


def differences(
    edition: ContractEdition, deal: PlayedDeal, contract: RubberStep, auction: RubberStep
) -> tuple[GameDifference, ...]:
    """Every reason why a deal's lines differ, in the order of the lines; () when both games score alike."""
    found = [
        *_made(deal, contract.lines, auction.lines),
        *_undertricks(contract.lines, auction.lines),
        *_vulnerability(edition, deal, contract),
        *_slams(deal, contract.lines, auction.lines),
        *_honours(deal, contract.lines, auction.lines),
    ]
    if contract.game_won_by is not auction.game_won_by:
        found.append(GameInOne(contract.game_won_by, auction.game_won_by))
    ours, theirs = _points(contract.lines, RubberBonus), _points(auction.lines, RubberBonus)
    if ours and theirs:
        found.append(RubberPremiums(ours, theirs))
    return tuple(found)


def _points(lines: tuple[ScoreLine, ...], *kinds: type[ScoreLine]) -> int:
    return sum(line.points for line in lines if isinstance(line, kinds))


def _made(deal: PlayedDeal, contract: tuple[ScoreLine, ...], auction: tuple[ScoreLine, ...]) -> list[GameDifference]:
    if not deal.made:
        return []
    each = _points(auction, Tricks) // (deal.tricks - 6)
    found: list[GameDifference] = [TrickValues(deal.bid.denomination, each // deal.risk.multiplier)]
    if deal.result:
        found.append(OvertricksToGame(deal.result, _points(contract, Overtricks), each * deal.result))
    if deal.result and deal.risk is not Risk.UNDOUBLED:
        premium = _points(auction, OvertrickPremium) // deal.result
        found.append(DoubledOvertricks(deal.result, _points(contract, Overtricks) // deal.result, premium))
    insult, premium = _points(contract, Insult), _points(auction, ContractPremium)
    if insult != premium:
        found.append(DoubledMade(insult, premium))
    return found


def _undertricks(contract: tuple[ScoreLine, ...], auction: tuple[ScoreLine, ...]) -> list[GameDifference]:
    ours, theirs = _points(contract, Undertricks), _points(auction, Undertricks)
    counts = [line.count for line in contract if isinstance(line, Undertricks)]
    return [UndertrickPrices(counts[0], ours, theirs)] if ours != theirs else []


def _vulnerability(edition: ContractEdition, deal: PlayedDeal, contract: RubberStep) -> list[GameDifference]:
    if not contract.vulnerable.includes(deal.side):
        return []
    ours = sum(line.points for line in contract_lines(deal, edition, vulnerable=True))
    otherwise = sum(line.points for line in contract_lines(deal, edition, vulnerable=False))
    return [VulnerabilityCounts(deal.side, ours, otherwise)] if ours != otherwise else []


def _slams(deal: PlayedDeal, contract: tuple[ScoreLine, ...], auction: tuple[ScoreLine, ...]) -> list[GameDifference]:
    ours = _points(contract, Slam)
    theirs = [line for line in auction if isinstance(line, Slam)]
    if not theirs:
        return []
    slam = theirs[0]
    if ours:
        return [SlamPremium(deal.bid.tricks, slam.tricks, ours, slam.points)]
    return [SlamNotBid(slam.side, slam.tricks, slam.points)]


def _honours(
    deal: PlayedDeal, contract: tuple[ScoreLine, ...], auction: tuple[ScoreLine, ...]
) -> list[GameDifference]:
    if deal.honours is None:
        return []
    there_are = honours_in_pack(deal.bid.denomination)
    if deal.honours.total != there_are:
        return [HonoursIncomplete(deal.honours.total, there_are)]
    ours = _points(contract, HonourPoints)
    theirs = [line for line in auction if isinstance(line, HonourPoints)]
    if not theirs:
        return []
    line = theirs[0]
    if not ours:
        return [HonoursDivided(line.side, line.holding, line.points)]
    return [HonourValues(line.holding, ours, line.points)] if ours != line.points else []
