"""Work that is done once the response has gone out, so that how long the response takes tells nothing of it."""

import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextvars import copy_context

from django.conf import settings
from django.db import connections
from django.utils import translation

_WORKERS = ThreadPoolExecutor(max_workers=2, thread_name_prefix="background")
_log = logging.getLogger(__name__)


def run_after_response(work: Callable[[], object]) -> None:
    """Run something soon on a thread of this process, in the language active now. An exception in it is logged.

    What has not run when the process ends is lost.
    """
    if settings.RUN_AFTER_RESPONSE:
        # In the context of the request, under whose id it is logged.
        _WORKERS.submit(copy_context().run, _run, work, translation.get_language() or settings.LANGUAGE_CODE)
    else:
        work()


def _run(work: Callable[[], object], language: str) -> None:
    try:
        with translation.override(language):
            work()
    except Exception:
        _log.exception("What was to be done later has failed.")
    finally:
        connections.close_all()
