"""A list of names as teachers have them: one on a line, from a spreadsheet, with or without a heading."""

import csv
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from io import StringIO

from lessons.accounts.domain.names import LONGEST_NAME, first_name, same
from lessons.web.texts import one_line

# Headings as they are compared: in small letters, without accents and without what is no letter.
GIVEN = {"name", "firstname", "givenname", "forename", "nome", "primeironome", "prenome", "имя"}
FAMILY = {"surname", "lastname", "familyname", "secondname", "sobrenome", "apelido", "ultimonome", "фамилия"}
WHOLE = {
    *("fullname", "student", "students", "pupil", "names", "namesurname", "firstnamelastname"),
    *("nomecompleto", "nomes", "aluno", "alunos", "aluna", "estudante", "nomeesobrenome"),
    *("имяфамилия", "имяифамилия", "ученик", "ученики", "учащийся", "студент", "участник"),
}
FAMILY_FIRST = {"фио", "фамилияимя", "фамилияиимя", "фамилияимяотчество", "surnamename", "lastnamefirstname"}
# "Nome do aluno", "Фамилия ученика", "Student surname": whose name it is says nothing of which.
_WHOSE = re.compile(
    r"(?<=.)(?:d[oa]s?(?:alun|estudante|participante)[oa]?s?|ученик(?:а|ов)|учащ(?:егося|ихся)|студент(?:а|ов)|участник(?:а|ов))$"
    r"|^(?:student|pupil)s?(?=(?:first|last|given|family|sur)?name$)"
)
_NUMBERING = re.compile(r"^\s*(?:\d{1,3}\s*[.)]|[-–—•*·])\s+")
_SEPARATORS = "\t;,"
_BREAKS = r"\n\r\x0b\x0c\u2028\u2029"
_BREAK = re.compile(rf"\r\n|[{_BREAKS}]")
_INSIDE = "\x1f"  # a line break inside a cell, while lines are read; a space once the cell is
Row = tuple[int, list[str]]  # the number of its line, its cells


@dataclass(frozen=True, slots=True)
class ListedName:
    """A name of the list. `written` is what stood there, where more did."""

    line: int
    name: str
    written: str = ""


@dataclass(frozen=True, slots=True)
class NameList:
    """What a text holds: names, the heading that was passed over, and lines without any letter."""

    names: tuple[ListedName, ...] = ()
    heading: str = ""
    unread: tuple[tuple[int, str], ...] = ()


def read_names(text: str, *, first_only: bool = False, family_first: bool = False) -> NameList:
    """Read a list; names are not judged, and the same one may stand there twice.

    `first_only` keeps first names alone; where no heading tells, `family_first` says that the other comes before.

    >>> [(one.line, one.name) for one in read_names("Nome;Sobrenome\\nAna;Silva\\n\\nJosé;Dias").names]
    [(2, 'Ana Silva'), (4, 'José Dias')]
    """
    rows = list(_rows(text))
    columns = _headings(rows[0][1]) if rows else None
    heading = " ".join(cell for cell in rows.pop(0)[1] if cell) if columns else ""
    if not columns and not set(text) & {"\t", ";"}:
        rows = _one_by_one(rows)
    names, unread = [], []
    for line, cells in rows:
        parts = _parts(cells, columns, family_first=family_first)
        written = " ".join(parts.written)
        if not any(sign.isalpha() for sign in written):
            unread.append((line, " ".join(cells).strip()))
            continue
        name = parts.first if first_only else written
        names.append(ListedName(line, name, written if name != written else ""))
    return NameList(tuple(names), heading, tuple(unread))


def comes_family_first(order: str, language: str) -> bool:
    """Whether last names come first: as the form says, else as lists in the language of the class have it.

    >>> comes_family_first("", "ru"), comes_family_first("first", "ru"), comes_family_first("", "pt-br")
    (True, False, False)
    """
    return order == "family-first" if order else language == "ru"


@dataclass(frozen=True, slots=True)
class _Parts:
    written: tuple[str, ...]
    first: str


def _parts(cells: Sequence[str], columns: dict[str, int] | None, *, family_first: bool) -> _Parts:
    """Which of the cells of a line are the name."""
    if columns:
        held = {role: cells[place] if place < len(cells) else "" for role, place in columns.items()}
        if "given" in held and "family" in held:
            written = tuple(part for part in (held["given"], held["family"]) if part)
            return _Parts(written, first_name(held["given"]) or held["family"])
        family_first = "family-first" in held
        used = [part for part in held.values() if part][:1]
    else:
        used = [cell for cell in cells if _may_be_name(cell)]
    if len(used) == 1 and (given := used[0].partition(", ")[2]):  # Silva, Ana
        family = used[0].partition(", ")[0]
        return _Parts((given, family), first_name(given))
    words = " ".join(used).split()
    if len(words) == 2 and words[1].isdigit():  # Aluno 1
        return _Parts(tuple(words), " ".join(words))
    takes_second = family_first and len(words) > 1 and len(words[1].rstrip(".")) > 1
    return _Parts(tuple(words), words[takes_second] if words else "")


def _headings(cells: Sequence[str]) -> dict[str, int] | None:
    """Where the columns of names stand, when the line is a heading."""
    roles = {"given": GIVEN, "family": FAMILY, "whole": WHOLE, "family-first": FAMILY_FIRST}
    plain = ["".join(sign for sign in same(cell.partition("(")[0]) if sign.isalpha()) for cell in cells]
    plain = ["" if any(map(str.isdigit, cell)) else word for cell, word in zip(cells, plain, strict=True)]  # Aluno 1
    plain = [_WHOSE.sub("", word) for word in plain]
    found = {
        role: place for role, known in roles.items() for place, word in reversed([*enumerate(plain)]) if word in known
    }
    if "given" in found and "family" in found:
        return {role: found[role] for role in ("given", "family")}
    chosen = next((role for role in ("family-first", "whole", "given", "family") if role in found), None)
    return {chosen: found[chosen]} if chosen else None


def _one_by_one(rows: list[Row]) -> list[Row]:
    """A list written in one line, as "Ana, Bruno, Caio", in as many lines."""
    if len(rows) != 1 or len(rows[0][1]) < 3 or any(" " in cell for cell in rows[0][1]):
        return rows
    return [(rows[0][0], [cell]) for cell in rows[0][1] if cell]


def _may_be_name(cell: str) -> bool:
    """Not a number, an address, a date."""
    return "@" not in cell and sum(map(str.isalpha, cell)) > sum(map(str.isdigit, cell))


def _rows(text: str) -> Iterator[Row]:
    """The lines that hold something, in cells."""
    separator = next((sign for sign in _SEPARATORS if sign in text), None)
    after = 1
    for line in _BREAK.split(_unbroken(text.removeprefix("\ufeff"), separator)):
        number, after = after, after + 1 + line.count(_INSIDE)
        if re.fullmatch(r"sep=.?", line.strip()):  # a note of Excel to itself
            continue
        cells = [one_line(cell) for cell in _cells(line, separator)]
        if any(cells):
            yield number, cells


def _unbroken(text: str, separator: str | None) -> str:
    """The text with quoted cells of several lines in one, as long as they may be a name.

    A longer one is a list that somebody has put in quotes, or a quote that was never closed.
    """
    sign = re.escape(separator or "")
    before, after = rf"(?:^|(?<=[{sign}{_BREAKS}]))", rf"(?=[{sign}{_BREAKS}]|$)"
    cell = rf'{before}"(?:[^"{sign}]|""){{1,{LONGEST_NAME}}}"{after}'
    return re.sub(cell, lambda found: _BREAK.sub(_INSIDE, found[0]), text.replace(_INSIDE, " "))


def _cells(line: str, separator: str | None) -> list[str]:
    """The cells of a line; quotes that do not close, as of a cell broken over two lines, mean nothing."""
    line = _NUMBERING.sub("", line)
    if separator is None:
        return [line.strip().strip('"')]
    try:
        if line.count('"') % 2 == 0:
            return next(csv.reader(StringIO(line), delimiter=separator, skipinitialspace=True), [])
    except csv.Error:  # a cell far longer than any name
        pass
    return line.replace('"', "").split(separator)
