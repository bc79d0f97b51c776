"""What fills or changes the tables runs alone: started twice at once, the second waits until the first is done.

Machines that share a database start with the same commands. Without this, both make the same tables or rows, and one
of them fails.
"""

import fcntl
from collections.abc import Iterator, Mapping
from contextlib import AbstractContextManager, contextmanager, nullcontext
from pathlib import Path
from typing import IO, Any

from django.core.management.base import BaseCommand
from django.db import DEFAULT_DB_ALIAS, connections

KEY = 0x427269646765  # "Bridge": the number of our lock among those of a PostgreSQL database


WAITING = "Another command is filling or changing this database: waiting until it is done.\n"


class OneAtATime(BaseCommand):
    """A command that runs alone, its checks too: they open the database, and the first who does writes to it."""

    def execute(self, *args: Any, **options: Any) -> Any:
        if not self.is_alone(options):
            return super().execute(*args, **options)
        with one_at_a_time(options.get("stdout") or self.stdout, options.get("database") or DEFAULT_DB_ALIAS):
            return super().execute(*args, **options)

    def is_alone(self, options: Mapping[str, Any]) -> bool:
        """Whether what is asked of it changes the database."""
        return True


@contextmanager
def one_at_a_time(out: Any, alias: str = DEFAULT_DB_ALIAS) -> Iterator[None]:
    """Inside, nothing else of this kind is done in this database. `out` is told where that has to be waited for.

    The lock goes with its process, however that ends. It is held beside the connection that works.
    """
    database: Any = connections[alias]
    lock: AbstractContextManager[None]
    if database.vendor == "postgresql":
        lock = _of_postgresql(database, out)
    elif database.vendor == "sqlite" and not database.is_in_memory_db():
        lock = _of_file(Path(f"{database.settings_dict['NAME']}.lock"), out)
    else:  # nobody else is there
        lock = nullcontext()
    with lock:
        yield


def _tell(out: Any) -> None:
    out.write(WAITING)
    out.flush()  # now, not when the waiting is over


@contextmanager
def _of_postgresql(database: Any, out: Any) -> Iterator[None]:
    beside = database.copy()
    try:
        with beside.cursor() as cursor:
            cursor.execute("SELECT pg_try_advisory_lock(%s)", [KEY])
            if cursor.fetchone() != (True,):
                _tell(out)
                cursor.execute("SELECT pg_advisory_lock(%s)", [KEY])
            yield
    finally:
        beside.close()


@contextmanager
def _of_file(path: Path, out: Any) -> Iterator[None]:
    with path.open("ab") as file:
        _take(file, out)
        yield


def _take(file: IO[bytes], out: Any) -> None:
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        _tell(out)
        fcntl.flock(file, fcntl.LOCK_EX)
