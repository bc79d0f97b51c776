"""What a wrong answer would have come to: who plays, what is scored, what is left."""

from collections.abc import Callable, Mapping
from typing import Any

from django.utils.translation import gettext as _

from lessons.auction.words import contract as contract_words
from lessons.engine.contract import contract_of
from lessons.questions.kinds.base import Finding
from lessons.wording.sentence import Sentence, contract, sentence

Data = Mapping[str, Any]


def consequence(found: Finding) -> Sentence:
    """The sentence of a consequence."""
    return SENTENCES[found.code](found.data)


def _would_play(data: Data) -> Sentence:
    # Translators: %(contract)s is a symbol such as 4♠X; the seat stands in the nominative.
    text = _(
        "In your auction %(seat)s plays %(contract)s: just made, not vulnerable, that is %(below)d below the line."
    )
    if data["above"]:
        text = _(
            "In your auction %(seat)s plays %(contract)s: just made, not vulnerable, that is %(below)d below the line"
            " and %(above)d above it."
        )
    found = data["contract"]
    return sentence(text, seat=found.declarer, contract=found, below=data["below"], above=data["above"])


def _would_score(data: Data) -> Sentence:
    # Translators: contracts are symbols such as 4♠X; what each of them scores in points.
    text = _("Just made, not vulnerable, %(right)s scores %(wanted)d; %(given)s would have scored %(has)d.")
    values = {name: contract(*contract_of(data[name])) for name in ("right", "given")}
    return sentence(text, wanted=data["wanted"], has=data["has"], **values)


def _would_lose_turn(data: Data) -> Sentence:
    # Translators: the seat stands in the nominative.
    return sentence(_("If they stopped here, %(seat)s would lose a turn."), seat=data["seat"])


def _would_be_out_of_turn(data: Data) -> Sentence:
    # Translators: the seat stands in the nominative.
    return sentence(_("If %(seat)s called now, it would be out of turn."), seat=data["seat"])


def _would_be_too_late(data: Data) -> Sentence:
    # Translators: the seat stands in the nominative.
    return sentence(_("If %(seat)s called now, it would be after the auction had ended."), seat=data["seat"])


def _would_stay_illegal(data: Data) -> Sentence:
    # Translators: %(call)s is a symbol or the word for a pass, the seat stands in the nominative.
    text = _("With your call there, the first illegal one would be call %(number)d: %(call)s (%(seat)s).")
    return sentence(text, **data)


def _would_be_game(data: Data) -> Sentence:
    # Translators: %(side)s is a pair of seats in the nominative.
    text = _("%(given)d below the line would mean that %(side)s had won a game. They haven’t.")
    return sentence(text, **data)


def _would_miss_game(data: Data) -> Sentence:
    # Translators: %(side)s is a pair of seats in the nominative.
    text = _("With %(given)d below the line %(side)s would be left without the game they have just won.")
    return sentence(text, **data)


def _would_differ(data: Data) -> Sentence:
    off = data["off"]
    # Translators: %(side)s is a pair of seats in the nominative, the rest are points.
    more = _("%(side)s: you wrote %(given)d, which is %(off)d more than it should be.")
    # Translators: %(side)s is a pair of seats in the nominative, the rest are points.
    less = _("%(side)s: you wrote %(given)d, which is %(off)d less than it should be.")
    return sentence(more if off > 0 else less, side=data["side"], given=data["given"], off=abs(off))


def _would_leave(data: Data) -> Sentence:
    # Translators: %(contract)s is a symbol such as 2♥.
    text = _("Just made, %(contract)s leaves this side with %(after)d below the line, %(short)d short of game.")
    return sentence(text, contract=contract(*contract_of(data["contract"])), after=data["after"], short=data["short"])


def _would_have_won(data: Data) -> Sentence:
    # Translators: %(contract)s is a symbol such as 2♥.
    text = _("Just made, %(contract)s wins the game, and both sides begin the next one from zero.")
    return sentence(text, contract=contract(*contract_of(data["contract"])))


def _would_be_ahead(data: Data) -> Sentence:
    # Translators: %(side)s is a pair of seats in the nominative.
    return sentence(_("With your totals the wrong side would be ahead: %(side)s."), side=data["side"])


SENTENCES: dict[str, Callable[[Data], Sentence]] = {
    "would-play": _would_play,
    "would-nobody-play": lambda data: contract_words.passed_out(),
    "would-lead": lambda data: contract_words.lead_and_dummy(data["contract"]),
    "would-score": _would_score,
    "would-lose-turn": _would_lose_turn,
    "would-be-out-of-turn": _would_be_out_of_turn,
    "would-be-too-late": _would_be_too_late,
    "would-stay-illegal": _would_stay_illegal,
    "would-be-game": _would_be_game,
    "would-miss-game": _would_miss_game,
    "would-differ": _would_differ,
    "would-leave": _would_leave,
    "would-have-won": _would_have_won,
    "would-be-ahead": _would_be_ahead,
}
