"""The words about classes."""

from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from lessons.words.links import quote
from lessons.words.sentence import Sentence, sentence


def students(n: int) -> Sentence:
    if n == 0:
        return sentence(_("No students yet"))
    return sentence(ngettext("%(n)d student", "%(n)d students", n), n=n)


def name_too_long(name: str, most: int) -> Sentence:
    """Of a class or of a person."""
    text = _("The name “%(name)s” is too long: %(length)d characters, where %(most)d fit.")
    return sentence(text, name=quote(name), length=len(name), most=most)


def no_such_class(code: str) -> Sentence:
    """`code` as it was typed."""
    return sentence(_("There is no class with the code “%(code)s”. Look at the code once more."), code=quote(code))


def closed() -> Sentence:
    return sentence(_("This class takes no new students at present. Ask the teacher."))


def archived() -> Sentence:
    return sentence(_("This class has ended, so that one can no longer join it. Ask the teacher."))
