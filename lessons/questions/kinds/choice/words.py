"""What is said about a choice; its texts are its author's."""

from collections.abc import Mapping

from django.utils.translation import gettext_lazy, ngettext, pgettext_lazy

from lessons.questions.kinds.base import Fields, Grade
from lessons.questions.kinds.choice.spec import KIND, Answer, Spec
from lessons.questions.words.class_finding_values import Said, option
from lessons.questions.words.kind_words import KindWords, ProblemSentence
from lessons.questions.words.short_phrases import cut, few
from lessons.wording.sentence import Sentence, sentence

# Translators: of %(all)d students who answered, %(n)d; what else is in % is a symbol or the text of an answer.
CLASS_FINDINGS: dict[str, Said] = {
    "option": (
        lambda n: ngettext("%(n)d of %(all)d chose “%(option)s”", "%(n)d of %(all)d chose “%(option)s”", n),
        option,
    ),
    "option-left-out": (
        lambda n: ngettext("%(n)d of %(all)d left out “%(option)s”", "%(n)d of %(all)d left out “%(option)s”", n),
        option,
    ),
}
PROBLEMS: dict[tuple[str, str] | str, ProblemSentence] = {
    "too-few-or-twice": gettext_lazy("A multiple-choice question needs at least two options, all different."),
    ("right", "not-a-choice"): gettext_lazy("Mark the right options: at least one, but not all."),
}


class ChoiceWords(KindWords[Spec, Answer]):
    name = pgettext_lazy("kind of question", "Your own multiple choice")
    about = gettext_lazy("Ask anything; write the options and mark the right ones.")
    class_findings = CLASS_FINDINGS
    problems = PROBLEMS

    def task(self, spec: Spec) -> Sentence:
        """Nothing: its prompt asks."""
        return sentence("")

    def stated(self, spec: Spec, answer: Answer) -> Sentence:
        """Nothing: the right options are marked where they are shown."""
        return sentence("")

    def short(self, spec: Spec, form: Fields, grade: Grade, texts: Mapping[str, str]) -> Sentence:
        return few([cut(texts.get(name, name)) for name in form["choice"]])

    def written(self, spec: Spec, form: Fields, texts: Mapping[str, str]) -> Sentence:
        chosen = {name: texts.get(name, name) for name in form["choice"]}
        return sentence("; ".join(f"%({name})s" for name in form["choice"]), **chosen)


WORDS = ChoiceWords(KIND)
