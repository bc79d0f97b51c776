"""What a teacher says about a class."""

from typing import Any

from django import forms
from django.conf import settings
from django.utils.translation import get_language
from django.utils.translation import gettext_lazy as _

from lessons.accounts.domain.people import known_zone
from lessons.accounts.forms.zones import likely, zone_choices
from lessons.classroom.domain.classrooms import LONGEST_NAME
from lessons.classroom.words import classes as words
from lessons.models import Classroom, Person
from lessons.web.texts import one_line


class LineField(forms.CharField):
    """One line of text, without what nobody means to write."""

    def to_python(self, value: Any) -> str:
        return one_line(str(value or ""))


class ClassForm(forms.Form):
    """Name, language, time zone, and whether there are minors in it."""

    name = LineField(required=False)
    language = forms.ChoiceField(choices=settings.LANGUAGES, error_messages={"required": _("Choose a language.")})
    time_zone = LineField(required=False)
    has_minors = forms.BooleanField(required=False)

    @classmethod
    def empty(cls, person: Person) -> "ClassForm":
        """For a new class: in the language of the page and the teacher's time zone."""
        language = get_language() or settings.LANGUAGE_CODE
        return cls(initial={"language": language, "time_zone": person.time_zone or likely(language)[0]})

    @classmethod
    def about(cls, classroom: Classroom) -> "ClassForm":
        """What there is."""
        known = {name: getattr(classroom, name) for name in cls.base_fields}
        return cls(initial=known | {"time_zone": known_zone(classroom.time_zone)})

    def zones(self) -> list[tuple[str, list[Any]]]:
        return zone_choices(get_language() or settings.LANGUAGE_CODE)

    def clean_name(self) -> str:
        name: str = self.cleaned_data["name"]
        if not name:
            raise forms.ValidationError(_("Give the class a name."))
        if len(name) > LONGEST_NAME:
            raise forms.ValidationError(words.name_too_long(name, LONGEST_NAME))
        return name

    def clean_time_zone(self) -> str:
        zone = known_zone(self.cleaned_data["time_zone"])
        if not zone:
            raise forms.ValidationError(_("Choose a time zone from the list."))
        return zone
