"""From what the class thinks to practice on it, in one press."""

from urllib.parse import urlencode

from django.conf import settings
from django.http import Http404, HttpResponse
from django.utils.translation import override
from django.views.decorators.http import require_POST
from modeltranslation.utils import build_localized_fieldname

from lessons.results.domain.remedial_quiz import lesson_for, practice_quiz
from lessons.results.domain.results import table_of
from lessons.results.words import results as words
from lessons.web import access
from lessons.web.guards import for_teachers
from lessons.web.redirects import redirect_to
from lessons.web.requests import AuthenticatedHttpRequest


@require_POST
@for_teachers
def practice(request: AuthenticatedHttpRequest, pk: int) -> HttpResponse:
    """Make a small quiz of the kind of question `key`, or find its lesson, and go on to setting it."""
    assignment = access.taught_assignment(request.user, pk)
    columns = table_of(assignment).columns if assignment.quiz else ()
    column = next((column for column in columns if column.key == request.POST.get("key")), None)
    if column is None:
        raise Http404
    question = column.question.data
    quiz = practice_quiz(
        owner=request.user,
        assignment=assignment,
        question=question,
        code=request.POST.get("code", ""),
        texts=_titles(question["kind"]),
    )
    target = (
        {"quiz": quiz.pk}
        if quiz
        else {"lesson": lesson_for(question, assignment.quiz.course if assignment.quiz else "")}
    )
    return redirect_to(
        "lessons:set-task", assignment.classroom_id, query=urlencode({k: v for k, v in target.items() if v})
    )


def _titles(kind: str) -> dict[str, str]:
    """What the quiz is called, by column."""
    titles = {}
    for code in settings.MODELTRANSLATION_LANGUAGES:
        with override(code):
            titles[build_localized_fieldname("title", code)] = str(words.practice_title(kind))
    return titles
