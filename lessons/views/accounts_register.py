"""Registering as a teacher, and the invitations to it."""

from functools import partial

from django.conf import settings
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import render
from django.urls import reverse
from django.utils.translation import get_language
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods, require_safe

from lessons.domain import guesses, people
from lessons.domain.callers import client_address
from lessons.domain.later import later
from lessons.forms.accounts import Registration
from lessons.forms.passwords import Registered
from lessons.views.accounts import TOO_MANY, UNPROCESSABLE, private, see_other
from lessons.views.guards import for_teachers
from lessons.words import people as words


@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
def register(request: HttpRequest, invitation: str = "") -> HttpResponse:
    """A teacher's account: for everybody, for who has an invitation, or for nobody, as the settings say.

    The answer does not tell whether somebody has registered with this e-mail: a letter does, to who may know.
    """
    if request.user.is_authenticated:
        return HttpResponseRedirect(reverse("lessons:account"))
    if not _may_register(invitation):
        context = {"registration": settings.REGISTRATION, "invited": bool(invitation)}
        return private(render(request, "lessons/account/not_open.html", context))
    if request.method != "POST":
        return _show(request, Registration())
    form = Registration(request.POST)
    if not form.is_valid():
        return _show(request, form, UNPROCESSABLE)
    who = client_address(request)
    if guesses.is_over(guesses.REGISTERING, who):
        form.add_error(None, words.too_many_tries())
        return _show(request, form, TOO_MANY)
    guesses.count((guesses.REGISTERING, who))
    used = invitation if settings.REGISTRATION == "invitation" else None
    later(partial(_register, request, dict(form.cleaned_data), get_language() or "", used))
    return see_other(reverse("lessons:register-sent"))


def _register(request: HttpRequest, given: dict[str, str], language: str, invitation: str | None) -> None:
    """Make the account and send the letter that opens it; who has one already gets a letter that says so."""
    people.forget_unconfirmed()
    try:
        people.register(**given, password=None, language=language, invitation=invitation)
    except people.EmailTaken:
        if invitation is not None:
            people.use_up(invitation)  # else it would tell that the e-mail is taken
    letter = Registered({"email": given["email"]})
    if letter.is_valid():
        letter.save(
            request=request,
            use_https=request.is_secure(),
            subject_template_name="lessons/account/register_subject.txt",
            email_template_name="lessons/account/register_mail.txt",
        )


@never_cache
@require_safe
def sent(request: HttpRequest) -> HttpResponse:
    """Says that a letter is on its way; the same whether there was an account or not."""
    return private(render(request, "lessons/account/register_sent.html"))


def _may_register(invitation: str) -> bool:
    if settings.REGISTRATION != "invitation":
        return settings.REGISTRATION == "open"
    try:
        people.open_invitation(invitation)
    except people.NoInvitation:
        return False
    return True


def _show(request: HttpRequest, form: Registration, status: int = 200) -> HttpResponse:
    return private(render(request, "lessons/account/register.html", {"form": form}, status=status))


@for_teachers
@require_http_methods(["GET", "HEAD", "POST"])
def invitations(request: HttpRequest) -> HttpResponse:
    """One's invitations that are open. A POST makes one, or takes one back."""
    if request.method == "POST":
        pk = request.POST.get("withdraw", "")
        if pk.isascii() and pk.isdigit() and len(pk) < 19:
            people.withdraw(user=request.user, pk=int(pk))
        elif settings.REGISTRATION == "invitation":
            people.invite(by=request.user)
        return see_other(reverse("lessons:invitations"))
    links = [(one, _link(request, one.code)) for one in people.invitations(request.user)]
    context = {"links": links, "registration": settings.REGISTRATION, "address": _link(request)}
    return render(request, "lessons/account/invitations.html", context)


def _link(request: HttpRequest, code: str = "") -> str:
    """The whole address under which one registers."""
    route = reverse("lessons:register-invited", args=(code,)) if code else reverse("lessons:register")
    return request.build_absolute_uri(route)
