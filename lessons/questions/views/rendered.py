"""Asking a question on a page and answering what was sent: the same for lessons, practice and tasks."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from django.http import HttpRequest, QueryDict
from django.template.loader import render_to_string
from django.utils.translation import get_language

from lessons.laws.views.clause_page import law_address
from lessons.questions.domain.grading import grade_form
from lessons.questions.domain.localized_exercise import LocalizedExercise
from lessons.questions.kinds.base import OPTION, AnswerT, BadAnswer, Fields, Finding, Grade, Kind, SpecT, Verdict
from lessons.questions.kinds.registry import kind_of
from lessons.questions.views import presenters
from lessons.questions.views.registry import page_of
from lessons.questions.words import findings as finding_words
from lessons.questions.words import questions as words
from lessons.questions.words.consequences import consequence
from lessons.web.fragment_cache import cached_html
from lessons.wording.editor_text import editors_text
from lessons.wording.sentence import Sentence

MOST_LINES = 3


@dataclass(frozen=True, slots=True)
class Feedback:
    """What is said about an answer."""

    right: bool
    partly: bool
    heading: Any
    lines: tuple[Any, ...]
    after: Any = ""


@dataclass(frozen=True, slots=True)
class RenderedQuestion:
    """A question as the page shows it, and what is said about an answer once there is one.

    `state` is what was entered, for somebody who reports a mistake: "answer: illegal; reason: insufficient-bid".
    """

    question: str
    feedback: Feedback | None = None
    problem: Sentence | str = ""
    state: str = ""


def ask(request: HttpRequest, raw: Mapping[str, Any], exercise: LocalizedExercise | None = None) -> RenderedQuestion:
    """Show the question, and grade the answer of a POST. Nothing tells what is right before it is answered."""
    if request.method != "POST":
        return RenderedQuestion(question(raw, exercise))
    form, building = entered(request.POST)
    state = "; ".join(f"{name}: {' '.join(values)}" for name, values in form.items())
    if building:
        return RenderedQuestion(question(raw, exercise, form), state=state)
    try:
        said_of_it = feedback(raw, form, exercise)
    except BadAnswer as error:
        return RenderedQuestion(question(raw, exercise, form), problem=words.not_answered(error.code), state=state)
    return RenderedQuestion(question(raw, exercise, form, is_judged=True), said_of_it, state=state)


def entered(post: QueryDict) -> tuple[dict[str, list[str]], bool]:
    """The form that a page sent, and whether it only goes on building an answer: such a press is not graded."""
    form = presenters.fields_of(post)
    return form, build(form)


def question(
    raw: Mapping[str, Any], exercise: LocalizedExercise | None, form: Fields | None = None, *, is_judged: bool = False
) -> str:
    """The question with what was entered; without that it is the same for everybody.

    With `is_judged` each option that was chosen says whether it was right.
    """
    kind = kind_of(raw)
    if form:
        return rendered(kind, kind.read(raw), form, exercise, is_judged=is_judged)
    options = {name: text.text for name, text in exercise.options.items()} if exercise else {}
    key = (get_language(), json.dumps([dict(raw), options, bool(exercise and exercise.asks)]))
    return cached_html(key, lambda: rendered(kind, kind.read(raw), {}, exercise))


def feedback(raw: Mapping[str, Any], form: Fields, exercise: LocalizedExercise | None) -> Feedback:
    """What is said about an answer. Raises BadAnswer where it cannot be read."""
    return _feedback(grade_form(raw, form), exercise)


def rendered(
    kind: Kind[SpecT, AnswerT],
    spec: SpecT,
    form: Fields,
    exercise: LocalizedExercise | None,
    *,
    whose: str = "",
    is_judged: bool = False,
) -> str:
    """The question with what was entered so far; `whose` answer that is, where it is not the reader's."""
    texts = {name: shown_text(text) for name, text in exercise.options.items()} if exercise else {}
    context = presenters.present(kind, spec, form, texts) | {"whose": whose}
    if exercise and exercise.asks and page_of(kind).task_repeats_prompt:
        context["task"] = ""
    if is_judged:
        presenters.judge(context, kind, spec, form)
    return render_to_string("lessons/questions/asked.html", context)


def answered(exercise: LocalizedExercise, form: Fields, *, whose: str = "") -> RenderedQuestion:
    """A question with a stored answer filled in, and what was said about it; the problem where it cannot be read.

    `whose` answer that is, where it is not the reader's.
    """
    kind = kind_of(exercise.spec)
    shown = rendered(kind, kind.read(exercise.spec), form, exercise, whose=whose)
    try:
        return RenderedQuestion(shown, feedback(exercise.spec, form, exercise))
    except BadAnswer as error:
        return RenderedQuestion(shown, problem=words.not_answered(error.code))


def on_paper(exercise: LocalizedExercise | None, *, answers: bool) -> str:
    """A question for print; with answers its form is filled in as the engine solves it. "" where nothing is asked."""
    if exercise is None:
        return ""
    if not answers:
        return question(exercise.spec, exercise)
    kind = kind_of(exercise.spec)
    spec = kind.read(exercise.spec)
    return rendered(kind, spec, kind.fill(spec, kind.solution(spec)), exercise)


def build(form: dict[str, list[str]]) -> bool:
    """Lengthen or shorten the calls of the form as the press says, and tell whether it was such a press."""
    added, undone = form.pop("add", None), form.pop("undo", None)
    calls = (form.get("calls") or [""])[0].split() if added or undone else []
    if added:
        form["calls"] = [" ".join([*calls, added[0]])]
    elif undone:
        form["calls"] = [" ".join(calls[:-1])]
    return bool(added or undone)


def _feedback(grade: Grade, exercise: LocalizedExercise | None) -> Feedback:
    verdict = grade.verdict
    heading: Any = words.VERDICTS[verdict]
    if verdict is Verdict.RIGHT and exercise and exercise.nod.text:
        heading = shown_text(exercise.nod)
    after = shown_text(exercise.after) if exercise and exercise.after.text else ""
    return Feedback(verdict is Verdict.RIGHT, verdict is Verdict.PARTLY, heading, _lines(grade, exercise), after)


def _lines(grade: Grade, exercise: LocalizedExercise | None) -> tuple[Any, ...]:
    """What was wrong, each thing once, and what it would have come to; never more than MOST_LINES."""
    lines = tuple(dict.fromkeys(line(found, exercise) for found in grade.findings))
    told = bool(exercise and exercise.notes)  # the step's own words about an answer tell who plays
    if grade.consequence is None or (told and grade.consequence.code == "would-lead"):
        return lines[:MOST_LINES]
    return (*lines[: MOST_LINES - 1], consequence(grade.consequence))


def line(found: Finding, exercise: LocalizedExercise | None) -> Any:
    """The step's own words about a finding, or the general ones."""
    for code in (str(found.data["option"]),) if found.code == OPTION else (found.code, found.wider):
        if exercise and code in exercise.notes:
            return shown_text(exercise.notes[code])
    if found.code == OPTION:  # nobody has said anything about it
        option = exercise.options.get(str(found.data["option"])) if exercise else None
        return words.look_again(option.text if option else str(found.data["option"]))
    return finding_words.finding(found)


def shown_text(text: Any) -> Any:
    """A translated text as pages show it."""
    return editors_text(text.text, text.language, text.is_translated, law_address)
