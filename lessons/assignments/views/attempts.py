"""Doing a quiz that was set: its questions one after the other, or all on a page, and the end of it."""

from collections.abc import Mapping
from functools import wraps
from typing import Any

from django.http import Http404, HttpResponse
from django.shortcuts import render
from django.urls import reverse
from django.utils import timezone
from django.views.decorators.http import require_http_methods

from lessons.assignments.domain import attempts
from lessons.assignments.views.attempt_page import AttemptPage
from lessons.assignments.views.question_parts import numbers, section
from lessons.assignments.views.submissions import changed_answers, is_whole_page, read_submission, refused_answer
from lessons.assignments.views.submit_action import submit_action
from lessons.assignments.words import tasks as words
from lessons.models import Answer
from lessons.questions.kinds.base import BadAnswer
from lessons.web import access
from lessons.web.guards import View, signed_in, to_log_in
from lessons.web.redirects import hx_redirect, see_other
from lessons.web.requests import AuthenticatedHttpRequest

NOTICES = {"stands": words.REFUSALS["Stands"], "unsaved": words.UNSAVED, "saved": words.SAVED, "open": words.OPEN}


def answering(view: View) -> View:
    """For students. After a log-out they come back to this question and read that their answer was not saved."""
    guarded = signed_in(view)

    @wraps(view)
    def answered(request: AuthenticatedHttpRequest, **kwargs: Any) -> HttpResponse:
        if request.method == "POST" and not request.user.is_authenticated:
            return to_log_in(request, back=f"{request.path}?said=unsaved")
        return guarded(request, **kwargs)

    return answered


@answering
@require_http_methods(["GET", "HEAD", "POST"])
def attempt(request: AuthenticatedHttpRequest, pk: int) -> HttpResponse:
    """Leads to the first question without an answer, or shows all questions on one page; a POST saves them."""
    page = _attempt_page(request, pk)
    if request.method == "POST":
        page.one_by_one = False  # the page that this is sent from, whatever the teacher has chosen meanwhile
        return _submit_all(request, page)
    if page.is_over:
        return see_other(reverse("lessons:attempt-done", args=(pk,)))
    if not page.one_by_one:
        return _render(request, page, notice=NOTICES.get(request.GET.get("said", ""), ""))
    return see_other(page.url((page.unanswered or page.attempt.order)[0]) + _query(request))


@answering
@require_http_methods(["GET", "HEAD", "POST"])
def question(request: AuthenticatedHttpRequest, pk: int, key: str) -> HttpResponse:
    """One question. A POST builds the answer further, opens a hint, stores the answer, or stores it and goes on."""
    page = _attempt_page(request, pk)
    if key not in page.attempt.order:
        raise Http404
    request.page_url = request.path
    if request.method == "POST":
        page.one_by_one = page.one_by_one and not is_whole_page(request.POST, page.attempt.order, key)
        return _submit_all(request, page, key) if "go" in request.POST else _submit_one(request, page, key)
    if page.is_over:
        return see_other(reverse("lessons:attempt-done", args=(pk,)))
    if not page.one_by_one:
        return see_other(f"{reverse('lessons:attempt', args=(pk,))}{_query(request)}#question-{key}")
    notice = NOTICES.get(request.GET.get("said", ""))
    return _render(request, page, key, {key: {"notice": notice}} if notice else {})


def _submit_one(request: AuthenticatedHttpRequest, page: AttemptPage, key: str) -> HttpResponse:
    """Answer one question. What was entered in others is shown again."""
    one = read_submission(request.POST, key, alone=True)
    others = {} if request.htmx else _unsaved(request, page, key)
    if one.hint and not page.is_over:
        opened = attempts.ask_for_hint(attempt=page.attempt, key=key, number=one.hint)
        page.attempt.hints = {**page.attempt.hints, key: opened}
    if (one.hint or one.is_building) and not page.is_over:
        is_final = key in page.answers and page.at_once
        return _render(request, page, key, others | ({} if is_final else {key: one.unsaved}))
    try:
        answer = attempts.answer(
            attempt=page.attempt, key=key, form=one.form, base_version=one.base_version, now=page.now
        )
    except (BadAnswer, attempts.EditConflict) as why:
        if page.is_over:
            return _to_result(request, page)
        return _render(request, page, key, others | {key: refused_answer(one, why)})
    except attempts.AnswerIsFinal as why:
        return _answered(request, page, key, others, refused_answer(one, why), "?said=stands")
    except attempts.AttemptError as refused:
        return _to_result(request, page, refused.code)
    if page.is_over:
        return _to_result(request, page)
    page.answers[key] = answer
    return _answered(request, page, key, others)


def _submit_all(request: AuthenticatedHttpRequest, page: AttemptPage, key: str = "") -> HttpResponse:
    """Store all that was entered on the page, then do what the button says; stay where something was refused.

    Where answers are final, leaving the page does not give an answer: a question that was begun is asked about first.
    """
    action, alone = submit_action(request.POST), bool(key) and page.one_by_one
    new = changed_answers(request.POST, [key] if alone else page.attempt.order, page.answers, alone=alone)
    if action.go == "keep":
        new.pop(key, None)
    if page.at_once and action.leaves and not page.is_over:
        if new and not action.discards_unsaved:
            shown = {one: found.unsaved for one, found in new.items()}
            return _render(request, page, key, shown, notice=words.unchecked(len(new)), pending=action.go)
        new = {}
    forms = {one: (found.form, found.base_version) for one, found in new.items()}
    try:
        outcome = attempts.answer_all(attempt=page.attempt, forms=forms, now=page.now) if forms else {}
    except attempts.AttemptError as refused:
        return _to_result(request, page, refused.code)
    if page.is_over:
        return _to_result(request, page)
    rejected = {one: refused_answer(new[one], why) for one, why in outcome.items() if isinstance(why, Exception)}
    page.answers.update({one: answer for one, answer in outcome.items() if isinstance(answer, Answer)})
    if rejected and not action.discards_unsaved:
        pending = action.go if action.leaves else ""
        return _render(request, page, key, rejected, notice=words.not_saved(len(rejected)), pending=pending)
    if action.go == "save" and request.htmx:
        return _render(request, page, key, notice=words.SAVED)
    return hx_redirect(request, action.address(page, key))


def _unsaved(request: AuthenticatedHttpRequest, page: AttemptPage, excluded: str) -> dict[str, dict[str, Any]]:
    """What was entered in the other questions of the page."""
    others = [key for key in page.attempt.order if key != excluded]
    found = changed_answers(request.POST, others, page.answers, alone=False)
    return {key: one.unsaved for key, one in found.items() if not (page.at_once and key in page.answers)}


def _answered(
    request: AuthenticatedHttpRequest,
    page: AttemptPage,
    key: str,
    others: Mapping[str, Mapping[str, Any]],
    shown: Mapping[str, Any] | None = None,
    query: str = "",
) -> HttpResponse:
    """The question with its answer: by a redirect, so that a reload sends nothing again; directly for htmx, and
    where other questions hold something unsaved.
    """
    if request.htmx or others:
        return _render(request, page, key, {**others, key: shown} if shown else others)
    if page.assignment.all_on_a_page:
        return see_other(f"{reverse('lessons:attempt', args=(page.attempt.pk,))}{query}#feedback-{key}")
    return see_other(f"{page.url(key)}{query}#feedback-{key}")


def _render(
    request: AuthenticatedHttpRequest,
    page: AttemptPage,
    key: str = "",
    shown: Mapping[str, Mapping[str, Any]] | None = None,
    notice: Any = "",
    pending: str = "",
) -> HttpResponse:
    """The page of the question `key`, or of all questions.

    `shown` says by key how some questions differ from what is stored (arguments of `AttemptPage.shown_question`);
    `pending` is the action that waits for a confirmation. htmx needs only the question that was sent, if it was one.
    """
    shown, one_by_one = shown or {}, page.one_by_one
    is_part = bool(request.htmx and key and "go" not in request.POST)
    keys = [key] if one_by_one or is_part else page.attempt.order
    refused = [one for one in shown if {"problem", "has_conflict"} & shown[one].keys()]
    open_ones = refused or (shown if pending else ())
    here = page.url(key) if one_by_one else reverse("lessons:attempt", args=(page.attempt.pk,))
    context = {
        "page": page,
        "attempt": page.attempt,
        "here": here,
        "at_once": page.at_once,
        "one_by_one": one_by_one,
        "key": key if one_by_one else "",
        "number": page.attempt.order.index(key) + 1 if key else 0,
        "numbers": numbers(page, key if one_by_one else ""),
        "sections": [section(page, one, shown.get(one, {})) for one in keys],
        "notice": notice,
        "next": page.after(key) if one_by_one else "",
        "is_answered": key in page.answers,
        "finish": reverse("lessons:attempt-finish", args=(page.attempt.pk,)),
        "refused": refused,
        "open_ones": [(one, page.attempt.order.index(one) + 1) for one in open_ones],
        "pending": pending,
        "pending_url": page.url(key) if key else here,
    }
    return render(request, "lessons/assignments/questions.html", context, status=422 if refused or pending else 200)


@signed_in
@require_http_methods(["GET", "HEAD", "POST"])
def finish(request: AuthenticatedHttpRequest, pk: int) -> HttpResponse:
    """How many questions are not answered, and whether to finish. A POST finishes; a second one changes nothing."""
    page = _attempt_page(request, pk)
    done = reverse("lessons:attempt-done", args=(pk,))
    if request.method == "POST":
        attempts.finish(attempt=page.attempt, now=page.now)
        return see_other(done)
    if page.is_over:
        return see_other(done)
    context = {
        "page": page,
        "attempt": page.attempt,
        "numbers": numbers(page),
        "unanswered": words.unanswered(len(page.unanswered)),
        "whole": not page.unanswered,
    }
    return render(request, "lessons/assignments/finish.html", context)


def _to_result(request: AuthenticatedHttpRequest, page: AttemptPage, why: str = "") -> HttpResponse:
    """To the result of the attempt; `why` is the code of the reason why no more answers are accepted."""
    return hx_redirect(
        request, reverse("lessons:attempt-done", args=(page.attempt.pk,)) + (f"?said={why}" if why else "")
    )


def _query(request: AuthenticatedHttpRequest) -> str:
    """The query of the address, to be passed on."""
    return f"?{request.GET.urlencode()}" if request.GET else ""


def _attempt_page(request: AuthenticatedHttpRequest, pk: int) -> AttemptPage:
    return AttemptPage(access.own_attempt(request.user, pk), timezone.now())
