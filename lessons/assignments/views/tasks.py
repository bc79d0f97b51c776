"""A task as its students see it, and as their teacher does."""

from datetime import datetime
from typing import Any

from django.http import HttpResponse
from django.shortcuts import render
from django.urls import reverse
from django.utils import timezone
from django.utils.translation import get_language
from django.views.decorators.http import require_POST, require_safe

from lessons.accounts.domain.people import person_of
from lessons.assignments.domain import attempts
from lessons.assignments.domain.class_tasks import class_tasks
from lessons.assignments.domain.tasks import StudentTask, Terms, lesson, student_tasks
from lessons.assignments.views.task_words import doubled, how_far, state_label, task_title, times
from lessons.assignments.words import tasks as words
from lessons.courses.domain.progress import progress_of
from lessons.models import Assignment, Membership
from lessons.quizzes.domain.quizzes import current_revision
from lessons.quizzes.domain.scored_questions import dropped_of, weights_of
from lessons.web import access
from lessons.web.guards import signed_in
from lessons.web.redirects import redirect_to, see_other
from lessons.web.requests import AuthenticatedHttpRequest

DONE = {"changed": words.CHANGED, "back": words.PUT_BACK}


@signed_in
@require_safe
def task(request: AuthenticatedHttpRequest, pk: int) -> HttpResponse:
    """What is to be done, by when, how, and the way in; for its teacher how the class stands with it."""
    try:
        assignment = access.taught_assignment(request.user, pk)
    except access.NoAccess:
        if ended := access.ended_class(request.user, pk):
            return redirect_to("lessons:class", ended.pk)
        return _for_student(request, *access.set_assignment(request.user, pk))
    return _for_teacher(request, assignment)


@signed_in
@require_POST
def start(request: AuthenticatedHttpRequest, pk: int) -> HttpResponse:
    """Begin an attempt, or go on with the one that is open; of a teacher's own class as a trial that never counts."""
    try:
        assignment, membership = access.taught_assignment(request.user, pk), None
    except access.NoAccess:
        if ended := access.ended_class(request.user, pk):
            return redirect_to("lessons:class", ended.pk)
        assignment, membership = access.set_assignment(request.user, pk)
    if assignment.quiz is None:
        return see_other(_lesson_address(assignment))
    now = timezone.now()
    try:
        begun = attempts.start(assignment=assignment, membership=membership, user=request.user, now=now)
    except attempts.AttemptError as refused:
        return see_other(f"{reverse('lessons:task', args=(pk,))}?said={refused.code}")
    return see_other(reverse("lessons:attempt", args=(begun.pk,)))


def _for_student(request: AuthenticatedHttpRequest, assignment: Assignment, membership: Membership) -> HttpResponse:
    now, language = timezone.now(), get_language() or "en"
    (own,) = student_tasks([(assignment, membership)], now=now, language=language)
    context = {
        "task": own,
        "title": task_title(assignment),
        "assignment": assignment,
        "state": state_label(own),
        "times": times(own.terms, assignment.classroom.time_zone, person_of(request.user).time_zone, now),
        "late": words.LATE[assignment.late] if own.terms.due else "",
        "rules": _rules(own, now),
        "progress": how_far(own),
        "left": _left(own, now),
        "can_start": _can_start(own, now),
        "notice": words.REFUSALS.get(request.GET.get("said", ""), ""),
        "steps": _steps(request, own) if assignment.lesson else None,
        "past": [one for one in own.attempts if one.finished or own.terms.is_closed(now)],
    }
    return render(request, "lessons/assignments/task.html", context)


def _for_teacher(request: AuthenticatedHttpRequest, assignment: Assignment) -> HttpResponse:
    now, language = timezone.now(), get_language() or "en"
    (whole,) = class_tasks([assignment], now=now, language=language)
    zone = assignment.classroom.time_zone
    done = request.GET.get("done", "")
    context = {
        "task": whole,
        "title": task_title(assignment),
        "assignment": assignment,
        "source": _source(request, assignment),
        "done": words.set_for(whole.of) if done == "set" else DONE.get(done, ""),
        "doubled": doubled(assignment.opens, assignment.due, zone=zone),
        "times": times(Terms(assignment.opens, assignment.due, True, None), zone, ""),
        "counted": words.students_done(whole.done, whole.of),
        "late": words.LATE[assignment.late] if assignment.due else "",
        "students": [(one, state_label(one), how_far(one)) for one in whole.students],
    }
    return render(request, "lessons/assignments/teacher.html", context)


def _source(request: AuthenticatedHttpRequest, assignment: Assignment) -> list[tuple[Any, str]]:
    """Where its teacher finds what is set, as far as they may see it: names and addresses."""
    quiz = assignment.quiz
    if quiz:
        names = (words.THE_QUIZ, "lessons:quiz"), (words.WORKSHEET, "lessons:quiz-worksheet")
        return [
            (name, reverse(route, args=(quiz.pk,))) for name, route in names if access.may_use(request.user, quiz)
        ]
    found = lesson(assignment, get_language() or "en")
    return [(words.THE_LESSON, _lesson_address(assignment))] if found else []


def _rules(own: StudentTask, now: datetime) -> list[Any]:
    assignment = own.assignment
    if assignment.lesson:
        return [words.LESSON]
    weights = _weights(own, now)
    weighed = [words.weighed(sum(weights))] if set(weights) - {1} else []
    return [words.attempts(own.terms.attempts, assignment.counts), words.FEEDBACK[assignment.feedback], *weighed]


def _weights(own: StudentTask, now: datetime) -> list[int]:
    """What the questions count in the attempt that is open or may be begun, else in the last one."""
    quiz, attempt = own.assignment.quiz, own.open_attempt
    if attempt is None and own.attempts and not _can_start(own, now):
        attempt = own.attempts[-1]
    revision = attempt.revision if attempt else current_revision(quiz) if quiz else None
    if revision is None:
        return []
    return list(weights_of(revision.questions, dropped_of([revision.quiz_id]).get(revision.quiz_id, ())).values())


def _left(own: StudentTask, now: datetime) -> Any:
    """How many attempts are left, once one is begun; nothing where there is one alone, or none is taken."""
    left = own.attempts_left
    if left is None or own.terms.attempts == 1 or not own.attempts or own.terms.is_closed(now):
        return ""
    return words.attempts_left(left, in_progress=own.open_attempt is not None)


def _can_start(own: StudentTask, now: datetime) -> bool:
    """Whether the button would lead into an attempt."""
    if own.terms.is_closed(now) or not own.terms.is_open(now):
        return False
    return own.open_attempt is not None or own.attempts_left != 0


def _steps(request: AuthenticatedHttpRequest, own: StudentTask) -> dict[str, Any]:
    """How far one is in the lesson, and where to go on."""
    found = lesson(own.assignment, get_language() or "en")
    states = progress_of(user=request.user, session=request.session)
    steps = found.steps if found else ()
    return {
        "lesson": found,
        "url": _lesson_address(own.assignment) if found else "",
        "summary": words.steps_done(own.done, own.of),
        "steps": [(step, states.get(step.key) == "right") for step in steps],
        "begun": own.done > 0,
    }


def _lesson_address(assignment: Assignment) -> str:
    return reverse("lessons:lesson", args=tuple(assignment.lesson.split("/", 1)))
