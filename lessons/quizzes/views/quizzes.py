"""One quiz as its teacher sees it, and what they do with it: copy, share, delete and restore."""

from collections import Counter
from typing import Any

from django.conf import settings
from django.http import HttpResponse
from django.shortcuts import render
from django.urls import reverse
from django.utils.translation import override
from django.views.decorators.http import require_http_methods, require_POST, require_safe
from modeltranslation.utils import build_localized_fieldname

from lessons.models import Quiz
from lessons.models.translation import translated
from lessons.questions.views.rendered import on_paper
from lessons.quizzes.domain import copies, library
from lessons.quizzes.domain.quizzes import current_revision, questions_of, shown
from lessons.quizzes.views.library import language, title_of
from lessons.quizzes.words import quizzes as words
from lessons.web import access
from lessons.web.guards import for_teachers
from lessons.web.redirects import form_token, redirect_to
from lessons.web.requests import AuthenticatedHttpRequest
from lessons.wording.sentence import Sentence

LONGEST_TITLE = Quiz._meta.get_field("title").max_length or 0


@for_teachers
@require_safe
def quiz_page(request: AuthenticatedHttpRequest, pk: int) -> HttpResponse:
    """One quiz: its questions as students see them, the key folded away."""
    quiz = access.usable_quiz(request.user, pk)
    is_own = quiz.owner_id == request.user.pk
    classes = library.classes_to_set_for(request.user)
    context = {
        **described(quiz),
        "is_own": is_own,
        "is_published": current_revision(quiz) is not None,
        "classes": [{"pk": found.pk, "label": words.set_for(found.name)} for found in classes],
        "done": _done(request, quiz),
    }
    if is_own and quiz.token:
        context["shared_at"] = request.build_absolute_uri(reverse("lessons:quiz-shared", args=(quiz.token,)))
    return render(request, "lessons/quizzes/quiz.html", context)


@for_teachers
@require_POST
def copy(request: AuthenticatedHttpRequest, pk: int) -> HttpResponse:
    """Copy a quiz of one's own or of the library, and go to the copy."""
    quiz = access.usable_quiz(request.user, pk)
    titles = _titles_of_copy(quiz) if quiz.owner_id else None
    made = copies.copy_quiz(quiz=quiz, owner=request.user, titles=titles, form_token=form_token(request))
    return redirect_to("lessons:quiz", made.pk, query="done=copied")


@for_teachers
@require_POST
def share(request: AuthenticatedHttpRequest, pk: int) -> HttpResponse:
    """Open an address for colleagues (`do=share`), or close it (`do=withdraw`)."""
    quiz = access.own_quiz(request.user, pk)
    verbs = {"share": library.share_quiz, "withdraw": library.stop_sharing}
    if verb := verbs.get(request.POST.get("do", "")):
        verb(quiz=quiz)
    return redirect_to("lessons:quiz", pk, query="done=sharing")


@for_teachers
@require_http_methods(["GET", "HEAD", "POST"])
def delete(request: AuthenticatedHttpRequest, pk: int) -> HttpResponse:
    """Ask whether to delete a quiz; a POST deletes it."""
    quiz = access.own_quiz(request.user, pk)
    if request.method == "POST":
        library.delete_quiz(quiz=quiz)
        return redirect_to("lessons:quizzes", query=f"deleted={pk}")
    context = {"quiz": quiz, "title": title_of(quiz), "tasks": library.is_set(quiz)}
    return render(request, "lessons/quizzes/delete.html", context)


@for_teachers
@require_POST
def restore(request: AuthenticatedHttpRequest, pk: int) -> HttpResponse:
    """Restore a deleted quiz. The second press of a double press changes nothing."""
    try:
        library.restore_quiz(quiz=access.deleted_quiz(request.user, pk))
    except access.NoAccess:
        access.own_quiz(request.user, pk)
    return redirect_to("lessons:quiz", pk, query="done=restored")


@for_teachers
@require_safe
def shared(request: AuthenticatedHttpRequest, token: str) -> HttpResponse:
    """A colleague's quiz, at the address they have shared. Shows their name and nothing else about them."""
    quiz = access.shared_quiz(token)
    name = quiz.owner.person.name if quiz.owner and hasattr(quiz.owner, "person") else ""
    context = {**described(quiz), "token": token, "by": words.from_colleague(name)}
    return render(request, "lessons/quizzes/shared.html", context)


@for_teachers
@require_POST
def copy_shared(request: AuthenticatedHttpRequest, token: str) -> HttpResponse:
    """Copy a colleague's quiz, and go to the copy."""
    made = copies.copy_quiz(quiz=access.shared_quiz(token), owner=request.user, form_token=form_token(request))
    return redirect_to("lessons:quiz", made.pk, query="done=copied")


def described(quiz: Quiz) -> dict[str, Any]:
    """The context of pages that show a quiz and its questions."""
    questions = shown(questions_of(quiz), language())
    kinds = Counter(question.exercise.spec["kind"] for question in questions)
    return {
        "quiz": quiz,
        "title": title_of(quiz),
        "intro": translated(quiz, "intro", language()),
        "count": words.questions(len(questions)),
        "kinds": [{"name": words.kind(code), "times": times} for code, times in kinds.most_common()],
        "laws": [{"number": law, "name": words.law(law)} for law in library.laws_of(quiz)],
        "questions": [
            {
                "question": question,
                "kind": words.kind(question.exercise.spec["kind"]),
                "asked": on_paper(question.exercise, answers=False),
                "key": on_paper(question.exercise, answers=True),
            }
            for question in questions
        ],
    }


def _done(request: AuthenticatedHttpRequest, quiz: Quiz) -> Sentence | str:
    """A sentence about what was just done; "" where nothing was."""
    done = {"copied": words.copied, "restored": words.restored}.get(request.GET.get("done", ""))
    return done(title_of(quiz).text) if done else ""


def _titles_of_copy(quiz: Quiz) -> dict[str, str]:
    """The titles by column, each with a word that tells the copy from the original."""
    titles = {}
    for code in settings.MODELTRANSLATION_LANGUAGES:
        column = build_localized_fieldname("title", code)
        if title := getattr(quiz, column):
            with override(code):
                titles[column] = words.copy_of(title, LONGEST_TITLE)
    return titles
