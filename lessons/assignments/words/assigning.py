"""The words of setting a task."""

from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy, ngettext

from lessons.wording.sentence import Sentence, sentence

OWN_QUIZZES = gettext_lazy("Your quizzes")
READY_QUIZZES = gettext_lazy("Ready-made quizzes")
NOTHING_CHOSEN = gettext_lazy("Choose a quiz or a lesson from the list.")
NO_QUESTIONS = gettext_lazy("This quiz has no questions yet, so it cannot be set.")


def lessons_of(course: str) -> Sentence:
    # Translators: a heading in a list; course is the title of a course.
    return sentence(_("Lessons: %(course)s"), course=course)


def knows(name: str, *, gave_up: bool) -> Sentence:
    """A student in the list of those who may be given more time, who can read what is right."""
    # Translators: name is that of a student; what follows is said of this student.
    given_up = _("%(name)s – has opened what is right: that attempt stays closed")
    # Translators: name is that of a student; what follows is said of this student.
    finished = _("%(name)s – has finished and can read what is right")
    return sentence(given_up if gave_up else finished, name=name)


def have_opened(number: int) -> Sentence:
    """How many attempts another due date does not open again."""
    text = ngettext(
        "%(n)d student has opened what is right. That attempt stays closed, whatever the due date.",
        "%(n)d students have opened what is right. Those attempts stay closed, whatever the due date.",
        number,
    )
    return sentence(text, n=number)


def more(number: int) -> Sentence:
    return sentence(ngettext("%(n)d further attempt", "%(n)d further attempts", number), n=number)
