"""The end of an attempt: the points and what is said about each answer, by what the teacher has chosen."""

from typing import Any

from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import render
from django.urls import reverse
from django.utils import timezone
from django.views.decorators.http import require_http_methods

from lessons.assignments.domain import attempts
from lessons.assignments.domain.attempt_results import Key, another_is_possible, finish_times, key_of, result_of
from lessons.assignments.domain.tasks import tasks_for
from lessons.assignments.views.attempt_page import Taking
from lessons.assignments.views.task_words import task_title
from lessons.assignments.words import task_times
from lessons.assignments.words import tasks as words
from lessons.questions.views.rendered import on_paper
from lessons.quizzes.domain import quizzes
from lessons.web import access
from lessons.web.guards import signed_in
from lessons.web.redirects import see_other
from lessons.wording.local_times import local


@signed_in
@require_http_methods(["GET", "HEAD", "POST"])
def done(request: HttpRequest, pk: int) -> HttpResponse:
    """The result; while the attempt is open, the attempt. A POST gives it up to see what is right."""
    taking = Taking(access.own_attempt(request.user, pk), timezone.now())
    attempt = taking.attempt
    if request.method == "POST":
        is_shown = attempts.open_key(attempt=attempt, now=taking.now)
        if is_shown or taking.is_over:
            return see_other(request.path)
        return see_other(reverse("lessons:attempt", args=(pk,)) + "?said=open")
    if not taking.is_over:
        return HttpResponseRedirect(reverse("lessons:attempt", args=(pk,)))
    ends = finish_times(attempt)
    more = attempt.is_preview or another_is_possible(attempt, taking.terms, len(ends), taking.now)
    asked_again = more or None in ends  # by another attempt that is open or may be given more time
    key = key_of(attempt, taking.terms, taking.now)
    seen = key is Key.SHOWN
    due = taking.terms.due
    result = result_of(attempt, taking.answers, taking.dropped)
    context = {
        "taking": taking,
        "attempt": attempt,
        "said": words.REFUSALS.get(request.GET.get("said", ""), ""),
        "key": key.value,
        "seen": seen,
        "more": more and (attempt.is_preview or not taking.terms.has_ended),
        "closed": attempt.finished is None,
        "is_late": taking.terms.is_finished_late(attempt.finished),
        "points": words.points(result.points, result.most) if seen or taking.at_once else "",
        "weighed": words.WEIGHED if seen and set(taking.weights.values()) - {1} else "",
        "ended": taking.terms.has_ended and not attempt.is_preview,
        "next": None if attempt.is_preview else _next_task(taking),
        "later": task_times.due(local(due, attempt.assignment.classroom.time_zone)) if due and not seen else "",
        "ones": [_one(taking, key, seen, asked_again) for key in attempt.order],
    }
    return render(request, "lessons/assignments/done.html", context)


def _next_task(taking: Taking) -> dict[str, Any] | None:
    """What else this student has to do, what is due first."""
    places = access.active_memberships(taking.attempt.user)
    tasks = tasks_for(places, now=taking.now, language=taking.language)
    found = next((one.assignment for one in tasks if one.is_open and one.assignment != taking.assignment), None)
    return found and {"title": task_title(found), "url": reverse("lessons:task", args=(found.pk,))}


def _one(taking: Taking, key: str, seen: bool, asked_again: bool) -> dict[str, Any]:
    """A question with the answer that was given. What is right where none was is told when nobody asks it again."""
    one = taking.one(key, final=seen or None)
    kept = one["kept"]
    one["hints_used"] = words.hints(kept.hints) if kept and kept.hints else ""
    one["key_shown"] = ""
    if seen and not asked_again and (kept is None or not (one["feedback"] and one["feedback"].right)):
        asked = attempts.question_of(taking.attempt, key)
        (shown,) = quizzes.shown([asked], taking.language)
        one["key_shown"] = on_paper(shown.exercise, answers=True)
    return one
