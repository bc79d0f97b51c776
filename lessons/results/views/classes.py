"""Classes: the list of one's own, a new one, and the page of one, which its teachers and its students share."""

from collections.abc import Sequence
from datetime import datetime
from typing import Any

from django.contrib.auth.models import User
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_http_methods, require_safe

from lessons.accounts.domain.people import person_of
from lessons.accounts.words import people as people_words
from lessons.assignments.views.task_lists import class_rows, due_rows
from lessons.classroom.domain import class_lists, classrooms
from lessons.classroom.forms.classes import ClassForm
from lessons.classroom.views.cards import join_url, to_type
from lessons.classroom.words import classes as words
from lessons.classroom.words import students as student_words
from lessons.courses.views.onward import onward
from lessons.models import Attempt, Classroom, Membership
from lessons.web.access import NoAccess, is_teacher, readable_membership, taught_class
from lessons.web.guards import for_teachers, never_stored, signed_in
from lessons.web.redirects import redirect_to
from lessons.web.requests import AuthenticatedHttpRequest
from lessons.wording.sentence import Sentence


@never_stored
@require_safe
def classes(request: HttpRequest) -> HttpResponse:
    """To a guest the ways in; to others the classes they teach and those they are in."""
    if not request.user.is_authenticated:
        return render(request, "lessons/classroom/guest.html")
    teaches = is_teacher(request.user)
    taught = [_row(one) for one in class_lists.taught(request.user)] if teaches else []
    places = class_lists.attending(request.user)
    attending = _with_tasks(request.user, [one for one in places if not one.classroom.archived])
    context = {
        "is_teacher": teaches,
        "logged_in": people_words.logged_in_as(person_of(request.user).name),
        "taught": [row for row in taught if not row["classroom"].archived],
        "archived": [row for row in taught if row["classroom"].archived],
        "attending": attending,
        "onward": onward(request) if any(not place["rows"] for place in attending) else None,
        "ended": [one for one in places if one.classroom.archived],
    }
    return render(request, "lessons/classroom/classes.html", context)


@for_teachers
@require_http_methods(["GET", "HEAD", "POST"])
def new(request: AuthenticatedHttpRequest) -> HttpResponse:
    """A new class."""
    form = ClassForm(request.POST) if request.method == "POST" else ClassForm.empty(request.user.person)
    if form.is_bound and form.is_valid():
        made = classrooms.make_class(teacher=request.user, **form.cleaned_data)
        return redirect_to("lessons:class", made.pk)
    return render(
        request,
        "lessons/classroom/new.html",
        {"form": form, "guess_zone": not form.is_bound},
        status=422 if form.is_bound else 200,
    )


@signed_in
@require_safe
def class_page(request: AuthenticatedHttpRequest, pk: int) -> HttpResponse:
    """A class as its teachers see it, or as one of its students does."""
    try:
        return _to_teacher(request, taught_class(request.user, pk))
    except NoAccess:
        return _to_student(request, readable_membership(request.user, pk))


def _to_teacher(request: AuthenticatedHttpRequest, classroom: Classroom) -> HttpResponse:
    everybody = class_lists.students_of(classroom)
    students = [one for one in everybody if not one.removed]
    teachings = list(class_lists.teachers_of(classroom))
    url = join_url(request, classroom)
    context = {
        "classroom": classroom,
        "students": [{"row": one, "seen": student_words.seen(one.seen)} for one in students],
        "students_said": words.students(len(students)),
        "removed": [one for one in everybody if one.removed],
        "teachings": teachings,
        "tasks": class_rows(classroom),
        "url": url,
        "address": to_type(url, classroom),
        "done": _done(request),
        "ended": classroom.archived and _ended(classroom, classroom.archived),
    }
    return render(request, "lessons/classroom/class.html", context)


def _to_student(request: AuthenticatedHttpRequest, membership: Membership) -> HttpResponse:
    """What is to be done; in an archived class what was done."""
    (place,) = _with_tasks(request.user, [membership])
    context = {
        "classroom": membership.classroom,
        "teachers": class_lists.teachers_names(membership.classroom),
        "rows": place["rows"],
        "onward": None if place["rows"] else onward(request),
        "read": [
            (row.title, _last_done(row.task.attempts))
            for row in place["rows"]
            if row.task.finished or row.task.attempts
        ],
    }
    return render(request, "lessons/classroom/own.html", context)


def _with_tasks(user: User, places: list[Membership]) -> list[dict[str, Any]]:
    """The classes of a student, with what is to be done in each."""
    rows = due_rows(places, person_of(user).time_zone) if places else []
    return [
        {"classroom": one.classroom, "rows": [row for row in rows if row.task.membership == one]} for one in places
    ]


def _last_done(attempts: Sequence[Attempt]) -> Attempt | None:
    """The last that was finished, else the one left open; None for a lesson, which is done without attempts."""
    return max(attempts, key=lambda one: (one.finished is not None, one.number), default=None)


def _row(classroom: Any) -> dict[str, Any]:
    """A class in the list of its teacher."""
    if classroom.archived:
        return {"classroom": classroom, "about": [words.students(classroom.students)]}  # nothing is due in it
    due = classroom.next_due and words.next_due(classroom.next_due, classroom.time_zone)
    about = [words.students(classroom.students), words.open_tasks(classroom.open_tasks), due]
    return {"classroom": classroom, "about": [part for part in about if part]}


def _ended(classroom: Classroom, archived: datetime) -> Sentence:
    names = class_lists.names_of({classroom.archived_by_id})
    return words.archived(archived, names.get(classroom.archived_by_id or 0, ""))


def _done(request: AuthenticatedHttpRequest) -> Sentence | None:
    """What has just been done, by the address that it led to."""
    added = request.GET.get("added", "")
    if added.isascii() and added.isdigit() and len(added) < 4 and int(added):
        return student_words.added(int(added))
    return words.code_is_new() if request.GET.get("done") == "code" else None
