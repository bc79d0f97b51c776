"""The pad as a file for a spreadsheet."""

import csv
import io

from django.http import HttpRequest, HttpResponse
from django.utils.translation import get_language
from django.views.decorators.http import require_safe

from lessons.forms.pad import read_state
from lessons.views.pad_page import names_of
from lessons.words.scores.pad_text import Cell, columns, table

# Spreadsheets expect a semicolon where the comma parts decimals.
SEPARATORS = {"en": ","}
_FORMULA = ("=", "+", "-", "@", "\t", "\r")


@require_safe
def as_csv(request: HttpRequest) -> HttpResponse:
    """The rubber of an address, one row for each number on the pad. What cannot be read of it is left out."""
    state, _problems = read_state(request.GET)
    state, names = state.having(at=None), names_of(state)
    rows = [columns(), *table(state.deals, state.rubber, names)]
    response = HttpResponse(_written(rows), content_type="text/csv; charset=utf-8")
    response["Content-Disposition"] = 'attachment; filename="rubber.csv"'
    return response


def _written(rows: list[list[Cell]]) -> str:
    file = io.StringIO()
    writer = csv.writer(file, delimiter=SEPARATORS.get(get_language() or "", ";"))
    writer.writerows([map(harmless, row) for row in rows])
    return "\ufeff" + file.getvalue()  # the mark by which spreadsheets know UTF-8


def harmless(cell: Cell) -> Cell:
    """A cell that no spreadsheet takes for a formula.

    >>> harmless("=1+1"), harmless("North"), harmless(-2)
    ("'=1+1", 'North', -2)
    """
    return f"'{cell}" if isinstance(cell, str) and cell.startswith(_FORMULA) else cell
