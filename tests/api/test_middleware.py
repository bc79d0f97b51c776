"""What holds for every address: origins, cookies, limits, languages, errors as JSON."""

from io import BytesIO
from typing import Any

import pytest
from django.test import RequestFactory

from lessons.web.client_ip import client_address

AUCTION = {"dealer": "N", "calls": ["1H", "1D"]}
SENTENCES = {
    "en": "“dealer” is missing.",
    "pt-br": "Falta “dealer”.",
    "ru": "Не хватает «dealer».",
}


def codes(response: Any) -> list[str]:
    assert response.headers["Content-Type"].startswith("application/json")
    errors = response.json()["errors"]
    assert all(set(error) == {"where", "code", "text", "sentence"} and error["sentence"] for error in errors)
    return [error["code"] for error in errors]


# Other origins, and nothing kept


def test_a_preflight_is_answered_without_credentials(client: Any) -> None:
    response = client.options(
        "/api/v1/auction",
        headers={
            "Origin": "https://example.org",
            "Access-Control-Request-Method": "POST",
            "Access-Control-Request-Headers": "content-type",
        },
    )
    assert (response.status_code, response.content) == (204, b"")
    assert response.headers["Access-Control-Allow-Origin"] == "*"
    assert "POST" in response.headers["Access-Control-Allow-Methods"]
    assert "Content-Type" in response.headers["Access-Control-Allow-Headers"]
    assert "Access-Control-Allow-Credentials" not in response.headers


@pytest.mark.parametrize("body", [AUCTION, {}])
def test_any_origin_may_read_answers_and_refusals(post: Any, body: Any) -> None:
    response = post("auction", body, origin="https://example.org")
    assert response.headers["Access-Control-Allow-Origin"] == "*"
    assert "Retry-After" in response.headers["Access-Control-Expose-Headers"]
    assert "Access-Control-Allow-Credentials" not in response.headers


def test_pages_do_not_get_the_headers_of_the_api(client: Any) -> None:
    assert "Access-Control-Allow-Origin" not in client.get("/en/auction/").headers


def test_no_cookie_is_set_and_no_database_used(post: Any, client: Any) -> None:
    """Without the database mark, any query for a session or a user fails the test."""
    client.cookies["sessionid"] = "0123456789abcdef"
    for response in (post("auction", AUCTION), post("auction", {}), client.get("/api/v1/openapi.json")):
        assert not response.cookies


def test_no_csrf_token_is_asked_for() -> None:
    from django.test import Client

    strict = Client(enforce_csrf_checks=True)
    assert strict.post("/api/v1/auction", AUCTION, content_type="application/json").status_code == 200


# Languages


@pytest.mark.parametrize(
    ("lang", "header", "language"),
    [
        ("", "", "en"),
        ("", "ru", "ru"),
        ("", "ru-RU,ru;q=0.9,en;q=0.8", "ru"),
        ("", "pt", "pt-br"),
        ("", "pt-PT,en;q=0.5", "pt-br"),
        ("", "de,fr;q=0.5", "en"),
        ("", "de;q=x,,*", "en"),
        ("en", "ru", "en"),
        ("pt-br", "ru", "pt-br"),
        ("pt-BR", "", "pt-br"),
        ("pt", "", "pt-br"),
        ("ru", "pt", "ru"),
        ("xx", "ru", "ru"),
        ("x" * 3000, "", "en"),
        ("%00", "", "en"),
    ],
)
def test_the_language_comes_from_the_query_else_from_the_header(
    post: Any, lang: str, header: str, language: str
) -> None:
    response = post(f"auction?lang={lang}", {"calls": []}, accept_language=header)
    assert response.headers["Content-Language"] == language
    assert "Accept-Language" in response.headers["Vary"]
    assert response.json()["errors"][0]["sentence"] == SENTENCES[language]


def test_the_language_cookie_of_the_pages_is_not_looked_at(post: Any, client: Any, settings: Any) -> None:
    client.cookies[settings.LANGUAGE_COOKIE_NAME] = "ru"
    response = post("auction", AUCTION)
    assert response.headers["Content-Language"] == "en"
    assert "Cookie" not in response.headers["Vary"]


def test_codes_and_calls_do_not_change_with_the_language(post: Any) -> None:
    def facts(language: str) -> Any:
        answer = post(f"auction?lang={language}", AUCTION).json()
        sentences = [answer.pop("sentence"), answer["calls"][1]["objections"][0].pop("sentence")]
        return answer, sentences

    (english, first), (portuguese, second), (russian, third) = map(facts, ("en", "pt-br", "ru"))
    assert english == portuguese == russian
    assert len({*first, *second, *third}) == 6


# Limits


def test_the_request_over_the_limit_must_wait(post: Any, settings: Any) -> None:
    settings.API_REQUESTS_PER_MINUTE = 3
    statuses = [post("auction", AUCTION).status_code for _ in range(3)]
    response = post("auction", AUCTION)
    if response.status_code == 200:  # a new minute has just begun
        statuses = [post("auction", AUCTION).status_code for _ in range(3)][:3]
        response = post("auction", AUCTION)
    assert statuses == [200, 200, 200]
    assert (response.status_code, codes(response)) == (429, ["too-many-requests"])
    assert 1 <= int(response.headers["Retry-After"]) <= 60
    assert response.headers["Access-Control-Allow-Origin"] == "*"


def test_a_preflight_costs_nothing_and_each_address_counts_alone(post: Any, client: Any, settings: Any) -> None:
    settings.API_REQUESTS_PER_MINUTE = 1
    for _ in range(3):
        client.options("/api/v1/auction", headers={"Access-Control-Request-Method": "POST"})
    for address in ("192.0.2.1", "192.0.2.2"):
        response = client.get("/api/v1/openapi.json", REMOTE_ADDR=address)
        assert response.status_code == 200, address


@pytest.mark.parametrize("limit", [65536])
def test_a_body_over_64_kb_is_refused_unread(post: Any, limit: int) -> None:
    body = b'{"dealer": "N", "calls": []}'
    assert post("auction", body.ljust(limit)).status_code == 200
    response = post("auction", body.ljust(limit + 1))
    assert (response.status_code, codes(response)) == (413, ["too-large"])


CHUNKED = {"HTTP_TRANSFER_ENCODING": "chunked", "CONTENT_LENGTH": ""}


@pytest.mark.parametrize(
    ("body", "status"),
    [
        (b'{"dealer": "N", "calls": []}', 200),
        (b'{"dealer": "N", "calls": []}'.ljust(65536), 200),
        (b'{"dealer": "N", "calls": []}'.ljust(65537), 413),
        (b"", 422),
    ],
)
def test_a_body_in_chunks_is_read_where_the_server_ends_it(client: Any, body: bytes, status: int) -> None:
    chunked = {**CHUNKED, "wsgi.input": BytesIO(body), "wsgi.input_terminated": True}
    response = client.generic("POST", "/api/v1/auction", **chunked)
    assert response.status_code == status


def test_a_body_in_chunks_that_cannot_be_read_needs_a_length(client: Any) -> None:
    response = client.generic("POST", "/api/v1/auction", b'{"dealer": "N"}', **CHUNKED)
    assert (response.status_code, codes(response)) == (411, ["length-required"])


@pytest.mark.parametrize(
    ("proxies", "remote", "forwarded", "address"),
    [
        (0, "192.0.2.7", None, "192.0.2.7"),
        (0, "192.0.2.7", "203.0.113.9", "192.0.2.7"),
        (1, "10.0.0.1", "203.0.113.9", "203.0.113.9"),
        (1, "10.0.0.1", "198.51.100.1, 203.0.113.9", "203.0.113.9"),
        (2, "10.0.0.1", "198.51.100.1, 203.0.113.9, 10.0.0.2", "203.0.113.9"),
        (2, "10.0.0.1", "203.0.113.9", "10.0.0.1"),
        (1, "10.0.0.1", None, "10.0.0.1"),
        (0, "2001:db8:1:2:3:4:5:6", None, "2001:db8:1:2::"),
        (0, "::ffff:192.0.2.7", None, "192.0.2.7"),
        (0, "", None, ""),
        (1, "10.0.0.1", "x" * 500, "x" * 64),
    ],
)
def test_the_address_of_a_client(
    settings: Any, proxies: int, remote: str, forwarded: str | None, address: str
) -> None:
    settings.TRUSTED_PROXY_COUNT = proxies
    headers = {"X-Forwarded-For": forwarded} if forwarded else {}
    request = RequestFactory().get("/", headers=headers, REMOTE_ADDR=remote)
    assert client_address(request) == address


# Errors of the framework


@pytest.mark.parametrize("path", ["/api/", "/api/v1/nothing", "/api/v2/auction", "/api/v1/auction/"])
@pytest.mark.parametrize("method", ["get", "post"])
def test_an_unknown_address_is_told_as_json(client: Any, path: str, method: str) -> None:
    response = getattr(client, method)(path)
    assert (response.status_code, codes(response)) == (404, ["not-found"])


@pytest.mark.parametrize("method", ["get", "put", "patch", "delete", "head", "trace"])
def test_another_method_is_told_with_those_allowed(client: Any, method: str) -> None:
    response = getattr(client, method)("/api/v1/auction")
    assert (response.status_code, response.headers["Allow"]) == (405, "POST")
    if method != "head":
        assert codes(response) == ["method-not-allowed"]


@pytest.mark.parametrize("path", ["ruling/laws", "openapi.json", "docs"])
def test_head_is_answered_like_get(client: Any, path: str) -> None:
    asked, headed = client.get(f"/api/v1/{path}"), client.head(f"/api/v1/{path}")
    assert (asked.status_code, headed.status_code, headed.content) == (200, 200, b"")
    assert headed.headers["Content-Type"] == asked.headers["Content-Type"]


def test_our_own_failure_is_told_as_json_and_logged(
    client: Any, settings: Any, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    settings.DEBUG = False
    client.raise_request_exception = False
    monkeypatch.setattr("lessons.api.auction.auction_json", lambda auction: 1 / 0)
    response = client.post("/api/v1/auction", AUCTION, content_type="application/json")
    assert (response.status_code, response.json()["errors"]) == (
        500,
        [
            {
                "where": "",
                "code": "server-error",
                "text": "",
                "request": response["X-Request-ID"],
                "sentence": "Something went wrong here, not in your request. It has been noted.",
            }
        ],
    )
    assert "ZeroDivisionError" in caplog.text
