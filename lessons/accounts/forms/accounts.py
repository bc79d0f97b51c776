"""The forms of accounts: registering, getting in, changing what one is."""

from typing import Any

from django import forms
from django.conf import settings
from django.contrib.auth.forms import SetPasswordMixin
from django.contrib.auth.models import User
from django.utils.translation import get_language, pgettext_lazy
from django.utils.translation import gettext_lazy as _

from lessons.accounts.domain.people import LONGEST_EMAIL, LONGEST_NAME, known_zone, sign_in_name
from lessons.accounts.forms.passwords import with_our_fields
from lessons.accounts.forms.zones import zone_choices
from lessons.web.form_fields import set_choices
from lessons.web.texts import one_line


class SiteForm(forms.Form):
    """A form with the site's fields; account/_form.html shows it."""

    error_messages: dict[str, Any]  # set by with_our_fields, as Django's forms of passwords have them

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        with_our_fields(self)


class WithTimeZone(SiteForm):
    """A script fills the time zone of the device in; what is none counts as none, without a word."""

    time_zone = forms.Field(widget=forms.HiddenInput(attrs={"data-time-zone": ""}), required=False)

    def clean_time_zone(self) -> str:
        return known_zone(self.cleaned_data["time_zone"] or "")


class CardForm(WithTimeZone):
    """The codes of a card, typed in one."""

    card = forms.CharField(
        label=_("Code on your card"),
        help_text=_("The class code and your own together, such as ABEKM2-XT345P."),
        max_length=60,
        widget=forms.TextInput(
            attrs={"autocomplete": "off", "autocapitalize": "characters", "spellcheck": "false", "data-card": ""}
        ),
    )


class PasswordForm(WithTimeZone):
    """How teachers get in. A name that is no e-mail is one that was made in the admin."""

    email = forms.CharField(
        label=pgettext_lazy("field", "E-mail"),
        max_length=LONGEST_EMAIL,
        widget=forms.TextInput(attrs={"autocomplete": "username", "inputmode": "email", "autocapitalize": "none"}),
    )
    password = forms.CharField(
        label=pgettext_lazy("field", "Password"),
        strip=False,
        max_length=1000,
        widget=forms.PasswordInput(attrs={"autocomplete": "current-password"}),
    )

    def clean_email(self) -> str:
        return sign_in_name(self.cleaned_data["email"])


def email_field(**more: Any) -> forms.EmailField:
    """An e-mail to log in with."""
    return forms.EmailField(
        label=pgettext_lazy("field", "E-mail"),
        max_length=LONGEST_EMAIL,
        widget=forms.EmailInput(attrs={"autocomplete": "email"}),
        **more,
    )


class NameForm(SiteForm):
    """What somebody is called."""

    name = forms.CharField(
        label=pgettext_lazy("of a person", "Name"),
        max_length=LONGEST_NAME,
        widget=forms.TextInput(attrs={"autocomplete": "name"}),
    )

    def clean_name(self) -> str:
        name = one_line(self.cleaned_data["name"])
        if not name:
            raise forms.ValidationError(self.fields["name"].error_messages["required"], code="required")
        return name


class RegistrationForm(SetPasswordMixin, WithTimeZone, NameForm):
    """A teacher's account."""

    email = email_field(
        help_text=_(
            "For logging in and for resetting your password. Only teachers who share a class with you see it."
        )
    )
    password1, password2 = SetPasswordMixin.create_password_fields(
        label1=pgettext_lazy("field", "Password"), label2=_("Password again")
    )
    field_order = ("name", "email", "password1", "password2", "time_zone")

    def clean_email(self) -> str:
        email: str = self.cleaned_data["email"]
        return email.lower()

    def clean(self) -> dict[str, Any]:
        self.validate_passwords("password1", "password2")
        super().clean()
        return self.cleaned_data


class ProfileForm(NameForm):
    """What people may change about themselves. A student's name is their teachers' to change."""

    language = forms.ChoiceField(label=pgettext_lazy("field", "Language"), choices=settings.LANGUAGES)
    time_zone = forms.ChoiceField(label=_("Time zone"), required=False)

    def __init__(self, *args: Any, own_name: bool, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        zones = zone_choices(get_language() or settings.LANGUAGE_CODE)
        set_choices(self, "time_zone", [("", _("not known")), *zones])
        if not own_name:
            del self.fields["name"]


class EmailForm(SiteForm):
    """Another e-mail, with the password that shows who asks."""

    email = email_field()
    password = forms.CharField(
        label=_("Your password"),
        strip=False,
        max_length=1000,
        widget=forms.PasswordInput(attrs={"autocomplete": "current-password"}),
    )

    def __init__(self, *args: Any, user: User, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.user = user

    def clean_email(self) -> str:
        email: str = self.cleaned_data["email"]
        return email.lower()

    def clean_password(self) -> str:
        password: str = self.cleaned_data["password"]
        if not self.user.check_password(password):
            raise forms.ValidationError(self.error_messages["password_incorrect"], code="password_incorrect")
        return password


class EraseForm(SiteForm):
    """The word that is typed so that nobody is erased by a slip."""

    word = forms.CharField(
        max_length=40, widget=forms.TextInput(attrs={"autocomplete": "off", "spellcheck": "false"})
    )

    def __init__(self, *args: Any, word: str, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.expected = word
        self.fields["word"].label = _("To confirm, type: %(word)s") % {"word": word}

    def clean_word(self) -> str:
        typed: str = self.cleaned_data["word"].strip().strip("“”«»").casefold()
        if typed != self.expected.casefold():
            raise forms.ValidationError(_("That is not the word. Type it exactly as shown."))
        return typed
