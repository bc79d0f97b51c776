"""Prose of people: what stands in braces and is no call is their own."""

import pytest
from django.utils.translation import override

from lessons.wording.prose import line, prose

BRACES = ["{?}", "{0}", "{x}", "{8N}", "{{}", "{<}", "{}", "{ 1S }"]


@pytest.mark.parametrize("text", BRACES)
def test_braces_that_hold_no_call_stay_as_they_are(text):
    shown = text.replace("<", "&lt;")
    with override("en"):
        assert (prose(f"Say {text}"), line(f"Say {text}")) == (f"<p>Say {shown}</p>\n", f"Say {shown}")


def test_calls_stand_beside_them():
    with override("en"):
        assert line("{?} {XX}") == '{?} <span class="call" role="img" aria-label="redouble">XX</span>'
