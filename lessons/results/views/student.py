"""One student of a class, for its teachers."""

from collections.abc import Callable
from typing import Any

from django.http import HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_http_methods

from lessons.accounts.forms.accounts import EraseForm
from lessons.accounts.words.people import word_to_erase
from lessons.classroom.domain import class_lists, students
from lessons.classroom.forms.students import name_of
from lessons.classroom.words import students as words
from lessons.models import Membership
from lessons.privacy.domain import erasing
from lessons.results.views.class_results import tasks_of
from lessons.web.access import taught_membership
from lessons.web.guards import for_teachers
from lessons.web.redirects import redirect_to
from lessons.web.requests import AuthenticatedHttpRequest


@for_teachers
@require_http_methods(["GET", "HEAD", "POST"])
def student(request: AuthenticatedHttpRequest, pk: int) -> HttpResponse:
    """Name, code, consent, what was done; a POST changes one of them."""
    membership = taught_membership(request.user, pk)
    verbs: dict[str, Callable[[AuthenticatedHttpRequest, Membership], HttpResponse]] = {
        "rename": _rename,
        "renew": _renew,
        "remove": _remove,
        "restore": _restore,
        "consent": _consent,
        "no-consent": _consent,
    }
    if verb := request.method == "POST" and verbs.get(request.POST.get("do", "")):
        return verb(request, membership)
    return _show(request, membership)


@for_teachers
@require_http_methods(["GET", "HEAD", "POST"])
def erase(request: AuthenticatedHttpRequest, pk: int) -> HttpResponse:
    """Says what goes and what stays; a POST with the word typed forgets who the student was."""
    membership = taught_membership(request.user, pk, to_change=False)
    form = EraseForm(request.POST if request.method == "POST" else None, word=word_to_erase())
    if form.is_bound and form.is_valid():
        erasing.erase_student(membership=membership)
        return redirect_to("lessons:class", membership.classroom_id)
    context = {"membership": class_lists.student_of(membership), "classroom": membership.classroom, "form": form}
    return render(request, "lessons/classroom/erase.html", context, status=422 if form.is_bound else 200)


def _rename(request: AuthenticatedHttpRequest, membership: Membership) -> HttpResponse:
    text = request.POST.get("name", "")
    try:
        students.rename(membership=membership, name=name_of(text, first_only=membership.classroom.has_minors))
    except ValueError as refused:
        return _show(request, membership, name=text, problem=refused.args[0])
    return redirect_to("lessons:student", membership.pk)


def _renew(request: AuthenticatedHttpRequest, membership: Membership) -> HttpResponse:
    students.renew_code(membership=membership)
    return redirect_to("lessons:student", membership.pk, query="done=code")


def _remove(request: AuthenticatedHttpRequest, membership: Membership) -> HttpResponse:
    students.remove(membership=membership, by=request.user)
    return redirect_to("lessons:class", membership.classroom_id)


def _restore(request: AuthenticatedHttpRequest, membership: Membership) -> HttpResponse:
    students.bring_back(membership=membership)
    return redirect_to("lessons:student", membership.pk)


def _consent(request: AuthenticatedHttpRequest, membership: Membership) -> HttpResponse:
    students.note_consent(membership=membership, by=request.user, has_consented=request.POST.get("do") == "consent")
    return redirect_to("lessons:student", membership.pk)


def _show(request: AuthenticatedHttpRequest, membership: Membership, **more: Any) -> HttpResponse:
    names = class_lists.names_of({membership.removed_by_id, membership.consent_by_id})
    context = {
        "membership": class_lists.student_of(membership),
        "classroom": membership.classroom,
        "name": membership.name,
        "since": words.joined(membership.joined),
        "seen": words.seen(membership.seen),
        "removed": membership.removed
        and words.removed(membership.removed, names.get(membership.removed_by_id or 0, "")),
        "consent": membership.consent
        and words.consent(membership.consent, names.get(membership.consent_by_id or 0, "")),
        "tasks": tasks_of(membership),
        "code_is_new": request.GET.get("done") == "code",
        **more,
    }
    return render(request, "lessons/classroom/student.html", context, status=422 if "problem" in more else 200)
