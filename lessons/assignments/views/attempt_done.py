"""The end of an attempt: the points and what is said about each answer, by what the teacher has chosen."""

from typing import Any

from django.http import HttpResponse, HttpResponseRedirect
from django.shortcuts import render
from django.urls import reverse
from django.utils import timezone
from django.views.decorators.http import require_http_methods

from lessons.assignments.domain import attempts
from lessons.assignments.domain.attempt_results import Key, another_is_possible, finish_times, key_of, score_of
from lessons.assignments.domain.tasks import tasks_for
from lessons.assignments.views.attempt_page import AttemptPage
from lessons.assignments.views.task_words import task_title
from lessons.assignments.words import task_times
from lessons.assignments.words import tasks as words
from lessons.questions.views.rendered import on_paper
from lessons.quizzes.domain import quizzes
from lessons.web import access
from lessons.web.guards import signed_in
from lessons.web.redirects import see_other
from lessons.web.requests import AuthenticatedHttpRequest
from lessons.wording.local_times import local


@signed_in
@require_http_methods(["GET", "HEAD", "POST"])
def done(request: AuthenticatedHttpRequest, pk: int) -> HttpResponse:
    """The result; while the attempt is open, the attempt. A POST gives it up to see what is right."""
    page = AttemptPage(access.own_attempt(request.user, pk), timezone.now())
    attempt = page.attempt
    if request.method == "POST":
        is_shown = attempts.open_key(attempt=attempt, now=page.now)
        if is_shown or page.is_over:
            return see_other(request.path)
        return see_other(reverse("lessons:attempt", args=(pk,)) + "?said=open")
    if not page.is_over:
        return HttpResponseRedirect(reverse("lessons:attempt", args=(pk,)))
    ends = finish_times(attempt)
    more = attempt.is_preview or another_is_possible(attempt, page.terms, len(ends), page.now)
    asked_again = more or None in ends  # by another attempt that is open or may be given more time
    key = key_of(attempt, page.terms, page.now)
    seen = key is Key.SHOWN
    due = page.terms.due
    result = score_of(attempt, page.answers, page.dropped)
    context = {
        "page": page,
        "attempt": attempt,
        "notice": words.REFUSALS.get(request.GET.get("said", ""), ""),
        "key": key.value,
        "seen": seen,
        "more": more and (attempt.is_preview or not page.terms.has_ended),
        "closed": attempt.finished is None,
        "is_late": page.terms.is_finished_late(attempt.finished),
        "points": words.points(result.points, result.most) if seen or page.at_once else "",
        "weighed": words.WEIGHED if seen and set(page.weights.values()) - {1} else "",
        "ended": page.terms.has_ended and not attempt.is_preview,
        "next": None if attempt.is_preview else _next_task(page),
        "later": task_times.due(local(due, attempt.assignment.classroom.time_zone)) if due and not seen else "",
        "questions": [_question(page, key, seen, asked_again) for key in attempt.order],
    }
    return render(request, "lessons/assignments/done.html", context)


def _next_task(page: AttemptPage) -> dict[str, Any] | None:
    """What else this student has to do, what is due first."""
    places = access.active_memberships(page.attempt.user)
    tasks = tasks_for(places, now=page.now, language=page.language)
    found = next((one.assignment for one in tasks if one.is_open and one.assignment != page.assignment), None)
    return {"title": task_title(found), "url": reverse("lessons:task", args=(found.pk,))} if found else None


def _question(page: AttemptPage, key: str, seen: bool, asked_again: bool) -> dict[str, Any]:
    """A question with the answer that was given. What is right where none was is told when nobody asks it again."""
    question = page.shown_question(key, is_final=seen or None)
    answer = question["answer"]
    question["hints_used"] = words.hints(answer.hints) if answer and answer.hints else ""
    question["key_shown"] = ""
    if seen and not asked_again and (answer is None or not (question["feedback"] and question["feedback"].right)):
        version = attempts.question_of(page.attempt, key)
        (shown,) = quizzes.shown([version], page.language)
        question["key_shown"] = on_paper(shown.exercise, answers=True)
    return question
