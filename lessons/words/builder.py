"""Building a quiz, in words: counts, what was done, and what cannot be."""

from datetime import datetime

from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from lessons.words.dates import day
from lessons.words.sentence import Sentence, sentence


def too_long(length: int, most: int) -> Sentence:
    text = _("This is too long: %(length)d characters, where %(most)d fit.")
    return sentence(text, length=length, most=most)


def no_title() -> Sentence:
    return sentence(_("Give the quiz a title, in one language at least."))


def published_on(when: datetime) -> Sentence:
    # Translators: %(date)s is a date in full.
    return sentence(_("Published on %(date)s: students are asked this version."), date=day(when))


def changed_since(when: datetime) -> Sentence:
    text = _(
        "Changed since it was published on %(date)s: students are asked the published version until you"
        " publish again."
    )
    return sentence(text, date=day(when))


def draft() -> Sentence:
    return sentence(_("A draft: students are asked nothing of it until you publish it."))


def begun(n: int) -> Sentence:
    """How many have begun the version that is published: what happens to them when it is published again."""
    text = ngettext(
        "%(n)d attempt at the published version has begun. It keeps the questions it was asked, with its answers"
        " and marks; only new attempts get the new version.",
        "%(n)d attempts at the published version have begun. They keep the questions they were asked, with their"
        " answers and marks; only new attempts get the new version.",
        n,
    )
    return sentence(text, n=n)


def nothing_to_publish() -> Sentence:
    return sentence(_("There is no question in this quiz yet, so there is nothing to publish."))


def too_many_questions(most: int) -> Sentence:
    text = ngettext(
        "A quiz has %(n)d question at most. Nothing was added.",
        "A quiz has %(n)d questions at most. Nothing was added.",
        most,
    )
    return sentence(text, n=most)
