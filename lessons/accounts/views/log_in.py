"""Getting in, by password or by the codes of a card, and out again."""

from typing import Any
from urllib.parse import urlencode

from django.conf import settings
from django.contrib.auth import authenticate, login, logout
from django.contrib.auth.models import User
from django.http import HttpResponse, HttpResponseRedirect
from django.shortcuts import render
from django.urls import reverse
from django.utils import translation
from django.utils.http import url_has_allowed_host_and_scheme
from django.utils.translation import get_language
from django.views.decorators.cache import never_cache
from django.views.decorators.debug import sensitive_post_parameters
from django.views.decorators.http import require_http_methods

from lessons.accounts import password_throttle
from lessons.accounts.backends import membership_of
from lessons.accounts.domain import codes, demo_account, people
from lessons.accounts.forms.accounts import CardForm, PasswordForm
from lessons.accounts.words import people as words
from lessons.web import code_throttle
from lessons.web.errors import came_from
from lessons.web.redirects import see_other
from lessons.web.requests import HtmxHttpRequest
from lessons.web.responses import TOO_MANY, UNPROCESSABLE, no_store

BY_PASSWORD, BY_CODE = "lessons.accounts.backends.ByPassword", "lessons.accounts.backends.ByCode"


@never_cache
@sensitive_post_parameters("password")
@require_http_methods(["GET", "HEAD", "POST"])
def log_in(request: HtmxHttpRequest) -> HttpResponse:
    """The page with both ways in. A POST is the teachers' way: e-mail and password."""
    if request.method != "POST":
        return (
            HttpResponseRedirect(next_address(request, request.user))
            if request.user.is_authenticated
            else show_log_in(request)
        )
    form = PasswordForm(request.POST, auto_id="password-%s")
    if not form.is_valid():
        return show_log_in(request, password=form, status=UNPROCESSABLE)
    user = authenticate(request, username=form.cleaned_data["email"], password=form.cleaned_data["password"])
    if user is None:
        form.add_error(None, words.wrong_password())
        return show_log_in(request, password=form, status=UNPROCESSABLE)
    return come_in(request, user, form.cleaned_data["time_zone"])


@never_cache
@sensitive_post_parameters("card")
@require_http_methods(["GET", "HEAD", "POST"])
def enter(request: HtmxHttpRequest) -> HttpResponse:
    """The students' way in. The code of a card comes behind the # of the address, which no server sees."""
    if request.method != "POST":
        return show_log_in(request, alone=True)
    form = CardForm(request.POST, auto_id="card-%s")
    if not form.is_valid():
        return show_log_in(request, card=form, alone=True, status=UNPROCESSABLE)
    try:
        code_throttle.check(request)
    except code_throttle.TooManyGuesses as refused:
        form.add_error(None, words.too_many_guesses(for_a_moment=refused.is_for_a_moment))
        return retry_after(show_log_in(request, card=form, alone=True, status=TOO_MANY), refused.seconds)
    found = membership_of(form.cleaned_data["card"])
    if found is None:
        code_throttle.wrong(request)
        is_short = not codes.split(form.cleaned_data["card"])[1]
        form.add_error("card", words.wrong_code(is_short=is_short))
        return show_log_in(request, card=form, alone=True, status=UNPROCESSABLE)
    people.card_used(found)
    return come_in(request, found.student, form.cleaned_data["time_zone"], BY_CODE)


def come_in(request: HtmxHttpRequest, user: User, time_zone: str, backend: str | None = None) -> HttpResponse:
    """Log somebody in and redirect them. The language of the page becomes theirs where none is known."""
    login(request, user, backend)
    people.came_in(user=user, time_zone=time_zone, language=get_language() or "")
    return see_other(next_address(request, user))


@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
def log_out(request: HtmxHttpRequest) -> HttpResponse:
    """Asks whether to log out. A POST ends the session and leaves nothing of the user in the browser."""
    if request.method != "POST":
        if not request.user.is_authenticated:
            return HttpResponseRedirect(reverse("lessons:log-in"))
        return no_store(render(request, "lessons/accounts/log_out.html", {"back": came_from(request)}))
    logout(request)
    response = see_other("/")  # in the language of the browser, not of the user who has left
    response.delete_cookie(settings.LANGUAGE_COOKIE_NAME, samesite=settings.LANGUAGE_COOKIE_SAMESITE)
    return response


def locked_out(request: HtmxHttpRequest, *_: Any) -> HttpResponse:
    """The answer of axes after too many wrong passwords, on our page and on the admin's (AXES_LOCKOUT_CALLABLE)."""
    form = PasswordForm(request.POST, auto_id="password-%s")
    form.full_clean()
    form.errors.clear()
    seconds = password_throttle.seconds_to_wait(request)
    form.add_error(None, words.too_many_passwords(seconds))
    return retry_after(show_log_in(request, password=form, status=TOO_MANY), seconds)


def show_log_in(request: HtmxHttpRequest, *, alone: bool = False, status: int = 200, **forms: Any) -> HttpResponse:
    """The log-in page; `alone` shows the students' way only."""
    request.page_url = reverse("lessons:enter" if alone else "lessons:log-in") + next_query(request)
    context = {
        "card": forms.get("card") or CardForm(auto_id="card-%s"),
        "password": forms.get("password") or PasswordForm(auto_id="password-%s"),
        "next": next_page(request),
        "unsaved": "unsaved" in request.GET,
        "registration": settings.REGISTRATION,
        "demo": settings.DEBUG and demo_account.is_loaded() and demo_account.CREDENTIALS,
    }
    template = "lessons/accounts/enter.html" if alone else "lessons/accounts/log_in.html"
    return no_store(render(request, template, context, status=status))


def next_address(request: HtmxHttpRequest, user: User) -> str:
    """The address after a log-in: the page that was wanted, else one's classes, in one's own language."""
    if wanted := next_page(request):
        return wanted
    with translation.override(people.person_of(user).language or get_language()):
        return reverse("lessons:classes")


def next_page(request: HtmxHttpRequest) -> str:
    """The page of this site that was wanted, or ""."""
    wanted = request.POST.get("next") or request.GET.get("next") or ""
    safe = url_has_allowed_host_and_scheme(wanted, {request.get_host()}, require_https=request.is_secure())
    return wanted if safe and wanted.startswith("/") and wanted.isprintable() else ""


def retry_after(response: HttpResponse, seconds: int) -> HttpResponse:
    """A page that says that nothing is looked at yet, and after how long it is worth asking again."""
    response["Retry-After"] = str(seconds)
    return response


def next_query(request: HtmxHttpRequest) -> str:
    """The query that keeps the page that was wanted, also where a form has come back."""
    return f"?{urlencode({'next': wanted})}" if (wanted := next_page(request)) else ""
