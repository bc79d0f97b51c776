"""Doing a quiz that was set: its questions one after the other, or all on a page, and the end of it."""

from functools import wraps
from typing import Any

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.urls import reverse
from django.utils import timezone
from django.views.decorators.http import require_http_methods, require_safe

from lessons.domain import access, attempts
from lessons.exercises.base import BadAnswer
from lessons.views.asking import entered
from lessons.views.going import go_to
from lessons.views.guards import View, signed_in, to_log_in
from lessons.views.question_parts import numbers, section
from lessons.views.taking import Taking, not_answered
from lessons.words import tasks as words

SAID = {"stands": words.REFUSALS["Stands"], "unsaved": words.UNSAVED}


def answering(view: View) -> View:
    """For the student. Who has been logged out comes back to this question, and is told that it was not saved."""
    guarded = signed_in(view)

    @wraps(view)
    def answered(request: HttpRequest, **kwargs: Any) -> HttpResponse:
        if request.method == "POST" and not request.user.is_authenticated:
            return to_log_in(request, back=f"{request.path}?said=unsaved")
        return guarded(request, **kwargs)

    return answered


@signed_in
@require_safe
def attempt(request: HttpRequest, pk: int) -> HttpResponse:
    """To the first question without an answer; the page of all questions where they stand on one."""
    taking = _taking(request, pk)
    if taking.is_over:
        return go_to(reverse("lessons:attempt-done", args=(pk,)))
    if taking.assignment.all_on_a_page:
        return _page(request, taking)
    order = taking.attempt.order
    return go_to(taking.url((taking.unanswered or order)[0]))


@answering
@require_http_methods(["GET", "HEAD", "POST"])
def question(request: HttpRequest, pk: int, key: str) -> HttpResponse:
    """One question. A POST goes on building the answer, opens a hint, or keeps the answer."""
    taking = _taking(request, pk)
    if key not in taking.attempt.order:
        raise Http404
    request.page_url = request.path
    if request.method == "POST":
        return _sent(request, taking, key)
    if taking.is_over:
        return go_to(reverse("lessons:attempt-done", args=(pk,)))
    if taking.assignment.all_on_a_page:
        query = f"?{request.GET.urlencode()}" if request.GET else ""
        return go_to(f"{reverse('lessons:attempt', args=(pk,))}{query}#question-{key}")
    return _page(request, taking, key, said=SAID.get(request.GET.get("said", ""), ""))


def _sent(request: HttpRequest, taking: Taking, key: str) -> HttpResponse:
    form, building = entered(request.POST)
    hint = form.pop("hint", None)
    if hint and not taking.is_over:
        opened = attempts.ask_for_hint(attempt=taking.attempt, key=key, number=_number(hint[0]))
        taking.attempt.hints = {**taking.attempt.hints, key: opened}
    if (hint or building) and not taking.is_over:
        return _page(request, taking, key, form=None if key in taking.answers and taking.at_once else form)
    try:
        kept = attempts.answer(attempt=taking.attempt, key=key, form=form, now=taking.now)
    except BadAnswer as error:
        if taking.is_over:
            return _over(request, taking)
        return _page(request, taking, key, form=form, problem=not_answered(error))
    except attempts.Stands as refused:
        return _answered(request, taking, key, words.refusal(refused), "?said=stands")
    except attempts.CannotDo as refused:
        return _over(request, taking, type(refused).__name__)
    if taking.is_over:
        return _over(request, taking)
    taking.answers[key] = kept
    return _answered(request, taking, key)


def _answered(request: HttpRequest, taking: Taking, key: str, said: Any = "", query: str = "") -> HttpResponse:
    """The question with its answer: at once for htmx, else by its address, so that a reload sends nothing again."""
    if request.htmx:
        return _page(request, taking, key, said=said)
    if taking.assignment.all_on_a_page:
        return go_to(f"{reverse('lessons:attempt', args=(taking.attempt.pk,))}{query}#feedback-{key}")
    return go_to(f"{taking.url(key)}{query}#feedback-{key}")


def _page(request: HttpRequest, taking: Taking, key: str = "", **entered: Any) -> HttpResponse:
    """The question `key`, or all of them; to htmx that question alone is of interest."""
    one_by_one = not taking.assignment.all_on_a_page
    keys = [key] if one_by_one or request.htmx else taking.attempt.order
    context = {
        "taking": taking,
        "attempt": taking.attempt,
        "one_by_one": one_by_one,
        "number": taking.attempt.order.index(key) + 1 if key else 0,
        "numbers": numbers(request, taking, key if one_by_one else ""),
        "sections": [section(request, taking, one, entered if one == key else {}) for one in keys],
        "said": "" if key else SAID.get(request.GET.get("said", ""), ""),
        "done": words.questions_done(len(taking.answers), len(taking.attempt.order)),
        "next": taking.after(key) if one_by_one else "",
        "is_answered": key in taking.answers,
        "finish": reverse("lessons:attempt-finish", args=(taking.attempt.pk,)),
    }
    status = 422 if entered.get("problem") else 200
    return render(request, "lessons/tasks/questions.html", context, status=status)


@signed_in
@require_http_methods(["GET", "HEAD", "POST"])
def finish(request: HttpRequest, pk: int) -> HttpResponse:
    """How many questions are not answered, and whether to finish. A POST finishes; a second one changes nothing."""
    taking = _taking(request, pk)
    done = reverse("lessons:attempt-done", args=(pk,))
    if request.method == "POST":
        attempts.finish(attempt=taking.attempt, now=taking.now)
        return go_to(done)
    if taking.is_over:
        return go_to(done)
    context = {
        "taking": taking,
        "attempt": taking.attempt,
        "numbers": numbers(request, taking),
        "unanswered": words.unanswered(len(taking.unanswered)),
        "whole": not taking.unanswered,
    }
    return render(request, "lessons/tasks/finish.html", context)


def _over(request: HttpRequest, taking: Taking, why: str = "") -> HttpResponse:
    """To the end of the attempt, where `why` says that nothing more is taken. htmx takes the whole page there."""
    address = reverse("lessons:attempt-done", args=(taking.attempt.pk,)) + (f"?said={why}" if why else "")
    if not request.htmx:
        return go_to(address)
    response = HttpResponse(status=204)
    response["HX-Redirect"] = address
    return response


def _taking(request: HttpRequest, pk: int) -> Taking:
    return Taking(access.own_attempt(request.user, pk), timezone.now())


def _number(text: str) -> int:
    return int(text) if text.isascii() and text.isdigit() and len(text) < 3 else 0
