"""What a class has done of a quiz that was set: who is in it, what was asked, which attempt counts, its points.

Teachers' previews and removed students are nowhere in it. Who has not begun is in it without points, not with 0.
"""

import json
from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any

from django.db.models import OuterRef, Q, Subquery, TextField
from django.db.models.functions import Cast
from django.utils import timezone

from lessons.accounts.domain.names import in_order, tell_apart
from lessons.assignments.domain.attempt_results import is_over
from lessons.assignments.domain.tasks import Terms, terms
from lessons.models import Answer, Assignment, Attempt, Extension, Membership, Revision
from lessons.questions.domain.grading import Mark
from lessons.quizzes.domain.quizzes import FrozenQuestion
from lessons.quizzes.domain.scored_questions import counted_keys, dropped_of
from lessons.results.domain.common_mistakes import grade_of
from lessons.results.domain.table import (
    AttemptResult,
    QuestionColumn,
    QuestionVersion,
    Response,
    ResultsRow,
    ResultsTable,
)

FIRST = str(Assignment.Counts.FIRST)
VERSION = ("spec", "prompt", "options")  # what makes a question another one


def table_of(assignment: Assignment, *, counts: str = "", also: Membership | None = None) -> ResultsTable:
    """The results of a quiz that was set. `counts` in place of what the task says: FIRST shows first attempts.

    `also` is in it whether they have been removed or not.
    """
    return tables_of([assignment], counts=counts, also=also)[0]


def tables_of(
    assignments: Sequence[Assignment], *, counts: str = "", also: Membership | None = None, alone: bool = False
) -> list[ResultsTable]:
    """The results of quizzes set for one class, or of one student of it `alone`.

    At most seven queries, however many there are of anything.
    """
    members = members_of(assignments, also=also, alone=alone)
    attempts = _attempts(assignments, also if alone else None)
    revisions = _revisions(assignments, {attempt.revision_id for attempt in attempts})
    dropped = dropped_of(one.quiz_id for one in assignments)
    results = _attempt_results(attempts, revisions, dropped, _terms(assignments))
    return [
        _table(one, members[one.pk], results, revisions, dropped.get(one.quiz_id or 0, set()), counts)
        for one in assignments
    ]


def members_of(
    assignments: Sequence[Assignment], *, also: Membership | None = None, alone: bool = False
) -> dict[int, list[Membership]]:
    """Who is to do each task of a class, by name: not removed; erased ones stay, without a name. Two queries."""
    everybody = list(Membership.objects.filter(classroom__in={one.classroom_id for one in assignments}))
    tell_apart(everybody)
    everybody = by_name(one for one in everybody if _is_counted(one, also, alone=alone))
    some = [one.pk for one in assignments if not one.for_all]
    links = Assignment.students.through.objects.filter(assignment__in=some) if some else ()
    chosen = {(link.assignment_id, link.membership_id) for link in links}
    return {
        one.pk: [member for member in everybody if one.for_all or (one.pk, member.pk) in chosen]
        for one in assignments
    }


def _is_counted(member: Membership, also: Membership | None, *, alone: bool) -> bool:
    if also and member.pk == also.pk:
        return True
    return not alone and (member.removed is None or member.erased is not None)


def by_name(members: Iterable[Membership]) -> list[Membership]:
    """By the alphabet; those without a name last."""
    return sorted(members, key=lambda member: (not member.name, _in_order_cached(member.name), member.pk))


_in_order_cached = lru_cache(maxsize=4096)(in_order)


def numbers_of(members: Sequence[Membership]) -> dict[int, int]:
    """What stands for the names where they are hidden: in the order of their coming, so that it tells nothing."""
    return {member.pk: number for number, member in enumerate(sorted(members, key=lambda one: one.pk), start=1)}


def _table(
    assignment: Assignment,
    members: Sequence[Membership],
    results: Mapping[tuple[int, int], Sequence[AttemptResult]],
    revisions: Mapping[int, tuple[int, Mapping[str, QuestionVersion]]],
    dropped: Collection[str],
    counts: str,
) -> ResultsTable:
    numbers = numbers_of(members)
    rows = []
    for member in members:
        own = tuple(results.get((assignment.pk, member.pk), ()))
        if own or not member.erased:
            rows.append(
                ResultsRow(numbers[member.pk], member, counted_attempt(own, counts or assignment.counts), own)
            )
    own_quiz = [list(questions.values()) for quiz, questions in revisions.values() if quiz == assignment.quiz_id]
    columns = [
        QuestionColumn(number, question, question.key in dropped)
        for number, question in enumerate(_in_order(own_quiz), start=1)
    ]
    return ResultsTable(assignment, tuple(columns), tuple(rows))


def counted_attempt(attempts: Sequence[AttemptResult], counts: str) -> AttemptResult | None:
    """The attempt that counts of these, in their order. An open one only where none is over, or as the first."""
    if not attempts or counts == FIRST:
        return attempts[0] if attempts else None
    closed = [attempt for attempt in attempts if attempt.is_over] or list(attempts)
    if counts == Assignment.Counts.LAST:
        return closed[-1]
    return max(closed, key=lambda attempt: attempt.percent)


def _attempts(assignments: Sequence[Assignment], member: Membership | None) -> list[Attempt]:
    whose = {"membership": member} if member else {"membership__isnull": False}
    rows = Attempt.objects.filter(assignment__in=assignments, is_preview=False, **whose)
    return list(rows.defer("order", "hints").order_by("number"))


def _revisions(
    assignments: Sequence[Assignment], used: Collection[int]
) -> dict[int, tuple[int, Mapping[str, QuestionVersion]]]:
    """Of each revision in use, and of the last one of each quiz, its quiz and what it asks; the last ones first."""
    same = Revision.objects.filter(quiz=OuterRef("quiz")).order_by("-number").values("pk")[:1]
    rows = Revision.objects.filter(Q(pk__in=used) | Q(pk=Subquery(same)), quiz__in=[a.quiz_id for a in assignments])
    return {
        row.pk: (
            row.quiz_id,
            {question["key"]: _question_version(question, row.number) for question in row.questions},
        )
        for row in rows.order_by("-number")
    }


def _terms(assignments: Sequence[Assignment]) -> dict[tuple[int, int], Terms]:
    """What holds by task and student; under student 0 for everybody else."""
    tasks = {one.pk: one for one in assignments}
    rows = Extension.objects.filter(assignment__in=tasks)
    own = {(row.assignment_id, row.membership_id): terms(tasks[row.assignment_id], row) for row in rows}
    return {(pk, 0): terms(one) for pk, one in tasks.items()} | own


def _question_version(data: FrozenQuestion, number: int) -> QuestionVersion:
    text, version = (json.dumps(part, sort_keys=True) for part in (data, {name: data[name] for name in VERSION}))
    return QuestionVersion(data["key"], data, text, data["weight"], version, number)


def _in_order(revisions: Sequence[Sequence[QuestionVersion]]) -> list[QuestionVersion]:
    """Each question once, as the last revision that has it asks it; older ones after what they stood after."""
    found: list[QuestionVersion] = []
    for questions in revisions:
        place = 0
        for question in questions:
            at = next((n for n, one in enumerate(found) if one.key == question.key), None)
            if at is None:
                found.insert(place, question)
                at = place
            place = at + 1
    return found


def _attempt_results(
    attempts: Sequence[Attempt],
    revisions: Mapping[int, tuple[int, Mapping[str, QuestionVersion]]],
    dropped: Mapping[int, Collection[str]],
    holds: Mapping[tuple[int, int], Terms],
) -> dict[tuple[int, int], list[AttemptResult]]:
    """The attempts by task and student, in their order."""
    responses, now = _responses(attempts, revisions), timezone.now()
    found: dict[tuple[int, int], list[AttemptResult]] = {}
    for attempt in attempts:
        quiz, questions = revisions[attempt.revision_id]
        own, counted = responses.get(attempt.pk, {}), counted_keys(questions, dropped.get(quiz, ()))
        place = (attempt.assignment_id, attempt.membership_id or 0)
        own_terms = holds.get(place) or holds[attempt.assignment_id, 0]
        result = AttemptResult(
            attempt.pk,
            attempt.number,
            attempt.started,
            attempt.finished,
            own_terms.is_finished_late(attempt.finished),
            is_over(attempt, own_terms, now),
            questions,
            own,
            sum(own[key].credit * questions[key].weight for key in counted if key in own),
            sum(questions[key].weight for key in counted),
        )
        found.setdefault(place, []).append(result)
    return found


def _responses(
    attempts: Sequence[Attempt], revisions: Mapping[int, tuple[int, Mapping[str, QuestionVersion]]]
) -> dict[int, dict[str, Response]]:
    """The answers of each attempt by question. What its revision does not ask is left out."""
    revision_of = {attempt.pk: revisions[attempt.revision_id] for attempt in attempts}
    texts = {name: Cast(name, TextField()) for name in ("form", "findings", "marked_anew")}
    rows = Answer.objects.filter(attempt__in=list(revision_of)).annotate(
        **{f"{name}_text": text for name, text in texts.items()}
    )
    found: dict[int, dict[str, Response]] = {}
    fields = ("attempt_id", "key", "form_text", "credit", "verdict", "findings_text", "marked_anew_text")
    for attempt, key, form, credit, verdict, findings, anew in rows.order_by().values_list(*fields):
        quiz, questions = revision_of[attempt]
        question = questions.get(key)
        if question is None:
            continue
        marked_by = question
        if anew:
            mark = json.loads(anew)
            credit, verdict, findings = mark["credit"], mark["verdict"], json.dumps(mark["findings"])
            versions = [own[key] for of, own in revisions.values() if of == quiz and key in own]
            marked_by = _corrected(versions, question, form, mark)
        found.setdefault(attempt, {})[key] = Response(
            form, credit, verdict, findings, question, marked_by, bool(anew)
        )
    return found


def _corrected(
    versions: Sequence[QuestionVersion], question: QuestionVersion, form: str, mark: Mapping[str, Any]
) -> QuestionVersion:
    """The question by which an answer was marked anew: the latest version that gives it this mark."""
    newer = [one for one in versions if one.number > question.number]
    for one in newer:
        grade = grade_of(one.text, form)
        if grade and Mark.of(grade) == Mark(mark["credit"], mark["verdict"], tuple(mark["findings"])):
            return one
    return newer[0] if newer else question
