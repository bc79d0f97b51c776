"""Reading deals to be scored: every problem of each is noted, the engine deciding what can be."""

from collections.abc import Callable
from typing import TypeVar

from lessons.api import words
from lessons.api.fields import ABSENT, Fields
from lessons.api.json_types import JSONValue
from lessons.api.problems import shown
from lessons.engine.calls import BIDS, Bid, NotACall
from lessons.engine.contract import Risk, contract_of
from lessons.engine.scoring.deal import PASSED_OUT, Deal, Honours, PassedOutDeal, PlayedDeal, deal_of
from lessons.engine.scoring.editions import Game
from lessons.engine.scoring.errors import ScoringError
from lessons.engine.scoring.score import score_deal
from lessons.engine.seats import Seat, Side
from lessons.scoring.words import errors as error_words

Made = TypeVar("Made")
_CLUB = BIDS[0]  # a stand-in where the contract could not be read


def read_deal(fields: Fields, game: Game | None) -> Deal:
    """A deal of a game (None: the game could not be read). Only a stand-in when a problem was noted."""
    contract = _contract(fields)
    if isinstance(contract, PassedOutDeal):
        return _passed_out(fields)
    bid, risk = contract or (_CLUB, Risk.UNDOUBLED)
    declarer, tricks, honours = _declarer(fields), _tricks(fields), _honours(fields)
    if not attempt(fields, lambda: PlayedDeal(bid, risk, declarer, tricks)):
        tricks = 0
    if contract is None or honours is None:
        return PlayedDeal(bid, risk, declarer, tricks)
    deal = attempt(fields, lambda: PlayedDeal(bid, risk, declarer, tricks, honours))
    if deal and game:
        attempt(fields, lambda: score_deal(deal, game))
    return deal or PlayedDeal(bid, risk, declarer, tricks)


def attempt(fields: Fields, make: Callable[[], Made]) -> Made | None:
    """What `make` gives; None, and the reason noted, when it cannot be."""
    try:
        return make()
    except ScoringError as error:
        fields.note(error.field, error.code, error_words.error(error))
        return None


def _passed_out(fields: Fields) -> Deal:
    """A deal that was passed out has no tricks and no honours; who would have declared does not matter."""
    tricks, honours = _tricks(fields, default=None), _honours(fields)
    if fields.members.get("declarer") is not None:
        _declarer(fields)
    if tricks is not None:
        attempt(fields, lambda: deal_of("P", tricks=tricks))
    if honours is not None:
        held = {seat.value: count for seat, count in honours.by_seat().items()}
        attempt(fields, lambda: deal_of("P", honours=held))
    return PASSED_OUT


def _contract(fields: Fields) -> tuple[Bid, Risk] | PassedOutDeal | None:
    """The bid and its risk, PASSED_OUT, or None when it could not be read."""
    text = fields.text("contract")
    if text is None or text == "P":
        return PASSED_OUT if text else None
    try:
        return contract_of(text)
    except NotACall:
        fields.note("contract", "not-a-contract", words.not_a_contract(shown(text)))
        return None


def _declarer(fields: Fields) -> Seat | Side:
    text = fields.text("declarer")
    for kind in (Seat, Side):
        if text in [each.value for each in kind]:
            return kind(text)
    if text is not None:
        fields.note("declarer", "unknown-seat", words.unknown_seat_or_side(shown(text)))
    return Seat.NORTH


def _tricks(fields: Fields, default: JSONValue = ABSENT) -> JSONValue:
    """A whole number, in range or not; 0 stands in for what is none."""
    value = fields.value("tricks", default)
    if value is None and default is None:
        return None
    if is_whole(value):
        return value
    if value is not ABSENT:
        fields.wrong_type("tricks", "whole-number")
    return None if default is None else 0


def _honours(fields: Fields) -> Honours | None:
    """Counts by seat; None when nobody noted them or they could not be read."""
    value = fields.value("honours", None)
    if value is None or value == {}:
        return None
    before = len(fields.problems)
    counts = Fields(value, fields.problems, fields.path("honours"))
    for name, count in counts.members.items():
        if name not in [seat.value for seat in Seat]:
            counts.problems.note(counts.path(shown(name)), "unknown-seat", name, words.unknown_seat(shown(name)))
        elif not is_whole(count):
            counts.wrong_type(name, "whole-number")
    if len(fields.problems) > before:
        return None
    return Honours.of({Seat(name): count for name, count in counts.members.items()})


def is_whole(value: object) -> bool:
    """Is it a JSON number without a point? true and false are none."""
    return isinstance(value, int) and not isinstance(value, bool)
