"""What cannot be read is told by place and code, everything at once, and never crashes."""

import json
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

WHOLE_BODY = [
    (b"", ("", "not-json", "")),
    (b"{", ("", "not-json", "{")),
    (b"dealer=N", ("", "not-json", "dealer=N")),
    (b'{"dealer": NaN}', ("", "not-json", '{"dealer": NaN}')),
    (b'{"dealer": -Infinity}', ("", "not-json", '{"dealer": -Infinity}')),
    (b'{"dealer": "N", "calls": [], "dealer": "S"}', ("", "not-json", "dealer")),
    (b"\xff\xfe", ("", "not-json", "\ufffd\ufffd")),
    ('{"dealer": "Север"}'.encode("cp1251"), ("", "not-json", '{"dealer": "\ufffd\ufffd\ufffd\ufffd\ufffd"}')),
    ("{}".encode("utf-16"), ("", "not-json", "\ufffd\ufffd{\0}\0")),
    (b"[" * 60_000, ("", "not-json", "[" * 40)),
    (b'{"a":' * 12_000, ("", "not-json", ('{"a":' * 8))),
    (b"[]", ("", "wrong-type", "[]")),
    (b"null", ("", "wrong-type", "null")),
    (b'"1C"', ("", "wrong-type", "1C")),
    (b"1e999", ("", "wrong-type", "Infinity")),
    (b"9" * 5000, ("", "wrong-type", "9" * 40)),
]


@pytest.mark.parametrize(("body", "problem"), WHOLE_BODY)
def test_a_body_that_is_no_json_object(problems: Any, body: bytes, problem: tuple[str, str, str]) -> None:
    assert problems("auction", body) == [problem]


def test_a_byte_order_mark_is_no_obstacle(post: Any) -> None:
    assert post("auction", b'\xef\xbb\xbf{"dealer": "N", "calls": []}').status_code == 200


def test_the_content_type_is_not_looked_at(client: Any) -> None:
    for content_type in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data"):
        response = client.post("/api/v1/auction", b'{"dealer": "N", "calls": []}', content_type=content_type)
        assert response.status_code == 200, content_type


AUCTIONS = [
    ({}, [("dealer", "missing", ""), ("calls", "missing", "")]),
    ({"calls": []}, [("dealer", "missing", "")]),
    ({"dealer": None, "calls": None}, [("dealer", "wrong-type", "null"), ("calls", "wrong-type", "null")]),
    ({"dealer": 1, "calls": "1C"}, [("dealer", "wrong-type", "1"), ("calls", "wrong-type", "1C")]),
    ({"dealer": True, "calls": {}}, [("dealer", "wrong-type", "true"), ("calls", "wrong-type", "{}")]),
    ({"dealer": "", "calls": []}, [("dealer", "unknown-seat", "")]),
    ({"dealer": "n", "calls": []}, [("dealer", "unknown-seat", "n")]),
    ({"dealer": "NS", "calls": []}, [("dealer", "unknown-seat", "NS")]),
    ({"dealer": "North" * 20, "calls": []}, [("dealer", "unknown-seat", "North" * 8)]),
    ({"dealer": "\ud800", "calls": []}, [("dealer", "unknown-seat", "?")]),
    ({"dealer": "N", "calls": ["P"] * 1001}, [("calls", "too-many", "1001")]),
    (
        {"dealer": "X", "calls": ["1C", "1Z", "p", "8C", "0N", "10S", "1NT", "", " 1C", "XXX", "1♣"]},
        [
            ("dealer", "unknown-seat", "X"),
            ("calls[1]", "not-a-call", "1Z"),
            ("calls[2]", "not-a-call", "p"),
            ("calls[3]", "bid-out-of-range", "8C"),
            ("calls[4]", "bid-out-of-range", "0N"),
            ("calls[5]", "bid-out-of-range", "10S"),
            ("calls[6]", "not-a-call", "1NT"),
            ("calls[7]", "not-a-call", ""),
            ("calls[8]", "not-a-call", " 1C"),
            ("calls[9]", "not-a-call", "XXX"),
            ("calls[10]", "not-a-call", "1♣"),
        ],
    ),
    (
        {"dealer": "N", "calls": [1, 1.0, False, None, ["1C"], {"call": "1C"}]},
        [
            ("calls[0]", "wrong-type", "1"),
            ("calls[1]", "wrong-type", "1.0"),
            ("calls[2]", "wrong-type", "false"),
            ("calls[3]", "wrong-type", "null"),
            ("calls[4]", "wrong-type", '["1C"]'),
            ("calls[5]", "wrong-type", '{"call": "1C"}'),
        ],
    ),
    ({"dealer": "N", "calls": [], "notation": "cyrillic"}, [("notation", "wrong-type", "cyrillic")]),
    ({"dealer": "N", "calls": [], "notation": ["local"]}, [("notation", "wrong-type", '["local"]')]),
]


@pytest.mark.parametrize(("body", "expected"), AUCTIONS)
def test_everything_wrong_with_an_auction_is_told(problems: Any, body: Any, expected: Any) -> None:
    assert problems("auction", body) == expected


def test_names_nobody_asks_for_are_ignored_and_null_is_the_default(post: Any) -> None:
    body = {"dealer": "N", "calls": ["P"], "notation": None, "comment": {"by": "a teacher"}}
    assert post("auction", body).json()["turn"] == "E"


def test_what_was_typed_on_the_other_keyboard_layout_is_no_call_and_the_word_to_blame_is_named(post: Any) -> None:
    body = {"dealer": "N", "calls": ["1g", "1 крестя"], "notation": "local"}
    assert post("auction?lang=ru", body).json()["errors"] == [
        {
            "where": "calls[0]",
            "code": "not-a-call",
            "text": "1g",
            "sentence": "Не удалось понять «1g»: проверьте раскладку клавиатуры.",
        },
        {
            "where": "calls[1]",
            "code": "not-a-call",
            "text": "1 крестя",
            "sentence": "Не удалось понять «крестя». Попробуйте: 1♠\ufe0e, 1п, 3БК, пас, X или XX.",
        },
    ]


def test_an_ambiguous_call_is_asked_back_with_its_readings(post: Any) -> None:
    body = {"dealer": "N", "calls": ["1s", "2z", "8st", "p"], "notation": "local"}
    assert post("auction?lang=pt-br", body).json() == {
        "errors": [
            {
                "where": "calls[0]",
                "code": "ambiguous-call",
                "text": "1s",
                "readings": ["1S", "1N"],
                "sentence": "“1s” pode significar 1♠\ufe0e ou 1ST. Escolha uma opção.",
            },
            {
                "where": "calls[1]",
                "code": "not-a-call",
                "text": "2z",
                "sentence": "Não entendi “2z”. Tente 1♠\ufe0e, 1E, 3ST, P, X ou XX.",
            },
            {
                "where": "calls[2]",
                "code": "bid-out-of-range",
                "text": "8st",
                "sentence": "O nível de um lance vai de 1 a 7; “8st” não é um lance.",
            },
        ]
    }


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=6),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=4), inner, max_size=4),
    max_leaves=12,
)
AUCTION_LIKE = st.fixed_dictionaries(
    {},
    optional={
        "dealer": st.sampled_from(["N", "E", "S", "W"]) | JSON,
        "calls": st.lists(st.sampled_from(["P", "X", "XX", "1C", "7N", "8C"]) | JSON, max_size=6) | JSON,
        "notation": st.sampled_from(["local", "canonical", None]) | JSON,
    },
)


@settings(max_examples=300, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(body=JSON | AUCTION_LIKE, language=st.sampled_from(["en", "pt-br", "ru"]))
def test_any_json_is_answered_or_refused(post: Any, body: Any, language: str) -> None:
    response = post(f"auction?lang={language}", body)
    assert response.status_code in (200, 422)
    assert ("errors" in response.json()) == (response.status_code == 422)


@settings(max_examples=200, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(body=st.binary(max_size=200))
def test_any_bytes_are_answered_or_refused(post: Any, body: bytes) -> None:
    response = post("auction", body)
    assert response.status_code == 422
    assert json.loads(response.content)["errors"][0]["code"] in ("not-json", "wrong-type", "missing")
