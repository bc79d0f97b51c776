"""Building a quiz: begin one, edit its title and introduction, publish it, change its questions."""

from django.http import HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_http_methods, require_POST

from lessons.models import Quiz
from lessons.quizzes.builder.domain import quiz_editing
from lessons.quizzes.builder.forms import texts
from lessons.quizzes.builder.views import items
from lessons.quizzes.builder.views.page import DESCRIBED, UNPROCESSABLE, described, show, to_quiz
from lessons.quizzes.builder.words import builder as words
from lessons.quizzes.domain import quizzes
from lessons.web import access
from lessons.web.guards import for_teachers
from lessons.web.redirects import form_token
from lessons.web.requests import AuthenticatedHttpRequest
from lessons.wording.sentence import Sentence


@for_teachers
@require_http_methods(["GET", "HEAD", "POST"])
def new(request: AuthenticatedHttpRequest) -> HttpResponse:
    """Begin a quiz; only a title is needed."""
    form = dict(request.POST.lists())
    problems: dict[str, Sentence] = {}
    if request.method == "POST":
        written, problems = described(form)
        if not problems:
            quiz = quiz_editing.new_quiz(
                owner=request.user, texts=texts.columns(written), form_token=form_token(request)
            )
            return to_quiz(quiz)
    context = {"written": texts.shown(DESCRIBED, form, problems), "problems": list(problems.values())}
    return render(request, "lessons/quizzes/builder/new.html", context, status=UNPROCESSABLE if problems else 200)


@for_teachers
@require_http_methods(["GET", "HEAD", "POST"])
def edit(request: AuthenticatedHttpRequest, pk: int) -> HttpResponse:
    """The quiz as its owner builds it. A POST gives it another title, publishes it or undoes a removal."""
    quiz = access.own_quiz(request.user, pk)
    if request.method != "POST":
        return show(request, quiz)
    verbs = {"publish": _publish, "put-back": _put_back}
    return verbs.get(request.POST.get("do", ""), _describe)(request, quiz)


@for_teachers
@require_POST
def item(request: AuthenticatedHttpRequest, pk: int, key: str) -> HttpResponse:
    """Move, weigh, double, remove, drop, restore or regrade one question of a quiz."""
    quiz = access.own_quiz(request.user, pk)
    try:
        return to_quiz(quiz, items.perform(request, quiz, key))
    except quiz_editing.TooManyQuestions:
        return show(request, quiz, refused=words.too_many_questions(quiz_editing.MOST_QUESTIONS))
    except items.ActionRefused as refused:
        return show(request, quiz, refused=refused.sentence)


def _describe(request: AuthenticatedHttpRequest, quiz: Quiz) -> HttpResponse:
    form = dict(request.POST.lists())
    written, problems = described(form)
    if problems:
        return show(request, quiz, form=form, problems=problems)
    quiz_editing.describe(quiz=quiz, texts=texts.columns(written))
    return to_quiz(quiz, "?saved=title")


def _publish(request: AuthenticatedHttpRequest, quiz: Quiz) -> HttpResponse:
    try:
        quizzes.publish(quiz=quiz)
    except ValueError:
        return show(request, quiz, refused=words.nothing_to_publish())
    return to_quiz(quiz, "?saved=published")


def _put_back(request: AuthenticatedHttpRequest, quiz: Quiz) -> HttpResponse:
    try:
        restored = quiz_editing.put_back(quiz=quiz, undo_token=request.POST.get("word", ""))
    except quiz_editing.TooManyQuestions:
        return show(request, quiz, refused=words.too_many_questions(quiz_editing.MOST_QUESTIONS))
    return to_quiz(quiz, f"?saved=put-back#{restored.key}")
