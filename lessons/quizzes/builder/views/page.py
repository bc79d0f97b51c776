"""The page on which a quiz is built: whether it is published, its title, its questions, links to add more."""

from collections.abc import Mapping

from django.http import HttpResponse
from django.shortcuts import render
from django.urls import reverse
from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from lessons.models import Quiz
from lessons.questions.forms import localized
from lessons.quizzes.builder.domain import quiz_editing
from lessons.quizzes.builder.domain.quiz_editing import PublishState
from lessons.quizzes.builder.forms import texts
from lessons.quizzes.builder.forms.texts import Form, Text
from lessons.quizzes.builder.views import items
from lessons.quizzes.builder.words import builder as words
from lessons.quizzes.views.library import title_of
from lessons.web.redirects import see_other
from lessons.web.requests import AuthenticatedHttpRequest
from lessons.wording.sentence import Sentence

UNPROCESSABLE = 422
DESCRIBED = (
    Text("title", pgettext_lazy("quiz", "Title"), Quiz._meta.get_field("title").max_length or 0),
    Text(
        "intro", _("Introduction, shown before the first question"), Quiz._meta.get_field("intro").max_length or 0, 3
    ),
)


def described(form: Form) -> tuple[dict[str, dict[str, str]], dict[str, Sentence]]:
    """Title and introduction as written, and the problems by field."""
    written = texts.read(DESCRIBED, form)
    problems = texts.too_long(DESCRIBED, written)
    if not any(written["title"].values()):
        problems[localized.field_name("title", localized.languages()[0])] = words.no_title()
    return written, problems


def show(
    request: AuthenticatedHttpRequest,
    quiz: Quiz,
    *,
    form: Form | None = None,
    problems: Mapping[str, Sentence] | None = None,
    refused: Sentence | str = "",
) -> HttpResponse:
    """The page of a quiz that is being built; `refused` says why an action was not done."""
    request.page_url = reverse("lessons:quiz-edit", args=(quiz.pk,))
    status = quiz_editing.publish_status(quiz)
    context = {
        "quiz": quiz,
        "title": title_of(quiz),
        "written": texts.shown(DESCRIBED, texts.form_of(DESCRIBED, quiz) if form is None else form, problems),
        "problems": problems,
        "refused": refused,
        "is_published": status.revision is not None,
        "is_current": status.state is PublishState.PUBLISHED,
        "status": _status_sentence(status),
        "begun": words.begun(status.begun) if status.begun else "",
        **items.context(request, quiz),
    }
    code = UNPROCESSABLE if problems or refused else 200
    return render(request, "lessons/quizzes/builder/quiz.html", context, status=code)


def to_quiz(quiz: Quiz, query: str = "") -> HttpResponse:
    """Redirect to the page of the quiz. `query` begins with ? or #."""
    return see_other(reverse("lessons:quiz-edit", args=(quiz.pk,)) + query)


def _status_sentence(status: quiz_editing.PublishStatus) -> Sentence:
    if status.revision is None:
        return words.draft()
    say = words.changed_since if status.state is PublishState.CHANGED else words.published_on
    return say(status.revision.made)
