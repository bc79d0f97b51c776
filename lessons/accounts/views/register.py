"""Registering as a teacher, and the invitations to it."""

from django.conf import settings
from django.contrib.auth import login
from django.contrib.auth.models import User
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import render
from django.urls import reverse
from django.utils.translation import get_language
from django.views.decorators.cache import never_cache
from django.views.decorators.debug import sensitive_post_parameters
from django.views.decorators.http import require_http_methods

from lessons.accounts.domain import people
from lessons.accounts.forms.accounts import RegistrationForm
from lessons.accounts.views.log_in import (
    BY_PASSWORD,
    next_address,
    next_page,
    next_query,
    retry_after,
)
from lessons.accounts.words import people as words
from lessons.web import code_throttle
from lessons.web.guards import for_teachers
from lessons.web.redirects import form_token, see_other
from lessons.web.requests import AuthenticatedHttpRequest, HtmxHttpRequest
from lessons.web.responses import TOO_MANY, UNPROCESSABLE, no_store
from lessons.web.texts import number_of


@never_cache
@sensitive_post_parameters("password1", "password2")
@require_http_methods(["GET", "HEAD", "POST"])
def register(request: HtmxHttpRequest, invitation: str = "") -> HttpResponse:
    """A teacher's account: for everybody, for those with an invitation, or for nobody, as the settings say."""
    if request.user.is_authenticated:
        return HttpResponseRedirect(reverse("lessons:account"))
    if not _may_register(invitation):
        context = {"registration": settings.REGISTRATION, "invited": bool(invitation)}
        return no_store(render(request, "lessons/accounts/not_open.html", context))
    if request.method != "POST":
        return _show(request, RegistrationForm())
    form = RegistrationForm(request.POST)
    if form.is_valid():
        form.validate_password_for_user(
            User(username=form.cleaned_data["email"], first_name=form.cleaned_data["name"])
        )
    return _registered(request, form, invitation) if form.is_valid() else _show(request, form, UNPROCESSABLE)


def _registered(request: HtmxHttpRequest, form: RegistrationForm, invitation: str) -> HttpResponse:
    """Make the account and log in. Trying out which e-mails are taken is counted as guessing is."""
    try:
        code_throttle.check(request)
        user = people.register(
            email=form.cleaned_data["email"],
            password=form.cleaned_data["password1"],
            name=form.cleaned_data["name"],
            language=get_language() or "",
            time_zone=form.cleaned_data["time_zone"],
            invitation=invitation if settings.REGISTRATION == "invitation" else None,
        )
    except code_throttle.TooManyGuesses as refused:
        form.add_error(None, words.too_many_tries(for_a_moment=refused.is_for_a_moment))
        return retry_after(_show(request, form, TOO_MANY), refused.seconds)
    except people.EmailTaken:
        code_throttle.wrong(request)
        form.add_error("email", words.email_taken())
        return _show(request, form, UNPROCESSABLE)
    except people.NoInvitation:  # somebody else was quicker
        return see_other(request.path)
    login(request, user, BY_PASSWORD)
    return see_other(next_address(request, user))


def _may_register(invitation: str) -> bool:
    if settings.REGISTRATION != "invitation":
        return bool(settings.REGISTRATION == "open")
    try:
        people.open_invitation(invitation)
    except people.NoInvitation:
        return False
    return True


def _show(request: HtmxHttpRequest, form: RegistrationForm, status: int = 200) -> HttpResponse:
    request.page_url = request.path + next_query(request)
    context = {"form": form, "next": next_page(request)}
    return no_store(render(request, "lessons/accounts/register.html", context, status=status))


@for_teachers
@require_http_methods(["GET", "HEAD", "POST"])
def invitations(request: AuthenticatedHttpRequest) -> HttpResponse:
    """One's invitations that are open. A POST makes one, or takes one back."""
    if request.method == "POST":
        pk = request.POST.get("withdraw")
        if pk is not None:
            people.withdraw(user=request.user, pk=number_of(pk) or 0)
        elif settings.REGISTRATION == "invitation":
            people.invite(by=request.user, form_token=form_token(request))
        return see_other(reverse("lessons:invitations"))
    links = [(one, _link(request, one.code)) for one in people.invitations(request.user)]
    context = {"links": links, "registration": settings.REGISTRATION, "address": _link(request)}
    return render(request, "lessons/accounts/invitations.html", context)


def _link(request: HttpRequest, code: str = "") -> str:
    """The whole address under which one registers."""
    route = reverse("lessons:register-invited", args=(code,)) if code else reverse("lessons:register")
    return request.build_absolute_uri(route)
