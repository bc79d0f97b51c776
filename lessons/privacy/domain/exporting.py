"""Everything that is kept of somebody, as plain data to take away."""

from collections.abc import Callable
from datetime import datetime
from typing import Any

from django.conf import settings
from django.contrib.auth.models import User
from django.utils import timezone
from modeltranslation.utils import build_localized_fieldname

from lessons.accounts.domain import people
from lessons.assignments.domain.attempt_results import Key, key_of
from lessons.assignments.domain.tasks import terms
from lessons.models import Answer, Assignment, Attempt, Classroom, Extension, Membership, Quiz
from lessons.questions.domain import grading

FORMAT = 1


def everything_of(user: User) -> dict[str, Any]:
    """Person, classes, lessons, pads, attempts. Texts stand in every language; times are in UTC.

    Of a question it says what was asked and answered, and the mark where the student may see it already; never
    what would be right, since others may still have the question before them.
    """
    person, sees = people.person_of(user), _sees_marks(user)
    memberships = Membership.objects.filter(student=user, erased=None).select_related("classroom")
    return {
        "format": FORMAT,
        "made": _time(timezone.now()),
        "person": {
            "name": person.name,
            "email": user.email,
            "language": person.language,
            "time_zone": person.time_zone,
            "teacher": person.is_teacher,
            "since": _time(user.date_joined),
            "last_log_in": _time(user.last_login),
        },
        "classes": [_membership(one) for one in memberships],
        "taught_classes": [
            {"name": one.name, "since": _time(one.created), "archived": _time(one.archived)}
            for one in Classroom.objects.filter(teachings__teacher=user)
        ],
        "quizzes": [
            _quiz(one) for one in Quiz.objects.filter(owner=user, deleted=None).prefetch_related("revisions")
        ],
        "lessons": [
            {"step": one.step, "state": one.state, "changed": _time(one.changed)} for one in user.progress.all()
        ],
        "pads": [
            {"name": one.name, "pad": one.query, "saved": _time(one.created), "changed": _time(one.changed)}
            for one in user.saved_pads.filter(deleted=None)
        ],
        "attempts": [_attempt(one, marked=sees(one)) for one in _attempts(user)],
    }


def _membership(one: Membership) -> dict[str, Any]:
    return {
        "class": one.classroom.name,
        "name": one.name,
        "code": f"{one.classroom.code}-{one.code}",
        "joined": _time(one.joined),
        "seen": _time(one.seen),
        "removed": _time(one.removed),
        "consent": _time(one.consent),
    }


def _quiz(one: Quiz) -> dict[str, Any]:
    last = max(one.revisions.all(), key=lambda revision: revision.number, default=None)
    return {"title": _texts(one, "title"), "questions": last.questions if last else []}


def _attempts(user: User) -> list[Attempt]:
    rows = Attempt.objects.filter(user=user).select_related("assignment__classroom", "assignment__quiz", "revision")
    return list(rows.prefetch_related("answers"))


def _attempt(one: Attempt, *, marked: bool) -> dict[str, Any]:
    questions = {question["key"]: question for question in one.revision.questions}
    given = {answer.key: answer for answer in one.answers.all()}
    return {
        "class": one.assignment.classroom.name,
        "quiz": _texts(one.assignment.quiz, "title") if one.assignment.quiz else {},
        "number": one.number,
        "started": _time(one.started),
        "finished": _time(one.finished),
        "key_opened": _time(one.key_opened),
        "questions": [
            _question(questions[key], given.get(key), marked=marked) for key in one.order if key in questions
        ],
    }


def _question(question: dict[str, Any], answer: Answer | None, *, marked: bool) -> dict[str, Any]:
    shown = {
        "key": question["key"],
        "prompt": question["prompt"],
        "asked": {name: value for name, value in question["spec"].items() if name != "right"},
        "options": question["options"],
        "answer": answer and answer.form,
        "answered": _time(answer.answered) if answer else None,
    }
    return {**shown, "credit": grading.mark_that_counts(answer).credit} if answer and marked else shown


def _sees_marks(user: User) -> Callable[[Attempt], bool]:
    """Whether the teacher lets this student see the marks of an attempt now, with their extensions. One query."""
    now = timezone.now()
    more = {row.assignment_id: row for row in Extension.objects.filter(membership__student=user)}

    def sees(attempt: Attempt) -> bool:
        task = attempt.assignment
        at_once = attempt.is_preview or task.feedback == Assignment.Feedback.AT_ONCE
        return at_once or key_of(attempt, terms(task, more.get(task.pk)), now) is Key.SHOWN

    return sees


def _texts(row: Any, field: str) -> dict[str, str]:
    names = {code: build_localized_fieldname(field, code) for code in settings.MODELTRANSLATION_LANGUAGES}
    return {code: text for code, name in names.items() if (text := getattr(row, name))}


def _time(moment: datetime | None) -> str | None:
    return moment.isoformat(timespec="seconds") if moment else None
