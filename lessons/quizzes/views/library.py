"""The library of quizzes: the teacher's own and the ready ones, searched by a word or a course."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from django.http import HttpResponse
from django.shortcuts import render
from django.utils.translation import get_language
from django.views.decorators.http import require_safe

from lessons.courses.domain.courses import LocalizedCourse, courses
from lessons.models import Quiz
from lessons.models.translation import Translated, translated
from lessons.quizzes.domain import library as quiz_library
from lessons.quizzes.words import quizzes as words
from lessons.web import access
from lessons.web.access import NoAccess
from lessons.web.guards import for_teachers
from lessons.web.requests import AuthenticatedHttpRequest
from lessons.web.texts import number_of
from lessons.wording.sentence import Sentence

LONGEST_WORD = 60


@dataclass(frozen=True, slots=True)
class ListedQuiz:
    """A quiz as the library lists it."""

    pk: int
    title: Translated
    intro: Translated
    questions: Sentence
    is_published: bool
    course: str

    def has(self, word: str) -> bool:
        """Whether the word is in its title or its introduction."""
        return word.casefold() in f"{self.title.text} {self.intro.text}".casefold()


@for_teachers
@require_safe
def library(request: AuthenticatedHttpRequest) -> HttpResponse:
    """A teacher's own quizzes, then the ready ones by course."""
    word, course = request.GET.get("q", "").strip()[:LONGEST_WORD], request.GET.get("course", "")
    known = courses(language())
    all_own = [_listed(quiz) for quiz in quiz_library.own_listed(request.user)]
    own = [quiz for quiz in all_own if quiz.has(word) and course in ("", quiz.course)]
    ready = [quiz for quiz in map(_listed, quiz_library.ready_listed()) if quiz.has(word)]
    groups = [group for group in _by_course(ready, known) if course in ("", group["slug"])]
    gone = _gone(request)
    context = {
        "own": own,
        "has_own": bool(all_own),
        "ready": groups,
        "courses": known.values(),
        "word": word,
        "course": course if course in known else "",
        "is_sought": bool(word or course),
        "gone": gone,
        "gone_said": gone and words.deleted(title_of(gone).text),
    }
    return render(request, "lessons/quizzes/library.html", context)


def title_of(quiz: Quiz) -> Translated:
    """The title in the reader's language, else in another, else the words for a quiz without a title."""
    found = translated(quiz, "title", language())
    return found if found.text else Translated(words.untitled(), language(), True)


def language() -> str:
    return get_language() or "en"


def _gone(request: AuthenticatedHttpRequest) -> Quiz | None:
    """The quiz that was just deleted (`?deleted=`); None where there is none."""
    pk = number_of(request.GET.get("deleted", ""))
    try:
        return access.deleted_quiz(request.user, pk) if pk is not None else None
    except NoAccess:
        return None


def _listed(quiz: Any) -> ListedQuiz:
    """`quiz` is a Quiz with the annotations of `domain.library`, which its type does not know."""
    intro = translated(quiz, "intro", language())
    count = words.questions(quiz.questions)
    return ListedQuiz(quiz.pk, title_of(quiz), intro, count, quiz.is_published, quiz.course)


def _by_course(quizzes: Iterable[ListedQuiz], known: Mapping[str, LocalizedCourse]) -> Sequence[dict[str, Any]]:
    """The ready quizzes by course, in the order of the courses; those of no course come last."""
    by_course: dict[str, list[ListedQuiz]] = {}
    for quiz in quizzes:
        by_course.setdefault(quiz.course, []).append(quiz)
    order = [slug for slug in known if slug in by_course] + [slug for slug in by_course if slug not in known]
    return [{"slug": slug, "course": known.get(slug), "quizzes": by_course[slug]} for slug in order]
