"""Why a spec cannot be a question: what is wrong with it, and what to do."""

from collections.abc import Mapping
from typing import Any

from django.utils.functional import Promise
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from lessons.auction.words.objections import objections
from lessons.engine.auction import Auction
from lessons.engine.calls import call_of
from lessons.engine.rulings import MissingFact, RulingError, WrongFact
from lessons.engine.scoring.errors import ScoringError
from lessons.engine.seats import Seat
from lessons.questions.kinds.base import BadSpec
from lessons.questions.words.kind_words import ProblemSentence
from lessons.questions.words.registry import WORDS
from lessons.scoring.words.errors import error as scoring_error
from lessons.wording.sentence import Sentence, joined, sentence

# By field and code, or by code alone: what several kinds bring up, then what each does alone.
SENTENCES: dict[tuple[str, str] | str, ProblemSentence] = {
    "auction-over": gettext_lazy("This auction is over, so nobody has a call to make. Take the last calls back."),
    ("ask", "not-a-choice"): gettext_lazy("Mark at least one thing to ask."),
    ("vulnerable", "not-a-choice"): gettext_lazy("Say who is vulnerable."),
    "unknown-seat": gettext_lazy("Say which player this is."),
    "not-a-call": gettext_lazy("Choose a call."),
    "not-a-contract": gettext_lazy("Choose a contract."),
    "tricks-out-of-range": gettext_lazy("Tricks won by declarer’s side run from 0 to 13."),
    **{code: told for words in WORDS.values() for code, told in words.problems.items()},
}
_ANY = gettext_lazy("This cannot be used here. Choose something else.")


def problem(error: BadSpec, raw: Mapping[str, Any] | None = None) -> Sentence:
    """The reason in one or two sentences. `raw` is the spec, whose auction tells why a call in it is illegal."""
    cause = error.__cause__
    if isinstance(cause, ScoringError):
        return scoring_error(cause)
    if isinstance(cause, RulingError):
        return _ruling(cause)
    if error.code == "illegal-call" and raw:
        return _illegal(raw)
    told = SENTENCES.get((error.field, error.code)) or SENTENCES.get(error.code) or _ANY
    return sentence(str(told)) if isinstance(told, Promise) else told(error)


def _ruling(error: RulingError) -> Sentence:
    if isinstance(error, MissingFact):
        return sentence(_("The Director needs to know all of this, and you haven’t answered everything yet."))
    if isinstance(error, WrongFact):
        return sentence(_("One of these answers cannot be used here."))
    return sentence(str(_ANY))


def _illegal(raw: Mapping[str, Any]) -> Sentence:
    """Which call of the auction is illegal, and why."""
    auction = Auction(Seat(raw.get("dealer", "N")), map(call_of, str(raw.get("auction") or "").split()))
    place = auction.illegal_at
    if place is None:
        return sentence(str(_ANY))
    # Translators: the seat stands in the nominative.
    said = sentence(
        _("The call %(call)s (%(seat)s) is not legal."), call=auction.calls[place], seat=auction.seat_at(place)
    )
    return joined(said, objections(auction.illegal_call_objections))
