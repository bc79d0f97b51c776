"""Days as they are written in running text."""

from datetime import datetime

from django.utils.formats import date_format
from django.utils.timezone import localtime
from django.utils.translation import pgettext


def day(when: datetime) -> str:
    """30 November 2026, in the reader's language and the site's time zone."""
    # Translators: how a day is written inside a sentence, in Django's letters: j day, E month (in the case that
    # follows a day), m its number, Y year.
    return date_format(localtime(when), pgettext("date format", "j E Y"))
