"""What the sentences about a class's wrong answers quote of them, as symbols."""

from collections.abc import Callable, Mapping
from typing import Any

from django.utils.html import format_html

from lessons.engine.calls import Denomination
from lessons.engine.contract import contract_of
from lessons.wording.sentence import Sentence, contract
from lessons.wording.symbols import DENOMINATION_NAMES, denomination_html, denomination_symbol

Data = Mapping[str, Any]
Values = dict[str, Any]
# How so many (n) say it, and what else the sentence quotes.
Said = tuple[Callable[[int], str], Callable[[Data], Values]]


def nothing(data: Data) -> Values:
    return {}


def bids(data: Data) -> Values:
    objection = data["objection"]
    return {"bid": objection.bid, "last": objection.last_bid}


def ranks(data: Data) -> Values:
    objection = data["objection"]
    return {"low": _suit(objection.bid.denomination), "high": _suit(objection.last_bid.denomination)}


def over(data: Data) -> Values:
    return {"bid": data["call"], "last": data["auction"].last_bid}


def call(data: Data) -> Values:
    return {"call": data["call"]}


def of_contract(data: Data) -> Values:
    return {"contract": contract(*contract_of(data["contract"]))}


def option(data: Data) -> Values:
    return {"option": data["text"]}


def _suit(denomination: Denomination) -> Sentence:
    """The symbol of a suit with its name for screen readers; no trump as it is written."""
    shown = Sentence(denomination_symbol(denomination))
    shown.html = denomination_html(denomination)
    if denomination is not Denomination.NO_TRUMP:
        name = DENOMINATION_NAMES[denomination]
        shown.html = format_html('<span role="img" aria-label="{}">{}</span>', name, shown.html)
    return shown
