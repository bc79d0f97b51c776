"""Work that is done when the answer has gone out, so that the time of the answer tells nothing of it."""

import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextvars import copy_context

from django.conf import settings
from django.db import connections
from django.utils import translation

_WORKERS = ThreadPoolExecutor(max_workers=2, thread_name_prefix="later")
_log = logging.getLogger(__name__)


def later(work: Callable[[], object]) -> None:
    """Do something soon, in the language of now. What goes wrong with it is logged."""
    if settings.WORK_LATER:
        # In the context of the request, under whose id it is logged.
        _WORKERS.submit(copy_context().run, _done, work, translation.get_language() or settings.LANGUAGE_CODE)
    else:
        work()


def _done(work: Callable[[], object], language: str) -> None:
    try:
        with translation.override(language):
            work()
    except Exception:
        _log.exception("What was to be done later has failed.")
    finally:
        connections.close_all()
