"""What is said at the door of a class."""

from django.utils.translation import gettext as _

from lessons.auction.words.links import quote
from lessons.wording.sentence import Sentence, sentence


def no_such_class(code: str) -> Sentence:
    """`code` as it was typed."""
    if not code.strip():
        return sentence(_("Type the code that your teacher has given you."))
    return sentence(_("There is no class with the code “%(code)s”. Check the code."), code=quote(code))


def closed() -> Sentence:
    return sentence(_("This class takes no new students at present. Ask the teacher."))


def archived() -> Sentence:
    return sentence(_("This class has ended and can no longer be joined. Ask the teacher."))


def full() -> Sentence:
    return sentence(_("This class is full. Ask the teacher."))


def was_removed() -> Sentence:
    return sentence(_("Your teacher has taken you out of this class, and can bring you back. Ask your teacher."))


def is_card() -> Sentence:
    return sentence(_("This is the code of a log-in card, so you are in the class already. Log in with it."))


def teaches_it() -> Sentence:
    return sentence(_("You teach this class, so you cannot be a student in it."))


def no_name() -> Sentence:
    return sentence(_("Write the name by which your teacher knows you."))


def first_name_only(first: str) -> Sentence:
    # Translators: %(name)s is what the student has written first.
    text = _("In this class we use first names only. Without your last name it is: “%(name)s”.")
    return sentence(text, name=first)


def sent_before() -> Sentence:
    text = _("This form was sent before. If that was you, log in with your own code; if not, send it once more.")
    return sentence(text)
