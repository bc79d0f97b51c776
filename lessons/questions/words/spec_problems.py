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
from lessons.questions.kinds.reach_goal.unreachable_goals import OutOfReach
from lessons.questions.words.unreachable_goals import clash
from lessons.scoring.words.errors import error as scoring_error
from lessons.wording.sentence import Sentence, joined, sentence

# By field and code, or by code alone.
SENTENCES: dict[tuple[str, str] | str, Promise] = {
    "auction-over": gettext_lazy("This auction is over, so nobody has a call to make. Take the last calls back."),
    "auction-not-over": gettext_lazy(
        "This auction is not over, so there is no final contract yet. Go on to the last pass, or ask what may still"
        " be called."
    ),
    "nothing-illegal": gettext_lazy("There is no illegal call in this auction, so there is none to find."),
    "none-legal": gettext_lazy("None of these calls is legal now. Add one that is, if only a pass."),
    "passed-out": gettext_lazy("A deal that was passed out scores nothing in either game: choose a contract."),
    "rubber-not-over": gettext_lazy(
        "The rubber is not over after these deals, so nobody has won it. Add deals, say that the players stop here,"
        " or do not ask who wins."
    ),
    "too-few-or-twice": gettext_lazy("A multiple-choice question needs at least two options, all different."),
    ("right", "not-a-choice"): gettext_lazy("Mark the right options: at least one, but not all."),
    ("ask", "not-a-choice"): gettext_lazy("Mark at least one thing to ask."),
    ("vulnerable", "not-a-choice"): gettext_lazy("Say who is vulnerable."),
    ("contract", "missing"): gettext_lazy("Set a goal: a contract, a declarer, a final bidder or a call."),
    ("contracts", "missing"): gettext_lazy("Enter at least two contracts."),
    ("deals", "missing"): gettext_lazy("Enter a deal first."),
    ("options", "missing"): gettext_lazy(
        "This clause rules the same whatever the facts: there is nothing to choose."
    ),
    "out-of-range": gettext_lazy("That many points below the line would be a game already: choose a smaller number."),
    ("game", "not-for-this-game"): gettext_lazy("Duplicate bridge has no line to write below: choose another game."),
    "unknown-law": gettext_lazy("Choose a clause of the Laws."),
    "unknown-seat": gettext_lazy("Say which player this is."),
    "not-a-call": gettext_lazy("Choose a call."),
    "not-a-contract": gettext_lazy("Choose a contract."),
    "tricks-out-of-range": gettext_lazy("Tricks won by declarer’s side run from 0 to 13."),
}
_ANY = gettext_lazy("This cannot be used here. Choose something else.")


def problem(error: BadSpec, raw: Mapping[str, Any] | None = None) -> Sentence:
    """The reason in one or two sentences. `raw` is the spec, whose auction tells why a call in it is illegal."""
    if isinstance(error, OutOfReach):
        return clash(error.clash)
    cause = error.__cause__
    if isinstance(cause, ScoringError):
        return scoring_error(cause)
    if isinstance(cause, RulingError):
        return _ruling(cause)
    if error.code == "illegal-call" and raw:
        return _illegal(raw)
    text = SENTENCES.get((error.field, error.code)) or SENTENCES.get(error.code) or _ANY
    return sentence(str(text))


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
