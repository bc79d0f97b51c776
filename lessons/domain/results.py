"""What a class has done of a quiz that was set: who is in it, what was asked, which attempt counts, its points.

Teachers' previews and removed students are nowhere in it. Who has not begun is in it without points, not with 0.
Answers keep their JSON as text: a class gives few different ones, and `results_grading` reads each of them once.
"""

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime

from django.db.models import Max, Q, TextField
from django.db.models.functions import Cast

from lessons.domain.names import in_order
from lessons.domain.quizzes import Question
from lessons.models import Answer, Assignment, Attempt, Membership, QuizItem, Revision

FIRST = str(Assignment.Counts.FIRST)


@dataclass(frozen=True, slots=True)
class Asked:
    """A question as one revision asks it; `text` is all of it as JSON, by which what is made of it is kept."""

    key: str
    question: Question
    text: str
    weight: int


@dataclass(frozen=True, slots=True)
class Given:
    """An answer with the mark that counts. `form` and `findings` are JSON."""

    form: str
    credit: float
    verdict: str
    findings: str
    asked: Asked


@dataclass(frozen=True, slots=True)
class Taken:
    """An attempt: what it was asked, what was answered, the points of that and how many there could be."""

    pk: int
    number: int
    started: datetime
    finished: datetime | None
    is_late: bool
    asked: Mapping[str, Asked]
    given: Mapping[str, Given]
    points: float
    most: int

    @property
    def percent(self) -> float:
        return 100 * self.points / self.most if self.most else 0.0


@dataclass(frozen=True, slots=True)
class Row:
    """A student. `number` stands for the name where names are hidden; `taken` is None for who has not begun."""

    number: int
    membership: Membership
    taken: Taken | None
    attempts: tuple[Taken, ...] = ()


@dataclass(frozen=True, slots=True)
class Column:
    """A question. One that was dropped counts for nobody."""

    number: int
    asked: Asked
    is_dropped: bool

    @property
    def key(self) -> str:
        return self.asked.key


@dataclass(frozen=True, slots=True)
class Table:
    """The students by name, the questions in their order."""

    assignment: Assignment
    columns: tuple[Column, ...]
    rows: tuple[Row, ...]

    @property
    def finished(self) -> tuple[Taken, ...]:
        return tuple(row.taken for row in self.rows if row.taken and row.taken.finished)

    @property
    def average(self) -> float | None:
        """The class's average in percent, of those who have finished; None where nobody has."""
        percents = [taken.percent for taken in self.finished]
        return sum(percents) / len(percents) if percents else None

    def answers(self, key: str) -> list[Given]:
        """What the class has answered to a question."""
        return [row.taken.given[key] for row in self.rows if row.taken and key in row.taken.given]

    def facility(self, key: str) -> float | None:
        """How much of a question the class got right, from 0 to 1, of those who answered; None where nobody did."""
        credits = [given.credit for given in self.answers(key)]
        return sum(credits) / len(credits) if credits else None

    def by_total(self) -> "Table":
        """The same, with the highest totals first and those who have not begun last."""
        rows = sorted(self.rows, key=lambda row: -row.taken.points if row.taken else 1)
        return Table(self.assignment, self.columns, tuple(rows))


def table_of(assignment: Assignment, *, counts: str = "") -> Table:
    """The results of a quiz that was set. `counts` in place of what the task says: FIRST shows first attempts.

    Six queries, however many students and questions there are.
    """
    dropped = set(QuizItem.objects.filter(quiz=assignment.quiz_id, is_dropped=True).values_list("key", flat=True))
    members = members_of(assignment)
    attempts = _attempts(assignment, members)
    revisions = _revisions(assignment, {attempt.revision_id for attempt in attempts})
    taken = _taken(assignment, attempts, revisions, dropped)
    numbers = {member.pk: number for number, member in enumerate(sorted(members, key=lambda one: one.pk), start=1)}
    rows = []
    for member in members:
        own = taken.get(member.pk, ())
        if own or not member.erased:
            rows.append(Row(numbers[member.pk], member, that_counts(own, counts or assignment.counts), tuple(own)))
    asked = _in_order([list(questions.values()) for questions in revisions.values()])
    columns = (Column(number, one, one.key in dropped) for number, one in enumerate(asked, start=1))
    return Table(assignment, tuple(columns), tuple(rows))


def members_of(assignment: Assignment) -> list[Membership]:
    """Who is to do it or has begun it, by name: not removed; erased ones stay, without a name. One query."""
    rows = Membership.objects.filter(Q(removed=None) | Q(erased__isnull=False), classroom=assignment.classroom_id)
    if not assignment.for_all:
        rows = rows.filter(Q(assignments=assignment) | Q(taken__assignment=assignment)).distinct()
    return sorted(rows, key=lambda member: (not member.name, in_order(member.name), member.pk))


def that_counts(attempts: Sequence[Taken], counts: str) -> Taken | None:
    """The attempt that counts of these, in their order. An open one only where none is finished, or as the first."""
    if not attempts or counts == FIRST:
        return attempts[0] if attempts else None
    closed = [attempt for attempt in attempts if attempt.finished] or list(attempts)
    if counts == Assignment.Counts.LAST:
        return closed[-1]
    return max(closed, key=lambda attempt: attempt.percent)


def _attempts(assignment: Assignment, members: Sequence[Membership]) -> list[Attempt]:
    rows = Attempt.objects.filter(assignment=assignment, is_preview=False, membership__in=members)
    return list(rows.order_by("number"))


def _revisions(assignment: Assignment, used: Iterable[int]) -> dict[int, dict[str, Asked]]:
    """What the revisions in use and the last one ask, the last one first."""
    last = Revision.objects.filter(quiz=assignment.quiz_id).aggregate(last=Max("number"))["last"]
    rows = Revision.objects.filter(Q(pk__in=set(used)) | Q(number=last), quiz=assignment.quiz_id)
    return {
        row.pk: {question["key"]: _asked(question) for question in row.questions} for row in rows.order_by("-number")
    }


def _asked(question: Question) -> Asked:
    return Asked(question["key"], question, json.dumps(question, sort_keys=True), question["weight"])


def _in_order(revisions: Sequence[Sequence[Asked]]) -> list[Asked]:
    """Each question once, as the last revision that has it asks it; older ones after what they stood after."""
    found: list[Asked] = []
    for questions in revisions:
        place = 0
        for asked in questions:
            at = next((n for n, one in enumerate(found) if one.key == asked.key), None)
            if at is None:
                found.insert(place, asked)
                at = place
            place = at + 1
    return found


def _taken(
    assignment: Assignment,
    attempts: Sequence[Attempt],
    revisions: Mapping[int, Mapping[str, Asked]],
    dropped: set[str],
) -> dict[int, list[Taken]]:
    """The attempts of each student, by his membership, in their order."""
    given = _given(attempts, revisions)
    due = _due(assignment)
    found: dict[int, list[Taken]] = {}
    for attempt in attempts:
        asked, own = revisions[attempt.revision_id], given.get(attempt.pk, {})
        member = attempt.membership_id or 0
        until = due.get(member, assignment.due)
        taken = Taken(
            attempt.pk,
            attempt.number,
            attempt.started,
            attempt.finished,
            bool(until and attempt.finished and attempt.finished > until),
            asked,
            own,
            sum(one.credit * asked[key].weight for key, one in own.items() if key not in dropped),
            sum(one.weight for key, one in asked.items() if key not in dropped),
        )
        found.setdefault(member, []).append(taken)
    return found


def _due(assignment: Assignment) -> dict[int, datetime | None]:
    """The due dates of those who have one of their own."""
    rows = assignment.extensions.exclude(due=None).values_list("membership_id", "due")
    return dict(rows)


def _given(attempts: Sequence[Attempt], revisions: Mapping[int, Mapping[str, Asked]]) -> dict[int, dict[str, Given]]:
    """The answers of each attempt by question. What its revision does not ask is left out."""
    revision_of = {attempt.pk: revisions[attempt.revision_id] for attempt in attempts}
    last: dict[str, Asked] = {}
    for questions in revisions.values():
        last = {**questions, **last}
    texts = {name: Cast(name, TextField()) for name in ("form", "findings", "marked_anew")}
    rows = Answer.objects.filter(attempt__in=list(revision_of)).annotate(
        **{f"{name}_text": text for name, text in texts.items()}
    )
    found: dict[int, dict[str, Given]] = {}
    fields = ("attempt_id", "key", "form_text", "credit", "verdict", "findings_text", "marked_anew_text")
    for attempt, key, form, credit, verdict, findings, anew in rows.order_by().values_list(*fields):
        asked = revision_of[attempt].get(key)
        if asked is None:
            continue
        if anew:  # marked by the question as it was corrected
            mark, asked = json.loads(anew), last[key]
            credit, verdict, findings = mark["credit"], mark["verdict"], json.dumps(mark["findings"])
        found.setdefault(attempt, {})[key] = Given(form, credit, verdict, findings, asked)
    return found
