"""Building a quiz, in words: counts, what was done, and what cannot be."""

from datetime import datetime

from django.utils.functional import Promise
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy, ngettext, pgettext

from lessons.wording.dates import day
from lessons.wording.sentence import Sentence, sentence


def too_long(length: int, most: int) -> Sentence:
    text = _("This is too long: %(length)d characters, where %(most)d fit.")
    return sentence(text, length=length, most=most)


def no_title() -> Sentence:
    return sentence(_("Give the quiz a title in at least one language."))


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
    return sentence(_("A draft: students see nothing of it until you publish it."))


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
    return sentence(_("There are no questions in this quiz yet, so there is nothing to publish."))


def too_many_questions(most: int) -> Sentence:
    text = ngettext(
        "A quiz has %(n)d question at most. Nothing was added.",
        "A quiz has %(n)d questions at most. Nothing was added.",
        most,
    )
    return sentence(text, n=most)


def say_the_question() -> Sentence:
    return sentence(_("Write the question in at least one language."))


def hint(n: int) -> Sentence:
    return sentence(_("Hint %(n)d"), n=n)


def option(n: int) -> Sentence:
    return sentence(_("Option %(n)d"), n=n)


def note_instead(general: Sentence | str) -> Sentence:
    # Translators: a label; %(said)s is a whole sentence that is told to students now.
    return sentence(_("Your words instead of: “%(said)s”"), said=general)


def note_about_another() -> Sentence:
    # Translators: a label of a text about a mistake that the question no longer brings up.
    return sentence(_("Your words about another wrong answer"))


def law_by_itself() -> Sentence:
    return sentence(pgettext("of a question", "the one it is about"))


def no_law() -> Sentence:
    return sentence(pgettext("of a question", "none"))


def note_on_option() -> Sentence:
    return sentence(_("What you say to somebody who gets this wrong"))


# What has just been done, by the word for it in the address.
SAVED: dict[str, Promise] = {
    "question": gettext_lazy("The question is saved."),
    "title": gettext_lazy("Title and introduction are saved."),
    "published": gettext_lazy("Published: from now on students are asked this version."),
    "weight": gettext_lazy("The weight is saved."),
    "put-back": gettext_lazy("The question is back in its place."),
    "dropped": gettext_lazy("The question is dropped: it is no longer asked, and its answers no longer count."),
    "restored": gettext_lazy("The question is asked again, and its answers count."),
    "regraded": gettext_lazy("The answers have been marked again. What was asked and answered stays as it was."),
}


def added(n: int) -> Sentence:
    text = ngettext("%(n)d question is added at the end.", "%(n)d questions are added at the end.", n)
    return sentence(text, n=n)


def answered(n: int) -> Sentence:
    return sentence(ngettext("answered %(n)d time", "answered %(n)d times", n), n=n)


def to_regrade(n: int) -> Sentence:
    """What can be done about answers to an earlier version of a question."""
    text = ngettext(
        "%(n)d answer was given to an earlier version of this question and is marked by it.",
        "%(n)d answers were given to an earlier version of this question and are marked by it.",
        n,
    )
    return sentence(text, n=n)


def weights(most: int) -> Sentence:
    return sentence(_("A weight is a whole number from 1 to %(most)d."), most=most)


def places(most: int) -> Sentence:
    return sentence(_("A place in this quiz is a whole number from 1 to %(most)d."), most=most)


def answered_meanwhile() -> Sentence:
    text = _("Somebody has answered this question in the meantime. It can be dropped, but not removed.")
    return sentence(text)


def found(n: int) -> Sentence:
    if n == 0:
        return sentence(_("Nothing matches. Choose fewer criteria."))
    return sentence(ngettext("%(n)d question", "%(n)d questions", n), n=n)
