"""A quiz on paper."""

from django.http import HttpResponse
from django.shortcuts import render
from django.urls import reverse
from django.utils.http import urlencode
from django.views.decorators.http import require_safe

from lessons.models.translation import translated
from lessons.questions.views.rendered import on_paper
from lessons.quizzes.domain.quizzes import questions_of, shown
from lessons.quizzes.views.library import language, title_of
from lessons.web import access
from lessons.web.guards import for_teachers
from lessons.web.requests import AuthenticatedHttpRequest


@for_teachers
@require_safe
def worksheet(request: AuthenticatedHttpRequest, pk: int) -> HttpResponse:
    """A quiz to print: `key=1` fills in what is right, `names=0` leaves out the line for name and date."""
    quiz = access.usable_quiz(request.user, pk)
    with_key, with_names = request.GET.get("key") == "1", request.GET.get("names") != "0"
    questions = [
        {
            "question": question,
            "kind": question.exercise.spec["kind"],
            "asked": on_paper(question.exercise, answers=with_key),
        }
        for question in shown(questions_of(quiz), language())
    ]
    context = {
        "quiz": quiz,
        "title": title_of(quiz),
        "intro": translated(quiz, "intro", language()),
        "questions": questions,
        "with_key": with_key,
        "with_names": with_names and not with_key,
        "sheets": _sheet_links(pk, with_key, with_names),
    }
    return render(request, "lessons/quizzes/worksheet.html", context)


def _sheet_links(pk: int, with_key: bool, with_names: bool) -> list[dict[str, object]]:
    """Links to the three sheets: for students with or without a line for the name, and the key."""
    here = "key" if with_key else "students" if with_names else "nameless"
    queries: dict[str, dict[str, int]] = {"students": {}, "nameless": {"names": 0}, "key": {"key": 1}}
    address = reverse("lessons:quiz-worksheet", args=(pk,))
    return [
        {"code": code, "here": code == here, "url": address + (f"?{urlencode(query)}" if query else "")}
        for code, query in queries.items()
    ]
