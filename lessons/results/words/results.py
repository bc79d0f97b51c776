"""The words about what a class has done."""

from datetime import datetime
from zoneinfo import ZoneInfo

from django.utils.formats import date_format
from django.utils.timezone import localtime
from django.utils.translation import gettext as _
from django.utils.translation import ngettext, pgettext, pgettext_lazy

from lessons.questions.kinds.base import Verdict
from lessons.questions.words.questions import KINDS
from lessons.wording.points import number
from lessons.wording.sentence import Sentence, joined, sentence
from lessons.wording.zones import unmistakable, zone_name

# Translators: what a cell of a table of answers says to a screen reader.
STATES = {
    Verdict.RIGHT.value: pgettext_lazy("answer", "right"),
    Verdict.PARTLY.value: pgettext_lazy("answer", "partly right:"),
    Verdict.WRONG.value: pgettext_lazy("answer", "wrong:"),
    "left-out": pgettext_lazy("answer", "no answer"),
    "open": pgettext_lazy("answer", "not yet"),
    "not-asked": pgettext_lazy("answer", "not asked"),
}
# Translators: beside a student's name.
LATE = pgettext_lazy("work", "late")
IN_PROGRESS = pgettext_lazy("student", "in progress")
NOT_FINISHED = pgettext_lazy("student", "not finished")
NOT_BEGUN = pgettext_lazy("student", "has not begun")


def questions(n: int) -> Sentence:
    return sentence(ngettext("%(n)d question", "%(n)d questions", n), n=n)


def steps(n: int) -> Sentence:
    return sentence(ngettext("%(n)d step", "%(n)d steps", n), n=n)


def due(when: datetime | None, zone: str) -> Sentence:
    """By when it is to be done, in the time of the class."""
    if when is None:
        return sentence(_("No due date"))
    # Translators: %(when)s is a day and a time, %(zone)s a time zone: São Paulo (UTC−3).
    return sentence(
        _("Due: %(when)s, %(zone)s"), when=_written(localtime(when, ZoneInfo(zone))), zone=zone_name(zone, when)
    )


def moment(when: datetime, zone: str) -> str:
    """A day and a time, in a time zone."""
    local = localtime(when, ZoneInfo(zone))
    return unmistakable(_written(local), local)


def _written(local: datetime) -> str:
    # Translators: how a day and a time are written, in Django's letters.
    return date_format(local, pgettext("date format", "j E Y, H:i"))


def updated(when: datetime, zone: str) -> Sentence:
    # Translators: %(time)s is a time of day with seconds.
    return sentence(_("As of %(time)s."), time=date_format(localtime(when, ZoneInfo(zone)), "H:i:s"))


def standing(*, finished: int, in_progress: int, of: int, average: float | None, older: int = 0) -> Sentence:
    """How far the class is; `older` of those who have finished were asked questions that have been changed since."""
    if not of:
        return no_students()
    parts = [sentence(_("Finished: %(n)d of %(all)d."), n=finished, all=of)]
    if in_progress:
        parts.append(sentence(_("In progress: %(n)d."), n=in_progress))
    if of - finished - in_progress:
        parts.append(sentence(_("Not begun: %(n)d."), n=of - finished - in_progress))
    if average is not None:
        # Translators: of those who have finished; n is a percentage.
        parts.append(sentence(_("Class average: %(n)d%%."), n=round(average)))
    if older:
        text = ngettext(
            "%(n)d of those who have finished answered an earlier version of the quiz and is counted too.",
            "%(n)d of those who have finished answered an earlier version of the quiz and are counted too.",
            older,
        )
        parts.append(sentence(text, n=older))
    return joined(*parts)


def no_students() -> Sentence:
    """Where a class is empty, or all whom a task is for have been removed."""
    return sentence(_("No student has this task at the moment."))


def facility(share: float | None, versions: int = 1, *, is_older: bool = False) -> Sentence:
    """How much of a question the class got right, in so many versions of it taken together, or in an older one."""
    if share is None:
        return sentence(_("no answers yet"))
    if versions > 1:
        # Translators: how much of a question the class got right, in percent; it was changed between the answers.
        text = ngettext("%(n)d%% right in %(versions)d version", "%(n)d%% right in %(versions)d versions", versions)
        return sentence(text, n=round(100 * share), versions=versions)
    if is_older:
        return sentence(_("%(n)d%% right before it was changed"), n=round(100 * share))
    # Translators: how much of a question the class got right, in percent.
    return sentence(_("%(n)d%% right"), n=round(100 * share))


def question(number: int, *, is_older: bool = False) -> Sentence:
    """A question by its number, or what it was before it was changed."""
    if is_older:
        return sentence(_("Question %(n)d, before it was changed"), n=number)
    return sentence(_("Question %(n)d"), n=number)


def version(number: int, of: int) -> Sentence:
    """One of the versions of a question that was changed after some had answered it; the last is asked now."""
    if number == of:
        return sentence(_("Version %(n)d: as it is asked now"), n=number)
    return sentence(_("Version %(n)d: as it was asked before"), n=number)


def was_changed(versions: int) -> Sentence:
    """What is shown of a question that was changed after some had answered it."""
    text = ngettext(
        "The question was changed after some students had answered it. Each answer is shown under the version it was"
        " given to; what is said about the class above counts %(n)d version.",
        "The question was changed after some students had answered it. Each answer is shown under the version it was"
        " given to; what is said about the class above counts all %(n)d versions together.",
        versions,
    )
    return sentence(text, n=versions)


# Translators: beside an answer in a table, and where the sign * is explained.
TO_OLDER = pgettext_lazy("answer", "given before the question was changed")


def anonymous_student(number: int) -> Sentence:
    """A student whose name is not shown."""
    return sentence(_("Student %(n)d"), n=number)


def answer_of(name: str) -> Sentence:
    """Over the answer of a student, where a teacher reads it."""
    # Translators: %(name)s is the name of a student, in the nominative.
    return sentence(_("%(name)s’s answer"), name=name)


def erased() -> Sentence:
    """A student who had their data erased."""
    return sentence(pgettext("student", "no name"))


def attempt(number: int, of: int) -> Sentence:
    return sentence(_("attempt %(n)d of %(all)d"), n=number, all=of)


def practice_title(kind: str) -> Sentence:
    """What a quiz is called that practises what a class had wrong. `kind` generates its questions."""
    # Translators: %(kind)s is what the questions ask, as on the practice page: Whose turn is it?
    return sentence(_("Practice: %(kind)s"), kind=str(KINDS.get(kind, "")))


def students(n: int) -> Sentence:
    """How many gave an answer."""
    return sentence(ngettext("%(n)d student", "%(n)d students", n), n=n)


def points(points: float, most: int) -> Sentence:
    # Translators: points reached and points there are to reach.
    return sentence(_("%(points)s of %(most)d points"), points=number(points), most=most)


def attempt_summary(*, started: datetime, finished: datetime | None, is_late: bool, zone: str) -> Sentence:
    """When an attempt was begun and finished."""
    begun = sentence(_("Begun: %(when)s."), when=moment(started, zone))
    if finished is None:
        return joined(begun, _("Not finished yet."))
    ended = sentence(_("Finished: %(when)s."), when=moment(finished, zone))
    return joined(begun, ended, _("After the due date.")) if is_late else joined(begun, ended)


def answered(when: datetime, hints: int, zone: str) -> Sentence:
    """When a question was answered, and how many hints were opened before."""
    said = sentence(_("Answered: %(when)s."), when=moment(when, zone))
    return joined(said, sentence(_("Hints used: %(n)d."), n=hints)) if hints else said


def marked_anew(verdict: str) -> Sentence:
    """That the mark was changed by a correction of the question."""
    if verdict == Verdict.RIGHT.value:
        return sentence(_("The question was corrected afterwards: this answer now counts as right."))
    if verdict == Verdict.PARTLY.value:
        return sentence(_("The question was corrected afterwards: this answer now counts as partly right."))
    return sentence(_("The question was corrected afterwards: this answer now counts as wrong."))


def more_mistakes(n: int) -> Sentence:
    return sentence(ngettext("Show %(n)d more", "Show %(n)d more", n), n=n)


def no_mistakes(begun: bool) -> Sentence:
    """Where no wrong answer has been given."""
    if begun:
        return sentence(_("Nobody has given a wrong answer so far."))
    return sentence(
        _("Nobody has begun yet. What the class gets wrong will appear here, the commonest mistake first.")
    )


def lesson_standing(*, finished: int, begun: int, of: int) -> Sentence:
    """How far the class is in a lesson."""
    if not of:
        return no_students()
    parts = [sentence(_("Finished: %(n)d of %(all)d."), n=finished, all=of)]
    if begun - finished:
        parts.append(sentence(_("In progress: %(n)d."), n=begun - finished))
    if of - begun:
        parts.append(sentence(_("Not begun: %(n)d."), n=of - begun))
    return joined(*parts)


def status(*, begun: bool, finished: bool, late: bool) -> str:
    """How a student stands with a task."""
    if not begun:
        return str(NOT_BEGUN)
    if not finished:
        return str(IN_PROGRESS)
    return str(LATE) if late else ""
