"""What was done to a question after it had been answered: dropped, restored or corrected."""

from collections.abc import Callable

from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from lessons.wording.sentence import Sentence, joined, sentence


def done(what: str, *, answers: int, changed: int) -> Sentence:
    """What was done (a code of `Regrade.What`), to how many answers, and how many marks it changed."""
    return _DONE[what](answers, changed)


def _dropped(answers: int, _changed: int) -> Sentence:
    text = ngettext("Dropped: %(n)d answer no longer counts.", "Dropped: %(n)d answers no longer count.", answers)
    return sentence(text, n=answers)


def _restored(answers: int, _changed: int) -> Sentence:
    text = ngettext("Restored: %(n)d answer counts again.", "Restored: %(n)d answers count again.", answers)
    return sentence(text, n=answers)


def _corrected(answers: int, changed: int) -> Sentence:
    marked = ngettext("%(n)d answer marked again.", "%(n)d answers marked again.", answers)
    # Translators: of the answers that were marked anew.
    remarked = ngettext("%(n)d mark changed.", "%(n)d marks changed.", changed)
    none = _("No mark changed.")
    return joined(
        sentence(marked, n=answers),
        sentence(remarked, n=changed) if changed else sentence(none),
    )


_DONE: dict[str, Callable[[int, int], Sentence]] = {
    "dropped": _dropped,
    "restored": _restored,
    "corrected": _corrected,
}
