"""What is printed of a class and shown on the wall: log-in cards, and how to join."""

import re
from typing import Any

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.urls import reverse
from django.utils import translation
from django.views.decorators.http import require_safe

from lessons.classroom.domain import class_lists
from lessons.classroom.words import students as words
from lessons.models import Classroom, Membership
from lessons.web.access import taught_class
from lessons.web.guards import for_teachers
from lessons.web.requests import AuthenticatedHttpRequest

NEW = "new"
WIDTHS = (20, 30, 45, 64)  # the longest part of an address in signs, for each of which the wall has a size
_PARTED = re.compile(r"[/.]?[^/.]+")  # an address may go on in another line before a stroke or a point


@for_teachers
@require_safe
def cards(request: AuthenticatedHttpRequest, pk: int) -> HttpResponse:
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
    return render(request, "lessons/classroom/cards.html", context)


@for_teachers
@require_safe
def wall(request: AuthenticatedHttpRequest, pk: int) -> HttpResponse:
    """How to join, so large that a whole room can read it, and how many have. Nobody's name is on it.

    `stands` is what the page has on it: with it how many have joined is answered alone, and nothing where that is so
    still. A page whose code is no longer that of the class is loaded anew.
    """
    classroom = taught_class(request.user, pk)
    request.page_url = request.path
    is_open = classroom.is_open and not classroom.archived
    joined, everybody = class_lists.joined(classroom)
    stands = f"{classroom.code if is_open else ''}.{joined}.{everybody}"
    shown = request.GET.get("stands")
    if shown == stands:
        return HttpResponse(status=204)
    if shown is not None and shown.partition(".")[0] != stands.partition(".")[0]:
        return HttpResponse(status=204, headers={"HX-Refresh": "true"})
    url = join_url(request, classroom)
    address = to_type(url, classroom)
    host, _, rest = address.partition("/")
    context = {
        "classroom": classroom,
        "is_open": is_open,
        "url": url,
        "parts": _PARTED.findall(address),
        "width": next((width for width in WIDTHS if len(host) <= width and len(rest) < width), WIDTHS[-1]),
        "joined": words.have_joined(joined, everybody),
        "stands": stands,
    }
    return render(request, f"lessons/classroom/wall.html{'#in' if shown is not None else ''}", context)


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


def _card(request: AuthenticatedHttpRequest, classroom: Classroom, membership: Membership) -> dict[str, Any]:
    url = enter_url(request, classroom, membership)
    with translation.override(classroom.language):
        how = str(words.card_how())
    return {"membership": membership, "url": url, "address": to_type(url, classroom), "how": how}


def _chosen(request: AuthenticatedHttpRequest, students: list[Membership]) -> list[Membership]:
    if request.GET.get("who") == NEW:
        return [one for one in students if one.seen is None]
    wanted = set(request.GET.getlist("student"))
    return [one for one in students if str(one.pk) in wanted] if wanted else students
