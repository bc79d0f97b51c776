"""How the sentence of a ruling is found: by its code, where needed by its clause, and by its edition."""

from collections.abc import Mapping

from django.utils.functional import Promise

from lessons.engine.rulings import Ruling
from lessons.wording.sentence import Sentence, sentence

Text = Promise | Mapping[str, Promise]
Texts = Mapping[str | tuple[str, str], Text]


def ruling_sentence(texts: Texts, decision: Ruling) -> Sentence:
    """The sentence of a ruling, filled with its data. KeyError when there is none."""
    found = (
        texts[decision.clause, decision.code] if (decision.clause, decision.code) in texts else texts[decision.code]
    )
    text = found[decision.edition.value] if isinstance(found, Mapping) else found
    return sentence(str(text), **decision.data)
