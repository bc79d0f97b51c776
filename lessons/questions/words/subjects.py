"""What stands on the page of a question besides its text, in a line."""

from collections.abc import Mapping
from typing import Any

from django.utils.translation import gettext as _

from lessons.engine.calls import call_of
from lessons.engine.seats import Seat
from lessons.laws.words.rulings import name
from lessons.questions.kinds.registry import kind_of
from lessons.questions.words.answer_keys import listed
from lessons.scoring.words.deals import story
from lessons.wording.sentence import Sentence, joined, sentence


def subject(raw: Mapping[str, Any]) -> Sentence:
    """The auction, the deals of a rubber, the clause and edition of the Laws; "" where there is nothing besides."""
    code = raw["kind"]
    if code == "score-rubber":
        return joined(*(story(deal) for deal in kind_of(raw).read(raw).deals))
    if code in ("ruling", "who-asks"):
        spec = kind_of(raw).read(raw)
        return sentence("%(law)s (%(edition)s)", law=name(spec.law), edition=spec.edition.value)
    return calls_made(raw)


def calls_made(raw: Mapping[str, Any]) -> Sentence:
    """The auction of a spec in a line, from its dealer on; "" where it has none."""
    calls = str(raw.get("auction") or "").split()
    if not calls:
        return sentence("")
    # Translators: %(seat)s is the dealer, in the nominative; %(calls)s is a list of symbols.
    text = _("Dealer %(seat)s: %(calls)s")
    return sentence(text, seat=Seat(raw.get("dealer", "N")), calls=listed(map(call_of, calls)))
