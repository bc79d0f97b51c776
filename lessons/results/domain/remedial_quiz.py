"""Practice on what a class has wrong: a small quiz of the same kind, or the lesson that teaches it."""

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

from django.db import transaction

from lessons.models import Assignment, Exercise, Lesson, Quiz, Step
from lessons.questions.kinds.base import Kind
from lessons.questions.kinds.registry import kind_of
from lessons.quizzes.builder.domain import quiz_editing
from lessons.quizzes.domain.quizzes import FrozenQuestion, publish
from lessons.web.texts import storable

QUESTIONS = 5
MOST_DRAWN = 400  # draws after which any question will do


@transaction.atomic
def practice_quiz(
    *, owner: Any, assignment: Assignment, question: FrozenQuestion, code: str, texts: Mapping[str, str]
) -> Quiz | None:
    """A published quiz of generated questions like this one, in which the mistake (code) can be made again.

    Pressed again it is the same quiz, until it has been set. `texts` are its titles by column. None for a kind
    whose questions are written by people.
    """
    kind = kind_of(question["spec"])
    if not kind.generates:
        return None
    Assignment.objects.select_for_update().get(pk=assignment.pk)  # one press at a time
    code = storable(code)[:40]
    begin = f"practice/{owner.pk}/{assignment.pk}/{question['key']}/{code}/"
    made = Quiz.objects.filter(owner=owner, items__exercise__slug__startswith=begin).distinct()
    if last := made.filter(deleted=None, assignments=None).order_by("-pk").first():
        return last
    quiz = quiz_editing.new_quiz(owner=owner, texts=texts)
    level = _level(question)
    exercises = [
        Exercise.objects.create(
            slug=f"{begin}{quiz.pk}/{place}",
            kind=kind.code,
            spec=spec,
            owner=owner,
            drawn={"level": level, "seed": seed},
            level=level,
        )
        for place, (seed, spec) in enumerate(_drawn(kind, level, code, quiz.pk))
    ]
    quiz_editing.add(quiz=quiz, exercises=exercises)
    publish(quiz=quiz)
    return quiz


def lesson_for(question: FrozenQuestion, course: str) -> str:
    """The lesson (course/lesson) that asks the question, or practises its kind, or begins the course; or ""."""
    step = (
        Step.objects.filter(exercise=question["exercise"], is_retired=False).select_related("lesson__course").first()
    )
    if step:
        return str(step.lesson)
    lessons = list(Lesson.objects.filter(is_retired=False).select_related("course").order_by("course", "position"))
    kind = question["kind"]
    found = [lesson for lesson in lessons if any(entry["kind"] == kind for entry in lesson.practise)]
    found += [lesson for lesson in lessons if lesson.course.slug == course]
    return str(found[0]) if found else ""


def _level(question: FrozenQuestion) -> int:
    """The level of the questions to be drawn: that of the one at hand."""
    if question["drawn"]:
        return int(question["drawn"]["level"])
    return Exercise.objects.filter(pk=question["exercise"]).values_list("level", flat=True).first() or 1


def _drawn(kind: Kind[Any, Any], level: int, code: str, salt: int) -> Iterator[tuple[int, dict[str, Any]]]:
    """Seeds and specs of questions, no two alike; those in which the mistake can be made first."""
    found: dict[str, tuple[int, dict[str, Any]]] = {}
    others: dict[str, tuple[int, dict[str, Any]]] = {}
    seeds = Random(salt)  # noqa: S311 - questions, not secrets
    for _ in range(MOST_DRAWN):
        seed = seeds.randrange(10**6)
        spec = kind.generate(Random(seed), level)  # noqa: S311
        raw = kind.write(spec)
        (found if _can_show(kind, spec, code) else others).setdefault(repr(raw), (seed, raw))
        if len(found) >= QUESTIONS:
            break
    yield from [*found.values(), *others.values()][:QUESTIONS]


def _can_show(kind: Kind[Any, Any], spec: Any, code: str) -> bool:
    """Whether the mistake can be made: told of a call to be judged, taken for granted of other kinds."""
    if kind.code != "judge-call":
        return True
    wrong = "illegal" if kind.solution(spec).legal else "legal"
    form = {"answer": [wrong], "reason": ["insufficient-bid"]}
    return code in {finding.code for finding in kind.grade(spec, kind.parse(spec, form)).findings}
