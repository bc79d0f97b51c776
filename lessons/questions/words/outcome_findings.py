"""What a wrong contract, declarer, dummy or leader shows."""

from collections.abc import Callable, Mapping
from typing import Any

from django.utils.translation import gettext as _

from lessons.auction.words import contract as contract_words
from lessons.auction.words.objections import objection
from lessons.engine.calls import DOUBLE, Denomination
from lessons.engine.contract import Contract, Risk, contract_of
from lessons.wording.sentence import Sentence, joined, sentence
from lessons.wording.symbols import contract_symbol

Data = Mapping[str, Any]


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
    text = _("Dummy is declarer’s partner and sits opposite: %(declarer)s declares, so %(dummy)s is dummy.")
    return sentence(text, declarer=contract.declarer, dummy=contract.dummy)


def _lead_seat(data: Data) -> Sentence:
    contract: Contract = data["contract"]
    text = _("The opening lead comes from declarer’s left: %(declarer)s declares, so %(leader)s leads.")
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


def _inverted(data: Data) -> Sentence:
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
    text = _("%(side)s made the final bid, so declarer is one of them.")
    return joined(sentence(text, side=contract.side), _first_to_name(contract))


def _first_to_name(contract: Contract) -> Sentence:
    if contract.bid.denomination is Denomination.NO_TRUMP:
        text = _("%(seat)s was the first of the partnership to name no trump.")
        return sentence(text, seat=contract.declarer)
    text = _("%(seat)s was the first of the partnership to name %(denomination)s.")
    return sentence(text, seat=contract.declarer, denomination=contract.bid.denomination)


def _not_the_last_bid(data: Data) -> Sentence:
    text = _("The contract is the last bid of the auction: here %(bid)s.")
    return sentence(text, bid=data["contract"].bid)


def _double_sticks(data: Data) -> Sentence:
    if "objection" in data:
        return joined(_("A new bid wipes out the double before it."), objection(data["objection"]))
    if "call" in data:
        text = _("The double is legal: %(last)s is a new bid, and the double before it is wiped out.")
        return sentence(text, last=data["auction"].last_bid)
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


SENTENCES: dict[str, Callable[[Data], Sentence]] = {
    "passed-out": _passed_out,
    "not-passed-out": _not_passed_out,
    "dummy-seat": _dummy_seat,
    "lead-seat": _lead_seat,
    "doubler": _doubler,
    "last-bidder": _last_bidder,
    "inverted": _inverted,
    "first-at-table": _first_at_table,
    "other-side": _other_side,
    "not-the-last-bid": _not_the_last_bid,
    "double-sticks": _double_sticks,
    "risk-lost": _risk_lost,
}
