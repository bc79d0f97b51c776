"""The question bank: search it by lesson, Law, kind, level and words, and put questions into a quiz."""

from urllib.parse import urlencode

from django.core.paginator import Paginator
from django.http import HttpResponse, QueryDict
from django.shortcuts import render
from django.urls import reverse
from django.utils.translation import get_language
from django.views.decorators.http import require_http_methods

from lessons.auction.words import boards as import_words
from lessons.courses.domain.courses import courses
from lessons.models import Quiz
from lessons.practice.views.practice import LEVELS
from lessons.questions.kinds.registry import KINDS
from lessons.questions.words import questions as question_words
from lessons.questions.words.registry import WORDS
from lessons.quizzes.builder.domain import question_bank, quiz_editing
from lessons.quizzes.builder.domain.question_bank import BankFilter
from lessons.quizzes.builder.views.page import UNPROCESSABLE, to_quiz
from lessons.quizzes.builder.views.question_rows import question_row
from lessons.quizzes.builder.words import builder as words
from lessons.quizzes.domain.quizzes import question_data
from lessons.quizzes.views.library import title_of
from lessons.web import access, idempotency
from lessons.web.guards import for_teachers
from lessons.web.redirects import form_token
from lessons.web.requests import AuthenticatedHttpRequest
from lessons.wording.sentence import Sentence

A_PAGE = 10


@for_teachers
@require_http_methods(["GET", "HEAD", "POST"])
def find(request: AuthenticatedHttpRequest, pk: int) -> HttpResponse:
    """The questions that match. A POST puts those chosen into the quiz, unchanged."""
    quiz = access.own_quiz(request.user, pk)
    request.page_url = request.get_full_path()
    if request.method != "POST":
        return _show(request, quiz)
    pks = [int(text) for text in request.POST.getlist("take") if text.isascii() and text.isdigit() and len(text) < 19]
    exercises = question_bank.pick(request.user, list(dict.fromkeys(pks)))
    if not exercises:
        return _show(request, quiz, refused=import_words.none_chosen())
    try:
        keys = (
            [idempotency.question_key(pressed, row.pk) for row in exercises]
            if (pressed := form_token(request))
            else []
        )
        added = quiz_editing.add(quiz=quiz, exercises=exercises, keys=keys)
    except quiz_editing.TooManyQuestions:
        return _show(request, quiz, refused=words.too_many_questions(quiz_editing.MOST_QUESTIONS))
    return to_quiz(quiz, f"?added={len(added)}#{added[0].key}")


def _show(request: AuthenticatedHttpRequest, quiz: Quiz, refused: Sentence | str = "") -> HttpResponse:
    filters = _filters(request.GET)
    found = question_bank.search(request.user, filters)
    page = Paginator(found, A_PAGE).get_page(request.GET.get("page"))
    inside = quiz_editing.exercises_in(quiz)
    query = {name: value for name, value in request.GET.items() if name != "page" and value}
    context = {
        "quiz": quiz,
        "title": title_of(quiz),
        "filters": filters,
        "courses": courses(get_language() or "en").values(),
        "laws": question_bank.laws(),
        "kinds": [(code, WORDS[code].name) for code in KINDS],
        "levels": [(level, question_words.level_named(level)) for level in LEVELS],
        "found": words.found(len(found)),
        "page": page,
        "questions": [question_row(str(row.pk), question_data(row), is_in=row.pk in inside) for row in page],
        "query": urlencode(query),
        "here": reverse("lessons:quiz-bank", args=(quiz.pk,)),
        "refused": refused,
    }
    return render(request, "lessons/quizzes/builder/bank.html", context, status=UNPROCESSABLE if refused else 200)


def _filters(query: QueryDict) -> BankFilter:
    """The filters in the address. Values that do not exist filter nothing."""
    level = query.get("level", "")
    return BankFilter(
        own=query.get("own") == "1",
        lesson=query.get("lesson", "")[:130].replace("\x00", ""),
        law=query.get("law", "")[:10].replace("\x00", ""),
        kind=query.get("kind", "") if query.get("kind") in KINDS else "",
        level=int(level) if level in map(str, LEVELS) else None,
        words=query.get("words", "")[:100].replace("\x00", ""),
    )
