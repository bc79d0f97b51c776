"""Joining a class by its code: a guest becomes a student and gets a personal code."""

import secrets

from django.contrib.auth import login
from django.http import HttpResponse
from django.shortcuts import render
from django.urls import reverse
from django.utils.translation import get_language
from django.views.decorators.http import require_http_methods

from lessons.accounts.domain import codes, people
from lessons.accounts.views.log_in import BY_CODE, retry_after
from lessons.accounts.words import people as people_words
from lessons.classroom.domain import class_lists, students
from lessons.classroom.forms.students import own_name
from lessons.classroom.words import joining as words
from lessons.models import Classroom
from lessons.web import access, code_throttle
from lessons.web.guards import never_stored, signed_in
from lessons.web.redirects import redirect_to
from lessons.web.requests import AuthenticatedHttpRequest, HtmxHttpRequest
from lessons.web.responses import TOO_MANY, UNPROCESSABLE
from lessons.wording.sentence import Sentence

NOT_FOUND = 404
WELCOME = "welcome"  # in the session: the place whose code is still to be shown


@never_stored
@require_http_methods(["GET", "HEAD", "POST"])
def join(request: HtmxHttpRequest) -> HttpResponse:
    """A code is asked for; a right one, also of a form elsewhere (`?code=`), leads to the page of its class."""
    typed = (request.POST if request.method == "POST" else request.GET).get("code")
    if typed is None and request.method != "POST":
        return _ask(request)
    typed = typed or ""
    try:
        classroom = _class_of(request, typed)
    except code_throttle.TooManyGuesses as refused:
        return _wait(request, typed, refused)
    if classroom is None:
        return _ask(request, typed, _what_is_wrong(typed), UNPROCESSABLE)
    return redirect_to("lessons:join-class", classroom.code)


@never_stored
@require_http_methods(["GET", "HEAD", "POST"])
def join_class(request: HtmxHttpRequest, code: str) -> HttpResponse:
    """What a class is and what its teachers will see; a POST with a name joins it."""
    try:
        classroom = _class_of(request, code)
    except code_throttle.TooManyGuesses as refused:
        return _wait(request, code, refused)
    if classroom is None:
        return _ask(request, code, _what_is_wrong(code), NOT_FOUND)
    place = None
    if request.user.is_authenticated:
        place = students.membership_of(classroom, request.user)
        if place and not place.removed and not classroom.archived:
            return redirect_to("lessons:class", classroom.pk)
        if class_lists.teaches(request.user, classroom):
            return _show(request, classroom, closed=words.teaches_it())
    if closed := _why_closed(classroom) or (place and words.was_removed()):
        return _show(request, classroom, closed=closed)
    return _take(request, classroom) if request.method == "POST" else _show(request, classroom)


@signed_in
@require_http_methods(["GET", "HEAD", "POST"])
def welcome(request: AuthenticatedHttpRequest, pk: int) -> HttpResponse:
    """The personal code of a student who has just joined, until they confirm that they have it."""
    membership = access.active_membership(request.user, pk)
    if request.method == "POST":
        request.session.pop(WELCOME, None)
    if request.session.get(WELCOME) != membership.pk:
        return redirect_to("lessons:class", pk)
    context = {"membership": membership, "classroom": membership.classroom}
    return render(request, "lessons/classroom/welcome.html", context)


def _take(request: HtmxHttpRequest, classroom: Classroom) -> HttpResponse:
    typed, sending = request.POST.get("name", ""), request.POST.get("sending", "") or secrets.token_urlsafe(16)
    try:
        name = own_name(typed, first_only=classroom.has_minors)
        place = students.join(classroom=classroom, user=request.user, name=name, sending=sending)
    except students.WasRemoved:  # since the page was opened
        return _show(request, classroom, closed=words.was_removed())
    except students.CannotJoin:
        return _show(request, classroom, closed=words.closed())
    except students.SentBefore:
        return _show(request, classroom, name=typed, problem=words.sent_before())
    except ValueError as refused:
        return _show(request, classroom, name=typed, problem=refused.args[0])
    if not request.user.is_authenticated:
        login(request, place.student, BY_CODE)
        people.came_in(user=place.student, time_zone=request.POST.get("time_zone", ""), language=get_language() or "")
    request.session[WELCOME] = place.pk
    return redirect_to("lessons:class-welcome", classroom.pk)


def _class_of(request: HtmxHttpRequest, typed: str) -> Classroom | None:
    """The class with this code; a wrong one is counted. Raises TooManyGuesses."""
    code = codes.folded(typed)
    if not code:  # takes nobody's turn
        return None
    code_throttle.check(request, code)
    found = class_lists.class_with_code(code)
    if found:
        code_throttle.right(request, code)
    else:
        code_throttle.wrong(request)
    return found


def _what_is_wrong(typed: str) -> Sentence:
    """With a code that is not that of a class."""
    is_card = len(codes.split(typed)[1]) in codes.PERSONAL_LENGTHS
    return words.is_card() if is_card else words.no_such_class(typed)


def _why_closed(classroom: Classroom) -> Sentence | None:
    if classroom.archived:
        return words.archived()
    if not classroom.is_open:
        return words.closed()
    return None if students.room_in(classroom) else words.full()


def _wait(request: HtmxHttpRequest, code: str, refused: code_throttle.TooManyGuesses) -> HttpResponse:
    problem = people_words.too_many_guesses(for_a_moment=refused.is_for_a_moment)
    return retry_after(_ask(request, code, problem, TOO_MANY), refused.seconds)


def _ask(request: HtmxHttpRequest, code: str = "", problem: Sentence | str = "", status: int = 200) -> HttpResponse:
    request.page_url = reverse("lessons:join")
    return render(request, "lessons/classroom/join.html", {"code": code, "problem": problem}, status=status)


def _show(
    request: HtmxHttpRequest,
    classroom: Classroom,
    *,
    name: str | None = None,
    problem: Sentence | None = None,
    closed: Sentence | None = None,
) -> HttpResponse:
    own = people.person_of(request.user).name if request.user.is_authenticated else ""
    context = {
        "classroom": classroom,
        "teachers": class_lists.teachers_names(classroom),
        "name": own if name is None else name,
        "problem": problem,
        "closed": closed,
        "sending": secrets.token_urlsafe(16),
    }
    status = UNPROCESSABLE if problem or (closed and request.method == "POST") else 200
    return render(request, "lessons/classroom/join_class.html", context, status=status)
