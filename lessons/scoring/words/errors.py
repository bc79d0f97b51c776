"""What cannot be scored, and why."""

from django.utils.translation import gettext as _

from lessons.engine.scoring import errors as kinds
from lessons.engine.scoring.errors import ScoringError
from lessons.wording.sentence import Sentence, sentence


def error(fault: ScoringError) -> Sentence:
    """The reason in one or two sentences."""
    match fault:
        case kinds.TricksOutOfRange(passed_out=True):
            return sentence(_("A deal that was passed out is not played: it has no tricks."))
        case kinds.TricksOutOfRange(tricks=tricks):
            text = _("Tricks won by declarer’s side run from 0 to 13; %(tricks)s is not possible.")
            return sentence(text, tricks=tricks)
        case kinds.HonoursImpossible():
            return _honours(fault)
        case kinds.HonoursNotForThisGame():
            return sentence(_("Duplicate bridge counts no honours."))
        case kinds.VulnerabilityNotForThisGame():
            return sentence(_("There is no vulnerability in auction bridge."))
        case kinds.GameNotForRubbers():
            return sentence(_("Duplicate bridge is scored deal by deal: it has no rubber."))
        case kinds.RubberOver():
            return sentence(_("The rubber is over: this deal belongs to a new one."))
        case kinds.ChicagoOver():
            return sentence(_("Chicago has four deals: this one belongs to a new round."))
        case kinds.UnknownGame(game=game):
            return sentence(_("“%(text)s” is not one of the games scored here."), text=game)
        case kinds.UnknownEdition():
            return _edition(fault)
    raise LookupError(f"no words for {fault.code}")


def _honours(fault: kinds.HonoursImpossible) -> Sentence:
    if fault.there_are == 0:
        return sentence(_("A deal that was passed out has no trumps, and so no honours."))
    if fault.total < fault.there_are:
        text = _(
            "Honours: %(total)d of %(there_are)d. In auction bridge the side with most of them scores,"
            " so say where all of them were, or none."
        )
    elif fault.there_are == 4:
        text = _("Honours: %(total)d of %(there_are)d. At no trump they are the four aces.")
    else:
        text = _("Honours: %(total)d of %(there_are)d. There are only five in trumps: A, K, Q, J and 10.")
    return sentence(text, total=fault.total, there_are=fault.there_are)


def _edition(fault: kinds.UnknownEdition) -> Sentence:
    if not fault.known:
        return sentence(_("Duplicate bridge has no editions to choose from."))
    # Translators: %(known)s are years, such as "1993, 1981".
    text = _("This game has no edition “%(text)s”. Choose one of these: %(known)s.")
    return sentence(text, text=fault.edition, known=", ".join(fault.known))
