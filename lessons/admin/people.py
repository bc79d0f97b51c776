"""Accounts as staff makes them: what the site keeps of a person stands beside what Django keeps."""

from typing import Any, ClassVar

from django import forms
from django.conf import settings
from django.contrib import admin
from django.contrib.auth.admin import UserAdmin
from django.contrib.auth.forms import UserChangeForm
from django.contrib.auth.models import User
from django.http import HttpRequest
from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from lessons.accounts.domain.people import sign_in_name
from lessons.models import Person


class PersonForm(forms.ModelForm):
    language = forms.ChoiceField(
        label=pgettext_lazy("field", "Language"), choices=[("", "–"), *settings.LANGUAGES], required=False
    )

    class Meta:
        model = Person
        fields = ("name", "language", "is_teacher")
        labels: ClassVar = {
            "name": pgettext_lazy("of a person", "Name"),
            "is_teacher": _("teaches: may have classes and quizzes"),
        }


class PersonInline(admin.StackedInline):
    model = Person
    form = PersonForm
    can_delete = False
    verbose_name_plural = pgettext_lazy("admin", "On the site")


class AccountForm(UserChangeForm):
    """A name that somebody has already in other letters is refused, as it is where an account is made."""

    def clean_username(self) -> str:
        return sign_in_name(self.cleaned_data["username"])


admin.site.unregister(User)


@admin.register(User)
class AccountAdmin(UserAdmin):
    """A teacher's username is their e-mail in small letters, to which also a new password is sent."""

    form = AccountForm
    inlines = (PersonInline,)

    def save_model(self, request: HttpRequest, obj: User, form: Any, change: bool) -> None:
        obj.username = sign_in_name(obj.username)
        if "@" in obj.username and not obj.email:
            obj.email = obj.username
        super().save_model(request, obj, form, change)
