"""POST /boards: a file checked board by board."""

from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from lessons.api.schemas.boards import BoardsOut

FILE = """[Board "1"]
[Dealer "E"]
[Vulnerable "None"]
[Declarer "E"]
[Contract "6S"]
[Result "12"]
[Score "EW 980"]
[Auction "E"]
{the printed example} 1D 1H 1S ! 2C
2S =1= 3C 4S Pass
4NT Pass 5D Pass
6S AP
[Note "1:a raise"]
"""


def checked(client: Any, body: bytes | str, language: str = "en") -> list[dict[str, Any]]:
    raw = body.encode() if isinstance(body, str) else body
    response = client.post(f"/api/v1/boards?lang={language}", raw, content_type="text/plain")
    assert response.status_code == 200, response.content.decode()
    boards: list[dict[str, Any]] = response.json()["boards"]
    return boards


def test_a_board_with_what_it_states_and_what_follows(client: Any) -> None:
    (board,) = checked(client, FILE)
    auction = board.pop("auction")
    assert board == {
        "number": "1",
        "room": "",
        "dealer": "E",
        "vulnerable": "none",
        "stated": {"contract": "6S", "declarer": "E", "result": 12, "score": -980},
        "comments": ["the printed example"],
        "disagreements": [
            {
                "where": "stated.declarer",
                "code": "declarer-differs",
                "sentence": "The file names as declarer: East. By the auction it is: West.",
            }
        ],
    }
    assert auction["calls"][2] == {
        "seat": "W",
        "call": "1S",
        "legal": True,
        "objections": [],
        "marks": ["!"],
        "notes": [],
    }
    assert auction["calls"][4]["notes"] == ["a raise"]
    assert (auction["status"], auction["contract"]["declarer"]) == ("complete", "W")


def test_the_auction_is_told_as_auction_tells_it(client: Any) -> None:
    for calls in (["1D", "1H", "1C", "P"], ["1N", "P", "P", "P", "P"], ["P", "P", "P", "P"], ["1H", "X"], []):
        asked = client.post(
            "/api/v1/auction", {"dealer": "S", "calls": calls}, content_type="application/json"
        ).json()
        (board,) = checked(client, f'[Dealer "S"]\n[Auction "S"]\n{" ".join(calls)}\n')
        told = board["auction"]
        assert told.pop("unread") == []
        for call in told["calls"]:
            assert (call.pop("marks"), call.pop("notes")) == ([], [])
        if told["contract"]:
            assert asked["contract"].pop("sentence").startswith("The contract is")
            assert told["contract"].pop("sentence").startswith("The contract is")
        assert told == asked, calls


def test_irregularities_are_kept_and_judged(client: Any) -> None:
    (board,) = checked(client, '[Dealer "N"]\n[Auction "W"]\n- ^S 1D ^I 1C 4S P P P\n')
    calls = board["auction"]["calls"]
    assert [(call["seat"], call["call"], call["legal"], call["marks"]) for call in calls[:3]] == [
        ("E", "1D", True, ["^S"]),
        ("S", "1C", False, ["^I"]),
        ("W", "4S", True, []),
    ]
    assert [fault["code"] for fault in board["disagreements"]] == ["illegal-call"]
    assert board["disagreements"][0]["where"] == "auction.calls[1]"
    assert board["disagreements"][0]["sentence"].endswith("The file marks it as accepted (Law 27A).")
    assert (board["auction"]["status"], board["auction"]["contract"]["declarer"]) == ("complete", "W")


def test_what_is_no_call_is_kept_unread(client: Any) -> None:
    (board,) = checked(client, '[Auction "N"]\n1H AC P\n')
    assert (len(board["auction"]["calls"]), board["auction"]["unread"]) == (1, ["AC", "P"])
    assert [(fault["code"], fault["where"]) for fault in board["disagreements"]] == [
        ("not-a-call", "auction.calls[1]")
    ]


def test_a_lin_file_in_windows_1252(client: Any) -> None:
    (board,) = checked(client, "qx|c7|md|2|sv|b|mb|1N|an|forcé|mb|p|mb|p|mb|p|mc|8|".encode("cp1252"))
    assert (board["number"], board["room"], board["dealer"], board["vulnerable"]) == ("7", "closed", "W", "both")
    assert board["auction"]["calls"][0]["notes"] == ["forcé"]
    assert board["stated"]["result"] == 8


def test_the_sentences_are_in_the_language_asked_for(client: Any) -> None:
    sentences = [checked(client, FILE, code)[0]["disagreements"][0]["sentence"] for code in ("en", "pt-br", "ru")]
    assert len(set(sentences)) == 3


@pytest.mark.parametrize("body", [" ", "Dear reader", '{"dealer": "N"}', "\x00", "%" * 100, '[Event "no board"]'])
@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "No boards were found in this text. It has to be PBN or LIN."),
        ("pt-br", "Não há nenhuma mão neste texto. Ele precisa ser PBN ou LIN."),
        ("ru", "В этом тексте нет ни одной сдачи. Он должен быть в формате PBN или LIN."),
    ],
)
def test_a_text_without_boards_is_refused(client: Any, body: str, language: str, sentence: str) -> None:
    response = client.post(f"/api/v1/boards?lang={language}", body.encode(), content_type="text/plain")
    error = {"where": "", "code": "no-boards", "text": body.strip()[:40], "readings": [], "sentence": sentence}
    assert response.status_code == 422
    assert [{"readings": [], **told} for told in response.json()["errors"]] == [error]


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-16-be"])
def test_a_file_is_read_in_every_encoding(client: Any, encoding: str) -> None:
    mark = "\ufeff" if encoding.endswith("e") else ""
    assert checked(client, (mark + FILE).encode(encoding)) == checked(client, FILE)


@pytest.mark.parametrize("raw", [b"\xff\xfe", b"\xfe\xff\x00", b"\xff\xfe[\x00B", b"\xff\xfe\x00\xd8", b"\x00" * 9])
def test_broken_bytes_are_refused_with_a_sentence(client: Any, raw: bytes) -> None:
    response = client.post("/api/v1/boards", raw, content_type="text/plain")
    assert (response.status_code, response.json()["errors"][0]["code"]) == (422, "no-boards")


def answered(client: Any, text: str, language: str = "en") -> dict[str, Any]:
    response = client.post(f"/api/v1/boards?lang={language}", text.encode(), content_type="text/plain")
    assert response.status_code == 200, response.content.decode()
    answer: dict[str, Any] = response.json()
    BoardsOut.model_validate(answer)
    return answer


def test_without_a_readable_dealer_no_seat_is_claimed(client: Any) -> None:
    answer = answered(client, '[Board "1"]\n[Dealer "Z"]\n[Declarer "S"]\n[Contract "1S"]\n[Auction ""]\n1S P P P\n')
    (board,) = answer["boards"]
    auction = board["auction"]
    assert (board["dealer"], auction["dealer"], auction["turn"], auction["status"]) == (None, None, None, "complete")
    assert [call["seat"] for call in auction["calls"]] == [None] * 4
    assert auction["contract"] == {
        "bid": "1S",
        "risk": "",
        "declarer": None,
        "dummy": None,
        "leader": None,
        "sentence": "The contract is 1♠\ufe0e. Who declares is not known: the file does not say who called first.",
    }
    assert auction["sentence"] == auction["contract"]["sentence"]
    assert board["disagreements"] == [
        {
            "where": "dealer",
            "code": "unreadable-dealer",
            "sentence": "The file gives “Z” as dealer, which cannot be read. No dealer is guessed.",
        }
    ]
    assert [(remark["where"], remark["code"]) for remark in answer["remarks"]] == [
        ("boards[0].auction", "seats-unknown")
    ]


@pytest.mark.parametrize(
    ("calls", "code", "reason"),
    [
        ("1D P X", "double-own-side", "1♦ was bid by your own side."),
        ("1D X X", "double-own-side double-already-doubled", "1♦ has already been doubled, so it cannot"),
        ("1D X XX X", "double-already-redoubled", "1♦ has already been redoubled, so it cannot be doubled again."),
        ("1D X P XX", "redouble-own-side", "1♦ was doubled by your own side."),
        (
            "1D X XX XX",
            "redouble-already-redoubled",
            "1♦ has already been redoubled, so it cannot be redoubled again.",
        ),
        ("1D 1C", "insufficient-bid", "The lowest bid is 1♥"),
        ("1D P P P 1H", "auction-over", "came after the end of the auction"),
    ],
)
def test_without_seats_no_reason_names_one(client: Any, calls: str, code: str, reason: str) -> None:
    (board,) = answered(client, f"md|0|mb|{calls.replace(' ', '|mb|')}|")["boards"]
    last = board["auction"]["calls"][-1]
    assert " ".join(objection["code"] for objection in last["objections"]) == code
    assert not any("by" in objection for objection in last["objections"])
    told = (board["auction"]["sentence"] + board["disagreements"][0]["sentence"]).replace("\ufe0e", "")
    assert reason in told
    assert not any(seat in told for seat in ("North", "East", "South", "West"))


def test_an_open_auction_without_a_dealer_has_no_turn(client: Any) -> None:
    (board,) = answered(client, "md|0|mb|1S|")["boards"]
    assert board["auction"]["sentence"] == (
        "The file does not say who called first, so whose turn it is cannot be told."
    )


LEFT_OUT = '[Board "{n}"]\n[Dealer "N"]\n[Declarer "S"]\n[Contract "4S"]\n[Auction "N"]\n1S P 4S P P P\n\n'


def test_passes_that_may_have_been_left_out_are_said_once_for_the_file(client: Any) -> None:
    answer = answered(client, LEFT_OUT.format(n=1) + LEFT_OUT.format(n=2) + FILE)
    assert [[fault["code"] for fault in board["disagreements"]] for board in answer["boards"]] == [
        ["declarer-differs"]
    ] * 3
    (hint,) = answer["remarks"]
    assert (hint["where"], hint["code"]) == ("", "passes-left-out")
    assert hint["sentence"].startswith("In 3 boards dealer, declarer and contract would be as stated")
    assert "В 3 сдачах" in answered(client, LEFT_OUT * 2 + FILE, "ru")["remarks"][0]["sentence"]


def test_an_empty_body_is_refused(client: Any) -> None:
    response = client.post("/api/v1/boards", b"", content_type="text/plain")
    assert (response.status_code, response.json()["errors"][0]["code"]) == (422, "missing")


def test_two_megabytes_are_read_and_no_more(client: Any) -> None:
    largest = FILE.encode() + b"%" * (2 * 1024 * 1024 - len(FILE))
    assert len(checked(client, largest)) == 1
    response = client.post("/api/v1/boards", b"%" * (2 * 1024 * 1024 + 1), content_type="text/plain")
    assert (response.status_code, response.json()["errors"][0]["code"]) == (413, "too-large")


@pytest.mark.parametrize("body", [b"md|1|\n" * 2001, (b'[Auction "N"]\n' + b"P " * 1000) * 61])
def test_too_many_boards_or_calls_are_refused(client: Any, body: bytes) -> None:
    response = client.post("/api/v1/boards", body, content_type="text/plain")
    assert response.status_code == 422
    assert response.json()["errors"][0]["code"] == "too-many"


def test_the_shared_files_are_answered(client: Any, shared: Path) -> None:
    for path in sorted((shared / "cases" / "files").iterdir()):
        assert checked(client, path.read_bytes()), path.name


@pytest.mark.parametrize("language", ["en", "ru"])
@settings(max_examples=150, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(text=st.text(alphabet='[]{};"%\n\t |^=$!*+-ADPXmbdqxo1C\ud800', max_size=80))
def test_any_text_is_answered(client: Any, language: str, text: str) -> None:
    checked(client, b'[Auction "N"]\n1C ' + text.encode("utf-8", "surrogatepass"), language)
