"""A made-up class, so that a newcomer sees a teacher's day: what was set, who has done it, what was got wrong.

Whatever it holds is made by the verbs that people use and marked by the engine; the same every time.
"""

from collections.abc import Sequence
from datetime import datetime, timedelta
from random import Random
from typing import Any
from zoneinfo import ZoneInfo

from django.contrib.sessions.backends.base import SessionBase
from django.db import transaction
from django.utils import timezone

from lessons.accounts.domain import demo_account, people
from lessons.assignments.domain import assigning, attempts
from lessons.classroom.domain import students
from lessons.classroom.domain.classrooms import make_class
from lessons.courses.domain import progress
from lessons.courses.domain.courses import courses
from lessons.models import Answer, Assignment, Attempt, Classroom, Membership, Progress, Quiz
from lessons.questions.domain.demo_answers import answer

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
LONGEST = timedelta(minutes=25)  # for an attempt


class NothingToSet(LookupError):
    """The content files have not been loaded."""


@transaction.atomic
def load_demo() -> bool:
    """The demo teacher and their class, with tasks done, open, and a lesson; False where it is there already.

    Raises NothingToSet.
    """
    if demo_account.is_loaded():
        return False
    teacher = people.register(**demo_account.CREDENTIALS, name="Demo Teacher", language="en", time_zone=ZONE)
    classroom = make_class(teacher=teacher, name=CLASS, language="en", time_zone=ZONE, has_minors=False)
    members = students.add_students(classroom=classroom, names=(*STUDENTS, GONE), sending="demo")
    now, rng = timezone.now(), Random(18)  # noqa: S311 - a made-up class, not a secret
    for weeks, slug in zip((2, 1), DONE, strict=True):
        task = _task(classroom, teacher, now - timedelta(weeks=weeks), quiz=_quiz(slug))
        _take(task, members[:-2] if weeks == 1 else members, rng)
    open_task = _task(classroom, teacher, now + timedelta(days=4), quiz=_quiz(OPEN))
    _take(open_task, members[:4], rng, finish=False)
    _learn(_task(classroom, teacher, now + timedelta(days=3), lesson=_lesson()), members[:-1], rng)
    students.remove(membership=members[-1], by=teacher)
    first = min(task.opens for task in classroom.assignments.all() if task.opens) - timedelta(
        days=1
    )  # they were there before it
    Classroom.objects.filter(pk=classroom.pk).update(created=first)
    Membership.objects.filter(classroom=classroom).update(joined=first)
    return True


def _quiz(slug: str) -> Quiz:
    """A ready quiz, or where it has been renamed the first there is."""
    ready = Quiz.objects.filter(owner=None, is_retired=False)
    found = ready.filter(slug=slug).first() or ready.first()
    if found is None:
        raise NothingToSet
    return found


def _lesson() -> str:
    lesson = next((course.lessons[0] for course in courses("en").values()), None)
    if lesson is None:
        raise NothingToSet
    return f"{lesson.course}/{lesson.slug}"


def _task(
    classroom: Classroom, teacher: Any, about: datetime, *, quiz: Quiz | None = None, lesson: str = ""
) -> Assignment:
    """A task that is due on this day, at its end in the time of the class, and was opened a week before, at nine."""
    due = about.astimezone(ZoneInfo(classroom.time_zone)).replace(hour=23, minute=59, second=0, microsecond=0)
    opens = (due - timedelta(weeks=1)).replace(hour=9, minute=0)
    terms = {"opens": opens, "due": due, "attempts": 2}
    return assigning.set_task(classroom=classroom, by=teacher, quiz=quiz, lesson=lesson, students=None, terms=terms)


def _take(task: Assignment, members: Sequence[Membership], rng: Random, *, finish: bool = True) -> None:
    """Each has a skill, each question a difficulty; whoever does badly tries once more."""
    quiz, opens = task.quiz, task.opens
    if quiz is None or opens is None:
        raise NothingToSet
    questions = quiz.revisions.latest("number").questions
    hard = [rng.uniform(0.1, 0.75) for _ in questions]
    for place, member in enumerate(members):
        skill = rng.uniform(-0.15, 0.3)
        chances = [1 - difficulty + skill for difficulty in hard]
        when = opens + timedelta(days=rng.randint(0, 2), hours=rng.randint(1, 12))
        answered = len(chances) if finish or place == 0 else rng.randint(2, len(chances) - 1)
        right = _attempt(task, member, when, chances[:answered], rng, finish=finish or place == 0)
        if finish and right < len(chances) / 2:
            better = [chance + 0.25 for chance in chances]
            _attempt(task, member, when + timedelta(days=rng.randint(1, 2)), better, rng, finish=True)


def _attempt(
    task: Assignment, member: Membership, when: datetime, chances: Sequence[float], rng: Random, *, finish: bool
) -> int:
    """The first so many questions answered, each right by its chance; tells how many are right."""
    when = min(when, timezone.now() - LONGEST)
    attempt = attempts.start(assignment=task, membership=member, user=member.student, now=when)
    ended = when + rng.uniform(0.4, 1) * LONGEST
    for question, chance in zip(attempt.revision.questions, chances, strict=False):
        form = answer(question["spec"], rng, right=rng.random() < chance)
        attempts.answer(attempt=attempt, key=question["key"], form=form, now=when)
    if finish:
        attempts.finish(attempt=attempt, now=ended)
    # what the tables date by themselves
    Attempt.objects.filter(pk=attempt.pk).update(started=when, finished=ended if finish else None)
    Answer.objects.filter(attempt=attempt).update(answered=ended)
    member.seen = max(when, member.seen or when)
    member.save(update_fields=("seen",))
    return attempt.answers.filter(verdict="right").count()


def _learn(task: Assignment, members: Sequence[Membership], rng: Random) -> None:
    """Steps of the lesson done by some; a few steps tried and not yet right. The first has done all of it."""
    course, lesson = task.lesson.split("/")
    found = courses("en")[course].lesson(lesson)
    if found is None:
        raise NothingToSet
    steps = found.steps
    for place, member in enumerate(members[::2]):
        for step in steps[: rng.randint(1, len(steps)) if place else len(steps)]:
            right = place == 0 or rng.random() < 0.85
            progress.record(user=member.student, session=SessionBase(), step=step.key, right=right)
    Progress.objects.filter(user__in=[member.student_id for member in members]).update(changed=task.opens)
