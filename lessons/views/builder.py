"""A quiz in the making: begin one, edit its title and introduction, publish it."""

from typing import Any

from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import render
from django.urls import reverse
from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy
from django.views.decorators.http import require_http_methods

from lessons.domain import access, building, quizzes
from lessons.domain.building import State
from lessons.forms.builder import texts
from lessons.forms.builder.texts import Form, Text
from lessons.models import Quiz
from lessons.views.guards import for_teachers
from lessons.views.quiz_list import title_of
from lessons.words import builder as words

UNPROCESSABLE = 422
SEE_OTHER = 303
DESCRIBED = (
    Text("title", pgettext_lazy("quiz", "Title"), Quiz._meta.get_field("title").max_length or 0),
    Text("intro", _("What is said before the first question"), Quiz._meta.get_field("intro").max_length or 0, 3),
)


@for_teachers
@require_http_methods(["GET", "HEAD", "POST"])
def new(request: HttpRequest) -> HttpResponse:
    """Begin a quiz: its title is all that it needs."""
    form = dict(request.POST.lists())
    problems: dict[str, Any] = {}
    if request.method == "POST":
        written, problems = described(form)
        if not problems:
            quiz = building.new_quiz(owner=request.user, texts=texts.columns(written))
            return to_quiz(quiz)
    context = {"languages": texts.shown(DESCRIBED, form, problems), "problems": list(problems.values())}
    return render(request, "lessons/builder/new.html", context, status=UNPROCESSABLE if problems else 200)


@for_teachers
@require_http_methods(["GET", "HEAD", "POST"])
def edit(request: HttpRequest, pk: int) -> HttpResponse:
    """The quiz as its owner builds it. A POST gives it another title, or publishes it."""
    quiz = access.own_quiz(request.user, pk)
    request.page_url = request.path
    if request.method != "POST":
        return show(request, quiz)
    if request.POST.get("do") == "publish":
        return _publish(request, quiz)
    form = dict(request.POST.lists())
    written, problems = described(form)
    if problems:
        return show(request, quiz, form=form, problems=problems)
    building.describe(quiz=quiz, texts=texts.columns(written))
    return to_quiz(quiz, "?saved=title")


def described(form: Form) -> tuple[dict[str, dict[str, str]], dict[str, Any]]:
    """Title and introduction as written, and what is wrong with them by field."""
    written = texts.read(DESCRIBED, form)
    problems: dict[str, Any] = dict(texts.too_long(DESCRIBED, written))
    if not any(written["title"].values()):
        problems[texts.field_name("title", texts.languages()[0])] = words.no_title()
    return written, problems


def show(
    request: HttpRequest, quiz: Quiz, *, form: Form | None = None, problems: Any = None, refused: Any = ""
) -> HttpResponse:
    """The page of a quiz in the making; `refused` says why something was not done."""
    standing = building.standing(quiz)
    context = {
        "quiz": quiz,
        "title": title_of(quiz),
        "languages": texts.shown(DESCRIBED, texts.form_of(DESCRIBED, quiz) if form is None else form, problems),
        "problems": problems,
        "refused": refused,
        "standing": standing,
        "stands": _stands(standing),
        "begun": words.begun(standing.begun) if standing.begun else "",
    }
    status = UNPROCESSABLE if problems or refused else 200
    return render(request, "lessons/builder/quiz.html", context, status=status)


def to_quiz(quiz: Quiz, query: str = "") -> HttpResponse:
    """On to the page of the quiz."""
    return see_other(reverse("lessons:quiz-edit", args=(quiz.pk,)) + query)


def see_other(url: str) -> HttpResponse:
    """After a POST, to where its result is shown."""
    response = HttpResponseRedirect(url)
    response.status_code = SEE_OTHER
    return response


def _publish(request: HttpRequest, quiz: Quiz) -> HttpResponse:
    try:
        quizzes.publish(quiz=quiz)
    except ValueError:
        return show(request, quiz, refused=words.nothing_to_publish())
    return to_quiz(quiz, "?saved=published")


def _stands(standing: building.Standing) -> Any:
    if standing.revision is None:
        return words.draft()
    say = words.changed_since if standing.state is State.CHANGED else words.published_on
    return say(standing.revision.made)
