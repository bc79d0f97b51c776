"""The log, on stderr: one line an event, and under the line of an exception where it arose.

No name, answer, code, e-mail or address of a page is in it. So the messages of exceptions are left out, which quote
what somebody entered (PostgreSQL the whole row), and so are those of other people's packages, which quote addresses.
"""

import logging
import sys
import traceback
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from types import TracebackType
from typing import Any, TextIO

from django.core.exceptions import ImproperlyConfigured

from lessons.web.current_request import current_request

ROOT = Path(__file__).resolve().parent.parent
OURS = ("lessons", "bridgeschool", "gunicorn")  # whose messages hold nothing of anybody
ABOUT_THE_CODE = (ImproperlyConfigured, ImportError, SyntaxError)  # exceptions whose messages do not either
SERVER_ERROR = 500
MOST_FRAMES = 40  # of a traceback, the last


class LineFormatter(logging.Formatter):
    """`2026-03-01T09:15:02.041+00:00 ERROR lessons.x id=3f2a9c1b route=en/classes/<int:pk>/ What happened`."""

    def format(self, record: logging.LogRecord) -> str:
        when = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        current = current_request()
        of_request = [f"id={current.id}", f"route={current.route}"] if current else []
        line = " ".join((when, record.levelname, record.name, *of_request, message_of(record)))
        # A line is a line, whatever is in it: nobody writes a second one into the log.
        lines = [line.replace("\n", " ").replace("\r", " ")]
        # A refused request is a line, not a traceback: anybody can make as many as they like.
        if record.exc_info and record.exc_info[1] and not is_refusal(record):
            lines += exception_lines(record.exc_info[1])
        return "\n    ".join(lines)


class Stderr(logging.StreamHandler[TextIO]):
    """Where a line cannot be made, Python's own handler prints all that was to go into it."""

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802 (logging's name)
        sys.stderr.write(f"A line of the log could not be written: {record.name}, {record.lineno}\n")


def message_of(record: logging.LogRecord) -> str:
    """Our own messages as they are; of others only where in the code they are written."""
    if is_refusal(record):
        return "refused"
    if record.name.partition(".")[0] in OURS:
        return record.getMessage()
    return f"at {_place(record.pathname)}:{record.lineno}"


def exception_lines(error: BaseException) -> Iterator[str]:
    """Where an exception arose and of what kind it is, the first cause first; not what it says."""
    earlier = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    if earlier:
        yield from exception_lines(earlier)
        yield "and then"
    for frame in traceback.extract_tb(error.__traceback__, limit=-MOST_FRAMES):
        yield f"{_place(frame.filename)}:{frame.lineno} {frame.name}"
    if template := _template(error.__traceback__):
        yield template
    yield " ".join((f"{type(error).__module__}.{type(error).__qualname__}", *facts(error)))


def facts(error: BaseException) -> Iterator[str]:
    """What can be told of an exception besides its kind: codes of the system, the database and the mail server."""
    for name in ("errno", "sqlstate", "sqlite_errorname", "smtp_code"):
        if isinstance(value := getattr(error, name, None), str | int):
            yield f"{name}={value}"
    if isinstance(error, ABOUT_THE_CODE):
        yield str(error)


def _template(trace: TracebackType | None) -> str:
    """The last template that was at work, and its line; "" where there was none."""
    found = ""
    while trace:
        node = trace.tb_frame.f_locals.get("self")
        if trace.tb_frame.f_code.co_name == "render_annotated" and node is not None and getattr(node, "token", None):
            found = f"in the template {node.origin.template_name}, line {node.token.lineno}"
        trace = trace.tb_next
    return found


def _place(path: str) -> str:
    """A file as the repository or its package names it."""
    short = path.removeprefix(f"{ROOT}/")
    return short.rpartition("site-packages/")[2]


def is_refusal(record: logging.LogRecord) -> bool:
    """A request that Django refuses, for its host name or a stale form: the name of the logger says why."""
    return record.name.startswith("django.security")


def is_news(record: logging.LogRecord) -> bool:
    """Django says of every bad answer that it was bad, which the line of the request says too."""
    if record.name != "django.request":
        return True
    return bool(record.exc_info) and getattr(record, "status_code", SERVER_ERROR) >= SERVER_ERROR


def configuration(*, debug: bool) -> dict[str, Any]:
    """LOGGING. On a developer's machine everything is told in full, and `runserver` writes the line of a request."""
    plain = {"format": "%(levelname)s %(name)s: %(message)s"}
    quiet = {"handlers": [], "level": "WARNING", "propagate": True}
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "filters": {"news": {"()": lambda: is_news}},
        "formatters": {"line": plain if debug else {"()": LineFormatter}},
        "handlers": {
            "stderr": {
                "class": "logging.StreamHandler" if debug else "bridgeschool.logs.Stderr",
                "formatter": "line",
                "filters": [] if debug else ["news"],
            },
        },
        "root": {"handlers": ["stderr"], "level": "INFO"},
        "loggers": {
            "django": {"handlers": [], "level": "INFO", "propagate": True},  # not to the admins by mail
            "axes": quiet | {"level": "ERROR"},  # it names who has mistyped a password
            "lessons.web.request_log": quiet if debug else quiet | {"level": "INFO"},
        },
    }
