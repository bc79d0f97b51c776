"""What is said about the contract, declarer, dummy and opening leader of an auction."""

from collections.abc import Mapping
from typing import Any

from django.utils.functional import Promise
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy, ngettext, pgettext_lazy

from lessons.auction.words import contract as contract_words
from lessons.engine.calls import Denomination
from lessons.engine.contract import Contract, Risk, contract_of
from lessons.engine.seats import Seat
from lessons.questions.kinds.base import Fields, Grade, Part
from lessons.questions.kinds.name_outcome.spec import KIND, NOBODY, PASSED_OUT, Answer, Spec
from lessons.questions.words.class_finding_values import Said, nothing
from lessons.questions.words.kind_words import FindingSentence, KindWords, ProblemSentence
from lessons.questions.words.labels import PARTS
from lessons.questions.words.phrases import labelled
from lessons.questions.words.short_phrases import few, parts_to_show, short_contract, short_labelled
from lessons.wording.sentence import Sentence, contract, joined, sentence
from lessons.wording.symbols import contract_symbol

NOBODY_LABEL = pgettext_lazy("nobody declares, is dummy or leads", "nobody")
# By the parts that are asked, where that is not all.
OUTCOMES: dict[tuple[str, ...], Promise] = {
    ("contract",): gettext_lazy("The auction is over. What is the contract?"),
    ("declarer",): gettext_lazy("The auction is over. Who is declarer?"),
    ("contract", "declarer"): gettext_lazy("The auction is over. What is the contract, and who plays it?"),
}


def _passed_out(data: Mapping[str, Any]) -> Sentence:
    return joined(contract_words.passed_out(), _("There is no contract and no declarer."))


def _not_passed_out(data: Mapping[str, Any]) -> Sentence:
    contract: Contract = data["contract"]
    # Translators: %(contract)s is a symbol such as 4♠X; the seat stands in the nominative.
    text = _("It was not passed out: the contract is %(contract)s by %(seat)s.")
    return sentence(text, contract=contract_symbol(contract.bid, contract.risk), seat=contract.declarer)


def _dummy_seat(data: Mapping[str, Any]) -> Sentence:
    contract: Contract = data["contract"]
    text = _("Dummy is declarer’s partner and sits opposite: %(declarer)s declares, so %(dummy)s is dummy.")
    return sentence(text, declarer=contract.declarer, dummy=contract.dummy)


def _lead_seat(data: Mapping[str, Any]) -> Sentence:
    contract: Contract = data["contract"]
    text = _("The opening lead comes from declarer’s left: %(declarer)s declares, so %(leader)s leads.")
    return sentence(text, declarer=contract.declarer, leader=contract.leader)


def _doubler(data: Mapping[str, Any]) -> Sentence:
    contract: Contract = data["contract"]
    text = _("A double raises the price; it buys nothing. The contract belongs to %(side)s.")
    return joined(sentence(text, side=contract.side), _first_to_name(contract))


def _last_bidder(data: Mapping[str, Any]) -> Sentence:
    contract: Contract = data["contract"]
    if contract.bid.denomination is Denomination.NO_TRUMP:
        text = _("%(last)s made the final bid, but %(seat)s named no trump first for their side: %(seat)s plays.")
        return sentence(text, last=data["given"], seat=contract.declarer)
    # Translators: seats in the nominative; %(denomination)s is the name of a suit, nominative plural.
    text = _("%(last)s made the final bid, but %(seat)s named %(denomination)s first for their side: %(seat)s plays.")
    return sentence(text, last=data["given"], seat=contract.declarer, denomination=contract.bid.denomination)


def _inverted(data: Mapping[str, Any]) -> Sentence:
    contract: Contract = data["contract"]
    text = _("%(given)s is dummy here.")
    return joined(_first_to_name(contract), sentence(text, given=data["given"]))


def _first_at_table(data: Mapping[str, Any]) -> Sentence:
    contract: Contract = data["contract"]
    # Translators: %(given)s is a seat, %(side)s a pair of seats, both nominative.
    text = _("%(given)s did name the denomination first, but for the side that lost the auction: %(side)s won it.")
    return joined(sentence(text, given=data["given"], side=contract.side), _first_to_name(contract))


def _other_side(data: Mapping[str, Any]) -> Sentence:
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


def _not_the_last_bid(data: Mapping[str, Any]) -> Sentence:
    text = _("The contract is the last bid of the auction: here %(bid)s.")
    return sentence(text, bid=data["contract"].bid)


def _risk_lost(data: Mapping[str, Any]) -> Sentence:
    contract: Contract = data["contract"]
    if contract.risk is Risk.REDOUBLED:
        return sentence(_("%(bid)s was redoubled and no bid followed: the contract is redoubled."), bid=contract.bid)
    if contract_of(data["given"])[1] is Risk.REDOUBLED:
        return sentence(_("%(bid)s was doubled, but nobody redoubled it."), bid=contract.bid)
    return sentence(_("%(bid)s was doubled and no bid followed: the contract is doubled."), bid=contract.bid)


FINDINGS: dict[str, FindingSentence] = {
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
    "risk-lost": _risk_lost,
}
# Translators: of %(all)d students who answered, %(n)d; what else is in % is a symbol or the text of an answer.
CLASS_FINDINGS: dict[str, Said] = {
    "passed-out": (
        lambda n: ngettext(
            "%(n)d of %(all)d does not see that the deal was passed out",
            "%(n)d of %(all)d do not see that the deal was passed out",
            n,
        ),
        nothing,
    ),
    "not-passed-out": (
        lambda n: ngettext(
            "%(n)d of %(all)d thinks that the deal was passed out",
            "%(n)d of %(all)d think that the deal was passed out",
            n,
        ),
        nothing,
    ),
    "dummy-seat": (
        lambda n: ngettext(
            "%(n)d of %(all)d looks for dummy in the wrong seat",
            "%(n)d of %(all)d look for dummy in the wrong seat",
            n,
        ),
        nothing,
    ),
    "lead-seat": (
        lambda n: ngettext(
            "%(n)d of %(all)d lets the wrong player lead", "%(n)d of %(all)d let the wrong player lead", n
        ),
        nothing,
    ),
    "doubler": (
        lambda n: ngettext(
            "%(n)d of %(all)d takes the player who doubled for declarer",
            "%(n)d of %(all)d take the player who doubled for declarer",
            n,
        ),
        nothing,
    ),
    "last-bidder": (
        lambda n: ngettext(
            "%(n)d of %(all)d takes the player who bid last for declarer",
            "%(n)d of %(all)d take the player who bid last for declarer",
            n,
        ),
        nothing,
    ),
    "inverted": (
        lambda n: ngettext(
            "%(n)d of %(all)d takes declarer’s partner for declarer",
            "%(n)d of %(all)d take declarer’s partner for declarer",
            n,
        ),
        nothing,
    ),
    "first-at-table": (
        lambda n: ngettext(
            "%(n)d of %(all)d thinks that the first at the table to bid the denomination is declarer",
            "%(n)d of %(all)d think that the first at the table to bid the denomination is declarer",
            n,
        ),
        nothing,
    ),
    "other-side": (
        lambda n: ngettext(
            "%(n)d of %(all)d looks for declarer on the side that lost the auction",
            "%(n)d of %(all)d look for declarer on the side that lost the auction",
            n,
        ),
        nothing,
    ),
    "not-the-last-bid": (
        lambda n: ngettext(
            "%(n)d of %(all)d takes a bid other than the last for the contract",
            "%(n)d of %(all)d take a bid other than the last for the contract",
            n,
        ),
        nothing,
    ),
    "risk-lost": (
        lambda n: ngettext(
            "%(n)d of %(all)d is wrong about whether the contract is doubled or redoubled",
            "%(n)d of %(all)d are wrong about whether the contract is doubled or redoubled",
            n,
        ),
        nothing,
    ),
}
PROBLEMS: dict[tuple[str, str] | str, ProblemSentence] = {
    "auction-not-over": gettext_lazy(
        "This auction is not over, so there is no final contract yet. Go on to the last pass, or ask what may still"
        " be called."
    ),
}


class NameOutcomeWords(KindWords[Spec, Answer]):
    name = pgettext_lazy("practice", "Contract, declarer, lead")
    about = gettext_lazy("Name the contract, declarer, dummy and opening leader of an auction.")
    findings = FINDINGS
    class_findings = CLASS_FINDINGS
    problems = PROBLEMS

    def task(self, spec: Spec) -> Sentence:
        return sentence(str(OUTCOMES.get(spec.ask) or _("The auction is over. How did it end?")))

    def stated(self, spec: Spec, answer: Answer) -> Sentence:
        return joined(*(_part(name, value) for name, value in answer.parts.items()))

    def short(self, spec: Spec, form: Fields, grade: Grade, texts: Mapping[str, str]) -> Sentence:
        return few([_short_part(part) for part in parts_to_show(grade)])


def _part(name: str, value: str) -> Sentence:
    if name == "contract":
        shown: object = _("passed out") if value == PASSED_OUT else contract(*contract_of(value))
    else:
        shown = NOBODY_LABEL if value == NOBODY else Seat(value)
    return labelled(PARTS[name], shown)


def _short_part(part: Part) -> Sentence:
    if part.name == "contract":
        return short_contract(part.given)
    seat = NOBODY_LABEL if part.given == NOBODY else Seat(part.given)
    return short_labelled(PARTS[part.name], seat)


WORDS = NameOutcomeWords(KIND)
