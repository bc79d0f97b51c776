"""The contract, who declares it and why, who leads."""

from collections.abc import Iterable

from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from lessons.engine import declaring as kinds
from lessons.engine.contract import Contract
from lessons.engine.declaring import Reason
from lessons.wording.sentence import Sentence, joined, sentence


def contract_summary(contract: Contract) -> Sentence:
    """What the contract is and how many tricks it takes."""
    n = contract.bid.tricks
    text = ngettext(
        # Translators: %(contract)s is a symbol such as 4♠X; %(seat)s is the declarer, nominative.
        "The contract is %(contract)s by %(seat)s: declarer’s side must win %(n)d trick.",
        "The contract is %(contract)s by %(seat)s: declarer’s side must win %(n)d tricks.",
        n,
    )
    return sentence(text, contract=contract, seat=contract.declarer, n=n)


def why_declarer(reasons: Iterable[Reason]) -> Sentence:
    """All the reasons why this player declares, one after another."""
    return joined(*map(reason, reasons))


def reason(fact: Reason) -> Sentence:
    """One of the reasons why this player declares and another does not."""
    match fact:
        case kinds.NamedAlone(declarer=seat, denomination=denomination):
            # Translators: %(denomination)s is the name of a suit, or "no trump", nominative, lower case.
            text = _("%(seat)s is declarer because only %(seat)s, of the two partners, named %(denomination)s.")
            return sentence(text, seat=seat, denomination=denomination)
        case kinds.NamedFirst(declarer=seat, denomination=denomination):
            text = _(
                "%(seat)s is declarer because %(seat)s was the first of the partnership to name %(denomination)s."
            )
            return sentence(text, seat=seat, denomination=denomination)
        case kinds.PartnerBidLast(declarer=seat, denomination=denomination, last_bidder=last_seat):
            text = _(
                "%(last_seat)s made the final bid, but %(seat)s named %(denomination)s first for their side,"
                " so %(seat)s is declarer."
            )
            return sentence(text, seat=seat, last_seat=last_seat, denomination=denomination)
    return _not_declarer(fact)


def _not_declarer(fact: Reason) -> Sentence:
    match fact:
        case kinds.OpponentNamedEarlier(opponent=seat, denomination=denomination):
            text = _(
                "%(seat)s had named %(denomination)s earlier still, but only the side that made the final bid counts."
            )
            return sentence(text, seat=seat, denomination=denomination)
        case kinds.DoublerDoesNotDeclare(doubler=seat):
            return sentence(_("%(seat)s doubled, but a double is not a bid and makes nobody declarer."), seat=seat)
        case kinds.RedoublerDoesNotDeclare(redoubler=seat):
            text = _("%(seat)s redoubled, but a redouble is not a bid and makes nobody declarer.")
            return sentence(text, seat=seat)
    raise LookupError(f"no words for {fact.code}")


def lead_and_dummy(contract: Contract) -> Sentence:
    """Who leads and who is dummy."""
    # Translators: both are seats in the nominative.
    text = _("%(leader)s makes the opening lead, and %(dummy)s becomes dummy.")
    return sentence(text, leader=contract.leader, dummy=contract.dummy)


def passed_out() -> Sentence:
    """All four passed."""
    return sentence(_("All four players passed: the deal is passed out and not played."))
