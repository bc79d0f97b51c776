"""The pad as a file for a spreadsheet."""

from django.http import HttpRequest, HttpResponse
from django.views.decorators.http import require_safe

from lessons.forms.pad import read_state
from lessons.views.pad_page import names_of
from lessons.web.csv_files import csv_file, gives_a_file, parameter, separators
from lessons.words.scores.pad_text import columns, table


@require_safe
@gives_a_file
def as_csv(request: HttpRequest) -> HttpResponse:
    """The rubber of an address, one row for each number on the pad. What cannot be read of it is left out."""
    state, _problems = read_state(request.GET)
    state, names = state.having(at=None), names_of(state)
    rows = [columns(), *table(state.deals, state.rubber, names)]
    return csv_file(rows, "rubber.csv", separator=parameter(request, "separator", separators()))
