"""A list of names, pasted or from a file: first it is shown how it is read, then the students are added."""

import secrets
from collections.abc import Sequence
from typing import Any

from django.http import HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_http_methods

from lessons.auction.words import boards
from lessons.classroom.domain import class_lists, students
from lessons.classroom.forms.name_list import comes_family_first, read_names
from lessons.classroom.forms.students import StudentRow, rows_of, sent_rows
from lessons.classroom.words import students as words
from lessons.models import Classroom
from lessons.web.access import taught_class
from lessons.web.guards import for_teachers
from lessons.web.redirects import redirect_to
from lessons.web.requests import AuthenticatedHttpRequest
from lessons.web.responses import UNPROCESSABLE
from lessons.web.text_file import LARGEST, NotText, text_of
from lessons.wording.sentence import Sentence

LONGEST_TEXT = 50_000  # characters that are pasted: far more than a list of MOST_AT_ONCE names has


@for_teachers
@require_http_methods(["GET", "HEAD", "POST"])
def paste(request: AuthenticatedHttpRequest, pk: int) -> HttpResponse:
    """An empty field; what was read out of the list; or, once that is confirmed, the students."""
    classroom = taught_class(request.user, pk, to_change=True)
    if request.method != "POST":
        return _show(request, classroom)
    return _add(request, classroom) if request.POST.get("do") == "add" else _read(request, classroom)


def _read(request: AuthenticatedHttpRequest, classroom: Classroom) -> HttpResponse:
    text = request.POST.get("text", "")
    family_first = comes_family_first(request.POST.get("order", ""), classroom.language)
    try:
        text = _text(request, text)
    except ValueError as refused:
        return _show(request, classroom, problem=refused.args[0], text=text, family_first=family_first)
    found = read_names(text, first_only=classroom.has_minors, family_first=family_first)
    more: dict[str, Any] = {"text": text, "family_first": family_first}
    more["notes"] = [words.heading(found.heading)] if found.heading else []
    more["notes"] += [words.no_letters(line, left_out) for line, left_out in found.unread[:10]]
    if not found.names:
        return _show(request, classroom, problem=words.no_names(), **more)
    if len(found.names) > students.MOST_AT_ONCE:
        problem = words.too_many(len(found.names), students.MOST_AT_ONCE)
        return _show(request, classroom, problem=problem, **more)
    rows = rows_of(found.names, class_lists.students_of(classroom), first_only=classroom.has_minors)
    return _show(request, classroom, rows=rows, **more)


def _add(request: AuthenticatedHttpRequest, classroom: Classroom) -> HttpResponse:
    rows = sent_rows(request.POST, class_lists.students_of(classroom), first_only=classroom.has_minors)
    chosen = [row for row in rows if row.ticked]
    text = "\n".join(row.name for row in rows)
    if len(rows) > students.MOST_AT_ONCE:
        problem = words.too_many(len(rows), students.MOST_AT_ONCE)
        return _show(request, classroom, problem=problem, text=text)
    if not chosen or any(row.problem for row in chosen):
        none_chosen = None if chosen else words.none_chosen()
        return _show(request, classroom, rows=rows, problem=none_chosen, text=text, refused=True)
    names, sending = [row.name for row in chosen], request.POST.get("sending", "") or secrets.token_urlsafe(16)
    try:
        made = students.add_students(classroom=classroom, names=names, sending=sending)
    except students.CannotJoin:
        problem = words.no_room(students.room_in(classroom))
        return _show(request, classroom, rows=rows, problem=problem, text=text)
    return redirect_to("lessons:class", classroom.pk, query=f"added={len(made)}")


def _text(request: AuthenticatedHttpRequest, text: str) -> str:
    """What was pasted, or what is in the file. Raises ValueError with a sentence."""
    file = request.FILES.get("file")
    if file is None or not file.size:
        if not text.strip():
            raise ValueError(words.nothing_pasted())
        if len(text) > LONGEST_TEXT:
            raise ValueError(boards.text_too_long(LONGEST_TEXT))
        return text
    if text.strip():
        raise ValueError(words.both_given())
    if file.size > LARGEST:
        raise ValueError(words.file_too_large(LARGEST // 1_000_000))
    try:
        return text_of(file.read())
    except NotText:
        raise ValueError(words.not_text()) from None


def _show(
    request: AuthenticatedHttpRequest,
    classroom: Classroom,
    *,
    rows: Sequence[StudentRow] = (),
    problem: Sentence | None = None,
    refused: bool = False,
    **more: Any,
) -> HttpResponse:
    context = {
        "classroom": classroom,
        "rows": rows,
        "problem": problem,
        "sending": secrets.token_urlsafe(16),
        "most": students.MOST_AT_ONCE,
        "family_first": comes_family_first("", classroom.language),
        **more,
    }
    status = UNPROCESSABLE if problem or refused else 200
    return render(request, "lessons/classroom/paste.html", context, status=status)
