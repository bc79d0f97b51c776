"""What is printed of a class and shown on the wall: log-in cards, and how to join."""

from typing import Any

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.urls import reverse
from django.utils import translation
from django.views.decorators.http import require_safe

from lessons.domain import class_lists
from lessons.domain.access import taught_class
from lessons.models import Classroom, Membership
from lessons.views.guards import for_teachers
from lessons.words import students as words

NEW = "new"


@for_teachers
@require_safe
def cards(request: HttpRequest, pk: int) -> HttpResponse:
    """Cards with codes: of all, of those who have not logged in yet (`?who=new`), or of some (`?student=`)."""
    classroom = taught_class(request.user, pk)
    students = [one for one in class_lists.students_of(classroom) if not one.removed and one.code]
    chosen = _chosen(request, students)
    context = {
        "classroom": classroom,
        "students": students,
        "cards": [_card(request, classroom, one) for one in chosen],
        "chosen": {one.pk for one in chosen},
        "new": [one for one in students if one.seen is None],
    }
    return render(request, "lessons/classes/cards.html", context)


@for_teachers
@require_safe
def wall(request: HttpRequest, pk: int) -> HttpResponse:
    """How to join, so large that a whole room can read it. Nobody's name is on it."""
    classroom = taught_class(request.user, pk)
    url = join_url(request, classroom)
    context = {"classroom": classroom, "url": url, "address": to_type(url, classroom)}
    return render(request, "lessons/classes/wall.html", context)


def join_url(request: HttpRequest, classroom: Classroom) -> str:
    """The link by which one joins a class, in its language."""
    with translation.override(classroom.language):
        return request.build_absolute_uri(reverse("lessons:join-class", args=(classroom.code,)))


def enter_url(request: HttpRequest, classroom: Classroom, membership: Membership) -> str:
    """The link of a card. The codes stand behind #, which no server sees and no log keeps."""
    with translation.override(classroom.language):
        url = request.build_absolute_uri(reverse("lessons:enter"))
    return f"{url}#{classroom.code}-{membership.code}"


def to_type(url: str, classroom: Classroom) -> str:
    """An address as people type it: without a language, which their browser then chooses, and without a code
    behind #.
    """
    return url.partition("://")[2].partition("#")[0].replace(f"/{classroom.language}/", "/", 1).rstrip("/")


def _card(request: HttpRequest, classroom: Classroom, membership: Membership) -> dict[str, Any]:
    url = enter_url(request, classroom, membership)
    with translation.override(classroom.language):
        how = str(words.card_how())
    return {"membership": membership, "url": url, "address": to_type(url, classroom), "how": how}


def _chosen(request: HttpRequest, students: list[Membership]) -> list[Membership]:
    if request.GET.get("who") == NEW:
        return [one for one in students if one.seen is None]
    wanted = set(request.GET.getlist("student"))
    return [one for one in students if str(one.pk) in wanted] if wanted else students
