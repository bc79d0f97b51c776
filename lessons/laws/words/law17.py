"""Law 17 in words: the auction period, the turn to call, cards from the wrong board."""

from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy, ngettext

from lessons.engine.rulings import Edition, Ruling
from lessons.laws.words.texts import Texts, ruling_sentence
from lessons.wording.sentence import Sentence, joined, sentence

_TEXTS: Texts = {
    "period-begun": {
        "1997": gettext_lazy(
            "The auction period has begun for this side: one of its players has looked at the faces of the cards."
        ),
        "2017": gettext_lazy(
            "The auction period has begun for this side: one of its players has taken the cards from the board."
        ),
    },
    "period-not-begun": {
        "1997": gettext_lazy(
            "The auction period has not begun for this side: neither partner has looked at the faces of the cards."
        ),
        "2017": gettext_lazy(
            "The auction period has not begun for this side: neither partner has taken the cards from the board."
        ),
    },
    "cancel-call": gettext_lazy("The call made with the wrong cards is cancelled."),
    "take-correct-cards": gettext_lazy("The player takes the cards of the right board."),
    "law-90-penalty-possible": gettext_lazy("The Director may add a procedural penalty (Law 90)."),
    "offender-calls-again": gettext_lazy("The player now makes a call with the right cards."),
    "lho-must-repeat": gettext_lazy(
        "The new call is the same, so the left-hand opponent must repeat the call made before."
    ),
    "auction-continues": {
        "1997": gettext_lazy("The auction goes on normally."),
        "2017": gettext_lazy(
            "The auction goes on normally from the new call: the left-hand opponent is free to choose any call."
        ),
    },
    "artificial-adjusted-score": gettext_lazy(
        "The left-hand opponent had already called and the new call differs significantly from the cancelled one:"
        " the Director awards an artificial adjusted score."
    ),
    "cancel-later-calls": gettext_lazy("All calls made after it are cancelled too."),
    "adjusted-score": gettext_lazy(
        "The offender’s partner had called as well: the Director awards an adjusted score."
    ),
    "law-16c-withdrawn-calls": gettext_lazy(
        "Law 16C says who may use what the withdrawn calls revealed:"
        " the non-offending side may, the offending side may not."
    ),
    "other-board-may-be-played": gettext_lazy(
        "On the board the cards came from, the player repeats the cancelled call:"
        " the Director may allow the board to be played normally."
    ),
    "other-board-artificial-adjusted-score": gettext_lazy(
        "On the board the cards came from, the player’s call differs from the cancelled one:"
        " the Director awards an artificial adjusted score."
    ),
    "other-board-adjusted-score": gettext_lazy(
        "On the board the cards came from, the player’s call differs from the cancelled one:"
        " the Director awards an adjusted score."
    ),
}


def ruling(decision: Ruling) -> Sentence:
    """One ruling of Law 17."""
    match decision.code:
        case "in-rotation":
            return _in_rotation(decision)
        case "out-of-rotation":
            return _out_of_rotation(decision)
        case "auction-open":
            return _open(decision)
        case "turn-was-missed":
            return _turn_missed(decision)
        case "auction-ended" | "period-ended" | "clarification-period" | "period-still-open":
            return _end(decision)
    return ruling_sentence(_TEXTS, decision)


def _in_rotation(decision: Ruling) -> Sentence:
    """An option of a question has no `turn`; then the player who called is named as having had it."""
    if decision.law == "17B":
        text = _("This call is in rotation: the dealer calls first, and the dealer here is %(seat)s.")
    else:
        text = _("This call is in rotation: the turn goes clockwise, and it is now %(seat)s to call.")
    return sentence(text, seat=decision.data.get("turn") or decision.data["seat"])


def _out_of_rotation(decision: Ruling) -> Sentence:
    """An option of a question has no `turn`; then the next player is named as having had it."""
    seat = decision.data.get("turn") or decision.data["seat"].clockwise(1)
    parts = [sentence(_("This call is out of rotation: it is now %(seat)s to call."), seat=seat)]
    if decision.law == "17B":
        parts.append(sentence(_("The dealer makes the first call. The dealer here is %(seat)s."), seat=seat))
    parts.append(sentence(_("What follows then is in Laws 28 to 32.")))
    return joined(*parts)


def _open(decision: Ruling) -> Sentence:
    turn, skipped = decision.data.get("turn") or decision.data["dealer"], decision.data.get("skipped")
    if decision.data.get("bid") is None and decision.data["calls"] == 3 and not skipped:
        text = _("Three passes at the start do not end the auction: the fourth player, %(seat)s, may still bid.")
        return sentence(text, seat=turn)
    open_ = sentence(_("The auction is not over: it is %(seat)s to call."), seat=turn)
    if not skipped:
        return open_
    # Translators: said after a sentence on whose turn it is, of a call that was not made by that player.
    return joined(open_, sentence(_("The last call was out of rotation: Laws 28 to 32 say what follows.")))


def _turn_missed(decision: Ruling) -> Sentence:
    """An option of a question has no `seat`; then the sentence is about some player."""
    if "seat" not in decision.data:
        return sentence(_("The auction is not over: it goes back to a player whose turn was taken by a pass."))
    # Translators: %(seat)s is a seat in the nominative: East.
    text = _(
        "The auction is not over: because of a pass out of rotation %(seat)s has missed a turn, and gets it back now."
    )
    cancelled = decision.data["cancelled"]
    # Translators: passes that are taken out of an auction again.
    gone = ngettext(
        "The last pass is cancelled, and the auction goes on.",
        "The last %(number)d passes are cancelled, and the auction goes on.",
        cancelled,
    )
    return joined(sentence(text, seat=decision.data["seat"]), sentence(gone, number=cancelled))


def _end(decision: Ruling) -> Sentence:
    passed_out = decision.data.get("contract") == "P"
    match decision.code:
        case "auction-ended" if passed_out:
            return sentence(_("All four players passed: the deal is passed out and not played."))
        case "auction-ended":
            return sentence(_("The auction is over: three passes in a row after a bid, double or redouble."))
        case "period-ended" if passed_out and decision.edition is Edition.OF_1997:
            return sentence(_("With the fourth pass the auction period is over as well."))
        case "period-ended" if passed_out:
            return sentence(_("All hands are back in the board, so the auction period is over as well."))
        case "period-ended":
            return sentence(_("The opening lead is faced, so the auction period is over as well."))
        case "period-still-open":
            return sentence(_("The auction period is not over until the opening lead is faced."))
    if passed_out:
        text = _(
            "The auction period is not over until all hands are back in the board: this is the clarification period."
        )
    else:
        text = _("The auction period is not over until the opening lead is faced: this is the clarification period.")
    return sentence(text)
