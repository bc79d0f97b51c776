"""Quizzes: their questions, frozen when they are published.

A question is plain data, in every language at once, so that an attempt keeps it whatever is edited later:
{"key", "weight", "exercise", "kind", "spec", "prompt", "nod", "after", "hints", "options", "notes", "drawn"};
a text is {language: text}, hints a list of texts, options and notes texts by name.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from django.conf import settings
from django.db import transaction
from django.db.models import QuerySet
from django.utils import timezone
from modeltranslation.utils import build_localized_fieldname

from lessons.models import Exercise, Note, Quiz, QuizItem, Revision
from lessons.models.translation import Translated, first_text
from lessons.questions.domain.localized_exercise import LocalizedExercise

FrozenQuestion = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class LocalizedQuestion:
    """A question in a reader's language. `number` counts from 1."""

    key: str
    number: int
    weight: int
    prompt: Translated
    exercise: LocalizedExercise
    drawn: Mapping[str, int] | None


def questions_of(quiz: Quiz) -> list[FrozenQuestion]:
    """The questions of a quiz as they are now, without dropped ones. Two queries."""
    return [frozen(item) for item in asked_items(quiz)]


def asked_items(quiz: Quiz) -> QuerySet[QuizItem]:
    """The items that are asked, with their exercises and notes.

    In a loaded quiz, questions that are no longer in the content files are left out; a teacher's own quiz keeps them.
    """
    items = quiz.items.filter(is_dropped=False).select_related("exercise").prefetch_related("exercise__notes")
    return items.filter(exercise__is_retired=False) if quiz.is_loaded else items


def frozen(item: QuizItem) -> FrozenQuestion:
    """An item as plain data."""
    exercise = item.exercise
    return {"key": item.key, "weight": item.weight, "exercise": exercise.pk, **question_data(exercise)}


def question_data(exercise: Exercise) -> dict[str, Any]:
    """An exercise as plain data: what it asks, and its texts in every language."""
    notes = list(exercise.notes.all())
    by_role = {role: [note for note in notes if note.role == role] for role in Note.Role}
    return {
        "kind": exercise.kind,
        "spec": exercise.spec,
        **{name: _texts(exercise, name) for name in ("prompt", "nod", "after")},
        "hints": [_texts(note, "text") for note in by_role[Note.Role.HINT]],
        "options": {note.code: _texts(note, "text") for note in by_role[Note.Role.OPTION]},
        "notes": {note.code: _texts(note, "text") for note in by_role[Note.Role.FINDING]},
        "drawn": exercise.drawn,
    }


def shown(questions: Sequence[FrozenQuestion], language: str) -> list[LocalizedQuestion]:
    """The questions in a reader's language, in this order."""
    return [_shown(number, question, language) for number, question in enumerate(questions, start=1)]


@transaction.atomic
def publish(*, quiz: Quiz) -> Revision:
    """Freeze the quiz as it is now, and return the revision that new attempts will get.

    If the last revision asks the same, it stays. If nobody has begun it, it is overwritten. Else a new one follows.
    Raises ValueError for a quiz without questions.
    """
    Quiz.objects.select_for_update().get(pk=quiz.pk)  # nobody begins or publishes it meanwhile
    questions = questions_of(quiz)
    if not questions:
        raise ValueError("a quiz without questions")
    last = current_revision(quiz)
    if last and last.questions == questions:
        return last
    if last and not last.taken.exists():
        last.questions, last.made = questions, timezone.now()
        last.save(update_fields=("questions", "made"))
        return last
    return Revision.objects.create(quiz=quiz, number=last.number + 1 if last else 1, questions=questions)


def current_revision(quiz: Quiz) -> Revision | None:
    """The revision published last; None for a draft."""
    return quiz.revisions.order_by("-number").first()


def _shown(number: int, question: FrozenQuestion, language: str) -> LocalizedQuestion:
    exercise = LocalizedExercise(
        question["spec"],
        first_text(question["nod"], language),
        first_text(question["after"], language),
        tuple(first_text(texts, language) for texts in question["hints"]),
        {name: first_text(texts, language) for name, texts in question["options"].items()},
        {name: first_text(texts, language) for name, texts in question["notes"].items()},
    )
    prompt = first_text(question["prompt"], language)
    return LocalizedQuestion(question["key"], number, question["weight"], prompt, exercise, question["drawn"])


def _texts(row: Exercise | Note, field: str) -> dict[str, str]:
    texts = {
        code: getattr(row, build_localized_fieldname(field, code)) for code in settings.MODELTRANSLATION_LANGUAGES
    }
    return {code: text for code, text in texts.items() if text}
