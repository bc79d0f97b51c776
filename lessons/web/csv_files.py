"""Tables as files for spreadsheets: what an address may ask of them, and how they are written.

Excel takes the separators of the computer's language: where numbers have a decimal comma, cells are parted by
semicolons. Programs get commas, whatever the language.
"""

import csv
import io
import re
from collections.abc import Callable, Iterable, Sequence
from functools import wraps
from typing import Any

from django.http import HttpRequest, HttpResponse
from django.utils.formats import get_format

from lessons.web import errors
from lessons.wording.csv_files import no_such_file

Cell = str | int | float | None
SEPARATORS = {"comma": ",", "semicolon": ";"}
# What begins a formula, where a cell begins: whichever of the separators the spreadsheet goes by.
_FORMULA = re.compile(r"""^(?=[\t\r\n])|((?:^|[,;\t\r\n"])[ \u00a0]*)(?=[=+\-@＝＋－＠])""")


class NoSuchFileError(ValueError):
    """The address asks for a file in a way that there is not."""

    def __init__(self, name: str, known: Iterable[str]) -> None:
        super().__init__(name)
        self.sentence = no_such_file(name, known)


def gives_a_file(view: Callable[..., HttpResponse]) -> Callable[..., HttpResponse]:
    """A view that reads its address by `parameter`: to what there is not it answers 400, and says what there is."""

    @wraps(view)
    def wrapped(request: HttpRequest, *args: Any, **kwargs: Any) -> HttpResponse:
        try:
            return view(request, *args, **kwargs)
        except NoSuchFileError as found:
            return errors.bad_address(request, found.sentence)

    return wrapped


def parameter(request: HttpRequest, name: str, known: Sequence[str]) -> str:
    """One of the known values of a parameter; the first where the address does not have it."""
    value = request.GET.get(name, known[0])
    if value not in known:
        raise NoSuchFileError(name, known)
    return value


def separators() -> list[str]:
    """The names of the separators, first that of Excel in the language of the page."""
    return sorted(SEPARATORS, key=lambda name: (name == "semicolon") != (get_format("DECIMAL_SEPARATOR") == ","))


def csv_file(rows: Iterable[Sequence[Cell]], name: str, *, separator: str) -> HttpResponse:
    """A file to be kept under this name."""
    file = io.StringIO()
    writer = csv.writer(file, delimiter=SEPARATORS[separator])
    writer.writerows([_written(cell, separator) for cell in row] for row in rows)
    # the mark by which spreadsheets know UTF-8
    response = HttpResponse("\ufeff" + file.getvalue(), content_type="text/csv; charset=utf-8")
    response["Content-Disposition"] = f'attachment; filename="{name}"'
    return response


def _written(cell: Cell, separator: str) -> Cell:
    """A cell that no spreadsheet takes for a formula; a number as one.

    >>> _written("=1+1", "comma"), _written(-2, "comma"), _written(7.5, "semicolon"), _written(1/3, "comma")
    ("'=1+1", -2, '7,5', '0.3333')
    """
    if isinstance(cell, float):
        text = f"{cell:.4f}".rstrip("0").rstrip(".")
        return text.replace(".", ",") if separator == "semicolon" else text
    return harmless(cell)


def harmless(cell: Cell) -> Cell:
    """A cell of which no spreadsheet takes any part for a formula, even where it parts cells otherwise.

    >>> harmless("=1+1"), harmless("North"), harmless(-2), harmless("Ana;=1+1"), harmless("2-1")
    ("'=1+1", 'North', -2, "Ana;'=1+1", '2-1')
    """
    return _FORMULA.sub(lambda found: f"{found[1] or ''}'", cell) if isinstance(cell, str) else cell
