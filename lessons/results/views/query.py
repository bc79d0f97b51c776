"""How the results are shown. All of it stands in the address, so that a page can be reloaded and shared."""

from dataclasses import dataclass, replace
from typing import Any, TypeVar
from urllib.parse import urlencode

from django.http import QueryDict

from lessons.results.domain.lessons import LessonRow, LessonTable
from lessons.results.domain.results import FIRST
from lessons.results.domain.table import ResultsRow, ResultsTable
from lessons.results.words import results as words

TableT = TypeVar("TableT", ResultsTable, LessonTable)


@dataclass(frozen=True, slots=True)
class GradebookView:
    """How a table of results is shown.

    `names`: with names, or with numbers for the projector. `by_total`: by points instead of by name. `first`: first
    attempts instead of those that count. `all_mistakes`: every common mistake instead of the first few.
    """

    names: bool = True
    by_total: bool = False
    first: bool = False
    all_mistakes: bool = False

    @property
    def query(self) -> str:
        """The query of the address with its question mark; "" for the usual view."""
        fields = {"names": not self.names and "0", "sort": self.by_total and "total"}
        fields |= {"attempt": self.first and "first", "thoughts": self.all_mistakes and "all"}
        query = urlencode({name: value for name, value in fields.items() if value})
        return f"?{query}" if query else ""

    def replace(self, **changes: Any) -> "GradebookView":
        return replace(self, **changes)

    @property
    def counts(self) -> str:
        return FIRST if self.first else ""

    def ordered(self, table: TableT) -> TableT:
        """The table in the chosen order. Without names, alphabetical order would give too much away."""
        return table.by_total() if self.by_total else table if self.names else table.by_number()

    def name(self, row: ResultsRow | LessonRow) -> str:
        """How a student is named in this view."""
        if not self.names:
            return words.anonymous_student(row.number)
        return row.membership.called or words.erased()


def read_view(query: QueryDict) -> GradebookView:
    """The view that an address asks for; parameters it does not know are ignored."""
    return GradebookView(
        query.get("names") != "0",
        query.get("sort") == "total",
        query.get("attempt") == "first",
        query.get("thoughts") == "all",
    )
