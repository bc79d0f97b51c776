"""How far a class is in a lesson that was set for it."""

from typing import Any

from django.urls import reverse
from django.utils import timezone

from lessons.classroom.words import classes as class_words
from lessons.models import Progress
from lessons.results.domain.lessons import LessonTable
from lessons.results.views.heading import files, heading, ways
from lessons.results.views.query import Wish
from lessons.results.words import results as words

RIGHT = str(Progress.State.RIGHT)


def lesson_page(table: LessonTable, wish: Wish, *, links: bool = True) -> dict[str, Any]:
    """The students against the steps."""
    shown = wish.ordered(table)
    assignment = table.assignment
    address = reverse("lessons:results", args=(assignment.pk,))
    done = {step.key: sum(row.states.get(step.key) == RIGHT for row in table.rows) for step in table.steps}
    return heading(assignment) | {
        "students": class_words.students(len(table.rows)),
        "asked": words.steps(len(table.steps)),
        "steps": [
            {"step": step, "done": done[step.key], "url": _address(step.key) if links else ""} for step in table.steps
        ],
        "rows": [
            {
                "name": wish.name(row),
                "states": [row.states.get(step.key, "") for step in table.steps],
                "is_begun": bool(row.states),
                "done": row.done,
            }
            for row in shown.rows
        ],
        "standing": words.lesson_standing(finished=table.finished, begun=table.begun, of=len(table.rows)),
        "updated": words.updated(timezone.now(), assignment.classroom.time_zone),
        "ways": ways(address, wish, lesson=True),
        "files": files(reverse("lessons:results-csv", args=(assignment.pk,)), wish),
        "wish": wish,
    }


def _address(key: str) -> str:
    return reverse("lessons:step", args=key.split("/"))
