"""Names of students, as they give them themselves and as their teachers paste them."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from django.http import QueryDict

from lessons.accounts.domain.names import LONGEST_NAME, first_name, first_names, is_first_name, same
from lessons.classroom.forms.name_list import ListedName
from lessons.classroom.words import classes, joining
from lessons.classroom.words import students as words
from lessons.models import Membership
from lessons.web.texts import one_line
from lessons.wording.sentence import Sentence


@dataclass(frozen=True, slots=True)
class StudentRow:
    """A name of a list before it is added: whether it is ticked, what to know about it, what is wrong with it."""

    place: int
    name: str
    ticked: bool
    remark: Sentence | None = None
    origin: Sentence | None = None
    problem: Sentence | None = None


def name_of(text: str, *, first_only: bool) -> str:
    """A name as a teacher writes it. Raises ValueError with a sentence."""
    name = one_line(text)
    if not any(map(str.isalpha, name)):
        raise ValueError(words.no_name())
    if len(name) > LONGEST_NAME:
        raise ValueError(classes.name_too_long(name, LONGEST_NAME))
    if first_only and not is_first_name(name):
        raise ValueError(words.first_names_only(*first_names([name, name])[:1]))
    return name


def own_name(text: str, *, first_only: bool) -> str:
    """A name as somebody gives it who joins. Raises ValueError with a sentence."""
    name = one_line(text)
    if not any(map(str.isalpha, name)):
        raise ValueError(joining.no_name())
    if len(name) > LONGEST_NAME:
        raise ValueError(classes.name_too_long(name, LONGEST_NAME))
    if first_only and not is_first_name(name):
        raise ValueError(joining.first_name_only(first_name(name)))
    return name


def rows_of(names: Sequence[ListedName], there: Iterable[Membership], *, first_only: bool) -> list[StudentRow]:
    """A list as it was read, beside those who are or were in the class: who is there already is not ticked."""
    known, before = _known(there), Counter[str]()
    rows = []
    for place, listed in enumerate(names):
        remark = known.get(same(listed.name))
        ticked = remark is None
        if ticked and before[same(listed.name)]:
            remark = words.same_in_list()
        before[same(listed.name)] += 1
        origin = words.shortened(listed.written) if listed.written else None
        rows.append(
            StudentRow(place, listed.name, ticked, remark, origin, _problem(listed.name, first_only=first_only))
        )
    return rows


def sent_rows(sent: QueryDict, there: Iterable[Membership], *, first_only: bool) -> list[StudentRow]:
    """Rows of the list of names as the form sends it back, edited."""
    known, ticked = _known(there), set(sent.getlist("add"))
    rows = []
    for place, name in enumerate(map(one_line, sent.getlist("name"))):
        problem = _problem(name, first_only=first_only)
        rows.append(StudentRow(place, name, str(place) in ticked, known.get(same(name)), problem=problem))
    return rows


def shortened_rows(places: Sequence[Membership], *, family_first: bool) -> list[StudentRow]:
    """Students of a class that has minors from now on, as they are to go by their first names."""
    names = first_names([one.name for one in places], family_first=family_first)
    return [
        StudentRow(one.pk, name, True, origin=words.shortened(one.name), problem=_problem(name, first_only=True))
        for one, name in zip(places, names, strict=True)
    ]


def sent_short_rows(places: Sequence[Membership], sent: QueryDict, *, family_first: bool) -> list[StudentRow]:
    """Rows of shortened names as the form sends them back; whoever has joined meanwhile is shortened now."""
    rows = []
    for row in shortened_rows(places, family_first=family_first):
        name = one_line(sent.get(f"name-{row.place}", row.name))
        rows.append(replace(row, name=name, problem=_problem(name, first_only=True)))
    return rows


def _known(there: Iterable[Membership]) -> dict[str, Sentence]:
    """What to say of a name, for those in the class and those removed from it."""
    rows = sorted(there, key=lambda one: one.removed is None)
    return {same(one.name): words.was_removed() if one.removed else words.in_class() for one in rows}


def _problem(name: str, *, first_only: bool) -> Sentence | None:
    try:
        name_of(name, first_only=first_only)
    except ValueError as refused:
        problem: Sentence = refused.args[0]
        return problem
    return None
