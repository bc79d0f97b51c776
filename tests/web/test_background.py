"""What is done after the answer."""

from threading import Event

import pytest
from django.utils import translation

from lessons.web.background import later


def test_work_is_done_later_in_the_language_of_now_and_its_faults_are_logged(
    settings, caplog: pytest.LogCaptureFixture
) -> None:
    settings.WORK_LATER = True
    done, found = Event(), []

    def broken() -> None:
        raise ValueError("broken")

    with translation.override("ru"):
        later(broken)
        later(lambda: (found.append(translation.get_language()), done.set()))
    assert (done.wait(10), found) == (True, ["ru"])
    for _ in range(100):
        if caplog.records:
            break
        done.wait(0.01)
    assert [record.getMessage() for record in caplog.records] == ["What was to be done later has failed."]
