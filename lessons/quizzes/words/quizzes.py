"""The words about quizzes."""

from django.utils.functional import Promise
from django.utils.translation import gettext as _
from django.utils.translation import ngettext, pgettext_lazy

from lessons.questions.words.questions import KINDS
from lessons.wording.sentence import Sentence, sentence

CHOICE = pgettext_lazy("kind of question", "Choose the answer")


def kind(code: str) -> Promise:
    """The name of a kind of question."""
    return KINDS.get(code, CHOICE)


def questions(n: int) -> Sentence:
    """How many questions a quiz has."""
    if not n:
        return sentence(_("No questions yet"))
    return sentence(ngettext("%(n)d question", "%(n)d questions", n), n=n)


def untitled() -> str:
    return _("Quiz without a title")


def copy_of(title: str, longest: int) -> str:
    """The title of a copy that stands beside its original, no longer than that many signs."""
    # Translators: %(title)s is the title of a quiz.
    template = _("%(title)s (copy)")
    room = longest - len(template % {"title": ""})
    return template % {"title": title[:room].rstrip()}


def copied(title: str) -> Sentence:
    return sentence(
        _("“%(title)s” is now among your quizzes. What you change in it changes nothing else."), title=title
    )


def deleted(title: str) -> Sentence:
    return sentence(_("The quiz “%(title)s” is deleted."), title=title)


def restored(title: str) -> Sentence:
    return sentence(_("The quiz “%(title)s” is back."), title=title)


def from_colleague(name: str) -> Sentence:
    """Whose quiz a shared one is."""
    # Translators: %(name)s is a teacher’s name, in the nominative.
    return sentence(_("Shared by %(name)s"), name=name) if name else sentence(_("Shared by a colleague"))


def set_for(name: str) -> Sentence:
    """On a button: to which class."""
    # Translators: a button; %(name)s is the name of a class.
    return sentence(_("Set for %(name)s"), name=name)


def law(number: str) -> Sentence:
    # Translators: a link to a Law of bridge; %(law)s is its number.
    return sentence(_("Law %(law)s"), law=number)
