"""Instants as they are said to a class: on its clock, with the day of the week."""

from datetime import datetime

from django.utils.formats import date_format
from django.utils.translation import gettext as _
from django.utils.translation import pgettext, pgettext_lazy

from lessons.words.sentence import Sentence, sentence
from lessons.words.zones import city_name

WEEKDAYS = (
    pgettext_lazy("weekday before a date", "Monday"),
    pgettext_lazy("weekday before a date", "Tuesday"),
    pgettext_lazy("weekday before a date", "Wednesday"),
    pgettext_lazy("weekday before a date", "Thursday"),
    pgettext_lazy("weekday before a date", "Friday"),
    pgettext_lazy("weekday before a date", "Saturday"),
    pgettext_lazy("weekday before a date", "Sunday"),
)


def moment(local: datetime) -> str:
    """Monday, 7 December 2026, 23:59: the time as the clock has it that it is given by."""
    # Translators: a day and a time after a weekday, in Django's letters: j day, E month (in the case that follows
    # a day), Y year, H:i the time.
    written = date_format(local, pgettext("date format", "j E Y, H:i"))
    return f"{WEEKDAYS[local.weekday()]}, {written}"


def due(local: datetime) -> Sentence:
    # Translators: moment is a weekday, a day and a time, as in “Monday, 7 December 2026, 23:59”.
    return sentence(_("Due: %(moment)s"), moment=moment(local))


def opens(local: datetime) -> Sentence:
    # Translators: moment is a weekday, a day and a time.
    return sentence(_("Open from: %(moment)s"), moment=moment(local))


def by_the_clock_of(zone: str) -> Sentence:
    # Translators: the city by which a time zone goes, in the nominative; after a day and a time.
    return sentence(_("%(city)s time"), city=city_name(zone))


def on_your_clock(local: datetime, zone: str) -> Sentence:
    # Translators: moment is a weekday, a day and a time, city that of the reader’s own time zone.
    return sentence(_("On your clock (%(city)s): %(moment)s"), city=city_name(zone), moment=moment(local))


def moved(local: datetime) -> Sentence:
    text = _("The clocks go forward then, so the time that you entered does not exist. Used instead: %(moment)s")
    return sentence(text, moment=moment(local))
