"""A new password: by mail for people who have forgotten theirs, on the account page for those who know it."""

from functools import partial
from typing import Any

from django.contrib.auth import update_session_auth_hash
from django.contrib.auth import views as auth
from django.contrib.auth.forms import PasswordChangeForm
from django.forms import BaseForm
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import render
from django.urls import reverse, reverse_lazy
from django.utils.decorators import method_decorator
from django.views.decorators.cache import never_cache
from django.views.decorators.debug import sensitive_post_parameters
from django.views.decorators.http import require_http_methods
from django.views.generic import FormView

from lessons.accounts import password_throttle
from lessons.accounts.domain import people
from lessons.accounts.forms.passwords import NewPasswordForm, ResetForm, with_our_fields
from lessons.accounts.words import people as words
from lessons.web import code_throttle, known_browsers
from lessons.web.background import run_after_response
from lessons.web.guards import signed_in
from lessons.web.redirects import see_other
from lessons.web.requests import AuthenticatedHttpRequest
from lessons.web.responses import UNPROCESSABLE, no_store


class _UnprocessableForm(FormView):  # type: ignore[type-arg]  # no parameters at run time
    """A form with mistakes is answered with 422, as everywhere on the site."""

    def form_invalid(self, form: BaseForm) -> HttpResponse:
        return self.render_to_response(self.get_context_data(form=form), status=UNPROCESSABLE)


@method_decorator(never_cache, name="dispatch")
class PasswordReset(_UnprocessableForm, auth.PasswordResetView):
    """Asks for the e-mail. What it answers does not say whether anybody has it, nor does the time it takes."""

    form_class = ResetForm
    template_name = "lessons/accounts/reset.html"
    email_template_name = "lessons/accounts/reset_mail.txt"
    subject_template_name = "lessons/accounts/reset_subject.txt"
    success_url = reverse_lazy("lessons:password-reset-sent")

    def form_valid(self, form: ResetForm) -> HttpResponse:
        run_after_response(partial(super().form_valid, form))
        return HttpResponseRedirect(self.get_success_url())


class PasswordResetSent(auth.PasswordResetDoneView):
    """Says that a letter is on its way, if there is such an account."""

    template_name = "lessons/accounts/reset_sent.html"


class PasswordResetConfirm(_UnprocessableForm, auth.PasswordResetConfirmView):
    """The page that the letter leads to, once."""

    form_class = NewPasswordForm
    template_name = "lessons/accounts/reset_new.html"
    success_url = reverse_lazy("lessons:password-reset-done")

    def form_valid(self, form: NewPasswordForm) -> HttpResponse:
        password_throttle.forget(self.user)
        known_browsers.came_in(self.request, self.user)
        return super().form_valid(form)


class PasswordResetDone(auth.PasswordResetCompleteView):
    """Says that the new password holds."""

    template_name = "lessons/accounts/reset_done.html"


def is_accepted(request: HttpRequest, form: Any, *, asks_in: str) -> bool:
    """Whether a form that asks for one's own password, in the field `asks_in`, is valid and not throttled.

    A wrong one counts like a wrong code: whoever finds a browser left open cannot try out many.
    """
    try:
        code_throttle.check(request)
    except code_throttle.TooManyGuesses as refused:
        form.full_clean()
        form.errors.clear()  # nor is it told whether this one was right
        form.add_error(None, words.too_many_tries(for_a_moment=refused.is_for_a_moment))
    if form.has_error(asks_in, "password_incorrect"):
        code_throttle.wrong(request)
    is_valid: bool = form.is_valid()
    return is_valid


@signed_in
@sensitive_post_parameters()
@require_http_methods(["GET", "HEAD", "POST"])
def change(request: AuthenticatedHttpRequest) -> HttpResponse:
    """Change the password. Students have none: for them it is 404."""
    if not request.user.has_usable_password():
        raise Http404
    form = with_our_fields(PasswordChangeForm(request.user, request.POST if request.method == "POST" else None))
    if request.method == "POST" and is_accepted(request, form, asks_in="old_password"):
        people.change_password(user=request.user, password=form.cleaned_data["new_password1"])
        update_session_auth_hash(request, request.user)
        return see_other(reverse("lessons:account") + "?done=password")
    status = UNPROCESSABLE if form.errors else 200
    return no_store(render(request, "lessons/accounts/password.html", {"form": form}, status=status))
