"""Sentences about saved pads."""

from datetime import datetime

from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from lessons.auction.words.links import quote
from lessons.wording.dates import day
from lessons.wording.sentence import Sentence, sentence


def named(name: str, created: datetime) -> Sentence:
    """A pad's name; where it has none, the day it was first saved."""
    if name:
        return sentence("%(name)s", name=name)
    # Translators: the name of a pad; %(date)s is a date in full.
    return sentence(_("Rubber of %(date)s"), date=day(created))


def deals(n: int) -> Sentence:
    if n == 0:
        return sentence(_("No deal"))
    return sentence(ngettext("%(n)d deal", "%(n)d deals", n), n=n)


def changed(when: datetime) -> Sentence:
    # Translators: %(date)s is a date in full.
    return sentence(_("saved on %(date)s"), date=day(when))


def saved(name: str) -> Sentence:
    # Translators: %(name)s is a name that the reader has given.
    return sentence(_("“%(name)s” is saved."), name=name)


def saved_already(name: str) -> Sentence:
    return sentence(_("This pad is saved already, as “%(name)s”. You can give it another name."), name=name)


def deleted(name: str) -> Sentence:
    return sentence(_("“%(name)s” is deleted."), name=name)


def instead_of(name: str) -> Sentence:
    # Translators: a choice; the pad to be saved begins with the same deals as %(name)s.
    return sentence(_("In place of “%(name)s”, from which it goes on"), name=name)


def kept_for_guest(days: int) -> Sentence:
    """For how long pads are saved without an account."""
    text = ngettext(
        "Without an account your pads are kept for this browser alone, and for %(n)d day after you last saved one.",
        "Without an account your pads are kept for this browser alone, and for %(n)d days after you last saved one.",
        days,
    )
    return sentence(text, n=days)


def too_many(most: int) -> Sentence:
    text = ngettext(
        "You keep %(n)d pad, and more cannot be kept. Delete it first, then save this one.",
        "You keep %(n)d pads, and more cannot be kept. Delete one first, then save this one.",
        most,
    )
    return sentence(text, n=most)


def name_too_long(name: str, most: int) -> Sentence:
    text = _("The name “%(name)s” is too long: %(length)d characters, where %(most)d fit.")
    return sentence(text, name=quote(name), length=len(name), most=most)


def nothing_to_save() -> Sentence:
    return sentence(_("There is no deal on this pad yet, so there is nothing to save."))
