"""Instants as they are said to a class: on its clock, with the day of the week."""

from datetime import datetime, time

from django.utils.formats import date_format, time_format
from django.utils.translation import gettext as _
from django.utils.translation import pgettext, pgettext_lazy

from lessons.wording.sentence import Sentence, sentence
from lessons.wording.zones import city_name, unmistakable

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
    return unmistakable(f"{WEEKDAYS[local.weekday()]}, {written}", local)


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


def skipped(clock: time) -> Sentence:
    # Translators: time is a time of day, such as 02:30.
    text = _("On that day the clocks go forward and skip %(time)s. Choose another time.")
    return sentence(text, time=time_format(clock, "H:i"))


def first_of_two(local: datetime) -> Sentence:
    """Which of two times is meant that the clock shows alike."""
    # Translators: moment is a weekday, a day and a time with its distance from Greenwich, as in “01:30 (UTC−4)”.
    text = _("The clocks go back on that day and show this time twice. The first of the two counts: %(moment)s")
    return sentence(text, moment=moment(local))
