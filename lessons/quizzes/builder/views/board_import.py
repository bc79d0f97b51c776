"""Questions from PBN and LIN: read a file or a pasted text, show what can be asked, and add what is chosen."""

from django.http import HttpResponse
from django.shortcuts import render
from django.urls import reverse
from django.views.decorators.http import require_http_methods

from lessons.auction.words import boards as imports
from lessons.engine.files import decoded
from lessons.models import Quiz
from lessons.quizzes.builder.domain import question_editing, quiz_editing
from lessons.quizzes.builder.forms.boards import LONGEST_TEXT, MOST_BOARDS, ReadFile, read_file
from lessons.quizzes.builder.views.page import UNPROCESSABLE, to_quiz
from lessons.quizzes.builder.views.question_rows import bare, question_row
from lessons.quizzes.builder.words import builder as words
from lessons.quizzes.views.library import title_of
from lessons.web import access
from lessons.web.guards import for_teachers
from lessons.web.redirects import form_token
from lessons.web.requests import AuthenticatedHttpRequest
from lessons.web.texts import storable
from lessons.wording.sentence import Sentence


@for_teachers
@require_http_methods(["GET", "HEAD", "POST"])
def read(request: AuthenticatedHttpRequest, pk: int) -> HttpResponse:
    """The text and the questions it gives. A POST with `do=add` puts those chosen into the quiz."""
    quiz = access.own_quiz(request.user, pk)
    request.page_url = request.path
    if request.method != "POST":
        return _show(request, quiz)
    try:
        text = _text(request)
    except ValueError as error:
        return _show(request, quiz, text=request.POST.get("text", "")[:LONGEST_TEXT], refused=error.args[0])
    found = read_file(text)
    if request.POST.get("do") != "add":
        return _show(request, quiz, text=text, found=found, is_refused=not found.boards)
    chosen = [found.proposals[name].spec for name in request.POST.getlist("take") if name in found.proposals]
    if not chosen:
        return _show(request, quiz, text=text, found=found, refused=imports.none_chosen())
    try:
        added = question_editing.write_all(
            quiz=quiz, questions=[bare(spec) for spec in chosen], form_token=form_token(request)
        )
    except quiz_editing.TooManyQuestions:
        refused = words.too_many_questions(quiz_editing.MOST_QUESTIONS)
        return _show(request, quiz, text=text, found=found, refused=refused)
    return to_quiz(quiz, f"?added={len(added)}#{added[0].key}")


def _text(request: AuthenticatedHttpRequest) -> str:
    """The text of the file, else what was pasted. Raises ValueError with a sentence."""
    file = request.FILES.get("file")
    if file and (file.size or 0) > LONGEST_TEXT:
        raise ValueError(imports.text_too_long(LONGEST_TEXT))
    text = storable(decoded(file.read()) if file else request.POST.get("text", "").replace("\r\n", "\n"))
    if not text.strip():
        raise ValueError(imports.nothing_sent())
    if len(text) > LONGEST_TEXT:
        raise ValueError(imports.text_too_long(LONGEST_TEXT))
    return text


def _show(
    request: AuthenticatedHttpRequest,
    quiz: Quiz,
    *,
    text: str = "",
    found: ReadFile | None = None,
    refused: Sentence | str = "",
    is_refused: bool = False,
) -> HttpResponse:
    taken = request.POST.getlist("take")
    boards = [
        {
            "title": board.title,
            "problems": board.problems,
            "questions": [question_row(one.name, bare(one.spec)) for one in board.proposals],
        }
        for board in (found.boards if found else ())
    ]
    context = {
        "quiz": quiz,
        "title": title_of(quiz),
        "here": reverse("lessons:quiz-import", args=(quiz.pk,)),
        "text": text,
        "boards": boards,
        "taken": taken,
        "problems": found.problems if found else (),
        "more": imports.more_boards(MOST_BOARDS) if found and found.more else "",
        "refused": refused,
    }
    status = UNPROCESSABLE if refused or is_refused else 200
    return render(request, "lessons/quizzes/builder/import.html", context, status=status)
