"""Where a file says something else than what follows from it, in words."""

from django.utils.translation import gettext as _

from lessons.engine.contract import contract_of
from lessons.engine.files import Board
from lessons.engine.files import checking as kinds
from lessons.engine.files.checking import Disagreement
from lessons.words.objections import objections
from lessons.words.sentence import Sentence, contract, joined, sentence

_SHOWN = 40  # characters of a file's text that are repeated


def disagreement(fault: Disagreement, board: Board) -> Sentence:
    """What the file says and what follows."""
    match fault:
        case kinds.IllegalCall():
            return _illegal(fault, board)
        case kinds.CallAfterEnd(place=place):
            made = board.calls[place]
            text = _("The call %(call)s (%(seat)s) came after the end of the auction and does not count.")
            return sentence(text, call=made.call, seat=made.seat)
        case kinds.NotACallInFile(text=text):
            template = _("“%(text)s” in the auction is not a call: neither it nor what follows was read.")
            return sentence(template, text=text[:_SHOWN])
        case kinds.DealerDiffers(stated=stated, follows=follows):
            # Translators: both are seats in the nominative. So in the sentences about declarers.
            template = _("The file names as dealer: %(stated)s. The first call is by: %(follows)s.")
            return sentence(template, stated=stated, follows=follows)
        case kinds.AuctionUnfinished():
            return sentence(_("The auction in the file is not finished."))
    return _outcome(fault)


def _illegal(fault: kinds.IllegalCall, board: Board) -> Sentence:
    made = board.calls[fault.place]
    text = _("The call %(call)s (%(seat)s) is not legal.")
    told = joined(sentence(text, call=made.call, seat=made.seat), objections(fault.reasons))
    return joined(told, sentence(_("The file marks it as accepted (Law 27A)."))) if fault.accepted else told


def _outcome(fault: Disagreement) -> Sentence:
    match fault:
        case kinds.ContractDiffers():
            return _contract(fault)
        case kinds.DeclarerDiffers(stated=stated, follows=None):
            template = _("The file names a declarer, %(stated)s, but all four players passed.")
            return sentence(template, stated=stated)
        case kinds.DeclarerDiffers(stated=stated, follows=follows):
            template = _("The file names as declarer: %(stated)s. By the auction it is: %(follows)s.")
            return sentence(template, stated=stated, follows=follows)
        case kinds.ScoreDiffers(stated=stated, follows=follows):
            # Translators: both are scores, such as 420 or −50.
            template = _(
                "The file states a score of %(stated)s for North–South;"
                " contract, result and vulnerability give %(follows)s."
            )
            return sentence(template, stated=_signed(stated), follows=_signed(follows))
        case kinds.ResultImpossible(tricks=tricks):
            template = _("The file states %(tricks)s as the tricks won, but there are only thirteen.")
            return sentence(template, tricks=tricks)
    raise LookupError(f"no words for {fault.code}")


def _contract(fault: kinds.ContractDiffers) -> Sentence:
    if fault.stated == "P":
        template = _("The file states that all passed, but the auction arrives at %(follows)s.")
        return sentence(template, follows=contract(*contract_of(fault.follows)))
    stated = contract(*contract_of(fault.stated))
    if fault.follows == "P":
        return sentence(_("The file states the contract %(stated)s, but all four players passed."), stated=stated)
    # Translators: both are contracts such as 4♠X.
    template = _("The file states the contract %(stated)s, but the auction arrives at %(follows)s.")
    return sentence(template, stated=stated, follows=contract(*contract_of(fault.follows)))


def _signed(points: int) -> str:
    """With the minus of print.

    >>> _signed(-50)
    '−50'
    """
    return f"−{-points}" if points < 0 else str(points)
