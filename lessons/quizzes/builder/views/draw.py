"""Questions drawn at random for a quiz: a list that follows from the seed in the address, to choose from."""

import secrets
from random import Random
from typing import Any
from urllib.parse import urlencode

from django.http import HttpResponse, HttpResponseRedirect, QueryDict
from django.shortcuts import render
from django.urls import reverse
from django.views.decorators.http import require_http_methods

from lessons.auction.words import boards as import_words
from lessons.models import Quiz
from lessons.practice.views.practice import LEVELS
from lessons.questions.kinds.registry import KINDS
from lessons.questions.words import questions as question_words
from lessons.questions.words.registry import WORDS
from lessons.quizzes.builder.domain import question_editing, quiz_editing
from lessons.quizzes.builder.views.page import UNPROCESSABLE
from lessons.quizzes.builder.views.question_rows import bare, question_row
from lessons.quizzes.builder.words import builder as words
from lessons.quizzes.views.library import title_of
from lessons.web import access
from lessons.web.guards import for_teachers
from lessons.web.redirects import form_token, see_other
from lessons.web.requests import AuthenticatedHttpRequest
from lessons.wording.sentence import Sentence

MOST = 20
MOST_SEEDS = 10**6
GENERATING = [code for code, kind in KINDS.items() if kind.generates]


@for_teachers
@require_http_methods(["GET", "HEAD", "POST"])
def draw(request: AuthenticatedHttpRequest, pk: int) -> HttpResponse:
    """A list of questions of a kind and level. A POST adds those chosen; they become the teacher's own."""
    quiz = access.own_quiz(request.user, pk)
    kind, level, count, seed = _read(request.GET)
    if kind and seed is None:
        return HttpResponseRedirect(_address(quiz, kind, level, count, secrets.randbelow(MOST_SEEDS - MOST)))
    request.page_url = request.get_full_path()
    if request.method != "POST" or not kind:
        return _show(request, quiz)
    seeds = [text for text in request.POST.getlist("take") if text in map(str, _seeds(seed or 0, count))]
    if not seeds:
        return _show(request, quiz, refused=import_words.none_chosen())
    try:
        drawn = [_drawn(kind, level, int(text)) for text in seeds]
        kept = question_editing.write_all(quiz=quiz, questions=drawn, form_token=form_token(request))
    except quiz_editing.TooManyQuestions:
        return _show(request, quiz, refused=words.too_many_questions(quiz_editing.MOST_QUESTIONS))
    return see_other(f"{_address(quiz, kind, level, count, seed or 0)}&kept={len(kept)}")


def _read(query: QueryDict) -> tuple[str, int, int, int | None]:
    """Kind, level, how many, and the seed. Values that do not exist become the default."""
    kind = query.get("kind", "")
    level, count = query.get("level", "1"), query.get("n", "5")
    seed = query.get("seed", "")
    return (
        kind if kind in GENERATING else "",
        int(level) if level in map(str, LEVELS) else 1,
        int(count) if count in map(str, range(1, MOST + 1)) else 5,
        int(seed) if seed.isascii() and seed.isdigit() and len(seed) < 7 else None,
    )


def _address(quiz: Quiz, kind: str, level: int, count: int, seed: int) -> str:
    query = urlencode({"kind": kind, "level": level, "n": count, "seed": seed})
    return f"{reverse('lessons:quiz-draw', args=(quiz.pk,))}?{query}"


def _seeds(seed: int, count: int) -> range:
    """The seeds of the questions. Practice shows the same questions under them."""
    return range(seed, seed + count)


def _drawn(kind: str, level: int, seed: int) -> dict[str, Any]:
    """The question of a seed."""
    found = KINDS[kind]
    spec = found.write(found.generate(Random(seed), level))  # noqa: S311 - questions, not secrets
    return bare(spec) | {"drawn": {"level": level, "seed": seed}}


def _show(request: AuthenticatedHttpRequest, quiz: Quiz, refused: Sentence | str = "") -> HttpResponse:
    kind, level, count, seed = _read(request.GET)
    inside = quiz_editing.draws_in(quiz)
    questions = [
        question_row(str(one), _drawn(kind, level, one), is_in=(kind, {"level": level, "seed": one}) in inside)
        for one in (_seeds(seed, count) if kind and seed is not None else ())
    ]
    kept = request.GET.get("kept", "")
    context = {
        "quiz": quiz,
        "title": title_of(quiz),
        "kinds": [(code, WORDS[code].name, code == kind) for code in GENERATING],
        "levels_told": question_words.LEVELS_TOLD,
        "levels": [(one, question_words.level_named(one), one == level) for one in LEVELS],
        "counts": [(one, one == count) for one in (3, 5, 10, 15, MOST)],
        "questions": questions,
        "here": request.get_full_path(),
        "others": f"{request.path}?{urlencode({'kind': kind, 'level': level, 'n': count})}",
        "kept": words.added(int(kept)) if kept in map(str, range(1, MOST + 1)) else "",
        "refused": refused,
    }
    return render(request, "lessons/quizzes/builder/draw.html", context, status=UNPROCESSABLE if refused else 200)
