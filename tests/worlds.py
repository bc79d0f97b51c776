"""A small world of classes for tests: rows made directly, with the shortest names that can be told apart."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from django.contrib.auth.models import User
from django.utils import timezone

from lessons.models import (
    Answer,
    Assignment,
    Attempt,
    Classroom,
    Exercise,
    Membership,
    Person,
    Quiz,
    QuizItem,
    Revision,
    Teaching,
)
from lessons.questions.domain import grading
from lessons.quizzes.domain import quizzes

PASSWORD = "a-long-enough-passphrase"
# Right: illegal, legal, illegal. Each is answered with the form {"answer": ["legal"]} or {"answer": ["illegal"]}.
SPECS = (
    {"kind": "judge-call", "auction": "2H", "call": "2D"},
    {"kind": "judge-call", "auction": "1H", "call": "1S"},
    {"kind": "judge-call", "auction": "1S X P", "call": "X"},
)
RIGHT = ({"answer": ["illegal"]}, {"answer": ["legal"]}, {"answer": ["illegal"]})
WRONG = ({"answer": ["legal"]}, {"answer": ["illegal"]}, {"answer": ["legal"]})


def teacher(email: str = "teacher@example.org", name: str = "Vera") -> User:
    user = User.objects.create_user(email, email, PASSWORD)
    Person.objects.create(user=user, name=name, is_teacher=True)
    return user


def classroom(*teachers: User, name: str = "Tuesday", code: str = "ABEKM2", **fields: Any) -> Classroom:
    fields = {"language": "en", "time_zone": "America/Sao_Paulo", **fields}
    made = Classroom.objects.create(name=name, code=code, **fields)
    for user in teachers:
        Teaching.objects.create(classroom=made, teacher=user)
    return made


def student(classroom: Classroom, name: str = "Ana", code: str = "XT345", **fields: Any) -> Membership:
    user = User(username=f"student-{User.objects.count()}")
    user.set_unusable_password()
    user.save()
    Person.objects.create(user=user, name=name)
    return Membership.objects.create(classroom=classroom, student=user, name=name, code=code, **fields)


def quiz(owner: User | None, *, title: str = "What is allowed?", specs: Sequence[Mapping[str, Any]] = SPECS) -> Quiz:
    made = Quiz.objects.create(owner=owner, title_en=title)
    for place, spec in enumerate(specs):
        exercise = Exercise.objects.create(
            slug=f"own/{made.pk}/{place}",
            kind=spec["kind"],
            spec=spec,
            owner=owner,
            prompt_en=f"Question {place + 1}",
        )
        QuizItem.objects.create(quiz=made, key=f"q{place + 1}", position=place, exercise=exercise)
    return made


def assignment(classroom: Classroom, of: Quiz, **fields: Any) -> Assignment:
    quizzes.publish(quiz=of)
    return Assignment.objects.create(classroom=classroom, quiz=of, **fields)


def attempt(
    assignment: Assignment,
    membership: Membership,
    forms: Sequence[Mapping[str, Any] | None] = RIGHT,
    *,
    finished: bool = True,
    number: int = 1,
) -> Attempt:
    """An attempt with these answers, None for a question left out."""
    revision: Revision = assignment.quiz.revisions.last()
    made = Attempt.objects.create(
        assignment=assignment,
        membership=membership,
        user=membership.student,
        revision=revision,
        number=number,
        order=[question["key"] for question in revision.questions],
        finished=timezone.now() if finished else None,
    )
    for question, form in zip(revision.questions, forms, strict=False):
        if form is not None:
            mark = grading.Mark.of(grading.grade_form(question["spec"], form))
            Answer.objects.create(
                attempt=made,
                key=question["key"],
                form=dict(form),
                credit=mark.credit,
                verdict=mark.verdict,
                findings=list(mark.findings),
            )
    return made


@dataclass(frozen=True, slots=True)
class World:
    """Two teachers with a class each. In the first: two students, a quiz that the first has done, one removed."""

    teacher: User
    other_teacher: User
    classroom: Classroom
    other_classroom: Classroom
    ana: Membership
    bruno: Membership
    removed: Membership
    stranger: Membership  # in the other class
    quiz: Quiz
    assignment: Assignment
    attempt: Attempt


def world() -> World:
    vera, igor = teacher(), teacher("other@example.org", "Igor")
    tuesday, friday = classroom(vera), classroom(igor, name="Friday", code="XTPCM9")
    ana, bruno = student(tuesday), student(tuesday, "Bruno", "HPC27")
    gone = student(tuesday, "Caio", "MKE88", removed=timezone.now(), removed_by=vera)
    stranger = student(friday, "Dina", "XT345")
    asked = quiz(vera)
    task = assignment(tuesday, asked, made_by=vera)
    done = attempt(task, ana, [RIGHT[0], WRONG[1], None])
    return World(vera, igor, tuesday, friday, ana, bruno, gone, stranger, asked, task, done)
