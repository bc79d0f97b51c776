"""A caller of the API, who may ask as often as it likes unless a test says otherwise."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from django.core.cache import cache
from django.http import HttpResponse
from django.test import Client

Caller = Callable[..., HttpResponse]


@pytest.fixture(autouse=True)
def _no_rate_limit(settings: Any) -> None:
    settings.API_REQUESTS_PER_MINUTE = 0
    cache.clear()


@pytest.fixture
def post(client: Client) -> Caller:
    """POST a JSON value, or bytes as they are, to an address under /api/v1/."""

    def post(address: str, body: Any, **headers: str) -> HttpResponse:
        data = body if isinstance(body, bytes) else json.dumps(body)
        return client.post(f"/api/v1/{address}", data, content_type="application/json", headers=headers)

    return post


@pytest.fixture
def problems(post: Caller) -> Callable[..., list[tuple[str, str, str]]]:
    """POST something wrong; gives (where, code, text) of each error."""

    def problems(address: str, body: Any) -> list[tuple[str, str, str]]:
        response = post(address, body)
        assert response.status_code == 422, response.content.decode()
        errors = response.json()["errors"]
        assert all(error["sentence"] and len(error["text"]) <= 40 for error in errors)
        return [(error["where"], error["code"], error["text"]) for error in errors]

    return problems
