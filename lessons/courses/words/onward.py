"""The labels of the button that leads on through the lessons."""

from django.utils.translation import gettext as _

from lessons.wording.sentence import Sentence, sentence


def start() -> Sentence:
    return sentence(_("Start the first lesson"))


def go_on(lesson: str, step: int, of: int) -> Sentence:
    """The lesson the reader is at, and the step to go on with."""
    # Translators: on a button; %(lesson)s is the title of a lesson, %(n)d the number of a step in it.
    return sentence(_("Go on: %(lesson)s, step %(n)d of %(all)d"), lesson=lesson, n=step, all=of)


def to_the_lessons() -> Sentence:
    return sentence(_("The lessons"))
