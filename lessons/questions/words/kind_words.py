"""What the words of every kind of question have to say: the base of `WORDS` in each kind's folder."""

from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Generic

from django.utils.functional import Promise

from lessons.questions.kinds.base import AnswerT, BadSpec, Fields, Grade, Kind, Raw, SpecT
from lessons.questions.words.class_finding_values import Said
from lessons.questions.words.phrases import calls_made
from lessons.wording.sentence import Sentence

# The facts of a finding, engine values of many types, made into its sentence.
FindingSentence = Callable[[Mapping[str, Any]], Sentence]
# The sentence of a spec problem, or what makes it of the error.
ProblemSentence = Promise | Callable[[BadSpec], Sentence]


class KindWords(Generic[SpecT, AnswerT]):
    """The sentences of one kind. `WORDS` of its folder is the one object of its subclass.

    `name` is its heading on the practice page and in the builder, `about` says there what a student does.
    The tables hold what this kind alone brings up: `findings` as the learner is told them and `class_findings` as
    the teacher is, by code; `problems`, why a spec cannot be a question, by field and code or by code alone.
    """

    name: ClassVar[Promise]
    about: ClassVar[Promise]
    findings: ClassVar[Mapping[str, FindingSentence]] = {}
    class_findings: ClassVar[Mapping[str, Said]] = {}
    problems: ClassVar[Mapping[tuple[str, str] | str, ProblemSentence]] = {}

    def __init__(self, kind: Kind[SpecT, AnswerT]) -> None:
        self.kind = kind

    def task(self, spec: SpecT) -> Sentence:
        """What is asked, whatever else the prompt says."""
        raise NotImplementedError

    def stated(self, spec: SpecT, answer: AnswerT) -> Sentence:
        """An answer in a line; at least the right one can be stated so. "" where the options are marked instead."""
        raise NotImplementedError

    def short(self, spec: SpecT, form: Fields, grade: Grade, texts: Mapping[str, str]) -> Sentence:
        """An answer as short as can be, for a cell of a table; of one in parts, those that are wrong.

        `texts` are those of the options that the question's author has written, by their names.
        """
        raise NotImplementedError

    def written(self, spec: SpecT, form: Fields, texts: Mapping[str, str]) -> Sentence:
        """All that was answered, right or wrong, in full."""
        return self.stated(spec, self.kind.parse(spec, form))

    def subject(self, raw: Raw) -> Sentence:
        """What stands on the page of a question besides its text, in a line; "" where there is nothing."""
        return calls_made(raw)
