"""What a page of questions sends: one form with the fields of each question under its key, as “q1.answer”.

So, even without a script, a button of one question sends what was entered in the others too, and none of it is lost.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from django.http import QueryDict

from lessons.assignments.domain import attempts
from lessons.assignments.views.attempt_page import not_answered
from lessons.assignments.words import tasks as words
from lessons.models import Answer
from lessons.questions.kinds.base import BadAnswer
from lessons.questions.views.presenters import fields_of_form
from lessons.questions.views.rendered import build

NO_FIELDS = ("csrfmiddlewaretoken", "go")


@dataclass(frozen=True, slots=True)
class Submission:
    """What was entered in a question. `base_version` is the version of the stored answer that the page showed."""

    form: dict[str, list[str]]
    base_version: str | None = None
    is_building: bool = False
    hint: int = 0

    def is_new(self, answer: Answer | None) -> bool:
        """Whether something was entered that differs from the stored answer."""
        if not any(map(_filled, self.form.values())):
            return False
        stored = answer.form if answer else {}
        return not stored or any(_filled(self.form.get(name, ())) != _filled(stored[name]) for name in stored)

    @property
    def unsaved(self) -> dict[str, Any]:
        """What `AttemptPage.shown_question` needs to show it again as it was entered."""
        return {"form": self.form, "base_version": self.base_version}


def read_submission(post: QueryDict, key: str, *, alone: bool = False) -> Submission:
    """What was entered in this question. Sent `alone`, to its own address, its fields need no prefix."""
    own = f"{key}."
    fields = {
        name.removeprefix(own): post.getlist(name)
        for name in post
        if name.startswith(own) or (alone and "." not in name and name not in NO_FIELDS)
    }
    base_version, hint = fields.pop("was", None), fields.pop("hint", [""])[0]
    form = fields_of_form(fields)
    is_building = build(form)
    return Submission(form, base_version[0] if base_version else None, is_building, _number(hint))


def changed_answers(
    post: QueryDict, keys: Iterable[str], answers: Mapping[str, Answer], *, alone: bool
) -> dict[str, Submission]:
    """What was entered in these questions and is not stored; `alone` where it is one, on a page of its own."""
    found = {key: read_submission(post, key, alone=alone) for key in keys}
    return {key: submission for key, submission in found.items() if submission.is_new(answers.get(key))}


def is_whole_page(post: QueryDict, keys: Iterable[str], excluded: str) -> bool:
    """Whether the page that was sent shows other questions too."""
    return not {name.partition(".")[0] for name in post if "." in name}.isdisjoint({*keys} - {excluded})


def refused_answer(submission: Submission, why: BadAnswer | attempts.AttemptError) -> dict[str, Any]:
    """How a question is shown whose answer was refused: with what was entered, and why."""
    if isinstance(why, BadAnswer):
        return submission.unsaved | {"problem": not_answered(why)}
    if isinstance(why, attempts.EditConflict):
        return {"form": submission.form, "has_conflict": True}
    return {"notice": words.REFUSALS[why.code]}


def _filled(values: Iterable[str]) -> list[str]:
    return [text for text in values if text.strip()]


def _number(text: str) -> int:
    return int(text) if text.isascii() and text.isdigit() and len(text) < 3 else 0
