"""A made-up class, so that a newcomer sees a teacher's day: what was set, who has done it, what was got wrong.

Whatever it holds is made by the verbs that people use and marked by the engine; the same every time.
"""

from collections.abc import Sequence
from datetime import datetime, timedelta
from random import Random
from typing import Any

from django.contrib.auth.models import User
from django.db import transaction
from django.utils import timezone

from lessons.domain import codes, marks, people, progress
from lessons.domain.classrooms import make_class
from lessons.domain.courses import courses
from lessons.domain.demo_answers import answer
from lessons.domain.quizzes import current_revision
from lessons.models import Answer, Assignment, Attempt, Classroom, Membership, Person, Quiz

EMAIL = "demo@example.org"
PASSWORD = "thirteen tricks"  # noqa: S105 - shown to everybody who runs the demo
CLASS = "Tuesday club (demo)"
ZONE = "America/Sao_Paulo"
STUDENTS = (
    "Ada Ace",
    "Benno Bidwell",
    "Cora Clubb",
    "Dora Diamond",
    "Ernie Entry",
    "Fay Finesse",
    "Gus Grandslam",
    "Hetty Heart",
    "Ivo Insufficient",
    "Jack Jack",
    "Kit Kibitzer",
    "Lola Lead",
)
GONE = "Max Misdeal"
DONE = ("legal-or-not", "who-plays-it")
OPEN = "doubles-and-redoubles"


@transaction.atomic
def load_demo() -> bool:
    """The demo teacher and his class, with tasks done, open, and a lesson; False where it is there already."""
    if User.objects.filter(username=EMAIL).exists():
        return False
    teacher = people.register(email=EMAIL, password=PASSWORD, name="Demo Teacher", language="en", time_zone=ZONE)
    classroom = make_class(teacher=teacher, name=CLASS, language="en", time_zone=ZONE, has_minors=False)
    members = [_student(classroom, name) for name in (*STUDENTS, GONE)]
    members[-1].removed, members[-1].removed_by = timezone.now(), teacher
    members[-1].save()
    now, rng = timezone.now(), Random(18)  # noqa: S311 - a made-up class, not a secret
    for weeks, slug in zip((2, 1), DONE, strict=True):
        task = _task(classroom, teacher, now - timedelta(weeks=weeks), quiz=_quiz(slug))
        _take(task, members[:-2] if weeks == 1 else members, rng)
    open_task = _task(classroom, teacher, now + timedelta(weeks=1), quiz=_quiz(OPEN))
    _take(open_task, members[:4], rng, finish=False)
    _learn(_task(classroom, teacher, now + timedelta(days=3), lesson=_lesson()), members[:-1], rng)
    return True


def _student(classroom: Classroom, name: str) -> Membership:
    user = User(username=f"student-{codes.new_code(10).lower()}")
    user.set_unusable_password()
    user.save()
    Person.objects.create(user=user, name=name, language="en")
    return Membership.objects.create(
        classroom=classroom, student=user, name=name, code=codes.new_code(codes.PERSONAL_LENGTH), seen=timezone.now()
    )


def _quiz(slug: str) -> Quiz | None:
    """A ready quiz, or where it has been renamed the first there is."""
    ready = Quiz.objects.filter(owner=None, is_retired=False)
    return ready.filter(slug=slug).first() or ready.first()


def _lesson() -> str:
    lesson = next(course.lessons[0] for course in courses("en").values())
    return f"{lesson.course}/{lesson.slug}"


def _task(classroom: Classroom, teacher: Any, due: datetime, **what: Any) -> Assignment:
    return Assignment.objects.create(
        classroom=classroom, made_by=teacher, opens=due - timedelta(weeks=1), due=due, attempts=2, **what
    )


def _take(task: Assignment, members: Sequence[Membership], rng: Random, *, finish: bool = True) -> None:
    """Each has a skill of his own, each question a difficulty; whoever does badly tries once more."""
    revision = current_revision(task.quiz)
    hard = [rng.uniform(0.1, 0.75) for _ in revision.questions]
    for place, member in enumerate(members):
        skill = rng.uniform(-0.15, 0.3)
        chances = [1 - difficulty + skill for difficulty in hard]
        asked = len(chances) if finish else rng.randint(2, len(chances))
        attempt = _attempt(task, member, revision, 1, chances[:asked], rng, finish=finish or place == 0)
        right = sum(given.verdict == "right" for given in attempt.answers.all())
        if finish and right < len(chances) / 2:
            _attempt(task, member, revision, 2, [chance + 0.25 for chance in chances], rng, finish=True)


def _attempt(
    task: Assignment,
    member: Membership,
    revision: Any,
    number: int,
    chances: list[float],
    rng: Random,
    *,
    finish: bool,
) -> Attempt:
    order = [question["key"] for question in revision.questions]
    attempt = Attempt.objects.create(
        assignment=task, membership=member, user=member.student, revision=revision, number=number, order=order
    )
    for question, chance in zip(revision.questions, chances, strict=False):
        form = answer(question["spec"], rng, right=rng.random() < chance)
        mark = marks.mark_of(marks.graded(question["spec"], form))
        Answer.objects.create(
            attempt=attempt,
            key=question["key"],
            form=form,
            credit=mark.credit,
            verdict=mark.verdict,
            findings=list(mark.findings),
        )
    until = min(task.due, timezone.now())
    started = until - timedelta(hours=rng.randint(6, 100))
    took = started + timedelta(minutes=rng.randint(8, 25))
    attempt.answers.update(answered=took)
    Attempt.objects.filter(pk=attempt.pk).update(started=started, finished=took if finish else None)
    return attempt


def _learn(task: Assignment, members: Sequence[Membership], rng: Random) -> None:
    """Steps of the lesson done by some; a few steps tried and not yet right."""
    course, lesson = task.lesson.split("/")
    steps = courses("en")[course].lesson(lesson).steps
    for member in members[::2]:
        for step in steps[: rng.randint(1, len(steps))]:
            progress.record(user=member.student, session=None, step=step.key, right=rng.random() < 0.85)
