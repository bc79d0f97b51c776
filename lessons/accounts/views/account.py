"""One's own account: what one is called, taking everything away, being erased."""

from django.http import HttpResponse
from django.shortcuts import render
from django.urls import reverse
from django.utils import translation
from django.views.decorators.debug import sensitive_post_parameters
from django.views.decorators.http import require_http_methods

from lessons.accounts.domain import people
from lessons.accounts.forms.accounts import EmailForm, ProfileForm
from lessons.accounts.views.password import is_accepted
from lessons.accounts.words import people as words
from lessons.models import Person
from lessons.web import code_throttle
from lessons.web.access import active_memberships
from lessons.web.guards import signed_in
from lessons.web.redirects import see_other
from lessons.web.requests import AuthenticatedHttpRequest
from lessons.web.responses import UNPROCESSABLE


@signed_in
@require_http_methods(["GET", "HEAD", "POST"])
def account(request: AuthenticatedHttpRequest) -> HttpResponse:
    """Name, language and time zone; a student's codes, which nobody else sees here. A POST changes the former."""
    person = people.person_of(request.user)
    places = list(active_memberships(request.user))
    own_name = person.is_teacher or not places  # a student's teachers decide what the student is called
    form = _self_form(request, person, own_name)
    if request.method == "POST" and form.is_valid():
        people.change(user=request.user, **form.cleaned_data)
        with translation.override(form.cleaned_data["language"]):
            return see_other(reverse("lessons:account") + "?done=self")
    context = {
        "person": person,
        "form": form,
        "places": places,
        "has_password": request.user.has_usable_password(),
        "done": words.done(request.GET.get("done", "")),
    }
    return render(request, "lessons/accounts/account.html", context, status=UNPROCESSABLE if form.errors else 200)


def _self_form(request: AuthenticatedHttpRequest, person: Person, own_name: bool) -> ProfileForm:
    if request.method == "POST":
        return ProfileForm(request.POST, own_name=own_name)
    known = {
        "name": person.name,
        "language": person.language or translation.get_language(),
        "time_zone": people.known_zone(person.time_zone),
    }
    return ProfileForm(initial=known, own_name=own_name)


@signed_in
@sensitive_post_parameters("password")
@require_http_methods(["GET", "HEAD", "POST"])
def email(request: AuthenticatedHttpRequest) -> HttpResponse:
    """Another e-mail to log in with; the password confirms who is asking. Trying many is throttled."""
    if not request.user.has_usable_password():
        return see_other(reverse("lessons:account"))
    form = EmailForm(request.POST if request.method == "POST" else None, user=request.user)
    if request.method == "POST" and is_accepted(request, form, asks_in="password"):
        try:
            people.change_email(user=request.user, email=form.cleaned_data["email"])
            return see_other(reverse("lessons:account") + "?done=email")
        except people.EmailTaken:
            code_throttle.wrong(request)
            form.add_error("email", words.email_taken())
    status = UNPROCESSABLE if form.errors else 200
    return render(request, "lessons/accounts/email.html", {"form": form}, status=status)
