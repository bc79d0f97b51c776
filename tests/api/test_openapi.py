"""The OpenAPI document is true: schemathesis sends what it says may be sent, and what it says may not."""

from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from django.core.signals import request_finished, request_started
from django.core.wsgi import get_wsgi_application
from django.db import close_old_connections
from hypothesis import HealthCheck, Phase, settings
from schemathesis import GenerationMode

from lessons.api.openapi import described

schema = schemathesis.openapi.from_wsgi("/api/v1/openapi.json", get_wsgi_application())
schema.config.generation.update(modes=[GenerationMode.POSITIVE, GenerationMode.NEGATIVE])


@pytest.fixture(autouse=True)
def _connections_left_alone() -> Iterator[None]:
    """A request over WSGI looks after database connections, which these tests have none of."""
    signals = (request_started, request_finished)
    for signal in signals:
        signal.disconnect(close_old_connections)
    yield
    for signal in signals:
        signal.connect(close_old_connections)


@schema.parametrize()
@settings(
    max_examples=40,
    suppress_health_check=list(HealthCheck),
    phases=[Phase.explicit, Phase.generate],
    derandomize=True,
)
def test_every_answer_is_as_described(case: Any) -> None:
    # Over WSGI nothing unpacks an answer, as a client over HTTP would.
    case.call_and_validate(headers={"Accept-Encoding": "identity"})


def operations() -> list[tuple[str, str, dict[str, Any]]]:
    return [
        (path, method, operation) for path, item in described()["paths"].items() for method, operation in item.items()
    ]


EXAMPLES = [
    (path, name, example["value"])
    for path, method, operation in operations()
    if method == "post"
    for content in operation["requestBody"]["content"].values()
    for name, example in content["examples"].items()
]


@pytest.mark.parametrize(("path", "name", "body"), EXAMPLES)
def test_every_example_is_answered(client: Any, path: str, name: str, body: Any) -> None:
    content_type = "text/plain" if isinstance(body, str) else "application/json"
    response = client.post(path, body, content_type=content_type)
    assert response.status_code == 200, (name, response.content.decode())


def test_every_address_says_what_it_is_for_and_how_it_fails() -> None:
    for path, method, operation in operations():
        assert operation["summary"], path
        assert operation["description"], path
        expected = {200, 411, 413, 422, 429} if method == "post" else {200, 429}
        assert set(operation["responses"]) == expected, path
