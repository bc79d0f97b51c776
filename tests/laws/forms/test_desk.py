"""The Director's desk in an address: what is read, what is asked back, how it is written again."""

from typing import Any

import pytest
from django.http import QueryDict
from django.utils import translation
from hypothesis import given
from hypothesis import strategies as st

from lessons.engine.rulings import CLAUSES, Edition
from lessons.laws.forms.desk import DeskState, read_desk


def desk(law: str, query: str, language: str = "en") -> DeskState:
    with translation.override(language):
        return read_desk(CLAUSES[law], QueryDict(query).dict())


def ruled(asked: DeskState, edition: Edition = Edition.OF_1997) -> list[str]:
    return [ruling.code for ruling in asked.rulings(edition)]


def test_facts_are_read_and_ruled_on() -> None:
    asked = desk("17A", "by=facts&looked=true&withdrew=false&ask=1")
    assert asked.facts == {"looked": True, "withdrew": False}
    assert (ruled(asked), ruled(asked, Edition.OF_2017)) == (["period-begun"], ["period-not-begun"])
    assert asked.query == "by=facts&looked=true&withdrew=false&ask=1"


def test_table_gives_the_facts() -> None:
    asked = desk("17D", "by=table&dealer=N&calls=1H-P&place=0&new_call=1S&ask=1")
    assert asked.facts == {
        "lho_called": True,
        "partner_called": False,
        "same_call": False,
        "other_board_same": None,
    }
    assert asked.query == "by=table&dealer=N&calls=1H-P&place=0&new_call=1S&other_board_call=null&ask=1"


@pytest.mark.parametrize("dealer", ["N", "E", "S", "W"])
def test_dealer_of_a_table_where_nobody_has_called_is_kept(dealer: str) -> None:
    asked = desk("17B", f"by=table&dealer={dealer}&calls=&seat=S&ask=1")
    assert asked.facts == {"dealer": dealer, "calls_made": 0, "seat": "S"}
    assert ruled(asked) == ["in-rotation" if dealer == "S" else "out-of-rotation"]


def test_clause_that_can_be_judged_at_a_table_is_unless_facts_are_asked_for() -> None:
    assert (desk("17D", "").by, desk("17D", "by=facts").by, desk("17D", "by=nonsense").by) == (
        "table",
        "facts",
        "table",
    )
    assert (desk("17A", "").by, desk("17A", "by=table").by) == ("facts", "facts")


@pytest.mark.parametrize(("language", "typed", "calls"), [
    ("en", "1C pass x", ["1C", "P", "X"]),
    ("pt-br", "1c passo", ["1H", "P"]),
    ("ru", "1ч пас 2бк", ["1H", "P", "2N"]),
    ("ru", "1♣ пас", ["1C", "P"]),
])  # fmt: skip
def test_auction_is_typed_in_the_readers_notation(language: str, typed: str, calls: list[str]) -> None:
    sent = QueryDict(mutable=True)
    sent.update({"by": "table", "dealer": "N", "typed": typed, "calls": "7N"})
    with translation.override(language):
        asked = read_desk(CLAUSES["17D"], sent.dict())
    assert asked.entered["calls"] == calls


def test_spelling_with_two_readings_is_asked_back() -> None:
    asked = desk("19C", "by=facts&dealer=N&typed=1S&ask=1", "pt-br")
    assert asked.facts is None
    assert [choice.text for choice in asked.typed.choices] == ["1♠\ufe0e", "1NT"]


def test_call_typed_on_the_wrong_keyboard_layout_is_offered_and_not_ruled_on() -> None:
    asked = desk("19C", "by=facts&dealer=N&typed=1g%20gfc&ask=1", "ru")
    assert asked.facts is None
    assert [choice.text for choice in asked.typed.choices] == ["1♠\ufe0e P"]


@pytest.mark.parametrize(("law", "query", "where"), [
    ("17A", "by=facts&looked=true&ask=1", ["withdrew"]),
    ("17A", "by=facts&looked=yes&withdrew=false&ask=1", ["looked"]),
    ("17A", "ask=1", ["looked", "withdrew"]),
    ("17D", "by=table&dealer=N&calls=1H&place=7&ask=1", ["place"]),
    ("17D", "by=table&dealer=N&calls=1H-1C&place=0&ask=1", ["calls[1]"]),
    ("17D", "by=table&dealer=Q&calls=1H&place=0&ask=1", ["dealer"]),
    ("17D", "by=table&dealer=N&calls=1H&place=x&ask=1", ["place"]),
    ("17D", "by=table&dealer=N&calls=nonsense&place=0&ask=1", ["calls[0]"]),
    ("20C1", "by=table&dealer=N&calls=1H-P&asker=E&ask=1", ["calls"]),
])  # fmt: skip
def test_desk_says_what_keeps_the_director_waiting(law: str, query: str, where: list[str]) -> None:
    asked = desk(law, query)
    assert (asked.facts, [problem.where for problem in asked.problems]) == (None, where)
    assert ruled(asked) == []


def test_nothing_is_ruled_before_the_director_is_called() -> None:
    assert ruled(desk("21A", "by=facts")) == []
    assert ruled(desk("21A", "by=facts&ask=1")) == ["call-stands"]


def test_illegal_auction_stays_on_the_table_to_be_seen() -> None:
    auction = desk("17D", "by=table&dealer=E&calls=1H-1C&place=0&ask=1").auction
    assert (str(auction), auction and auction.illegal_at) == ("E:1H 1C", 1)


@given(st.sampled_from(list(CLAUSES)), st.dictionaries(
    st.sampled_from(["by", "dealer", "calls", "typed", "place", "ask", "looked", "role", "bid", "stated", "tricks"]),
    st.text(max_size=12) | st.sampled_from(["N", "1H-P", "0", "true", "table", "facts", "null"]),
))  # fmt: skip
def test_any_address_is_read_and_its_canonical_form_reads_alike(law: str, sent: dict[str, Any]) -> None:
    with translation.override("en"):
        asked = read_desk(CLAUSES[law], sent)
        again = read_desk(CLAUSES[law], QueryDict(asked.query).dict())
    assert (asked.facts is None) or asked.facts == again.facts
    assert again.query == read_desk(CLAUSES[law], QueryDict(again.query).dict()).query
    assert asked.auction is None or asked.auction.dealer


def test_fact_left_to_the_others_stands_in_no_address() -> None:
    ends = "by=facts&dealer=N&calls=1C-P-P-P&lead_faced=false&hands_returned=false"
    assert desk("17E", f"{ends}&ask=1").query == f"{ends}&ask=1"
    assert desk("17E", f"{ends}&seats=N+s,w;N&ask=1").query == f"{ends}&seats=N-S-W-N&ask=1"
    asked = desk("17E", f"{ends}&seats=N-S-W-N&ask=1")
    assert (ruled(asked), ruled(asked, Edition.OF_2017)) == (
        ["turn-was-missed"],
        ["turn-was-missed", "law-16c-withdrawn-calls"],
    )
    told = "by=facts&auction_period_over=false&partner_called_since=false&probable_cause=false"
    asked = desk("21B1", f"{told}&could_well=null&ask=1")
    assert (asked.query, ruled(asked)) == (f"{told}&ask=1", ["no-change-call-stands"])


@pytest.mark.parametrize(("query", "name"), [
    ("by=table&dealer=E&calls=1N-P-P&explained=0&place=1&probable_cause=true&could_well=false"
     "&lead_faced=false&hands_returned=false&ask=1", "could_well"),
    ("by=table&dealer=E&calls=P-P-P-P&explained=0&place=1&probable_cause=true"
     "&lead_faced=false&hands_returned=false&ask=1", "hands_returned"),
])  # fmt: skip
def test_answers_that_no_ruling_can_follow_are_named(query: str, name: str) -> None:
    asked = desk("21B1", query)
    assert ([problem.name for problem in asked.problems], asked.facts) == ([name], None)
