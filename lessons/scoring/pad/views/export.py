"""The pad as a file for a spreadsheet."""

from collections.abc import Sequence

from django.http import HttpRequest, HttpResponse
from django.views.decorators.http import require_safe

from lessons.scoring.pad.forms.state import read_state
from lessons.scoring.pad.views.page import names_of
from lessons.scoring.pad.words.text import columns, table
from lessons.web.csv_files import Cell, csv_file, gives_a_file, parameter, separators


@require_safe
@gives_a_file
def as_csv(request: HttpRequest) -> HttpResponse:
    """The rubber of an address, one row for each number on the pad. What cannot be read of it is left out."""
    state, _problems = read_state(request.GET)
    state, names = state.having(at=None), names_of(state)
    rows: list[Sequence[Cell]] = [columns(), *table(state.deals, state.rubber, names)]
    return csv_file(rows, "rubber.csv", separator=parameter(request, "separator", separators()))
