"""Doing a quiz: begin, answer, ask for a hint, finish. Each verb is one transaction that holds the attempt's row,
so that what two windows do at the same time happens one after the other.
"""

import json
from collections.abc import Mapping, Sequence
from datetime import datetime
from hashlib import sha256
from random import Random
from typing import Any, ClassVar

from django.contrib.auth.models import User
from django.db import transaction
from django.db.models import Max

from lessons.assignments.domain.attempt_results import Key, key_of
from lessons.assignments.domain.tasks import Terms, terms_for
from lessons.models import Answer, Assignment, Attempt, Membership, Quiz
from lessons.questions.domain import grading
from lessons.questions.kinds.base import BadAnswer
from lessons.questions.kinds.registry import kind_of
from lessons.quizzes.domain import quizzes
from lessons.quizzes.domain.quizzes import FrozenQuestion
from lessons.web.texts import storable

LONGEST_VALUE = 120  # characters that are kept of one field as it was typed


class AttemptError(Exception):
    """What was requested is not possible any more, or not yet. Nothing has changed.

    `code` stands in addresses (`?said=`) and names the sentence, so it stays even where the class is renamed.
    """

    code: ClassVar[str]


class NotOpenYet(AttemptError):
    """The task opens later."""

    code = "NotOpenYet"


class AssignmentClosed(AttemptError):
    """It is past the due date, and late work is not accepted."""

    code = "Closed"


class NoAttemptsLeft(AttemptError):
    """All attempts are used."""

    code = "NoAttemptsLeft"


class Finished(AttemptError):
    """The attempt is finished: nothing in it changes."""

    code = "Finished"


class AnswerIsFinal(AttemptError):
    """The question is answered and its feedback has been shown, so the answer can no longer be changed."""

    code = "Stands"


class EditConflict(AttemptError):
    """Another answer was stored after the page had been opened that this one was sent from."""

    code = "Superseded"


class NotAsked(LookupError):
    """The attempt has no such question."""


@transaction.atomic
def start(*, assignment: Assignment, membership: Membership | None, user: User, now: datetime) -> Attempt:
    """A new attempt at the quiz as it is published, or the one that is open: two starts at once give one.

    Without a membership it is a teacher's trial, which has no limits and never counts. An attempt that the same
    person left open in the other role, as a teacher or as a student of the class, is finished. Raises NotOpenYet,
    AssignmentClosed, NoAttemptsLeft.
    """
    if assignment.quiz_id is None:
        raise ValueError("a lesson is done without attempts")
    # one start at a time, and no new version meanwhile
    quiz = Quiz.objects.select_for_update().get(
        pk=assignment.quiz_id
    )  # one start at a time, and no new version meanwhile
    rows = Attempt.objects.filter(assignment=assignment, user=user)
    rows.filter(finished=None, is_preview=membership is not None).update(finished=now)
    if open_one := rows.filter(finished=None).first():
        return open_one
    if membership:
        _check_terms(terms_for(assignment, membership), rows.filter(is_preview=False).count(), now)
    revision = quizzes.current_revision(quiz)
    if revision is None:
        raise ValueError("the quiz has not been published")
    number = (rows.aggregate(last=Max("number"))["last"] or 0) + 1
    order = [question["key"] for question in revision.questions]
    if assignment.is_shuffled:
        Random(f"{assignment.pk}:{user.pk}:{number}").shuffle(order)  # noqa: S311 - an order, no secret
    return Attempt.objects.create(
        assignment=assignment,
        membership=membership,
        user=user,
        revision=revision,
        number=number,
        order=order,
        is_preview=membership is None,
    )


def _check_terms(own_terms: Terms, used: int, now: datetime) -> None:
    if not own_terms.is_open(now):
        raise NotOpenYet
    if own_terms.is_closed(now):
        raise AssignmentClosed
    if own_terms.attempts is not None and used >= own_terms.attempts:
        raise NoAttemptsLeft


def version(answer: Answer | None) -> str:
    """A word for the answer that is kept, "" for none: a page says by it over which one it sends another."""
    return sha256(json.dumps(answer.form, sort_keys=True).encode()).hexdigest()[:16] if answer else ""


Form = Mapping[str, Sequence[str]]
Outcome = Answer | BadAnswer | AttemptError


def answer(*, attempt: Attempt, key: str, form: Form, now: datetime, base_version: str | None = None) -> Answer:
    """Mark an answer and store it, in place of an earlier one where answers may still be changed.

    `base_version` is the `version` of the answer that it replaces; None replaces any. Sending the stored answer again
    changes nothing. Raises NotAsked, BadAnswer where the form cannot be read, Finished, AssignmentClosed,
    AnswerIsFinal where the question has had its feedback, and EditConflict where another version is stored.
    """
    outcome = answer_all(attempt=attempt, forms={key: (form, base_version)}, now=now)[key]
    if isinstance(outcome, Exception):
        raise outcome
    return outcome


@transaction.atomic
def answer_all(
    *, attempt: Attempt, forms: Mapping[str, tuple[Form, str | None]], now: datetime
) -> dict[str, Outcome]:
    """The same for several questions, each with the version it is sent over: the answers, or why one is not kept.

    Raises NotAsked, and Finished and AssignmentClosed, with which none is kept.
    """
    held = Attempt.objects.select_for_update(of=("self",)).get(pk=attempt.pk)
    stored = {answer.key: answer for answer in held.answers.filter(key__in=list(forms))}
    is_open = held.finished is None
    if is_open and not held.is_preview and terms_for(attempt.assignment, attempt.membership).is_closed(now):
        is_open = False
    found: dict[str, Outcome] = {}
    for key, (form, base_version) in forms.items():
        question, answer = question_of(attempt, key), stored.get(key)
        try:
            normalized = normalized_form(question["spec"], form)
        except BadAnswer as why:
            found[key] = why
            continue
        if answer and answer.form == normalized:
            found[key] = answer
        elif not is_open:
            raise Finished if held.finished else AssignmentClosed
        elif answer and attempt.assignment.feedback == Assignment.Feedback.AT_ONCE:
            found[key] = AnswerIsFinal()
        elif base_version is not None and base_version != version(answer):
            found[key] = EditConflict()
        else:
            found[key] = _store(answer or Answer(attempt=held, key=key), question, normalized)
    return found


def _store(row: Answer, question: FrozenQuestion, form: dict[str, list[str]]) -> Answer:
    mark = grading.Mark.of(grading.grade_form(question["spec"], form))
    row.form, row.credit, row.verdict, row.findings = form, mark.credit, mark.verdict, list(mark.findings)
    row.hints, row.marked_anew = row.attempt.hints.get(row.key, 0), None
    row.save()
    return row


@transaction.atomic
def ask_for_hint(*, attempt: Attempt, key: str, number: int) -> int:
    """Open the hints of a question up to this number, and say how many are open. Opened ones stay open.

    They are counted with the answer that is given after them; one already given stays as it is.
    """
    hints = len(question_of(attempt, key)["hints"])
    held = Attempt.objects.select_for_update(of=("self",)).get(pk=attempt.pk)
    opened: int = held.hints.get(key, 0)
    if held.finished or not opened < number <= hints:
        return opened
    held.hints = {**held.hints, key: number}
    held.save(update_fields=("hints",))
    return number


@transaction.atomic
def finish(*, attempt: Attempt, now: datetime) -> Attempt:
    """End the attempt. Once more changes nothing; one that has been closed meanwhile ended when it was closed.

    In an archived class it stays open: brought back, the class goes on as it was.
    """
    held = Attempt.objects.select_for_update(of=("self",)).get(pk=attempt.pk)
    if held.finished is None and not attempt.assignment.classroom.archived:
        last = held.answers.aggregate(last=Max("answered"))["last"] or held.started
        end = now if held.is_preview else terms_for(attempt.assignment, attempt.membership).end(now)
        held.finished = max(end, last)  # whoever waited for the row finished after what came before
        held.save(update_fields=("finished",))
    return held


@transaction.atomic
def open_key(*, attempt: Attempt, now: datetime) -> bool:
    """Give up an attempt that the due date has closed, to read what is right: it is over for good, whatever date its
    student is given later. Says whether what is right may be read now; False where the attempt goes on after all.
    """
    held = Attempt.objects.select_for_update(of=("self",)).select_related("assignment__classroom").get(pk=attempt.pk)
    own_terms = terms_for(held.assignment, held.membership)
    key = key_of(held, own_terms, now)
    if key is Key.OFFERED:
        last = held.answers.aggregate(last=Max("answered"))["last"] or held.started
        held.finished, held.key_opened = max(own_terms.end(now), last), now
        held.save(update_fields=("finished", "key_opened"))
    return key is not Key.HIDDEN


def answers_of(attempt: Attempt) -> dict[str, Answer]:
    """The answers of an attempt by the key of their question. One query."""
    return {answer.key: answer for answer in attempt.answers.order_by()}


def question_of(attempt: Attempt, key: str) -> FrozenQuestion:
    """A question of an attempt as it is asked there: with its options in the order of this attempt.

    Raises NotAsked.
    """
    found: FrozenQuestion | None = next((one for one in attempt.revision.questions if one["key"] == key), None)
    if found is None or key not in attempt.order:
        raise NotAsked
    if not attempt.assignment.is_shuffled or found["kind"] != "choice":
        return found
    options = list(found["spec"]["options"])
    Random(f"{attempt.pk}:{key}").shuffle(options)  # noqa: S311 - an order, no secret
    return {**found, "spec": {**found["spec"], "options": options}}


def normalized_form(spec: Mapping[str, Any], form: Mapping[str, Sequence[str]]) -> dict[str, list[str]]:
    """What is kept of a form: the fields that its kind reads, as they were typed where that means the same.

    Raises BadAnswer.
    """
    kind = kind_of(spec)
    read = kind.read(spec)
    parsed = kind.parse(read, form)
    plain = {name: list(values) for name, values in kind.fill(read, parsed).items()}
    typed = {name: [storable(text)[:LONGEST_VALUE] for text in form.get(name) or plain[name]] for name in plain}
    try:
        return typed if kind.parse(read, typed) == parsed and _same_size(typed, plain) else plain
    except ValueError:
        return plain


def _same_size(typed: Mapping[str, Sequence[str]], plain: Mapping[str, Sequence[str]]) -> bool:
    """Whether as many values were sent as are meant: not one of them many times."""
    return all(len(values) == len(plain[name]) for name, values in typed.items())
