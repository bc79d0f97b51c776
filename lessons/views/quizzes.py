"""The library of quizzes, and one quiz as its teacher sees it."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils.translation import get_language, gettext
from django.views.decorators.http import require_safe

from lessons.domain import access, quiz_library
from lessons.domain.courses import courses
from lessons.domain.quizzes import questions_of, shown
from lessons.models import Quiz
from lessons.models.translation import Translated, translated
from lessons.views.asking import on_paper
from lessons.views.guards import for_teachers
from lessons.words import questions as kind_words
from lessons.words import quizzes as words
from lessons.words.sentence import Sentence


@dataclass(frozen=True, slots=True)
class ListedQuiz:
    """A quiz as the library lists it."""

    pk: int
    title: Translated
    intro: Translated
    questions: Sentence
    is_published: bool


@for_teachers
@require_safe
def library(request: HttpRequest) -> HttpResponse:
    """A teacher's own quizzes, then the ready ones by course."""
    context = {
        "own": [_listed(quiz) for quiz in quiz_library.own_listed(request.user)],
        "ready": _by_course(quiz_library.ready_listed()),
    }
    return render(request, "lessons/quizzes/library.html", context)


@for_teachers
@require_safe
def one(request: HttpRequest, pk: int) -> HttpResponse:
    """One quiz: its questions as students see them."""
    quiz = access.usable_quiz(request.user, pk)
    questions = [
        {
            "question": question,
            "kind": kind_words.KINDS.get(question.exercise.spec["kind"], ""),
            "asked": on_paper(question.exercise, answers=False),
            "key": on_paper(question.exercise, answers=True),
        }
        for question in shown(questions_of(quiz), language())
    ]
    context = {
        "quiz": quiz,
        "title": title_of(quiz),
        "intro": translated(quiz, "intro", language()),
        "questions": questions,
        "count": words.questions(len(questions)),
    }
    return render(request, "lessons/quizzes/quiz.html", context)


def title_of(quiz: Quiz) -> Translated:
    """The title in the reader's language or in another; where it has none, words that say so."""
    found = translated(quiz, "title", language())
    return found if found.text else Translated(gettext("Quiz without a title"), language(), True)


def language() -> str:
    return get_language() or "en"


def _listed(quiz: Any) -> ListedQuiz:
    intro = translated(quiz, "intro", language())
    return ListedQuiz(quiz.pk, title_of(quiz), intro, words.questions(quiz.questions), quiz.is_published)


def _by_course(quizzes: Iterable[Quiz]) -> Sequence[dict[str, Any]]:
    """The ready quizzes in the order of the courses, those of no course last."""
    by_course: dict[str, list[ListedQuiz]] = {}
    for quiz in quizzes:
        by_course.setdefault(quiz.course, []).append(_listed(quiz))
    known = courses(language())
    order = [slug for slug in known if slug in by_course] + [slug for slug in by_course if slug not in known]
    return [{"course": known.get(slug), "quizzes": by_course[slug]} for slug in order]
