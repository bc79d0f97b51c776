"""Dropping or correcting a question that has been answered, with a record of it.

What was asked and answered never changes, nor the first mark: a correction writes a mark beside it.
"""

from collections.abc import Mapping
from typing import Any

from django.contrib.auth.models import User
from django.db import transaction
from django.db.models import Count, QuerySet

from lessons.models import Answer, Quiz, QuizItem, Regrade, Revision
from lessons.questions.domain.grading import Mark, grade_form, mark_that_counts
from lessons.questions.kinds.base import BadAnswer
from lessons.quizzes.builder.domain import quiz_editing
from lessons.quizzes.domain.quizzes import current_revision
from lessons.web.access import NoAccess


@transaction.atomic
def drop(*, quiz: Quiz, key: str, by: User) -> Regrade:
    """Drop a question: new revisions leave it out, and it counts nowhere, not even in old attempts.

    Raises NoAccess.
    """
    return _set_dropped(quiz, key, by, Regrade.What.DROPPED)


@transaction.atomic
def restore(*, quiz: Quiz, key: str, by: User) -> Regrade:
    """Ask a dropped question again; its answers count as they were marked. Raises NoAccess."""
    return _set_dropped(quiz, key, by, Regrade.What.RESTORED)


def _set_dropped(quiz: Quiz, key: str, by: User, what: Regrade.What) -> Regrade:
    item = QuizItem.objects.select_for_update().filter(quiz=quiz, key=key).first()
    if item is None:
        raise NoAccess
    count = quiz_editing.answers_to(quiz, key).count()
    was, item.is_dropped = item.is_dropped, what is Regrade.What.DROPPED
    if was == item.is_dropped:
        last = quiz.regrades.filter(key=key, what=what).first()
        if last:
            return last
    item.save(update_fields=("is_dropped",))
    quiz_editing.touch(quiz)
    return Regrade.objects.create(quiz=quiz, key=key, what=what, by=by, answers=count, changed=count)


def answer_counts(quiz: Quiz) -> dict[str, int]:
    """How often each question has been answered by students, by its key."""
    rows = Answer.objects.filter(attempt__revision__quiz=quiz, attempt__is_preview=False)
    return dict(rows.order_by().values_list("key").annotate(Count("pk")))


def records(quiz: Quiz) -> QuerySet[Regrade]:
    """The records of what was dropped, restored and corrected, and by whom; the last first."""
    return quiz.regrades.select_related("by__person")


def to_regrade(quiz: Quiz) -> dict[str, int]:
    """How many answers, by key, were given to another version of a question than the one published now.

    Answers regraded since that revision was published are not counted. Those given after the regrading are: an
    attempt that was open then goes on with the question as it was. Four queries.
    """
    current = current_revision(quiz)
    if current is None:
        return {}
    now = _specs(current)
    done = quiz.regrades.filter(what=Regrade.What.CORRECTED, made__gt=current.made).order_by("made")
    earlier = {revision.pk: _specs(revision) for revision in quiz.revisions.exclude(pk=current.pk)}
    rows = Answer.objects.filter(attempt__revision__in=earlier, attempt__is_preview=False).order_by()
    for key, made in dict(done.values_list("key", "made")).items():
        rows = rows.exclude(key=key, answered__lte=made)
    found: dict[str, int] = {}
    for revision, key, count in rows.values_list("attempt__revision", "key").annotate(Count("pk")):
        if key in now and earlier[revision].get(key) != now[key]:
            found[key] = found.get(key, 0) + count
    return found


@transaction.atomic
def correct(*, quiz: Quiz, key: str, by: User) -> Regrade:
    """Mark the answers to earlier versions of a question again, by the version published now.

    An answer that is not possible in this version keeps its mark. Raises NoAccess where the published
    version does not ask the question.
    """
    current = current_revision(quiz)
    spec = _specs(current).get(key) if current else None
    if spec is None:
        raise NoAccess
    answers = changed = 0
    for answer in quiz_editing.answers_to(quiz, key).exclude(attempt__revision=current):
        try:
            mark = Mark.of(grade_form(spec, answer.form))
        except BadAnswer:
            continue
        answers += 1
        changed += mark != mark_that_counts(answer)
        _store(answer, mark)
    return Regrade.objects.create(
        quiz=quiz, key=key, what=Regrade.What.CORRECTED, by=by, answers=answers, changed=changed
    )


def _store(answer: Answer, mark: Mark) -> None:
    """Store the new mark beside the first one, or none where the two are equal. The time of the answer stays."""
    is_first = mark == Mark(answer.credit, answer.verdict, tuple(answer.findings))
    plain = {"credit": mark.credit, "verdict": mark.verdict, "findings": list(mark.findings)}
    Answer.objects.filter(pk=answer.pk).update(marked_anew=None if is_first else plain)


def _specs(revision: Revision) -> Mapping[str, Mapping[str, Any]]:
    return {question["key"]: question["spec"] for question in revision.questions}
