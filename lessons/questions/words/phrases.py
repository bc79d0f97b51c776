"""Small pieces of sentences about answers."""

from collections.abc import Iterable
from typing import Any

from django.utils.translation import gettext as _

from lessons.engine.calls import call_of
from lessons.engine.seats import Seat
from lessons.questions.kinds.base import Raw
from lessons.wording.sentence import Sentence, sentence


def listed(parts: Iterable[Any]) -> Sentence:
    """Engine values or texts with commas between."""
    values = {f"p{place}": part for place, part in enumerate(parts)}
    return sentence(", ".join(f"%({name})s" for name in values), **values)


def labelled(label: Any, value: Any) -> Sentence:
    # Translators: a label and its value: "Declarer: North."
    return sentence(_("%(label)s: %(value)s."), label=str(label), value=value)


def calls_made(raw: Raw) -> Sentence:
    """The auction of a spec in a line, from its dealer on; "" where it has none."""
    calls = str(raw.get("auction") or "").split()
    if not calls:
        return sentence("")
    # Translators: %(seat)s is the dealer, in the nominative; %(calls)s is a list of symbols.
    text = _("Dealer %(seat)s: %(calls)s")
    return sentence(text, seat=Seat(raw.get("dealer", "N")), calls=listed(map(call_of, calls)))
