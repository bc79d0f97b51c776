"""Who teaches a class: a link for one more, leaving, handing it over."""

from django.http import HttpResponse
from django.shortcuts import render
from django.urls import reverse
from django.views.decorators.http import require_http_methods

from lessons.classroom.domain import class_lists, co_teaching
from lessons.classroom.words import classes as words
from lessons.models import Classroom
from lessons.web.access import taught_class
from lessons.web.guards import for_teachers
from lessons.web.redirects import form_token, redirect_to
from lessons.web.requests import AuthenticatedHttpRequest
from lessons.web.responses import UNPROCESSABLE
from lessons.web.texts import number_of
from lessons.wording.sentence import Sentence


@for_teachers
@require_http_methods(["GET", "HEAD", "POST"])
def teachers(request: AuthenticatedHttpRequest, pk: int) -> HttpResponse:
    """Those who teach the class and the links that are open."""
    classroom = taught_class(request.user, pk, to_change=False)
    verbs = {"leave": _leave, "withdraw": _withdraw, "invite": _invite, "hand-over": _invite}
    if verb := request.method == "POST" and verbs.get(request.POST.get("do", "")):
        return verb(request, classroom)
    return _show(request, classroom)


@for_teachers
@require_http_methods(["GET", "HEAD", "POST"])
def come_in(request: AuthenticatedHttpRequest, code: str) -> HttpResponse:
    """What the link of a colleague leads to: a teacher is asked whether to teach this class too."""
    if request.method == "POST":
        return redirect_to("lessons:class", co_teaching.accept(code=code, teacher=request.user).pk)
    found = co_teaching.invitation(code)
    context = {
        "invitation": found,
        "classroom": found.classroom,
        "by": found.made_by.person.name,
        "is_in": co_teaching.changes_nothing(found, request.user),
    }
    return render(request, "lessons/classroom/come_in.html", context)


def _invite(request: AuthenticatedHttpRequest, classroom: Classroom) -> HttpResponse:
    hands_over = request.POST.get("do") == "hand-over"
    co_teaching.invite(classroom=classroom, by=request.user, hands_over=hands_over, form_token=form_token(request))
    return redirect_to("lessons:class-teachers", classroom.pk)


def _withdraw(request: AuthenticatedHttpRequest, classroom: Classroom) -> HttpResponse:
    co_teaching.withdraw(classroom=classroom, pk=number_of(request.POST.get("invitation", "")) or 0)
    return redirect_to("lessons:class-teachers", classroom.pk)


def _leave(request: AuthenticatedHttpRequest, classroom: Classroom) -> HttpResponse:
    try:
        co_teaching.leave(classroom=classroom, teacher=request.user)
    except co_teaching.LastTeacher:
        return _show(request, classroom, words.last_teacher())
    return redirect_to("lessons:classes")


def _show(request: AuthenticatedHttpRequest, classroom: Classroom, problem: Sentence | None = None) -> HttpResponse:
    links = [
        {"row": one, "url": request.build_absolute_uri(reverse("lessons:class-come-in", args=(one.code,)))}
        for one in co_teaching.open_invitations(classroom)
    ]
    teachings = list(class_lists.teachers_of(classroom))
    context = {"classroom": classroom, "teachings": teachings, "links": links, "problem": problem}
    status = UNPROCESSABLE if problem else 200
    return render(request, "lessons/classroom/teachers.html", context, status=status)
