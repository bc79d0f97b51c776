"""Doing a quiz that was set: its questions one after the other, or all on a page, and the end of it."""

from collections.abc import Mapping
from functools import wraps
from typing import Any

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.urls import reverse
from django.utils import timezone
from django.views.decorators.http import require_http_methods

from lessons.assignments.domain import attempts
from lessons.assignments.views.attempt_page import Taking
from lessons.assignments.views.question_parts import numbers, section
from lessons.assignments.views.submissions import new_ones, not_kept, sent, sent_of_others
from lessons.assignments.views.submit_action import press
from lessons.assignments.words import tasks as words
from lessons.models import Answer
from lessons.questions.kinds.base import BadAnswer
from lessons.web import access
from lessons.web.guards import View, signed_in, to_log_in
from lessons.web.redirects import hx_redirect, see_other

SAID = {"stands": words.REFUSALS["Stands"], "unsaved": words.UNSAVED, "saved": words.SAVED, "open": words.OPEN}


def answering(view: View) -> View:
    """For the student. Who has been logged out comes back to this question, and is told that it was not saved."""
    guarded = signed_in(view)

    @wraps(view)
    def answered(request: HttpRequest, **kwargs: Any) -> HttpResponse:
        if request.method == "POST" and not request.user.is_authenticated:
            return to_log_in(request, back=f"{request.path}?said=unsaved")
        return guarded(request, **kwargs)

    return answered


@answering
@require_http_methods(["GET", "HEAD", "POST"])
def attempt(request: HttpRequest, pk: int) -> HttpResponse:
    """To the first question without an answer; the page of all questions where they stand on one, saved by a POST."""
    taking = _taking(request, pk)
    if request.method == "POST":
        taking.one_by_one = False  # the page that this is sent from, whatever the teacher has chosen meanwhile
        return _all_sent(request, taking)
    if taking.is_over:
        return see_other(reverse("lessons:attempt-done", args=(pk,)))
    if not taking.one_by_one:
        return _page(request, taking, said=SAID.get(request.GET.get("said", ""), ""))
    return see_other(taking.url((taking.unanswered or taking.attempt.order)[0]) + _query(request))


@answering
@require_http_methods(["GET", "HEAD", "POST"])
def question(request: HttpRequest, pk: int, key: str) -> HttpResponse:
    """One question. A POST goes on building the answer, opens a hint, keeps the answer, or keeps it and goes on."""
    taking = _taking(request, pk)
    if key not in taking.attempt.order:
        raise Http404
    request.page_url = request.path
    if request.method == "POST":
        taking.one_by_one = taking.one_by_one and not sent_of_others(request.POST, taking.attempt.order, key)
        return _all_sent(request, taking, key) if "go" in request.POST else _sent(request, taking, key)
    if taking.is_over:
        return see_other(reverse("lessons:attempt-done", args=(pk,)))
    if not taking.one_by_one:
        return see_other(f"{reverse('lessons:attempt', args=(pk,))}{_query(request)}#question-{key}")
    said = SAID.get(request.GET.get("said", ""))
    return _page(request, taking, key, {key: {"said": said}} if said else {})


def _sent(request: HttpRequest, taking: Taking, key: str) -> HttpResponse:
    """A press at one question. What was entered in others is shown again."""
    one = sent(request.POST, key, alone=True)
    others = {} if request.htmx else _unsaved(request, taking, key)
    if one.hint and not taking.is_over:
        opened = attempts.ask_for_hint(attempt=taking.attempt, key=key, number=one.hint)
        taking.attempt.hints = {**taking.attempt.hints, key: opened}
    if (one.hint or one.is_building) and not taking.is_over:
        stands = key in taking.answers and taking.at_once
        return _page(request, taking, key, others | ({} if stands else {key: one.unsaved}))
    try:
        kept = attempts.answer(attempt=taking.attempt, key=key, form=one.form, over=one.over, now=taking.now)
    except (BadAnswer, attempts.EditConflict) as why:
        if taking.is_over:
            return _over(request, taking)
        return _page(request, taking, key, others | {key: not_kept(one, why)})
    except attempts.AnswerIsFinal as why:
        return _answered(request, taking, key, others, not_kept(one, why), "?said=stands")
    except attempts.AttemptError as refused:
        return _over(request, taking, refused.code)
    if taking.is_over:
        return _over(request, taking)
    taking.answers[key] = kept
    return _answered(request, taking, key, others)


def _all_sent(request: HttpRequest, taking: Taking, key: str = "") -> HttpResponse:
    """Keep all that was entered on the page, then go on as the press says; stay where some is not kept.

    Where answers are final, what is on its way elsewhere is not taken for one: it is asked about first.
    """
    pressed, alone = press(request.POST), bool(key) and taking.one_by_one
    new = new_ones(request.POST, [key] if alone else taking.attempt.order, taking.answers, alone=alone)
    if pressed.go == "keep":
        new.pop(key, None)
    if taking.at_once and pressed.leaves and not taking.is_over:
        if new and not pressed.is_without:
            shown = {one: found.unsaved for one, found in new.items()}
            return _page(request, taking, key, shown, said=words.unchecked(len(new)), way=pressed.go)
        new = {}
    forms = {one: (found.form, found.over) for one, found in new.items()}
    try:
        outcome = attempts.answer_all(attempt=taking.attempt, forms=forms, now=taking.now) if forms else {}
    except attempts.AttemptError as refused:
        return _over(request, taking, refused.code)
    if taking.is_over:
        return _over(request, taking)
    refused = {one: not_kept(new[one], why) for one, why in outcome.items() if isinstance(why, Exception)}
    taking.answers.update({one: kept for one, kept in outcome.items() if isinstance(kept, Answer)})
    if refused and not pressed.is_without:
        way = pressed.go if pressed.leaves else ""
        return _page(request, taking, key, refused, said=words.not_saved(len(refused)), way=way)
    if pressed.go == "save" and request.htmx:
        return _page(request, taking, key, said=words.SAVED)
    return hx_redirect(request, pressed.address(taking, key))


def _unsaved(request: HttpRequest, taking: Taking, but: str) -> dict[str, dict[str, Any]]:
    """What was entered in the other questions of the page."""
    others = [key for key in taking.attempt.order if key != but]
    found = new_ones(request.POST, others, taking.answers, alone=False)
    return {key: one.unsaved for key, one in found.items() if not (taking.at_once and key in taking.answers)}


def _answered(
    request: HttpRequest,
    taking: Taking,
    key: str,
    others: Mapping[str, Mapping[str, Any]],
    shown: Mapping[str, Any] | None = None,
    query: str = "",
) -> HttpResponse:
    """The question with its answer: by its address, so that a reload sends nothing again; at once for htmx, and
    where something stands unsaved in others.
    """
    if request.htmx or others:
        return _page(request, taking, key, {**others, key: shown} if shown else others)
    if taking.assignment.all_on_a_page:
        return see_other(f"{reverse('lessons:attempt', args=(taking.attempt.pk,))}{query}#feedback-{key}")
    return see_other(f"{taking.url(key)}{query}#feedback-{key}")


def _page(
    request: HttpRequest,
    taking: Taking,
    key: str = "",
    shown: Mapping[str, Mapping[str, Any]] | None = None,
    said: Any = "",
    way: str = "",
) -> HttpResponse:
    """The question `key`, or all of them; `shown` is how some differ from what is kept, `way` the press that waits.

    To htmx, where one question alone was sent, that one alone is of interest.
    """
    shown, one_by_one = shown or {}, taking.one_by_one
    is_part = bool(request.htmx and key and "go" not in request.POST)
    keys = [key] if one_by_one or is_part else taking.attempt.order
    refused = [one for one in shown if {"problem", "stood"} & shown[one].keys()]
    open_ones = refused or (shown if way else ())
    here = taking.url(key) if one_by_one else reverse("lessons:attempt", args=(taking.attempt.pk,))
    context = {
        "taking": taking,
        "attempt": taking.attempt,
        "here": here,
        "at_once": taking.at_once,
        "one_by_one": one_by_one,
        "key": key if one_by_one else "",
        "number": taking.attempt.order.index(key) + 1 if key else 0,
        "numbers": numbers(taking, key if one_by_one else ""),
        "sections": [section(taking, one, shown.get(one, {})) for one in keys],
        "said": said,
        "next": taking.after(key) if one_by_one else "",
        "is_answered": key in taking.answers,
        "finish": reverse("lessons:attempt-finish", args=(taking.attempt.pk,)),
        "refused": refused,
        "open_ones": [(one, taking.attempt.order.index(one) + 1) for one in open_ones],
        "way": way,
        "way_from": taking.url(key) if key else here,
    }
    return render(request, "lessons/assignments/questions.html", context, status=422 if refused or way else 200)


@signed_in
@require_http_methods(["GET", "HEAD", "POST"])
def finish(request: HttpRequest, pk: int) -> HttpResponse:
    """How many questions are not answered, and whether to finish. A POST finishes; a second one changes nothing."""
    taking = _taking(request, pk)
    done = reverse("lessons:attempt-done", args=(pk,))
    if request.method == "POST":
        attempts.finish(attempt=taking.attempt, now=taking.now)
        return see_other(done)
    if taking.is_over:
        return see_other(done)
    context = {
        "taking": taking,
        "attempt": taking.attempt,
        "numbers": numbers(taking),
        "unanswered": words.unanswered(len(taking.unanswered)),
        "whole": not taking.unanswered,
    }
    return render(request, "lessons/assignments/finish.html", context)


def _over(request: HttpRequest, taking: Taking, why: str = "") -> HttpResponse:
    """To the end of the attempt, where `why` says that nothing more is taken."""
    return hx_redirect(
        request, reverse("lessons:attempt-done", args=(taking.attempt.pk,)) + (f"?said={why}" if why else "")
    )


def _query(request: HttpRequest) -> str:
    """What the address says besides, to be taken along."""
    return f"?{request.GET.urlencode()}" if request.GET else ""


def _taking(request: HttpRequest, pk: int) -> Taking:
    return Taking(access.own_attempt(request.user, pk), timezone.now())
