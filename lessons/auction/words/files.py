"""Sentences about files of boards: what cannot be read, what disagrees with what follows, and remarks."""

from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from lessons.auction.words import objections as objection_words
from lessons.auction.words.contract import contract_summary, lead_and_dummy, passed_out
from lessons.auction.words.links import quote
from lessons.engine import objections as objection_kinds
from lessons.engine.calls import Call
from lessons.engine.contract import Contract, contract_of
from lessons.engine.files import Board, Judged
from lessons.engine.files import board_check as kinds
from lessons.engine.files import findings as statements
from lessons.engine.files.findings import Disagreement, Remark
from lessons.engine.objections import Objection
from lessons.engine.seats import Seat
from lessons.wording.sentence import Sentence, contract, joined, sentence
from lessons.wording.sentence_cache import cached_sentence


def no_boards() -> Sentence:
    """That a text or a file has no boards."""
    return sentence(_("No boards were found in this text. It has to be PBN or LIN."))


def disagreement(fault: Disagreement, board: Board) -> Sentence:
    """What the file says, and what follows or why it cannot be read."""
    if isinstance(fault, kinds.CallAfterEnd | kinds.IllegalCall):
        made = board.calls[fault.place]
        seat = made.seat if board.first else None
        if isinstance(fault, kinds.CallAfterEnd):
            return _after_end(made.call, seat)
        return _not_legal(made.call, seat, fault.reasons, accepted=fault.accepted)
    return _statement(fault)


@cached_sentence
def _statement(fault: Disagreement) -> Sentence:
    match fault:
        case statements.TagTwice(tag=tag, used=used, other=other) if used == other:
            template = _("The tag %(tag)s appears in this record more than once, always as “%(used)s”.")
            return sentence(template, tag=quote(tag), used=quote(used))
        case statements.TagTwice(tag=tag, used=used, other=other):
            # Translators: %(tag)s is the name of a tag in a PBN file, such as Room; the others are its values.
            template = _(
                "The tag %(tag)s appears in this record more than once: “%(used)s” is used, “%(other)s” is not."
            )
            return sentence(template, tag=quote(tag), used=quote(used), other=quote(other))
        case statements.UnreadableTag(text=text, more=more):
            return _unreadable_tag(text, more)
        case statements.UnreadableStatement(text=text):
            return sentence(_unreadable(fault), text=quote(text))
        case kinds.NotACallInFile(text=text):
            template = _("“%(text)s” in the auction is not a call: neither it nor what follows was read.")
            return sentence(template, text=quote(text))
        case kinds.DealerDiffers(stated=stated, follows=follows):
            # Translators: both are seats in the nominative. So in the sentences about declarers.
            template = _("The file names as dealer: %(stated)s. The first call is by: %(follows)s.")
            return sentence(template, stated=stated, follows=follows)
        case kinds.AuctionUnfinished():
            return sentence(_("The auction in the file is not finished."))
    return _outcome(fault)


def _unreadable(fault: Disagreement) -> str:
    match fault:
        case statements.UnreadableDealer():
            return _("The file gives “%(text)s” as dealer, which cannot be read. No dealer is guessed.")
        case statements.UnreadableFirstCaller():
            return _("The file gives “%(text)s” as the first to call, which cannot be read.")
        case statements.UnreadableVulnerable():
            return _("The file gives “%(text)s” as vulnerable, which cannot be read.")
        case statements.UnreadableContract():
            return _("The file states the contract “%(text)s”, which cannot be read.")
        case statements.UnreadableDeclarer():
            return _("The file gives “%(text)s” as declarer, which cannot be read.")
        case statements.UnreadableResult():
            return _("The file states the result “%(text)s”, which cannot be read.")
        case statements.UnreadableScore():
            return _("The file states the score “%(text)s”, which cannot be read.")
    raise LookupError(f"no words for {fault.code}")


def _unreadable_tag(text: str, more: int) -> Sentence:
    # Translators: tags are such as [Dealer "N"] in a PBN file; %(text)s is what looks like one.
    main = sentence(_("“%(text)s” looks like a tag, but cannot be read."), text=quote(text))
    if not more:
        return main
    text = ngettext("So does %(n)d more in this record.", "So do %(n)d more in this record.", more)
    return joined(main, sentence(text, n=more))


@cached_sentence
def _after_end(call: Call, seat: Seat | None) -> Sentence:
    if seat is None:
        text = _("The call %(call)s came after the end of the auction and does not count.")
        return sentence(text, call=call)
    text = _("The call %(call)s (%(seat)s) came after the end of the auction and does not count.")
    return sentence(text, call=call, seat=seat)


@cached_sentence
def _not_legal(call: Call, seat: Seat | None, reasons: tuple[Objection, ...], *, accepted: bool = False) -> Sentence:
    if seat is None:
        main = sentence(_("The call %(call)s is not legal."), call=call)
    else:
        main = sentence(_("The call %(call)s (%(seat)s) is not legal."), call=call, seat=seat)
    why = [objection(reason, is_named=seat is not None) for reason in reasons]
    return joined(main, *why, *([sentence(_("The file marks it as accepted (Law 27A)."))] if accepted else ()))


@cached_sentence
def objection(reason: Objection, *, is_named: bool) -> Sentence:
    """A reason against a call; without `is_named`, in words that name no seat."""
    if is_named:
        return objection_words.objection(reason)
    match reason:
        case objection_kinds.DoubleOwnSide(bid=bid):
            text = _("You may double only a bid made by an opponent; %(last)s was bid by your own side.")
        case objection_kinds.DoubleAlreadyDoubled(bid=bid):
            text = _("%(last)s has already been doubled, so it cannot be doubled again.")
        case objection_kinds.DoubleAlreadyRedoubled(bid=bid):
            text = _("%(last)s has already been redoubled, so it cannot be doubled again.")
        case objection_kinds.RedoubleOwnSide(bid=bid):
            text = _("You may redouble only a double made by an opponent; %(last)s was doubled by your own side.")
        case objection_kinds.RedoubleAlreadyRedoubled(bid=bid):
            text = _("%(last)s has already been redoubled, so it cannot be redoubled again.")
        case _:
            return objection_words.objection(reason)
    return sentence(text, last=bid)


def state_without_seats(board: Board, judged: Judged) -> Sentence:
    """Where the auction stands when the file does not say who called first."""
    at, is_over = judged.illegal_at, judged.position.is_over
    sentences = []
    if at is not None:
        call = board.calls[at].call
        sentences.append(_after_end(call, None) if is_over else _not_legal(call, None, judged.verdicts[at] or ()))
    if is_over:
        sentences.append(contract_without_seats(judged.contract) if judged.contract else passed_out())
    return joined(*sentences) if sentences else _no_turn()


@cached_sentence
def _no_turn() -> Sentence:
    return sentence(_("The file does not say who called first, so whose turn it is cannot be told."))


@cached_sentence
def arrived_at(made: Contract) -> Sentence:
    """The contract, who plays it and who leads."""
    return joined(contract_summary(made), lead_and_dummy(made))


@cached_sentence
def contract_without_seats(made: Contract) -> Sentence:
    """The contract of an auction when the file does not say who called first."""
    # Translators: %(contract)s is a symbol such as 4♠X.
    template = _("The contract is %(contract)s. Who declares is not known: the file does not say who called first.")
    return sentence(template, contract=contract(made.bid, made.risk))


@cached_sentence
def remark(fact: Remark) -> Sentence:
    """Something to know about a file that is no fault of it."""
    match fact:
        case statements.SharedDeal():
            return sentence(
                _(
                    "This record names no board, dealer or vulnerability:"
                    " those of the record before it are taken, as another table at the same deal."
                )
            )
        case statements.SeatsUnknown():
            text = _("The file does not say who called first, so the calls have no seats and no declarer is checked.")
            return sentence(text)
        case statements.Adjusted(text=shown):
            return sentence(_("“%(text)s” stands for an adjusted score, which is not checked."), text=quote(shown))
        case statements.TrumpsAlone(text=shown):
            # Translators: %(text)s is a letter that names trumps in a PBN file, such as H.
            text = _("In place of a contract the file names only trumps, “%(text)s”.")
            return sentence(text, text=quote(shown))
        case statements.WithoutDeclarer(text=shown):
            text = _("The file states “%(text)s”, but nothing says who declared, so this is not checked.")
            return sentence(text, text=quote(shown))
        case statements.OutOfStep(text=shown, more=more):
            return _out_of_step(shown, more)
        case statements.PassesLeftOut(boards=boards):
            return _passes_left_out(boards)
    raise LookupError(f"no words for {fact.code}")


def _out_of_step(shown: str, more: int) -> Sentence:
    # Translators: in a LIN file keys of two letters and their values take turns.
    main = sentence(_("“%(text)s” stands where LIN has a key, and was skipped."), text=quote(shown))
    if not more:
        return main
    text = ngettext("So was %(n)d more text.", "So were %(n)d more texts.", more)
    return joined(main, sentence(text, n=more))


def _passes_left_out(boards: int) -> Sentence:
    text = ngettext(
        "In %(n)d board dealer, declarer and contract would be as stated if one to three passes stood before the"
        " opening bid. Perhaps whoever wrote the file left them out. Nothing was put in.",
        "In %(n)d boards dealer, declarer and contract would be as stated if one to three passes stood before the"
        " opening bid. Perhaps whoever wrote the file left them out. Nothing was put in.",
        boards,
    )
    return sentence(text, n=boards)


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
