"""Writing a question of any kind: its spec, its texts, a preview of it in every language, and a trial of its key."""

import re
from collections.abc import Mapping

from django.http import Http404, HttpResponse
from django.shortcuts import render
from django.urls import reverse
from django.views.decorators.http import require_http_methods, require_safe

from lessons.models import Quiz, QuizItem
from lessons.questions.domain.classification import Classification
from lessons.questions.forms import deals
from lessons.questions.forms.fields import last_value
from lessons.questions.forms.registry import EDITORS
from lessons.questions.kinds.choice import option_fields
from lessons.questions.kinds.registry import KINDS
from lessons.questions.words.registry import WORDS, words_of
from lessons.quizzes.builder.domain import question_editing, quiz_editing
from lessons.quizzes.builder.forms import question as forms
from lessons.quizzes.builder.forms.classification import read_classification, write_classification
from lessons.quizzes.builder.forms.question import QuestionDraft
from lessons.quizzes.builder.views import preview, texts, widgets
from lessons.quizzes.builder.views.classification import filed
from lessons.quizzes.builder.views.page import UNPROCESSABLE, to_quiz
from lessons.quizzes.builder.views.preview import Trial
from lessons.quizzes.builder.words import builder as words
from lessons.quizzes.domain.quizzes import question_data
from lessons.quizzes.views.library import title_of
from lessons.web import access
from lessons.web.guards import for_teachers, htmx_page
from lessons.web.redirects import form_token
from lessons.web.requests import AuthenticatedHttpRequest
from lessons.wording.sentence import Sentence

# A deal taken out: do=without-3.
_WITHOUT = re.compile(r"without-([1-9]\d?)")


@for_teachers
@require_safe
def kinds(request: AuthenticatedHttpRequest, pk: int) -> HttpResponse:
    """The kinds of questions that one can write."""
    quiz = access.own_quiz(request.user, pk)
    listed = [{"code": code, "name": WORDS[code].name, "about": WORDS[code].about} for code in EDITORS]
    return render(
        request, "lessons/quizzes/builder/kinds.html", {"quiz": quiz, "title": title_of(quiz), "kinds": listed}
    )


@for_teachers
@require_http_methods(["GET", "HEAD", "POST"])
def write(request: AuthenticatedHttpRequest, pk: int, kind: str) -> HttpResponse:
    """A new question of a kind."""
    quiz = access.own_quiz(request.user, pk)
    if kind not in KINDS:
        raise Http404
    return _edit(request, quiz, kind, None)


@for_teachers
@require_http_methods(["GET", "HEAD", "POST"])
def question(request: AuthenticatedHttpRequest, pk: int, key: str) -> HttpResponse:
    """Edit a question. `?kind=` turns it into another kind and keeps what the two have in common."""
    quiz = access.own_quiz(request.user, pk)
    item = quiz_editing.item_of(quiz, key)
    kind = request.GET.get("kind", item.exercise.kind)
    if kind not in KINDS:
        raise Http404
    return _edit(request, quiz, kind, item)


def _edit(request: AuthenticatedHttpRequest, quiz: Quiz, kind: str, item: QuizItem | None) -> HttpResponse:
    request.page_url = request.get_full_path()
    if request.method != "POST":
        stored = item is not None and item.exercise.kind == kind
        form = _form_of(item) if stored and item else forms.blank(kind)
        return _show(request, quiz, item, forms.read_draft(kind, form), is_new=not stored)
    do = request.POST.get("do", "")
    draft = forms.read_draft(kind, _rebuilt(dict(request.POST.lists()), do))
    if do != "save":
        return _show(request, quiz, item, draft)
    return _save(request, quiz, item, draft)


def _form_of(item: QuizItem) -> dict[str, list[str]]:
    exercise = item.exercise
    return forms.form_of(question_data(exercise)) | write_classification(
        Classification(exercise.level, exercise.law), exercise.spec
    )


def _rebuilt(form: dict[str, list[str]], do: str) -> dict[str, list[str]]:
    """The form after a press that adds fields or removes some."""
    if do == "another-option":
        return option_fields.with_another(form)
    if do == "another-deal":
        count = deals.number_or((form.get("s-count") or [""])[0], 1)
        return form | {"s-count": [str(min(count + 1, deals.MOST_DEALS))]}
    if found := _WITHOUT.fullmatch(do):
        return deals.without(form, int(found[1]))
    return form


def _save(request: AuthenticatedHttpRequest, quiz: Quiz, item: QuizItem | None, draft: QuestionDraft) -> HttpResponse:
    """Store the question, unless it has problems or the engine contradicts the key that the teacher entered."""
    if draft.problems:
        return _show(request, quiz, item, draft, is_refused=True)
    if request.POST.get("is-key"):
        form, _building = preview.answer_of(forms.tried(draft.form))
        tried = preview.trial(draft.data, form)
        if not tried.is_right:
            return _show(request, quiz, item, draft, is_refused=True)
    place = read_classification(draft.form, draft.data["spec"])
    try:
        if item is None:
            item = question_editing.write_new(quiz=quiz, data=draft.data, filed=place, form_token=form_token(request))
        else:
            item = question_editing.rewrite(quiz=quiz, key=item.key, data=draft.data, filed=place)
    except quiz_editing.TooManyQuestions:
        return _show(request, quiz, item, draft, refused=words.too_many_questions(quiz_editing.MOST_QUESTIONS))
    return leave(request, to_quiz(quiz, f"?saved={item.key}#{item.key}"))


def leave(request: AuthenticatedHttpRequest, response: HttpResponse) -> HttpResponse:
    """Let htmx follow a redirect with the whole page, not with a part of it."""
    if not request.htmx:
        return response
    whole = HttpResponse(status=204)
    whole["HX-Redirect"] = response["Location"]
    return whole


def _show(
    request: AuthenticatedHttpRequest,
    quiz: Quiz,
    item: QuizItem | None,
    draft: QuestionDraft,
    *,
    is_new: bool = False,
    is_refused: bool = False,
    refused: Sentence | str = "",
) -> HttpResponse:
    """The editor. Empty fields count as problems only when the question is saved."""
    problems: Mapping[str, Sentence] = {} if is_new else draft.problems
    if not is_refused:
        problems = {name: said for name, said in problems.items() if name not in draft.missing}
    tried, shown = Trial(), {}
    if draft.raw is not None:
        form, is_building = preview.answer_of(forms.tried(draft.form))
        tried = Trial() if is_building else preview.trial(draft.data, form)
        shown = {
            "own": preview.in_own_language(draft.data, form),
            "others": preview.in_the_others(draft.data),
        }
    notes = list(tried.notes)
    noted = list(dict.fromkeys([*forms.noted(draft.kind.code, draft.form), *(one.code for one in notes if one.code)]))
    form_with_notes = {**draft.form, forms.NOTED: noted}
    notes += texts.general_notes(draft, (code for code in noted if code not in {one.code for one in notes}))
    is_key = bool(draft.form.get("is-key"))
    context = {
        "quiz": quiz,
        "title": title_of(quiz),
        "item": item,
        "kind": draft.kind.code,
        "name": words_of(draft.kind).name,
        "about": words_of(draft.kind).about,
        "here": request.get_full_path(),
        "fields": widgets.shown(draft, problems),
        "written": texts.by_language(draft.kind.code, form_with_notes, notes, problems),
        "filed": filed(draft),
        "noted": noted if draft.kind.code != "choice" else [],
        "problems": problems,
        "first_problem": next(iter(draft.problems.values()), ""),
        "preview": shown,
        "trial": tried,
        "is_key": is_key,
        "is_refused": is_refused or bool(refused),
        "key_refused": is_refused and is_key and not tried.is_right and draft.raw is not None,
        "refused": refused,
        "as_still_call": _as_still_call(quiz, item, draft),
    }
    status = UNPROCESSABLE if is_refused or refused else 200
    response = render(request, "lessons/quizzes/builder/question.html", context, status=status)
    if is_refused or refused:
        response["HX-Reswap"] = "outerHTML show:window:top"
    if request.htmx and htmx_page(request) not in ("", request.get_full_path()):
        response["HX-Push-Url"] = request.get_full_path()  # the question has become one of another kind
    return response


def _as_still_call(quiz: Quiz, item: QuizItem | None, draft: QuestionDraft) -> str:
    """The address that turns an unfinished auction into a still-call question; "" where that does not apply."""
    refused = draft.refused
    if refused is None or refused.code != "auction-not-over" or not last_value(draft.form, "auction"):
        return ""
    if item is None:
        return reverse("lessons:quiz-write", args=(quiz.pk, "still-call"))
    return reverse("lessons:quiz-question", args=(quiz.pk, item.key)) + "?kind=still-call"
