"""The page on which a quiz is built: how it stands, its title, its questions, ways to add more."""

from typing import Any

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.urls import reverse
from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from lessons.domain import building
from lessons.domain.building import State
from lessons.forms.builder import texts
from lessons.forms.builder.texts import Form, Text
from lessons.models import Quiz
from lessons.views import builder_items
from lessons.views.quiz_list import title_of
from lessons.web.redirects import go_to
from lessons.words import builder as words

UNPROCESSABLE = 422
DESCRIBED = (
    Text("title", pgettext_lazy("quiz", "Title"), Quiz._meta.get_field("title").max_length or 0),
    Text(
        "intro", _("Introduction, shown before the first question"), Quiz._meta.get_field("intro").max_length or 0, 3
    ),
)


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
    request.page_url = reverse("lessons:quiz-edit", args=(quiz.pk,))
    standing = building.standing(quiz)
    context = {
        "quiz": quiz,
        "title": title_of(quiz),
        "written": texts.shown(DESCRIBED, texts.form_of(DESCRIBED, quiz) if form is None else form, problems),
        "problems": problems,
        "refused": refused,
        "standing": standing,
        "is_current": standing.state is State.PUBLISHED,
        "stands": _stands(standing),
        "begun": words.begun(standing.begun) if standing.begun else "",
        **builder_items.context(request, quiz),
    }
    status = UNPROCESSABLE if problems or refused else 200
    return render(request, "lessons/builder/quiz.html", context, status=status)


def to_quiz(quiz: Quiz, query: str = "") -> HttpResponse:
    """On to the page of the quiz."""
    return go_to(reverse("lessons:quiz-edit", args=(quiz.pk,)) + query)


def _stands(standing: building.Standing) -> Any:
    if standing.revision is None:
        return words.draft()
    say = words.changed_since if standing.state is State.CHANGED else words.published_on
    return say(standing.revision.made)
