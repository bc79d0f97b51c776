"""What a wrong answer shows, and what is right: the answer given, the fact, the consequence.

One function for each finding of `lessons.questions.kinds`, in a module for each of its subjects.
"""

from django.utils.translation import gettext as _

from lessons.questions.kinds.base import Finding
from lessons.questions.words import call_findings, goal_findings, outcome_findings, ruling_findings, score_findings
from lessons.wording.sentence import Sentence, joined, sentence

SENTENCES = {
    **call_findings.SENTENCES,
    **outcome_findings.SENTENCES,
    **goal_findings.SENTENCES,
    **score_findings.SENTENCES,
    **ruling_findings.SENTENCES,
}


def finding(found: Finding) -> Sentence:
    """The sentence of a finding. LookupError when its code has no general words (an option has its own note)."""
    said = SENTENCES[found.code](found.data)
    step = found.data.get("step")
    return joined(sentence(_("Deal %(number)d."), number=step.number), said) if step else said
