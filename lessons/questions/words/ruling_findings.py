"""What was missed or wrongly chosen in a ruling, and what the Director says."""

from collections.abc import Callable, Mapping
from typing import Any

from django.utils.translation import gettext as _

from lessons.laws.words import rulings as words
from lessons.wording.sentence import Sentence, joined

Data = Mapping[str, Any]


def _missed(data: Data) -> Sentence:
    missed = next(ruling for ruling in data["rulings"] if ruling.code == data["code"])
    return joined(_("Missing from your answer:"), words.ruling(missed))


def _not_here(data: Data) -> Sentence:
    return joined(_("Not everything you chose applies here. The ruling:"), words.rulings(data["rulings"]))


def _order(data: Data) -> Sentence:
    return joined(_("The right rulings, but in another order:"), words.rulings(data["rulings"]))


SENTENCES: dict[str, Callable[[Data], Sentence]] = {
    "ruling-missed": _missed,
    "ask-bidder": _missed,
    "misstated-void": _missed,
    "ruling-not": _not_here,
    "dummy-asks": _not_here,
    "ask-any-time": _not_here,
    "mi-forever": _not_here,
    "ruling-order": _order,
}
