"""Tables as files for spreadsheets."""

import csv
import io
from collections.abc import Iterable, Sequence

from django.http import HttpResponse

from lessons.views.pad_export import harmless

Cell = str | int | float | None
COMMA, SEMICOLON = ",", ";"  # a spreadsheet in Portuguese or Russian wants the semicolon, and a comma in numbers


def csv_file(rows: Iterable[Sequence[Cell]], name: str, *, separator: str = COMMA) -> HttpResponse:
    """A file to be kept under this name."""
    file = io.StringIO()
    writer = csv.writer(file, delimiter=separator)
    writer.writerows([_written(cell, separator) for cell in row] for row in rows)
    # the mark by which spreadsheets know UTF-8
    response = HttpResponse("\ufeff" + file.getvalue(), content_type="text/csv; charset=utf-8")
    response["Content-Disposition"] = f'attachment; filename="{name}"'
    return response


def _written(cell: Cell, separator: str) -> Cell:
    """A cell that no spreadsheet takes for a formula; a number as it is.

    >>> _written("=1+1", ","), _written(-2, ","), _written(7.5, ";"), _written(1/3, ","), _written("Ana", ",")
    ("'=1+1", -2, '7,5', '0.3333', 'Ana')
    """
    if isinstance(cell, float):
        text = f"{cell:.4f}".rstrip("0").rstrip(".")
        return text.replace(".", ",") if separator == SEMICOLON else text
    return harmless(cell)
