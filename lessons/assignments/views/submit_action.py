"""What a button on a page of questions does: all buttons are of one form, so each sends what was entered.

`go` says where to: "save" stays, "next" and "leave" go to the next question, "to KEY" to that one, "report" to the
report of a mistake, "keep" back to the question with its stored answer, "finish" to the end. With "without " before
it, answers that were refused are left behind.
"""

from typing import NamedTuple
from urllib.parse import urlencode

from django.http import QueryDict
from django.urls import reverse

from lessons.assignments.views.attempt_page import AttemptPage

WITHOUT, TO = "without ", "to "


class SubmitAction(NamedTuple):
    """The value of the button, and whether answers that were refused may be left behind."""

    go: str
    discards_unsaved: bool

    @property
    def leaves(self) -> bool:
        """Whether it leads away from an answer without giving it. Where answers are final, that gives none."""
        return self.go in ("leave", "report", "keep") or self.go.startswith(TO)

    def address(self, page: AttemptPage, key: str) -> str:
        """The address it leads to from the question `key`, "" for the page of all questions."""
        base = reverse("lessons:attempt", args=(page.attempt.pk,))
        if self.go == "finish":
            return f"{base}finish/"
        if key and self.go == "report":
            # the exercise, since an editor cannot open the attempt
            query = {"page": page.url(key), "state": f"exercise {page.question(key)['exercise']}"}
            return f"{reverse('lessons:report')}?{urlencode(query)}"
        if key and self.go in ("next", "leave"):
            return page.after(key)
        to = key if self.go == "keep" else self.go.removeprefix(TO)
        return page.url(to) if to in page.attempt.order else f"{base}?said=saved"


def submit_action(post: QueryDict) -> SubmitAction:
    go = post.get("go", "")
    return SubmitAction(go.removeprefix(WITHOUT), go.startswith(WITHOUT))
