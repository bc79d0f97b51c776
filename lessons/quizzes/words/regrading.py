"""What was done to a question after it had been answered: dropped, restored or corrected."""

from typing import Any

from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from lessons.wording.sentence import Sentence, joined, sentence


def done(regrade: Any) -> Sentence:
    """What was done, and what it changed."""
    return _DONE[regrade.what](regrade)


def _dropped(regrade: Any) -> Sentence:
    text = ngettext(
        "Dropped: %(n)d answer no longer counts.", "Dropped: %(n)d answers no longer count.", regrade.answers
    )
    return sentence(text, n=regrade.answers)


def _restored(regrade: Any) -> Sentence:
    text = ngettext("Restored: %(n)d answer counts again.", "Restored: %(n)d answers count again.", regrade.answers)
    return sentence(text, n=regrade.answers)


def _corrected(regrade: Any) -> Sentence:
    marked = ngettext("%(n)d answer marked again.", "%(n)d answers marked again.", regrade.answers)
    # Translators: of the answers that were marked anew.
    changed = ngettext("%(n)d mark changed.", "%(n)d marks changed.", regrade.changed)
    none = _("No mark changed.")
    return joined(
        sentence(marked, n=regrade.answers),
        sentence(changed, n=regrade.changed) if regrade.changed else sentence(none),
    )


_DONE = {"dropped": _dropped, "restored": _restored, "corrected": _corrected}
