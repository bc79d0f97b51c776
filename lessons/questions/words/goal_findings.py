"""What an auction that was to be mended, or to reach a goal, still lacks."""

from collections.abc import Callable, Mapping
from typing import Any

from django.utils.translation import gettext as _

from lessons.auction.words import auction as auction_words
from lessons.engine.contract import contract_of
from lessons.wording.sentence import Sentence, joined, sentence
from lessons.wording.symbols import contract_symbol

Data = Mapping[str, Any]


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
    if data["has"] is data["wanted"].partner:
        text = _(
            "Declarer is %(has)s; it should be %(wanted)s. Which of the two partners names the denomination first?"
        )
    else:
        text = _("Declarer is %(has)s; it should be %(wanted)s, of the other side.")
    return sentence(text, has=data["has"], wanted=data["wanted"])


def _goal_last_bidder(data: Data) -> Sentence:
    if data["has"] is None:
        return sentence(_("Nobody has bid; the final bid should come from %(wanted)s."), wanted=data["wanted"])
    text = _("The final bid came from %(has)s; it should come from %(wanted)s.")
    return sentence(text, has=data["has"], wanted=data["wanted"])


def _goal_uses(data: Data) -> Sentence:
    return sentence(_("One of the calls that were asked for is missing."))


SENTENCES: dict[str, Callable[[Data], Sentence]] = {
    "call-was-legal": _call_was_legal,
    "not-the-first-wrong": _not_the_first_wrong,
    "goal-over": _goal_over,
    "goal-contract": _goal_contract,
    "goal-declarer": _goal_declarer,
    "goal-last-bidder": _goal_last_bidder,
    "goal-uses": _goal_uses,
}
