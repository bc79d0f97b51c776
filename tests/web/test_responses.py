"""Headers of answers that nobody may store."""

import pytest
from django.http import HttpResponse

from lessons.web.responses import no_store


@pytest.mark.parametrize(("private", "header"), [(True, "no-store, private"), (False, "no-store")])
def test_an_answer_that_nobody_may_store_says_so(private: bool, header: str) -> None:
    response = HttpResponse("of one reader")
    assert no_store(response, private=private) is response
    assert response["Cache-Control"] == header
