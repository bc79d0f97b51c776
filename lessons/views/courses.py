"""Courses, lessons and their steps."""

from collections.abc import Mapping
from typing import Any

from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import render
from django.urls import reverse
from django.utils.translation import get_language
from django.views.decorators.http import require_http_methods, require_safe

from lessons.domain.courses import ShownCourse, ShownLesson, ShownStep, courses
from lessons.domain.progress import progress_of, record, report_mistake
from lessons.views.asking import ask, on_paper
from lessons.words import questions as words

RIGHT = "right"


@require_safe
def shelf(request: HttpRequest) -> HttpResponse:
    """All the courses, and how far the reader is in each."""
    done = progress_of(user=request.user, session=request.session)
    shown = [_with_progress(course, done) for course in courses(_language()).values()]
    return render(request, "lessons/lesson/shelf.html", {"courses": shown})


@require_safe
def course(request: HttpRequest, course: str) -> HttpResponse:
    done = progress_of(user=request.user, session=request.session)
    return render(request, "lessons/lesson/course.html", _with_progress(_course(course), done))


@require_safe
def lesson(request: HttpRequest, course: str, lesson: str) -> HttpResponse:
    """To the first step that is not done, or to the end when all are."""
    found = _lesson(course, lesson)
    done = progress_of(user=request.user, session=request.session)
    step = next((step for step in found.steps if done.get(step.key) != RIGHT), None)
    return HttpResponseRedirect(_address(found, step))


@require_http_methods(["GET", "HEAD", "POST"])
def step(request: HttpRequest, course: str, lesson: str, step: str) -> HttpResponse:
    """One step: its prose, its question, and what is said about an answer."""
    found = _lesson(course, lesson)
    here = found.step(step)
    if here is None:
        raise Http404
    asked = ask(request, here.exercise.spec, here.exercise) if here.exercise else None
    if asked is None or asked.feedback:
        record(user=request.user, session=request.session, step=here.key, right=asked is None or asked.feedback.right)
    request.page_url = request.path
    hints = min(_number(request.GET.get("hint", "")), len(here.exercise.hints) if here.exercise else 0)
    context = {
        "course": _course(course),
        "lesson": found,
        "step": here,
        "steps": _steps(found, here, progress_of(user=request.user, session=request.session)),
        "asked": asked,
        "feedback": asked.feedback if asked else None,
        "hints": here.exercise.hints[:hints] if here.exercise else (),
        "next_hint": hints + 1 if here.exercise and hints < len(here.exercise.hints) else 0,
        "next": _address(found, found.after(here)),
        "previous": _address(found, found.steps[here.number - 2]) if here.number > 1 else "",
    }
    if asked:
        context |= asked.context
    return render(request, "lessons/lesson/step.html", context, status=422 if asked and asked.problem else 200)


@require_safe
def done(request: HttpRequest, course: str, lesson: str) -> HttpResponse:
    """The end of a lesson: what one can do now, what to practise, what comes next."""
    found, shelf = _lesson(course, lesson), _course(course)
    practise = [(words.KINDS[wish["kind"]], _practice(wish)) for wish in found.practise]
    kept = progress_of(user=request.user, session=request.session)
    open_steps = [(one, _address(found, one)) for one in found.steps if kept.get(one.key) != RIGHT]
    context = {"course": shelf, "lesson": found, "practise": practise, "next": shelf.after(found), "open": open_steps}
    return render(request, "lessons/lesson/done.html", context)


@require_safe
def handout(request: HttpRequest, course: str, lesson: str) -> HttpResponse:
    """A lesson on paper: every question with room to answer it; `?answers=1` adds what is right."""
    found, answers = _lesson(course, lesson), request.GET.get("answers") == "1"
    steps = [{"step": one, "question": on_paper(one.exercise, answers=answers)} for one in found.steps]
    context = {"course": _course(course), "lesson": found, "steps": steps, "answers": answers}
    return render(request, "lessons/lesson/handout.html", context)


def report(request: HttpRequest) -> HttpResponse:
    """Take a report of a mistake, and lead back to the page."""
    if request.method != "POST":
        return HttpResponseRedirect(reverse("lessons:courses"))
    page, text = request.POST.get("page", ""), request.POST.get("text", "").strip()
    back = page if page.startswith("/") and not page.startswith("//") else reverse("lessons:courses")
    if text:
        report_mistake(page=page, language=_language(), text=text)
    request.page_url = back
    return render(request, "lessons/lesson/reported.html", {"back": back, "taken": bool(text)})


def _language() -> str:
    return get_language() or "en"


def _course(slug: str) -> ShownCourse:
    found = courses(_language()).get(slug)
    if found is None:
        raise Http404
    return found


def _lesson(course: str, slug: str) -> ShownLesson:
    found = _course(course).lesson(slug)
    if found is None or not found.steps:
        raise Http404
    return found


def _address(lesson: ShownLesson, step: ShownStep | None) -> str:
    """Of a step, or of the end of the lesson."""
    if step is None:
        return reverse("lessons:lesson-done", args=(lesson.course, lesson.slug))
    return reverse("lessons:step", args=(lesson.course, lesson.slug, step.slug))


def _practice(wish: Mapping[str, Any]) -> str:
    return reverse("lessons:practice-kind", args=(wish["kind"],)) + f"?level={wish['level']}"


def _with_progress(course: ShownCourse, done: Mapping[str, str]) -> dict[str, Any]:
    """The course with the number of steps done in each lesson, and the lesson to go on with."""
    lessons = []
    for found in course.lessons:
        count = sum(done.get(step.key) == RIGHT for step in found.steps)
        lessons.append({"lesson": found, "done": count, "whole": count == len(found.steps)})
    current = next((one["lesson"] for one in lessons if not one["whole"]), None)
    whole = sum(one["whole"] for one in lessons)
    return {"course": course, "lessons": lessons, "current": current, "whole": whole}


def _steps(lesson: ShownLesson, here: ShownStep, done: Mapping[str, str]) -> list[dict[str, Any]]:
    return [
        {"step": step, "url": _address(lesson, step), "here": step is here, "state": done.get(step.key, "")}
        for step in lesson.steps
    ]


def _number(text: str) -> int:
    return int(text) if text.isascii() and text.isdigit() and len(text) < 3 else 0
