"""What is set about a class, and its end."""

from django.http import HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_http_methods

from lessons.classroom.domain import classrooms, students
from lessons.classroom.forms.classes import ClassForm
from lessons.classroom.forms.name_list import comes_family_first
from lessons.classroom.forms.students import sent_short_rows, shortened_rows
from lessons.models import Classroom
from lessons.web.access import taught_class
from lessons.web.guards import for_teachers
from lessons.web.redirects import redirect_to
from lessons.web.requests import AuthenticatedHttpRequest


@for_teachers
@require_http_methods(["GET", "HEAD", "POST"])
def settings(request: AuthenticatedHttpRequest, pk: int) -> HttpResponse:
    """Name, language, time zone, minors; whether one can join; another code."""
    classroom = taught_class(request.user, pk, to_change=True)
    verbs = {"open": _open, "close": _close, "code": _new_code}
    if verb := request.method == "POST" and verbs.get(request.POST.get("do", "")):
        return verb(classroom)
    form = ClassForm(request.POST) if request.method == "POST" else ClassForm.about(classroom)
    if form.is_bound and form.is_valid():
        return _change(request, classroom, form)
    context = {"classroom": classroom, "form": form, "done": request.GET.get("done", "")}
    return render(request, "lessons/classroom/settings.html", context, status=422 if form.is_bound else 200)


def _change(request: AuthenticatedHttpRequest, classroom: Classroom, form: ClassForm) -> HttpResponse:
    """Change it. Where students would lose a part of their names by it, that is shown first and confirmed."""
    sent, places = request.POST, students.with_more_than_a_first_name(classroom)
    if not form.cleaned_data["has_minors"]:
        places = []
    family_first = comes_family_first(sent.get("order", ""), form.cleaned_data["language"])
    rows = sent_short_rows(places, sent, family_first=family_first)
    if (sent.get("do") == "shorten" and not any(row.problem for row in rows)) or not places:
        try:
            short = {row.place: row.name for row in rows if f"name-{row.place}" in sent}
            classrooms.change_class(classroom=classroom, **form.cleaned_data, first_names=short)
        except classrooms.FullNames:  # of somebody who was not in the class yet when the names were shown
            pass
        else:
            return redirect_to("lessons:class", classroom.pk)
    confirmed = sent.get("do") == "shorten"
    if not confirmed:
        rows = shortened_rows(places, family_first=family_first)
    context = {"classroom": classroom, "form": form, "rows": rows, "family_first": family_first}
    status = 422 if confirmed else 200
    return render(request, "lessons/classroom/minors.html", context, status=status)


def _open(classroom: Classroom) -> HttpResponse:
    classrooms.open_class(classroom=classroom, is_open=True)
    return redirect_to("lessons:class-settings", classroom.pk)


def _close(classroom: Classroom) -> HttpResponse:
    classrooms.open_class(classroom=classroom, is_open=False)
    return redirect_to("lessons:class-settings", classroom.pk)


def _new_code(classroom: Classroom) -> HttpResponse:
    classrooms.renew_class_code(classroom=classroom)
    return redirect_to("lessons:class", classroom.pk, query="done=code")


@for_teachers
@require_http_methods(["GET", "HEAD", "POST"])
def archive(request: AuthenticatedHttpRequest, pk: int) -> HttpResponse:
    """What it means to archive a class, and a button for it; or the way back."""
    classroom = taught_class(request.user, pk, to_change=False)
    do = request.POST.get("do", "")
    if do == "restore":
        classrooms.restore(classroom=classroom)
    elif do == "archive":
        classrooms.archive(classroom=classroom, by=request.user)
    else:
        return render(request, "lessons/classroom/archive.html", {"classroom": classroom})
    return redirect_to("lessons:class", pk)
