"""What a wrong answer about an auction shows, and what is right: the answer given, the fact, the consequence.

One function for each code of `lessons.exercises`; scores and rulings have theirs in modules of their own.
"""

from collections.abc import Callable, Mapping
from typing import Any

from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from lessons.engine.auction import Auction
from lessons.engine.calls import DOUBLE, PASS, Denomination
from lessons.engine.contract import Contract, Risk, contract_of
from lessons.engine.objections import OBJECTIONS
from lessons.exercises.base import Finding
from lessons.words import auction as auction_words
from lessons.words import contract as contract_words
from lessons.words import ruling_findings, score_findings
from lessons.words.objections import objection, objections
from lessons.words.sentence import Sentence, joined, sentence
from lessons.words.symbols import contract_symbol

Data = Mapping[str, Any]


def finding(found: Finding) -> Sentence:
    """The sentence of a finding. LookupError when its code has no general words (an option has its own note)."""
    return SENTENCES[found.code](found.data)


# Calls that were held legal, and are not


def _objection(data: Data) -> Sentence:
    return objection(data["objection"])


def _pass_resets(data: Data) -> Sentence:
    return joined(_("Passes clear nothing: the last bid still stands."), objection(data["objection"]))


def _wrong_reason(data: Data) -> Sentence:
    return joined(_("It is not legal, but for another reason."), objections(data["objections"]))


# Calls that were held illegal, and are legal


def _level_only(data: Data) -> Sentence:
    text = _("%(bid)s is legal: the level is that of %(last)s, but the denomination ranks higher.")
    return sentence(text, bid=data["call"], last=data["auction"].last_bid)


def _lower_suit_gone(data: Data) -> Sentence:
    text = _("%(bid)s is legal over %(last)s: a higher level beats any denomination at a lower level.")
    return sentence(text, bid=data["call"], last=data["auction"].last_bid)


def _step_by_step(data: Data) -> Sentence:
    text = _("%(bid)s is legal: levels may be skipped as long as the bid is higher than %(last)s.")
    return sentence(text, bid=data["call"], last=data["auction"].last_bid)


def _double_lifts(data: Data) -> Sentence:
    text = _("%(bid)s is legal: a double or redouble names no tricks, so the bid to beat is still %(last)s.")
    return sentence(text, bid=data["call"], last=data["auction"].last_bid)


def _double_late(data: Data) -> Sentence:
    text = _("The double is legal: the passes since %(last)s do not take it away.")
    return sentence(text, last=data["auction"].last_bid)


def _redouble_bidder(data: Data) -> Sentence:
    return sentence(_("The redouble is legal: either player of the doubled side may redouble."))


def _pass_final(data: Data) -> Sentence:
    # Translators: %(call)s is the symbol of a bid, X or XX.
    text = _("%(call)s is legal: a player who has passed may call again at a later turn.")
    return sentence(text, call=data["call"])


def _legal_after_all(data: Data) -> Sentence:
    if data["call"] == PASS:
        return sentence(_("A pass is legal at every turn."))
    # Translators: %(call)s is the symbol of a bid, X or XX.
    return sentence(_("%(call)s is legal here: nothing speaks against it."), call=data["call"])


# Whose turn, and is it over?


def _turn(data: Data) -> Sentence:
    auction: Auction = data["auction"]
    if not auction.calls:
        return sentence(_("The dealer makes the first call. The dealer here is %(seat)s."), seat=auction.dealer)
    # Translators: both are seats in the nominative.
    text = _("The turn goes clockwise, and a pass counts as a turn. Last to call: %(last)s. Next: %(next)s.")
    return sentence(text, last=auction.seat_at(len(auction) - 1), next=auction.turn)


def _count_passes(data: Data) -> Sentence:
    auction: Auction = data["auction"]
    if auction.is_over:
        return auction_words.result(auction)
    if len(auction) == 3 and auction.last_bid is None:
        text = _("Three passes at the start do not end the auction: the fourth player, %(seat)s, may still bid.")
        return sentence(text, seat=auction.turn)
    passes = next((n for n, call in enumerate(reversed(auction.calls)) if call != PASS), len(auction))
    if auction.last_bid is None:
        text = _("It is not over: only four passes at the start end an auction without a bid. Next: %(seat)s.")
        return sentence(text, seat=auction.turn)
    if passes == 0:
        text = _("It is not over: three passes must follow the last bid, double or redouble. Next: %(seat)s.")
        return sentence(text, seat=auction.turn)
    text = ngettext(
        "It is not over: only %(n)d pass has followed the last bid, double or redouble, and it takes three."
        " Next: %(seat)s.",
        "It is not over: only %(n)d passes have followed the last bid, double or redouble, and it takes three."
        " Next: %(seat)s.",
        passes,
    )
    return sentence(text, n=passes, seat=auction.turn)


# Contract, declarer, dummy, leader


def _passed_out(data: Data) -> Sentence:
    return joined(contract_words.passed_out(), _("There is no contract and no declarer."))


def _not_passed_out(data: Data) -> Sentence:
    contract: Contract = data["contract"]
    # Translators: %(contract)s is a symbol such as 4♠X; the seat stands in the nominative.
    text = _("It was not passed out: the contract is %(contract)s by %(seat)s.")
    return sentence(text, contract=contract_symbol(contract.bid, contract.risk), seat=contract.declarer)


def _dummy_seat(data: Data) -> Sentence:
    contract: Contract = data["contract"]
    text = _("Dummy is declarer’s partner and sits opposite. Declarer: %(declarer)s. Dummy: %(dummy)s.")
    return sentence(text, declarer=contract.declarer, dummy=contract.dummy)


def _lead_seat(data: Data) -> Sentence:
    contract: Contract = data["contract"]
    text = _("The opening lead comes from declarer’s left. Declarer: %(declarer)s. On the left: %(leader)s.")
    return sentence(text, declarer=contract.declarer, leader=contract.leader)


def _doubler(data: Data) -> Sentence:
    contract: Contract = data["contract"]
    text = _("A double raises the price; it buys nothing. The contract belongs to %(side)s.")
    return joined(sentence(text, side=contract.side), _first_to_name(contract))


def _last_bidder(data: Data) -> Sentence:
    contract: Contract = data["contract"]
    if contract.bid.denomination is Denomination.NO_TRUMP:
        text = _("%(last)s made the final bid, but %(seat)s named no trump first for their side: %(seat)s plays.")
        return sentence(text, last=data["given"], seat=contract.declarer)
    # Translators: seats in the nominative; %(denomination)s is the name of a suit, nominative plural.
    text = _("%(last)s made the final bid, but %(seat)s named %(denomination)s first for their side: %(seat)s plays.")
    return sentence(text, last=data["given"], seat=contract.declarer, denomination=contract.bid.denomination)


def _not_first_to_name(data: Data) -> Sentence:
    contract: Contract = data["contract"]
    text = _("%(given)s is dummy here.")
    return joined(_first_to_name(contract), sentence(text, given=data["given"]))


def _first_at_table(data: Data) -> Sentence:
    contract: Contract = data["contract"]
    # Translators: %(given)s is a seat, %(side)s a pair of seats, both nominative.
    text = _("%(given)s did name the denomination first, but for the side that lost the auction: %(side)s won it.")
    return joined(sentence(text, given=data["given"], side=contract.side), _first_to_name(contract))


def _other_side(data: Data) -> Sentence:
    contract: Contract = data["contract"]
    # Translators: %(side)s is a pair of seats, nominative.
    text = _("The final bid was made by this side: %(side)s. So declarer is one of them.")
    return joined(sentence(text, side=contract.side), _first_to_name(contract))


def _first_to_name(contract: Contract) -> Sentence:
    if contract.bid.denomination is Denomination.NO_TRUMP:
        text = _("%(seat)s was the first of the pair to name no trump.")
        return sentence(text, seat=contract.declarer)
    text = _("%(seat)s was the first of the pair to name %(denomination)s.")
    return sentence(text, seat=contract.declarer, denomination=contract.bid.denomination)


def _not_the_last_bid(data: Data) -> Sentence:
    text = _("The contract is the last bid of the auction: here %(bid)s.")
    return sentence(text, bid=data["contract"].bid)


def _double_sticks(data: Data) -> Sentence:
    auction, contract = data["auction"], data["contract"]
    if DOUBLE in auction.calls:
        text = _("The bid %(bid)s came after the double and wiped it out: the contract is undoubled.")
    else:
        text = _("Nobody doubled %(bid)s: the contract is undoubled.")
    return sentence(text, bid=contract.bid)


def _risk_lost(data: Data) -> Sentence:
    contract: Contract = data["contract"]
    if contract.risk is Risk.REDOUBLED:
        return sentence(_("%(bid)s was redoubled and no bid followed: the contract is redoubled."), bid=contract.bid)
    if contract_of(data["given"])[1] is Risk.REDOUBLED:
        return sentence(_("%(bid)s was doubled, but nobody redoubled it."), bid=contract.bid)
    return sentence(_("%(bid)s was doubled and no bid followed: the contract is doubled."), bid=contract.bid)


# Mending an auction


def _call_was_legal(data: Data) -> Sentence:
    auction, place = data["auction"], data["place"]
    # Translators: %(call)s is a symbol or the word for a pass, the seat stands in the nominative.
    text = _("Call %(number)d, %(call)s, is legal (%(seat)s). The first illegal call comes later.")
    return sentence(text, number=place + 1, call=auction.calls[place], seat=auction.seat_at(place))


def _not_the_first_wrong(data: Data) -> Sentence:
    return sentence(_("An earlier call is illegal already; whatever follows it cannot be judged."))


# Reaching a goal


def _goal_over(data: Data) -> Sentence:
    return joined(_("The auction has not come to its end yet."), auction_words.turn(data["auction"]))


def _goal_contract(data: Data) -> Sentence:
    has, wanted = data["has"], data["wanted"]
    if wanted == "P":
        return sentence(_("The deal should be passed out, but somebody has bid."))
    values = {"wanted": contract_symbol(*contract_of(wanted))}
    if has in (None, "P"):
        return sentence(_("There is no contract; it should be %(wanted)s."), **values)
    return sentence(
        # Translators: both are symbols such as 4♠X.
        _("This auction ends in %(has)s; it should be %(wanted)s."),
        has=contract_symbol(*contract_of(has)),
        **values,
    )


def _goal_declarer(data: Data) -> Sentence:
    if data["has"] is None:
        return sentence(_("There is no declarer; it should be %(wanted)s."), wanted=data["wanted"])
    text = _("Declarer is %(has)s; it should be %(wanted)s. Who of the pair names the denomination first?")
    return sentence(text, has=data["has"], wanted=data["wanted"])


def _goal_last_bidder(data: Data) -> Sentence:
    if data["has"] is None:
        return sentence(_("Nobody has bid; the final bid should come from %(wanted)s."), wanted=data["wanted"])
    text = _("The final bid came from %(has)s; it should come from %(wanted)s.")
    return sentence(text, has=data["has"], wanted=data["wanted"])


def _goal_uses(data: Data) -> Sentence:
    return sentence(_("One of the calls that were asked for is missing."))


SENTENCES: dict[str, Callable[[Data], Sentence]] = {
    **dict.fromkeys(OBJECTIONS, _objection),
    "rank-order": _objection,
    "equal-or-own": _objection,
    "double-own": _objection,
    "double-twice": _objection,
    "pass-resets": _pass_resets,
    "wrong-reason": _wrong_reason,
    "level-only": _level_only,
    "lower-suit-gone": _lower_suit_gone,
    "step-by-step": _step_by_step,
    "double-lifts": _double_lifts,
    "double-late": _double_late,
    "redouble-bidder": _redouble_bidder,
    "pass-final": _pass_final,
    "legal-after-all": _legal_after_all,
    "turn": _turn,
    "count-passes": _count_passes,
    "passed-out": _passed_out,
    "not-passed-out": _not_passed_out,
    "dummy-seat": _dummy_seat,
    "lead-seat": _lead_seat,
    "doubler": _doubler,
    "last-bidder": _last_bidder,
    "not-first-to-name": _not_first_to_name,
    "first-at-table": _first_at_table,
    "other-side": _other_side,
    "not-the-last-bid": _not_the_last_bid,
    "double-sticks": _double_sticks,
    "risk-lost": _risk_lost,
    "call-was-legal": _call_was_legal,
    "not-the-first-wrong": _not_the_first_wrong,
    "goal-over": _goal_over,
    "goal-contract": _goal_contract,
    "goal-declarer": _goal_declarer,
    "goal-last-bidder": _goal_last_bidder,
    "goal-uses": _goal_uses,
    **score_findings.SENTENCES,
    **ruling_findings.SENTENCES,
}
