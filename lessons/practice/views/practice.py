"""Practice without end: questions drawn from a seed, each with an address of its own."""

import secrets
from random import Random
from typing import Any

from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import render
from django.template.backends.utils import csrf_input
from django.urls import reverse
from django.views.decorators.http import require_http_methods, require_safe

from lessons.practice.views.origins import origin_of
from lessons.questions.kinds.base import Kind
from lessons.questions.kinds.registry import KINDS
from lessons.questions.views.rendered import ask
from lessons.questions.words import questions as words
from lessons.web.requests import HtmxHttpRequest

LEVELS = (1, 2, 3, 4)


@require_safe
def practice(request: HttpRequest) -> HttpResponse:
    """The kinds of questions, each in four levels."""
    kinds = [
        {"name": name, "url": reverse("lessons:practice-kind", args=(code,)), "levels": _levels()}
        for code, name in words.KINDS.items()
    ]
    return render(request, "lessons/practice/kinds.html", {"kinds": kinds, "level_names": words.LEVELS})


@require_safe
def draw(request: HttpRequest, kind: str) -> HttpResponse:
    """Redirect to a new question of a kind. With `?from=STEP` it is like the question of that step."""
    _drawn_kind(kind)
    level = request.GET.get("level", "1")
    level = level if level in map(str, LEVELS) else "1"
    address = reverse("lessons:practice-question", args=(kind, level, secrets.randbelow(10**6)))
    origin = origin_of(request, kind)
    return HttpResponseRedirect(address + (origin.query if origin else ""))


@require_http_methods(["GET", "HEAD", "POST"])
def question(request: HtmxHttpRequest, kind: str, level: int, seed: int) -> HttpResponse:
    """One question. The same address gives the same question to everybody."""
    found = _drawn_kind(kind)
    if level not in LEVELS or seed >= 10**6:
        raise Http404
    origin = origin_of(request, kind)
    rng = Random(seed)  # noqa: S311 - questions, not secrets
    spec = found.twin(found.read(origin.spec), rng, level) if origin else found.generate(rng, level)
    asked = ask(request, found.write(spec))
    request.page_url = request.path + (origin.query if origin else "")
    again = reverse("lessons:practice-kind", args=(kind,))
    context = {
        "name": words.KINDS[kind],
        "level": words.level_named(level),
        "levels": [
            {"name": name, "url": f"{again}?level={number}", "here": number == level} for number, name in _levels()
        ],
        "next": f"{again}?level={level}" + (origin.query.replace("?", "&") if origin else ""),
        "here": request.page_url,
        "csrf_place": csrf_input(request),
        "asked": asked,
        "feedback": asked.feedback,
    }
    status = 422 if asked.problem else 200
    if origin:
        return render(request, "lessons/practice/twin.html", context | origin.context(request), status=status)
    return render(request, "lessons/practice/question.html", context, status=status)


def _drawn_kind(kind: str) -> Kind[Any, Any]:
    """The kind of this code. Raises Http404 where there is none, or where it draws no questions."""
    found = KINDS.get(kind)
    if found is None or not found.generates:
        raise Http404
    return found


def _levels() -> list[tuple[int, object]]:
    return [(number, words.level(number)) for number in LEVELS]
