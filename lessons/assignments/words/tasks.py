"""The words about tasks: what holds for them, how far one is, why something is not possible."""

from django.utils.functional import Promise
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy, ngettext, pgettext_lazy

from lessons.wording.points import number
from lessons.wording.sentence import Sentence, joined, sentence

# How a student stands with a task, by the values of domain.tasks.State.
STATES: dict[str, Promise] = {
    "not-open": pgettext_lazy("task", "not open yet"),
    "not-begun": pgettext_lazy("task", "not begun"),
    "in-progress": pgettext_lazy("task", "in progress"),
    "done": pgettext_lazy("task", "done"),
    "late": pgettext_lazy("task", "overdue"),
    "closed": pgettext_lazy("task", "closed"),
}
MARKS = {"not-open": "◷", "not-begun": "○", "in-progress": "◐", "done": "✓", "late": "!", "closed": "–"}

LATE: dict[str, Promise] = {
    "marked": gettext_lazy("Late work is still accepted, and marked as late."),
    "closed": gettext_lazy("No answers are accepted after that."),
}
COUNTS: dict[str, Promise] = {
    "first": gettext_lazy("The first attempt counts."),
    "best": gettext_lazy("The best attempt counts."),
    "last": gettext_lazy("The last attempt counts."),
}
FEEDBACK: dict[str, Promise] = {
    "at-once": gettext_lazy("After each answer you are told whether it is right, and you can no longer change it."),
    "finished": gettext_lazy("You can change your answers until you finish. Then you are told what is right."),
    "due": gettext_lazy(
        "You can change your answers until you finish. You are told what is right after the due date."
    ),
}

# Why something is not possible, by the codes of the errors of domain.attempts.
REFUSALS: dict[str, Promise] = {
    "NotOpenYet": gettext_lazy("This task is not open yet."),
    "Closed": gettext_lazy("This task is closed: no more answers are accepted. What you answered before is kept."),
    "NoAttemptsLeft": gettext_lazy("You have used all your attempts."),
    "Finished": gettext_lazy("This attempt is finished. Nothing in it has changed."),
    "Stands": gettext_lazy("You have answered this question already, and that answer stands."),
}
CHANGED = gettext_lazy("The task is changed.")
PUT_BACK = gettext_lazy("The task is back, with everything that was done.")
# To what is set, from its task.
THE_QUIZ = gettext_lazy("Go to the quiz")
WORKSHEET = gettext_lazy("Worksheet to print")
THE_LESSON = gettext_lazy("Go to the lesson")
LESSON = gettext_lazy("It is done when all steps of the lesson are done.")
WEIGHED = gettext_lazy("Where a question counts more than one point, it says so.")
OPEN = gettext_lazy("You have more time now, so this attempt goes on and what is right is not shown yet.")
SAVED = gettext_lazy("Everything you have entered is saved.")
UNSAVED = gettext_lazy("You had been logged out, so your last answer was not saved. Please give it once more.")


def attempts(number: int | None, counts: str) -> Sentence:
    """How many there are, and which counts where there are several."""
    if number is None:
        return joined(_("You may try as often as you like."), str(COUNTS[counts]))
    text = sentence(ngettext("You have %(n)d attempt.", "You have %(n)d attempts.", number), n=number)
    return joined(text, str(COUNTS[counts])) if number > 1 else text


def attempts_left(number: int, *, in_progress: bool) -> Sentence | str:
    """How many may still be begun, to somebody who is `in_progress` or has done some; of the last one that it is."""
    if not number:
        return sentence(_("This is your last attempt.") if in_progress else str(REFUSALS["NoAttemptsLeft"]))
    if in_progress:
        text = ngettext(
            "After this attempt you can try %(n)d more time.",
            "After this attempt you can try %(n)d more times.",
            number,
        )
        return sentence(text, n=number)
    return sentence(ngettext("%(n)d attempt is left.", "%(n)d attempts are left.", number), n=number)


def questions_done(done: int, of: int) -> Sentence:
    return sentence(_("Questions answered: %(done)d of %(of)d"), done=done, of=of)


def another_begun(done: int, of: int) -> Sentence:
    """Of a task that has been done, while it is being done once more."""
    return joined(_("Another attempt is in progress."), questions_done(done, of))


def steps_done(done: int, of: int) -> Sentence:
    return sentence(_("Steps done: %(done)d of %(of)d"), done=done, of=of)


def students_done(done: int, of: int) -> Sentence:
    return sentence(_("Students who have finished: %(done)d of %(of)d"), done=done, of=of)


def unanswered(number: int) -> Sentence:
    if not number:
        return sentence(_("All questions are answered."))
    text = ngettext("%(n)d question is not answered.", "%(n)d questions are not answered.", number)
    return sentence(text, n=number)


def not_saved(number: int) -> Sentence:
    # Translators: links to the questions follow, each by its number; below each it is said why.
    text = ngettext("%(n)d question is not saved yet:", "%(n)d questions are not saved yet:", number)
    return sentence(text, n=number)


def unchecked(number: int) -> Sentence:
    # Translators: links to the questions follow, each by its number, and then a button that leaves them.
    text = ngettext(
        "%(n)d answer is not checked yet. Check it before you go on, or it is not kept:",
        "%(n)d answers are not checked yet. Check them before you go on, or they are not kept:",
        number,
    )
    return sentence(text, n=number)


def points(earned: float, most: int) -> Sentence:
    # Translators: earned may have decimals, as in 7.67.
    return sentence(_("Points: %(earned)s of %(most)d"), earned=number(earned), most=most)


def weight(points: int) -> Sentence:
    text = ngettext("This question counts %(n)d point.", "This question counts %(n)d points.", points)
    return sentence(text, n=points)


def weighed(most: int) -> Sentence:
    """Of a task whose questions do not all count one point."""
    return joined(sentence(_("Points in all: %(most)d."), most=most), str(WEIGHED))


def hints(count: int) -> Sentence:
    return sentence(ngettext("with %(n)d hint", "with %(n)d hints", count), n=count)


def set_for(count: int) -> Sentence:
    """Whom a new task reaches now."""
    if not count:
        return sentence(_("The task is set. Students who join the class later will see it."))
    text = ngettext(
        "The task is set. %(n)d student sees it now.", "The task is set. %(n)d students see it now.", count
    )
    return sentence(text, n=count)
