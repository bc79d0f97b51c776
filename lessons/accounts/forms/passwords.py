"""Django's forms of passwords with the site's fields, and the letter that leads to a new one."""

from typing import Any

from django import forms
from django.conf import settings
from django.contrib.auth.forms import PasswordResetForm, SetPasswordForm
from django.utils import translation
from django.utils.translation import pgettext_lazy

from lessons.accounts.domain.people import LONGEST_EMAIL, person_of
from lessons.accounts.words import passwords as words
from lessons.web import code_throttle


def with_our_fields(form: Any) -> Any:
    """The form, its fields looking as everywhere and saying in our words what is wrong with them."""
    form.error_messages = getattr(form, "error_messages", {}) | words.FORM
    for name, field in form.fields.items():
        field.widget.attrs.setdefault("class", "input")
        field.error_messages |= words.FIELD
        if isinstance(field, forms.EmailField):
            field.error_messages["invalid"] = words.NO_EMAIL
        if name.endswith(("password1", "password2")):
            field.help_text = words.RULES if name.endswith("1") else ""
    return form


class ResetForm(PasswordResetForm):
    """Sends its letters in the recipient's language, three an hour at most."""

    email = forms.EmailField(
        label=pgettext_lazy("field", "E-mail"),
        max_length=LONGEST_EMAIL,
        widget=forms.EmailInput(attrs={"autocomplete": "email"}),
    )

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        with_our_fields(self)

    def send_mail(
        self, subject_template_name: str, email_template_name: str, context: dict[str, Any], *rest: Any, **more: Any
    ) -> None:
        whose = str(context["user"].pk)
        if code_throttle.is_over(code_throttle.MAILS, whose):
            return
        code_throttle.count((code_throttle.MAILS, whose))
        language = person_of(context["user"]).language or translation.get_language() or settings.LANGUAGE_CODE
        with translation.override(language):
            super().send_mail(subject_template_name, email_template_name, context, *rest, **more)


class NewPasswordForm(SetPasswordForm):
    """A new password for the person who got the letter."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        with_our_fields(self)
