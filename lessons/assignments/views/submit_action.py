"""Where a press on a page of questions leads: all its buttons are of one form, so each brings along what was entered.

`go` says where: "save" stays, "next" and "leave" go to the next question, "to KEY" to that one, "report" to the
report of a mistake, "keep" back to the question with the answer that is kept, "finish" to the end. After "without ",
what could not be kept is left behind.
"""

from typing import NamedTuple
from urllib.parse import urlencode

from django.http import QueryDict
from django.urls import reverse

from lessons.assignments.views.attempt_page import Taking

WITHOUT, TO = "without ", "to "


class Press(NamedTuple):
    """What was pressed, and whether it may leave behind what cannot be kept."""

    go: str
    is_without: bool

    @property
    def leaves(self) -> bool:
        """Whether it leads away from an answer that is not given yet: where answers are final it is not one."""
        return self.go in ("leave", "report", "keep") or self.go.startswith(TO)

    def address(self, taking: Taking, key: str) -> str:
        """Where it leads from the question `key`, "" for a page of all."""
        base = reverse("lessons:attempt", args=(taking.attempt.pk,))
        if self.go == "finish":
            return f"{base}finish/"
        if key and self.go == "report":
            # the exercise, since an editor cannot open the attempt
            query = {"page": taking.url(key), "state": f"exercise {taking.question(key)['exercise']}"}
            return f"{reverse('lessons:report')}?{urlencode(query)}"
        if key and self.go in ("next", "leave"):
            return taking.after(key)
        to = key if self.go == "keep" else self.go.removeprefix(TO)
        return taking.url(to) if to in taking.attempt.order else f"{base}?said=saved"


def press(post: QueryDict) -> Press:
    go = post.get("go", "")
    return Press(go.removeprefix(WITHOUT), go.startswith(WITHOUT))
