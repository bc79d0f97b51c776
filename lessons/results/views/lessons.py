"""How far a class is in a lesson that was set for it."""

from typing import Any

from django.urls import reverse
from django.utils import timezone

from lessons.classroom.words import classes as class_words
from lessons.models import Progress
from lessons.results.domain.lessons import LessonTable
from lessons.results.views.heading import choices, files, heading
from lessons.results.views.query import GradebookView
from lessons.results.words import results as words

RIGHT = str(Progress.State.RIGHT)


def lesson_page(table: LessonTable, view: GradebookView, *, links: bool = True) -> dict[str, Any]:
    """The students against the steps."""
    shown = view.ordered(table)
    assignment = table.assignment
    address = reverse("lessons:results", args=(assignment.pk,))
    done = {step.key: sum(row.states.get(step.key) == RIGHT for row in table.rows) for step in table.steps}
    return heading(assignment) | {
        "students": class_words.students(len(table.rows)),
        "size": words.steps(len(table.steps)),
        "steps": [
            {"step": step, "done": done[step.key], "url": _address(step.key) if links else ""} for step in table.steps
        ],
        "rows": [
            {
                "name": view.name(row),
                "states": [row.states.get(step.key, "") for step in table.steps],
                "is_begun": bool(row.states),
                "done": row.done,
            }
            for row in shown.rows
        ],
        "standing": words.lesson_standing(finished=table.finished, begun=table.begun, of=len(table.rows)),
        "updated": words.updated(timezone.now(), assignment.classroom.time_zone),
        "choices": choices(address, view, lesson=True),
        "files": files(reverse("lessons:results-csv", args=(assignment.pk,)), view),
        "view": view,
    }


def _address(key: str) -> str:
    return reverse("lessons:step", args=key.split("/"))
