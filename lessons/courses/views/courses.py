"""Courses, lessons and their steps."""

from collections.abc import Mapping, Sequence
from typing import Any
from urllib.parse import urlencode

from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import render
from django.template.backends.utils import csrf_input
from django.template.loader import render_to_string
from django.urls import reverse
from django.utils.http import url_has_allowed_host_and_scheme
from django.utils.safestring import SafeString
from django.utils.translation import get_language
from django.views.decorators.http import require_http_methods, require_safe

from lessons.courses.domain.courses import LocalizedCourse, LocalizedLesson, LocalizedStep, courses
from lessons.courses.domain.progress import progress_of, record, report_mistake
from lessons.courses.forms.report import ReportForm
from lessons.questions.kinds.registry import has_twins
from lessons.questions.views.rendered import RenderedQuestion, ask, on_paper
from lessons.questions.words import questions as words
from lessons.web.fragment_cache import cached_html
from lessons.web.requests import HtmxHttpRequest

RIGHT = "right"
CSRF_PLACE = "<!-- csrf -->"


@require_safe
def shelf(request: HttpRequest) -> HttpResponse:
    """All the courses, and how far the reader is in each."""
    done = progress_of(user=request.user, session=request.session)
    shown = [_with_progress(course, done) for course in courses(_language()).values()]
    return render(request, "lessons/courses/shelf.html", {"courses": shown})


@require_safe
def course(request: HttpRequest, course: str) -> HttpResponse:
    done = progress_of(user=request.user, session=request.session)
    return render(request, "lessons/courses/course.html", _with_progress(_course(course), done))


@require_safe
def lesson(request: HttpRequest, course: str, lesson: str) -> HttpResponse:
    """To the first step that is not done, or to the end when all are."""
    found = _lesson(course, lesson)
    done = progress_of(user=request.user, session=request.session)
    step = next((step for step in found.steps if done.get(step.key) != RIGHT), None)
    return HttpResponseRedirect(_step_url(found, step))


@require_http_methods(["GET", "HEAD", "POST"])
def step(request: HtmxHttpRequest, course: str, lesson: str, step: str) -> HttpResponse:
    """One step: its prose, its question, and the feedback to an answer."""
    shelf = _course(course)
    found = _lesson_of(shelf, lesson)
    here = found.step(step)
    if here is None:
        raise Http404
    asked = ask(request, here.exercise.spec, here.exercise) if request.method == "POST" and here.exercise else None
    feedback = asked.feedback if asked else None
    if here.exercise is None or feedback:
        right = feedback is None or feedback.right
        record(user=request.user, session=request.session, step=here.key, right=right)
    request.page_url = request.path
    done = progress_of(user=request.user, session=request.session)
    states = tuple(done.get(one.key, "") for one in found.steps)
    hints = min(_number(request.GET.get("hint", "")), len(here.exercise.hints) if here.exercise else 0)
    if asked:
        main = _step_html(shelf, found, here, asked, states, hints)
    else:  # the same for everybody with this progress
        key = (_language(), shelf.version, here.key, states, hints)
        main = cached_html(key, lambda: _step_html(shelf, found, here, _blank(request, here), states, hints))
    main = SafeString(main.replace(CSRF_PLACE, csrf_input(request)))
    status = 422 if asked and asked.problem else 200
    return render(request, "lessons/courses/step.html", {"step": here, "main": main}, status=status)


def steps_bar(lesson: LocalizedLesson, here: LocalizedStep, states: Sequence[str]) -> list[dict[str, Any]]:
    """The steps of a lesson as the bar at the head of a page shows them; `states` by progress, in their order."""
    return [
        {"step": one, "url": _step_url(lesson, one), "here": one is here, "state": state}
        for one, state in zip(lesson.steps, states, strict=True)
    ]


def _blank(request: HttpRequest, step: LocalizedStep) -> RenderedQuestion | None:
    """The question of a step without an answer; None where nothing is asked."""
    return ask(request, step.exercise.spec, step.exercise) if step.exercise else None


def _step_html(
    course: LocalizedCourse,
    lesson: LocalizedLesson,
    here: LocalizedStep,
    question: RenderedQuestion | None,
    states: tuple[str, ...],
    hints: int,
) -> str:
    """The step without the page around it, and with CSRF_PLACE where the reader's own token goes."""
    address = _step_url(lesson, here)
    steps = steps_bar(lesson, here, states)
    context = {
        "course": course,
        "lesson": lesson,
        "step": here,
        "steps": steps,
        "here": address,
        "csrf_place": SafeString(CSRF_PLACE),
        "asked": question,
        "feedback": question.feedback if question else None,
        "hints": here.exercise.hints[:hints] if here.exercise else (),
        "next_hint": hints + 1 if here.exercise and hints < len(here.exercise.hints) else 0,
        "next": _step_url(lesson, lesson.after(here)),
        "previous": _step_url(lesson, lesson.steps[here.number - 2]) if here.number > 1 else "",
        "another": _twin_url(here),
    }
    return render_to_string("lessons/courses/_step.html", context)


@require_safe
def done(request: HttpRequest, course: str, lesson: str) -> HttpResponse:
    """The end of a lesson: what the reader can do now, what to practise, what comes next."""
    shelf = _course(course)
    found = _lesson_of(shelf, lesson)
    practise = [
        (words.KINDS[entry["kind"]], words.level(entry["level"]), _practice_url(entry["kind"], entry["level"]))
        for entry in found.practise
    ]
    states = progress_of(user=request.user, session=request.session)
    open_steps = [(one, _step_url(found, one)) for one in found.steps if states.get(one.key) != RIGHT]
    context = {"course": shelf, "lesson": found, "practise": practise, "next": shelf.after(found), "open": open_steps}
    return render(request, "lessons/courses/done.html", context)


@require_safe
def handout(request: HttpRequest, course: str, lesson: str) -> HttpResponse:
    """A lesson on paper: every question with room to answer it; `?answers=1` adds what is right."""
    found, answers = _lesson(course, lesson), request.GET.get("answers") == "1"
    steps = [{"step": one, "question": on_paper(one.exercise, answers=answers)} for one in found.steps]
    context = {"course": _course(course), "lesson": found, "steps": steps, "answers": answers}
    return render(request, "lessons/courses/handout.html", context)


@require_http_methods(["GET", "HEAD", "POST"])
def report(request: HtmxHttpRequest) -> HttpResponse:
    """A reader's report of a mistake on a page (`page`, its address): a form, then thanks.

    A page that shows an answer posts it as `state` with `do=write`: answers stand in no address.
    """
    sent = request.method == "POST" and request.POST.get("do") != "write"
    query = request.POST if request.method == "POST" else request.GET
    page, state = query.get("page", ""), query.get("state", "")
    is_ours = page.startswith("/") and url_has_allowed_host_and_scheme(page, allowed_hosts=None)
    back = page if is_ours else reverse("lessons:courses")
    form = ReportForm(request.POST if sent else None)
    is_reported = sent and form.is_valid()
    if is_reported:
        report_mistake(page=back, language=_language(), text=form.cleaned_data["text"], state=state)
    request.page_url = f"{request.path}?{urlencode({'page': back})}"
    status = 422 if form.errors else 200
    context = {"back": back, "state": state, "is_reported": is_reported, "form": form}
    return render(request, "lessons/courses/report.html", context, status=status)


def _language() -> str:
    return get_language() or "en"


def _course(slug: str) -> LocalizedCourse:
    found = courses(_language()).get(slug)
    if found is None:
        raise Http404
    return found


def _lesson(course: str, slug: str) -> LocalizedLesson:
    return _lesson_of(_course(course), slug)


def _lesson_of(course: LocalizedCourse, slug: str) -> LocalizedLesson:
    found = course.lesson(slug)
    if found is None or not found.steps:
        raise Http404
    return found


def _step_url(lesson: LocalizedLesson, step: LocalizedStep | None) -> str:
    """Of a step, or of the end of the lesson."""
    if step is None:
        return reverse("lessons:lesson-done", args=(lesson.course, lesson.slug))
    return reverse("lessons:step", args=(lesson.course, lesson.slug, step.slug))


def _practice_url(kind: str, level: int) -> str:
    return reverse("lessons:practice-kind", args=(kind,)) + f"?level={level}"


def _twin_url(step: LocalizedStep) -> str:
    """The address of a practice question like that of a step; "" where none can be drawn."""
    exercise = step.exercise
    if exercise is None or not has_twins(exercise.spec):
        return ""
    return f"{_practice_url(exercise.spec['kind'], exercise.level)}&{urlencode({'from': step.key})}"


def _with_progress(course: LocalizedCourse, done: Mapping[str, str]) -> dict[str, Any]:
    """The course with the number of steps done in each lesson, and the lesson to go on with."""
    lessons: list[dict[str, Any]] = []
    for found in course.lessons:
        count = sum(done.get(step.key) == RIGHT for step in found.steps)
        lessons.append(
            {
                "lesson": found,
                "done": count,
                "whole": count == len(found.steps),
                "minutes": words.minutes(found.minutes),
            }
        )
    current = next((one["lesson"] for one in lessons if not one["whole"]), None)
    whole = sum(one["whole"] for one in lessons)
    begun = any(step.key in done for lesson in course.lessons for step in lesson.steps)
    return {"course": course, "lessons": lessons, "current": current, "whole": whole, "begun": begun}


def _number(text: str) -> int:
    return int(text) if text.isascii() and text.isdigit() and len(text) < 3 else 0
