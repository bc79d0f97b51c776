"""What is set about a class, and its end."""

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_http_methods

from lessons.domain import classrooms
from lessons.domain.access import taught_class
from lessons.forms.classes import ClassForm
from lessons.models import Classroom
from lessons.views.going import see
from lessons.views.guards import for_teachers


@for_teachers
@require_http_methods(["GET", "HEAD", "POST"])
def settings(request: HttpRequest, pk: int) -> HttpResponse:
    """Name, language, time zone, minors; whether one can join; another code."""
    classroom = taught_class(request.user, pk, to_change=True)
    verbs = {"open": _open, "close": _close, "code": _new_code}
    if verb := request.method == "POST" and verbs.get(request.POST.get("do", "")):
        return verb(classroom)
    form = ClassForm(request.POST) if request.method == "POST" else ClassForm.about(classroom)
    if form.is_bound and form.is_valid():
        classrooms.change_class(classroom=classroom, **form.cleaned_data)
        return see("lessons:class", pk)
    context = {"classroom": classroom, "form": form, "done": request.GET.get("done", "")}
    return render(request, "lessons/classes/settings.html", context, status=422 if form.is_bound else 200)


def _open(classroom: Classroom) -> HttpResponse:
    classrooms.open_class(classroom=classroom, is_open=True)
    return see("lessons:class-settings", classroom.pk)


def _close(classroom: Classroom) -> HttpResponse:
    classrooms.open_class(classroom=classroom, is_open=False)
    return see("lessons:class-settings", classroom.pk)


def _new_code(classroom: Classroom) -> HttpResponse:
    classrooms.renew_class_code(classroom=classroom)
    return see("lessons:class", classroom.pk, query="done=code")


@for_teachers
@require_http_methods(["GET", "HEAD", "POST"])
def archive(request: HttpRequest, pk: int) -> HttpResponse:
    """What it means to archive a class, and a button for it; or the way back."""
    classroom = taught_class(request.user, pk, to_change=False)
    if request.method != "POST":
        return render(request, "lessons/classes/archive.html", {"classroom": classroom})
    if request.POST.get("do") == "restore":
        classrooms.restore(classroom=classroom)
    else:
        classrooms.archive(classroom=classroom, by=request.user)
    return see("lessons:class", pk)
