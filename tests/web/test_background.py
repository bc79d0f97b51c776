"""Work that is done after the response."""

import time
from threading import Event

import pytest
from django.utils import translation

from lessons.web.background import run_after_response


def test_work_runs_in_the_language_of_the_request_and_its_exceptions_are_logged(
    settings, caplog: pytest.LogCaptureFixture
) -> None:
    settings.RUN_AFTER_RESPONSE = True
    done, found = Event(), []

    def broken() -> None:
        raise ValueError("broken")

    with translation.override("ru"):
        run_after_response(broken)
        run_after_response(lambda: (found.append(translation.get_language()), done.set()))
    assert (done.wait(10), found) == (True, ["ru"])
    for _ in range(100):
        if caplog.records:
            break
        time.sleep(0.01)  # the line is written after the work has failed, on its own thread
    assert [record.getMessage() for record in caplog.records] == ["What was to be done later has failed."]
