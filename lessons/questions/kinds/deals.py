"""Deals in specs: readers shared by the scoring kinds, and deals for generated questions."""

from collections.abc import Callable, Mapping
from random import Random
from typing import Any, TypeVar

from lessons.engine.calls import BIDS, Denomination, NotACall
from lessons.engine.contract import Risk
from lessons.engine.scoring.deal import PASSED_OUT, Deal, Honours, PassedOutDeal, PlayedDeal, deal_of
from lessons.engine.scoring.editions import Game, game_of
from lessons.engine.scoring.errors import ScoringError
from lessons.engine.seats import Seat, Vulnerability
from lessons.questions.kinds.base import BadSpec, Raw

FIELDS = ("contract", "declarer", "tricks", "honours")
T = TypeVar("T")


def checked(work: Callable[[], T]) -> T:
    """Do some scoring, its errors as those of a spec."""
    try:
        return work()
    except ScoringError as error:
        raise BadSpec(error.field, error.code) from error
    except NotACall as error:
        raise BadSpec("contract", "not-a-contract", error.text) from None
    except (ValueError, TypeError) as error:
        raise BadSpec("declarer", "unknown-seat", error) from None


def deal(raw: Raw) -> Deal:
    """A deal of the fields contract, declarer, tricks and honours ({E: 4})."""
    if not isinstance(raw, Mapping):
        raise BadSpec("deals", "not-a-mapping", raw)
    contract, declarer, tricks = (raw.get(name) for name in ("contract", "declarer", "tricks"))
    if contract != "P" and type(tricks) is not int:
        raise BadSpec("tricks", "tricks-out-of-range", tricks)
    return checked(lambda: deal_of(str(contract), str(declarer or ""), tricks, _honours(raw)))


def _honours(raw: Raw) -> Mapping[str, int] | None:
    held = raw.get("honours")
    if held is not None and not (isinstance(held, Mapping) and all(type(n) is int for n in held.values())):
        raise BadSpec("honours", "honours-impossible", held)
    return held


def write_deal(found: Deal) -> dict[str, Any]:
    """The fields that `deal` reads."""
    if isinstance(found, PassedOutDeal):
        return {"contract": "P"}
    raw: dict[str, Any] = {"contract": found.contract, "declarer": found.declarer.value, "tricks": found.tricks}
    if found.honours is not None:
        raw["honours"] = {seat.value: count for seat, count in found.honours.by_seat().items() if count}
    return raw


def game(raw: Raw) -> Game:
    """The field `game`; contract bridge when it is missing."""
    return checked(lambda: game_of(str(raw.get("game", Game.CONTRACT.value))))


def edition(raw: Raw) -> str | None:
    return str(raw["edition"]) if raw.get("edition") is not None else None


def vulnerable(raw: Raw) -> Vulnerability:
    try:
        return Vulnerability(raw.get("vulnerable", "none"))
    except ValueError:
        raise BadSpec("vulnerable", "not-a-choice", raw["vulnerable"]) from None


def random_deal(rng: Random, level: int) -> Deal:
    """A plausible contract and result: 1 made or just down, 2 a few more, 3 doubled, 4 slams and honours."""
    if level == 4 and rng.random() < 0.05:
        return PASSED_OUT
    bid = rng.choice(BIDS[25:] if level == 4 and rng.random() < 0.5 else BIDS[:25])
    risk = rng.choice((Risk.UNDOUBLED, Risk.DOUBLED, Risk.REDOUBLED)) if level > 2 else Risk.UNDOUBLED
    off = rng.choice((0, 0, 1) if level == 1 else (-4, -3, -2, -1, 0, 0, 1, 2))
    tricks = max(0, min(13, 6 + bid.level + off))
    honours = _some_honours(rng, bid.denomination) if level == 4 and rng.random() < 0.5 else None
    return PlayedDeal(bid, risk, rng.choice(list(Seat)), tricks, honours)


def _some_honours(rng: Random, denomination: Denomination) -> Honours:
    seat = rng.choice(list(Seat))
    if denomination is Denomination.NO_TRUMP:
        return Honours.of({seat: 4})
    return Honours.of(rng.choice(({seat: 4, seat.partner: 1}, {seat: 5}, {seat: 3, seat.left: 2})))
