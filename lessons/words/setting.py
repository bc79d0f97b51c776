"""The words of setting a task."""

from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy, ngettext

from lessons.words.sentence import Sentence, sentence

OWN_QUIZZES = gettext_lazy("Your quizzes")
READY_QUIZZES = gettext_lazy("Ready-made quizzes")
NOTHING_CHOSEN = gettext_lazy("Choose a quiz or a lesson from the list.")
NO_QUESTIONS = gettext_lazy("This quiz has no questions yet, so it cannot be set.")


def lessons_of(course: str) -> Sentence:
    # Translators: a heading in a list; course is the title of a course.
    return sentence(_("Lessons: %(course)s"), course=course)


def more(number: int) -> Sentence:
    return sentence(ngettext("%(n)d further attempt", "%(n)d further attempts", number), n=number)
