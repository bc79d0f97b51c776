"""Calls spelled as a person of the chosen language types them (`"notation": "local"`)."""

from collections.abc import Callable

from django.utils.translation import get_language

from lessons.api.fields import Problems
from lessons.engine.calls import PASS, Call
from lessons.engine.notation import AmbiguousCall, UnreadableCall, language_of, read_call
from lessons.wording import notation as words


def local_call_reader() -> Callable[[str, str, Problems], Call]:
    """A reader of calls in the language now active."""
    language = language_of(get_language() or "")

    def read(where: str, text: str, problems: Problems) -> Call:
        try:
            return read_call(text, language)
        except (AmbiguousCall, UnreadableCall) as error:
            readings = (
                {"readings": [str(call) for call in error.readings]} if isinstance(error, AmbiguousCall) else {}
            )
            problems.note(where, error.code, text, words.refusal(error), **readings)
        return PASS

    return read
