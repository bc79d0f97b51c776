"""Joining a class by its code."""

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_http_methods

from lessons.domain import class_lists, codes
from lessons.models import Classroom
from lessons.views.going import see
from lessons.views.guards import not_kept
from lessons.words import classes as words
from lessons.words.sentence import Sentence

UNPROCESSABLE = 422


@not_kept
@require_http_methods(["GET", "HEAD", "POST"])
def join(request: HttpRequest) -> HttpResponse:
    """A code is asked for; a right one leads to the page of its class."""
    typed = request.POST.get("code", "")
    if request.method != "POST":
        return _ask(request)
    code = codes.folded(typed)
    if not Classroom.objects.filter(code=code).exists():
        return _ask(request, typed, words.no_such_class(typed), UNPROCESSABLE)
    return see("lessons:join-class", code)


@not_kept
@require_http_methods(["GET", "HEAD"])
def join_class(request: HttpRequest, code: str) -> HttpResponse:
    """What a class is, before one joins it."""
    classroom = Classroom.objects.filter(code=codes.folded(code)).first()
    if classroom is None:
        return _ask(request, code, words.no_such_class(code), 404)
    context = {"classroom": classroom, "teachers": class_lists.teachers_names(classroom)}
    return render(request, "lessons/classes/join_class.html", context)


def _ask(request: HttpRequest, code: str = "", problem: Sentence | None = None, status: int = 200) -> HttpResponse:
    return render(request, "lessons/classes/join.html", {"code": code, "problem": problem}, status=status)
