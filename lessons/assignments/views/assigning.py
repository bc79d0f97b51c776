"""Setting a task for a class, changing it, withdrawing it, and giving one student more."""

from collections.abc import Sequence
from typing import Any

from django.http import HttpResponse
from django.shortcuts import render
from django.urls import reverse
from django.utils import timezone
from django.utils.translation import get_language
from django.views.decorators.http import require_http_methods

from lessons.assignments.domain import assignable, assigning
from lessons.assignments.domain.attempt_results import who_may_know
from lessons.assignments.domain.class_tasks import members_of
from lessons.assignments.domain.tasks import terms
from lessons.assignments.forms.assignment import ExtensionForm, TaskForm
from lessons.assignments.views.task_words import doubled, task_title, times
from lessons.assignments.words import assigning as words
from lessons.assignments.words import task_times
from lessons.classroom.domain import class_lists
from lessons.models import Assignment, Classroom, Extension, Quiz
from lessons.quizzes.views.library import title_of
from lessons.web import access
from lessons.web.guards import for_teachers
from lessons.web.redirects import see_other
from lessons.web.requests import AuthenticatedHttpRequest
from lessons.wording.local_times import local

UNPROCESSABLE = 422


@for_teachers
@require_http_methods(["GET", "HEAD", "POST"])
def set_task(request: AuthenticatedHttpRequest, pk: int) -> HttpResponse:
    """What is to be done (`?quiz=` or `?lesson=`, else chosen from all there is), by whom and by when."""
    classroom = access.taught_class(request.user, pk, to_change=True)
    members, now = assigning.students_of(classroom), timezone.now()
    request.page_url = request.get_full_path()
    what = request.POST.get("what", "") if request.method == "POST" else _preselected(request)
    if request.method == "POST":
        form = TaskForm(request.POST, classroom=classroom, members=members, now=now)
        quiz, lesson = _chosen(request.user, what)
        form.is_of_lesson = bool(lesson)
        problem = "" if quiz or lesson else words.NOTHING_CHOSEN
        if form.is_valid() and not problem:
            try:
                made = assigning.set_task(
                    classroom=classroom,
                    by=request.user,
                    quiz=quiz,
                    lesson=lesson,
                    students=form.chosen,
                    terms=form.terms,
                )
            except ValueError:
                problem = words.NO_QUESTIONS
            else:
                return _to_task(made.pk, "set")
        return _form(request, classroom, form, what=what, problem=problem, status=UNPROCESSABLE)
    form = TaskForm.new(classroom, members, now, _named_students(request))
    return _form(request, classroom, form, what=what)


@for_teachers
@require_http_methods(["GET", "HEAD", "POST"])
def edit(request: AuthenticatedHttpRequest, pk: int) -> HttpResponse:
    """The terms of a task, to be changed."""
    task = access.taught_assignment(request.user, pk, to_change=True)
    members, now = assigning.students_of(task.classroom), timezone.now()
    form = TaskForm.about(task, members, now, request.POST if request.method == "POST" else None)
    if form.is_bound and form.is_valid():
        assigning.change_task(assignment=task, students=form.chosen, terms=form.terms)
        return _to_task(pk, "changed")
    opened = sum(who_may_know(task, now).values())
    return _form(
        request, task.classroom, form, task=task, opened=opened, status=UNPROCESSABLE if form.is_bound else 200
    )


@for_teachers
@require_http_methods(["GET", "HEAD", "POST"])
def withdraw(request: AuthenticatedHttpRequest, pk: int) -> HttpResponse:
    """Whether to withdraw it. A POST withdraws it or puts it back."""
    task = access.taught_assignment(request.user, pk, to_change=True)
    do = request.POST.get("do", "")
    if do == "put-back":
        assigning.put_back(assignment=task)
        return _to_task(pk, "back")
    if do == "withdraw":
        assigning.withdraw(assignment=task, now=timezone.now())
        return _to_task(pk, "")
    return render(request, "lessons/assignments/withdraw.html", {"assignment": task, "title": task_title(task)})


@for_teachers
@require_http_methods(["GET", "HEAD", "POST"])
def extensions(request: AuthenticatedHttpRequest, pk: int) -> HttpResponse:
    """A later due date or further attempts for one student, and who has such."""
    task = access.taught_assignment(request.user, pk, to_change=True)
    everybody = {one.pk: one for one in class_lists.students_of(task.classroom)}
    members = members_of(task, [one for one in everybody.values() if not one.removed])
    knowing = who_may_know(task, timezone.now())
    sent = request.POST if request.method == "POST" else None
    form = ExtensionForm(sent, members=members, task=task, knowing=knowing)
    if form.is_bound and form.is_valid():
        more = form.cleaned_data["more_attempts"] or 0
        assigning.extend(assignment=task, membership=form.member, due=form.due, more_attempts=more)
        return see_other(reverse("lessons:task-extensions", args=(pk,)))
    zone = task.classroom.time_zone
    rows = assigning.extensions_of(task, everybody)
    granted = [(one, *_granted(rows[pk], zone)) for pk, one in everybody.items() if pk in rows]
    context = {
        "assignment": task,
        "title": task_title(task),
        "form": form,
        "granted": granted,
        "opened": [words.knows(one.called, gave_up=True) for one in members if knowing.get(one.pk)],
        "clock": _clock(task.classroom),
        "times": times(terms(task), zone, ""),
        "doubled": doubled(*(row.due for row in rows.values()), zone=zone),
    }
    return render(
        request, "lessons/assignments/extensions.html", context, status=UNPROCESSABLE if form.is_bound else 200
    )


def _granted(row: Extension, zone: str) -> tuple[object, object]:
    """What one student may do longer, and once more; nothing where it is as for the others."""
    due = row.due and task_times.due(local(row.due, zone))
    return due, row.more_attempts and words.more(row.more_attempts)


def _form(
    request: AuthenticatedHttpRequest,
    classroom: Classroom,
    form: TaskForm,
    *,
    what: str = "",
    problem: Any = "",
    task: Assignment | None = None,
    opened: int = 0,
    status: int = 200,
) -> HttpResponse:
    groups = [] if task else _groups(request.user, what)
    context = {
        "classroom": classroom,
        "form": form,
        "clock": _clock(classroom),
        "details_open": any(
            name in form.errors for name in form.fields if name not in ("due_day", "due_time", "students")
        ),
        "ticks": [form[name] for name in ("is_shuffled", "all_on_a_page", "more_like_this")],
        "task": task,
        "opened": words.have_opened(opened) if opened else "",
        "title": task_title(task) if task else "",
        "groups": groups,
        "preview": _preview(groups),
        "problem": problem,
    }
    return render(request, "lessons/assignments/set.html", context, status=status)


def _clock(classroom: Classroom) -> Any:
    return task_times.by_the_clock_of(classroom.time_zone)


def _groups(user: Any, what: str) -> Sequence[tuple[Any, list[dict[str, Any]]]]:
    """All that can be set, by headings: own quizzes, ready ones, the lessons of each course."""
    language = get_language() or "en"
    own, ready = assignable.assignable_quizzes(user)
    groups = [(words.OWN_QUIZZES, own), (words.READY_QUIZZES, ready)]
    found: list[tuple[Any, list[dict[str, Any]]]] = [
        (heading, [_option(f"quiz:{one.pk}", title_of(one), what) for one in quizzes]) for heading, quizzes in groups
    ]
    for course, lessons in assignable.assignable_lessons(language):
        options = [_option(f"lesson:{course.slug}/{one.slug}", one.title, what) for one in lessons]
        found.append((words.lessons_of(course.title.text), options))
    return [(heading, options) for heading, options in found if options]


def _preview(groups: Sequence[tuple[Any, list[dict[str, Any]]]]) -> dict[str, Any] | None:
    """What is chosen, and the page on which it can be read before it is set."""
    chosen = next((one for _, options in groups for one in options if one["chosen"]), None)
    if chosen is None:
        return None
    kind, _, name = chosen["value"].partition(":")
    return {"label": chosen["label"], "url": reverse(f"lessons:{kind}", args=name.split("/"))}


def _option(value: str, label: Any, what: str) -> dict[str, Any]:
    return {"value": value, "label": label, "chosen": value == what}


def _preselected(request: AuthenticatedHttpRequest) -> str:
    """What the address names."""
    quiz, lesson = request.GET.get("quiz", ""), request.GET.get("lesson", "")
    return f"quiz:{quiz}" if quiz else f"lesson:{lesson}" if lesson else ""


def _chosen(user: Any, what: str) -> tuple[Quiz | None, str]:
    """The quiz or the lesson that a value of the list names; neither where it names nothing they may set."""
    kind, _, name = what.partition(":")
    if kind == "quiz" and name.isascii() and name.isdigit() and len(name) < 19:
        try:
            return access.usable_quiz(user, int(name)), ""
        except access.NoAccess:
            return None, ""
    known = [
        f"{course.slug}/{one.slug}" for course, lessons in assignable.assignable_lessons("en") for one in lessons
    ]
    return None, name if kind == "lesson" and name in known else ""


def _named_students(request: AuthenticatedHttpRequest) -> set[str]:
    """The students that the address names."""
    return {pk for value in request.GET.getlist("students") for pk in value.split(",") if pk}


def _to_task(pk: int, done: str) -> HttpResponse:
    return see_other(reverse("lessons:task", args=(pk,)) + (f"?done={done}" if done else ""))
