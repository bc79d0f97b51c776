"""The words about classes: what stands in lists, and what cannot be done."""

from datetime import datetime
from zoneinfo import ZoneInfo

from django.utils.formats import date_format
from django.utils.translation import gettext as _
from django.utils.translation import ngettext, pgettext

from lessons.auction.words.links import quote
from lessons.wording.dates import day
from lessons.wording.sentence import Sentence, sentence
from lessons.wording.zones import unmistakable


def students(n: int) -> Sentence:
    if n == 0:
        return sentence(_("No students yet"))
    return sentence(ngettext("%(n)d student", "%(n)d students", n), n=n)


def open_tasks(n: int) -> Sentence:
    if n == 0:
        return sentence(_("No open tasks"))
    return sentence(ngettext("%(n)d open task", "%(n)d open tasks", n), n=n)


def next_due(when: datetime, zone: str) -> Sentence:
    # Translators: in small print after the number of open tasks; %(when)s is a day and a time.
    return sentence(_("next due: %(when)s"), when=moment(when, zone))


def moment(when: datetime, zone: str) -> str:
    """A day and a time by the clocks of a time zone."""
    # Translators: a day and a time in small print, in Django's letters: D weekday, j day, M month, H:i time.
    local = when.astimezone(ZoneInfo(zone))
    return unmistakable(date_format(local, pgettext("date format", "D, j M, H:i")), local)


def name_too_long(name: str, most: int) -> Sentence:
    """Of a class or of a person."""
    text = _("The name “%(name)s” is too long: %(length)d characters, where %(most)d fit.")
    return sentence(text, name=quote(name), length=len(name), most=most)


def archived(when: datetime, by: str) -> Sentence:
    """`by` is "" where it is not known who archived the class."""
    if not by:
        return sentence(_("Archived on %(date)s."), date=day(when))
    # Translators: %(name)s is the name of a teacher, in the nominative.
    return sentence(_("Archived on %(date)s (%(name)s)."), date=day(when), name=by)


def code_is_new() -> Sentence:
    return sentence(_("The class has a new code. Links and cards with the old one no longer work."))


def last_teacher() -> Sentence:
    text = _("You are the only teacher of this class. Hand it over to somebody first, or archive it.")
    return sentence(text)
