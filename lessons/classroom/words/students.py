"""The words about the students of a class, for its teachers."""

from datetime import datetime

from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from lessons.auction.words.links import quote
from lessons.wording.dates import day
from lessons.wording.sentence import Sentence, sentence


def added(n: int) -> Sentence:
    return sentence(ngettext("%(n)d student has been added.", "%(n)d students have been added.", n), n=n)


def have_joined(n: int, everybody: int) -> Sentence:
    """How many of the students of a class have joined it, on the wall."""
    if n == 0:
        return sentence(_("Nobody has joined yet"))
    if n == everybody:
        # Translators: on the projector, for all in the room: that many have come into the class.
        return sentence(ngettext("%(n)d student has joined", "%(n)d students have joined", n), n=n)
    # Translators: on the projector: %(all)d is how many are on the list of the class.
    text = ngettext("%(n)d of %(all)d has joined", "%(n)d of %(all)d have joined", n)
    return sentence(text, n=n, all=everybody)


def consent(when: datetime, by: str) -> Sentence:
    """`by` is "" where the teacher is there no more."""
    if not by:
        return sentence(_("Consent noted on %(date)s"), date=day(when))
    # Translators: %(name)s is the name of a teacher, in the nominative; %(date)s a date in full.
    return sentence(_("Consent noted on %(date)s (%(name)s)"), date=day(when), name=by)


def removed(when: datetime, by: str) -> Sentence:
    """`by` is "" where the teacher is there no more."""
    if not by:
        return sentence(_("Removed from the class on %(date)s"), date=day(when))
    # Translators: of a student; %(name)s is the name of a teacher, in the nominative; %(date)s a date in full.
    return sentence(_("Removed from the class on %(date)s (%(name)s)"), date=day(when), name=by)


def joined(when: datetime) -> Sentence:
    return sentence(_("in the class since %(date)s"), date=day(when))


def seen(when: datetime | None) -> Sentence:
    """When a code was used the last time."""
    if when is None:
        return sentence(_("has not logged in yet"))
    return sentence(_("last log-in on %(date)s"), date=day(when))


def no_name() -> Sentence:
    return sentence(_("Write a name."))


def first_names_only(short: str) -> Sentence:
    # Translators: %(name)s is a first name with the letter of the last one: Ana S.
    text = _("In a class with minors only first names are kept, and a letter to tell two apart: “%(name)s”.")
    return sentence(text, name=short)


def heading(text: str) -> Sentence:
    return sentence(_("The first line, “%(text)s”, was read as a heading."), text=quote(text))


def no_letters(line: int, text: str) -> Sentence:
    text_of = _("Line %(line)d, “%(text)s”, has no letters in it and is left out.")
    return sentence(text_of, line=line, text=quote(text))


def no_names() -> Sentence:
    return sentence(_("There is no name in this list. Put one name on each line."))


def nothing_pasted() -> Sentence:
    return sentence(_("Paste the names first, or choose a file."))


def both_given() -> Sentence:
    return sentence(_("There are names in the field and a file too. Take one of the two out."))


def not_text() -> Sentence:
    text = _(
        "This file is not a list in plain text. Save it from the spreadsheet as CSV, or copy the column of names "
        "and paste it here."
    )
    return sentence(text)


def file_too_large(megabytes: int) -> Sentence:
    text = _("This file is too large for a list of names: at most %(n)d MB. Copy the names and paste them here.")
    return sentence(text, n=megabytes)


def too_many(n: int, most: int) -> Sentence:
    text = ngettext(
        "There is %(n)d name here; at most %(most)d fit at a time. Add the rest afterwards.",
        "There are %(n)d names here; at most %(most)d fit at a time. Add the rest afterwards.",
        n,
    )
    return sentence(text, n=n, most=most)


def no_room(room: int) -> Sentence:
    """How many more the class takes."""
    if room == 0:
        return sentence(_("The class is full."))
    text = ngettext("The class has room for %(n)d more student.", "The class has room for %(n)d more students.", room)
    return sentence(text, n=room)


def none_chosen() -> Sentence:
    return sentence(_("Tick at least one name."))


def same_in_list() -> Sentence:
    return sentence(
        _("This name is in the list twice. Untick it if that is one student, or add what tells the two apart.")
    )


def in_class() -> Sentence:
    return sentence(_("A student of this name is in the class already. Tick it if this is somebody else."))


def was_removed() -> Sentence:
    text = _("A student of this name was removed and can be brought back. Tick it if this is somebody else.")
    return sentence(text)


def shortened(text: str) -> Sentence:
    # Translators: %(text)s is a line of a list, of which only the first name is kept.
    return sentence(_("from “%(text)s”"), text=quote(text))


def card_how() -> Sentence:
    """What to do with a log-in card."""
    # Translators: on a printed card above the code and the address; beside them is a QR code.
    return sentence(_("Open the address below and type the code, or point your camera at the square."))
