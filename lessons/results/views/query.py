"""How a page of results is asked for: all of it is in the address, so that it is the same when it comes again."""

from dataclasses import dataclass, replace
from typing import Any, TypeVar
from urllib.parse import urlencode

from django.http import QueryDict

from lessons.results.domain.lessons import LessonRow, LessonTable
from lessons.results.domain.results import FIRST
from lessons.results.domain.table import Row, Table
from lessons.results.words import results as words

TableT = TypeVar("TableT", Table, LessonTable)


@dataclass(frozen=True, slots=True)
class Wish:
    """With names or numbers for a wall, by name or by total, first attempts, every finding instead of three."""

    names: bool = True
    by_total: bool = False
    first: bool = False
    all_thoughts: bool = False

    @property
    def query(self) -> str:
        """As the address has it, with its question mark; "" for what is usual."""
        asked = {"names": not self.names and "0", "sort": self.by_total and "total"}
        asked |= {"attempt": self.first and "first", "thoughts": self.all_thoughts and "all"}
        query = urlencode({name: value for name, value in asked.items() if value})
        return f"?{query}" if query else ""

    def but(self, **changes: Any) -> "Wish":
        return replace(self, **changes)

    @property
    def counts(self) -> str:
        return FIRST if self.first else ""

    def ordered(self, table: TableT) -> TableT:
        """The table in the order that is wished. Without names that of the alphabet would tell too much."""
        return table.by_total() if self.by_total else table if self.names else table.by_number()

    def name(self, row: Row | LessonRow) -> str:
        """What stands for a student."""
        if not self.names:
            return words.nobody(row.number)
        return row.membership.called or words.erased()


def read(query: QueryDict) -> Wish:
    """What an address asks for; what it does not know is as usual."""
    return Wish(
        query.get("names") != "0",
        query.get("sort") == "total",
        query.get("attempt") == "first",
        query.get("thoughts") == "all",
    )
