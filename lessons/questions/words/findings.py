"""What a wrong answer shows, and what is right: the answer given, the fact, the consequence.

Findings of one kind alone have their sentences in the words of its folder, the others in modules beside this.
"""

from django.utils.translation import gettext as _

from lessons.questions.kinds.base import Finding
from lessons.questions.words import call_findings, score_findings
from lessons.questions.words.registry import WORDS
from lessons.wording.sentence import Sentence, joined, sentence

SENTENCES = {
    **call_findings.SENTENCES,
    **score_findings.SENTENCES,
    **{code: told for words in WORDS.values() for code, told in words.findings.items()},
}


def finding(found: Finding) -> Sentence:
    """The sentence of a finding. LookupError when its code has no general words (an option has its own note)."""
    said = SENTENCES[found.code](found.data)
    step = found.data.get("step")
    return joined(sentence(_("Deal %(number)d."), number=step.number), said) if step else said
