"""What to say about a typed call: why it cannot be read, what it may mean, how it was read."""

from collections.abc import Sequence

from django.utils.translation import gettext as _
from django.utils.translation import pgettext

from lessons.engine.calls import Bid, Call, Denomination, call_of
from lessons.engine.notation import (
    NOTHING,
    Ambiguous,
    AmbiguousCall,
    HeartsNotClubs,
    Unread,
    UnreadableCall,
    UnreadReason,
)
from lessons.wording.sentence import Sentence, sentence

_SHOWN = 40  # characters of the learner's text that a sentence repeats
_SPADE, _NO_TRUMP = Bid(1, Denomination.SPADES), Bid(3, Denomination.NO_TRUMP)


def unread(problem: Unread | UnreadableCall) -> Sentence:
    """Why a spelling cannot be read, and what to type instead."""
    return sentence(_problem(problem.reason), text=shortened(problem.word), spade=_SPADE, no_trump=_NO_TRUMP)


def question(doubt: Ambiguous | AmbiguousCall | Unread) -> Sentence:
    """What to ask about a spelling: which of its readings was meant, or whether its only one was."""
    if isinstance(doubt, Ambiguous) and doubt.may_be_nothing:
        return sentence(_("A dash is printed both for a pass and where nobody has called. Which is it here?"))
    return which(doubt.text, doubt.meant if isinstance(doubt, Unread) else doubt.readings)


def which(text: str, readings: Sequence[Call | Sentence]) -> Sentence:
    """Which of these a text means, or whether its only reading is meant. A reading is a call, or several listed."""
    text = shortened(text)
    if len(readings) == 1:
        return sentence(_("“%(text)s”: did you mean %(call)s?"), text=text, call=readings[0])
    if len(readings) == 2:
        template = _("“%(text)s” can mean %(first)s or %(second)s. Choose one.")
        return sentence(template, text=text, first=readings[0], second=readings[1])
    template = _("“%(text)s” can mean %(first)s, %(second)s or %(third)s. Choose one.")
    return sentence(template, text=text, first=readings[0], second=readings[1], third=readings[2])


def refusal(error: UnreadableCall | AmbiguousCall) -> Sentence:
    """The sentence for what `read_call` raised."""
    return question(error) if isinstance(error, AmbiguousCall) else unread(error)


def choice(answer: str) -> Sentence:
    """The label of one of `Ambiguous.choices`."""
    if answer == NOTHING:
        # Translators: an answer to "what does the dash stand for?".
        return sentence(pgettext("dash", "No call"))
    call: Call = call_of(answer)
    return sentence("%(call)s", call=call)


def notice(fact: HeartsNotClubs) -> Sentence:
    """What is said about a reading that is right but may surprise."""
    # Translators: shown on Portuguese pages, where c stands for copas; `typed` is 1C, `clubs` is 1P.
    template = _("%(typed)s was read as %(bid)s (copas). For clubs, type %(clubs)s.")
    return sentence(template, typed=f"{fact.bid.level}C", bid=fact.bid, clubs=f"{fact.bid.level}P")


def shortened(text: str) -> str:
    """The learner's text as a sentence repeats it: on one line, cut where it is long."""
    line = " ".join(text.split())
    return line if len(line) <= _SHOWN else f"{line[:_SHOWN]}…"


def _problem(reason: UnreadReason) -> str:
    # Translators: in all of these `text` is what the learner typed; `spade` is 1♠ and `no_trump` is 3NT.
    return {
        UnreadReason.NOT_A_CALL: _("“%(text)s” is not a call. Try %(spade)s, 1S, %(no_trump)s, P, X or XX."),
        UnreadReason.OUT_OF_RANGE: _("The level of a bid runs from 1 to 7; “%(text)s” is not a bid."),
        UnreadReason.NO_LEVEL: _("“%(text)s” has no level. A bid names it first: %(spade)s, %(no_trump)s."),
        UnreadReason.NO_DENOMINATION: _(
            "“%(text)s” is only a number. A bid also names a suit or no trump: %(spade)s, %(no_trump)s."
        ),
        UnreadReason.DASH: _("A dash can stand for a pass or for nothing. To pass, type P."),
        UnreadReason.KEYBOARD_LAYOUT: _("“%(text)s” is not a call. Check the keyboard layout."),
    }[reason]
