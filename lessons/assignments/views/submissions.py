"""What a page of questions sends: the fields of each under its key, as “q1.answer”, all in one form.

So without a script, too, a press at one question brings along what was entered in the others, and none of it is lost.
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
class Sent:
    """What was entered in a question. `over` is the version of the answer that the page showed as kept."""

    form: dict[str, list[str]]
    over: str | None = None
    is_building: bool = False
    hint: int = 0

    def is_new(self, kept: Answer | None) -> bool:
        """Whether something was entered that is not the answer that is kept."""
        if not any(map(_filled, self.form.values())):
            return False
        stands = kept.form if kept else {}
        return not stands or any(_filled(self.form.get(name, ())) != _filled(stands[name]) for name in stands)

    @property
    def unsaved(self) -> dict[str, Any]:
        """What `Taking.one` needs to show it again as it was entered."""
        return {"form": self.form, "over": self.over}


def sent(post: QueryDict, key: str, *, alone: bool = False) -> Sent:
    """What was entered in this question; sent `alone`, to its own address, fields need not say whose they are."""
    own = f"{key}."
    fields = {
        name.removeprefix(own): post.getlist(name)
        for name in post
        if name.startswith(own) or (alone and "." not in name and name not in NO_FIELDS)
    }
    over, hint = fields.pop("was", None), fields.pop("hint", [""])[0]
    form = fields_of_form(fields)
    is_building = build(form)
    return Sent(form, over[0] if over else None, is_building, _number(hint))


def new_ones(post: QueryDict, keys: Iterable[str], answers: Mapping[str, Answer], *, alone: bool) -> dict[str, Sent]:
    """What was entered in these questions and is not kept; `alone` where they are one, on a page of its own."""
    found = {key: sent(post, key, alone=alone) for key in keys}
    return {key: one for key, one in found.items() if one.is_new(answers.get(key))}


def sent_of_others(post: QueryDict, keys: Iterable[str], but: str) -> bool:
    """Whether the page that was sent asked other questions, too."""
    return not {name.partition(".")[0] for name in post if "." in name}.isdisjoint({*keys} - {but})


def not_kept(one: Sent, why: BadAnswer | attempts.AttemptError) -> dict[str, Any]:
    """How a question is shown whose answer was not kept: with what was entered, and why."""
    if isinstance(why, BadAnswer):
        return one.unsaved | {"problem": not_answered(why)}
    if isinstance(why, attempts.EditConflict):
        return {"form": one.form, "stood": True}
    return {"said": words.REFUSALS[why.code]}


def _filled(values: Iterable[str]) -> list[str]:
    return [text for text in values if text.strip()]


def _number(text: str) -> int:
    return int(text) if text.isascii() and text.isdigit() and len(text) < 3 else 0
