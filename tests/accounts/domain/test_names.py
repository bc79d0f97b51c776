"""Names, compared and put in order."""

import pytest

from lessons.accounts.domain.names import in_order, same, tell_apart
from lessons.models import Membership


@pytest.mark.parametrize(
    ("one", "other", "alike"),
    [
        ("Пётр", "ПЕТР", True),
        ("José", "jose", True),
        ("Ana", "Аna", False),  # the second begins with a Cyrillic letter
        ("Майя", "Маия", False),
        ("Straße", "STRASSE", True),
    ],
)
def test_two_spellings_of_a_name_are_the_same(one: str, other: str, alike: bool) -> None:
    assert (same(one) == same(other)) is alike


def test_names_stand_in_the_order_of_their_alphabets() -> None:
    names = ["Ян", "Ёж", "Йон", "Иван", "Еж", "Жук", "Zoë", "Émile", "eva", "Ávila", "Ana"]
    assert sorted(names, key=in_order) == [
        *("Ana", "Ávila", "Émile", "eva", "Zoë"),
        *("Еж", "Ёж", "Жук", "Иван", "Йон", "Ян"),
    ]


def called(*names: str) -> list[str]:
    """What students of these names are called, in the order of their joining, when they are read in another."""
    members = [Membership(pk=place, classroom_id=1, name=name) for place, name in enumerate(names)]
    tell_apart(reversed(members))
    return [one.called for one in members]


@pytest.mark.parametrize(
    ("names", "shown"),
    [
        (["Ana", "Bruno"], ["Ana", "Bruno"]),
        (["Ana", "Bruno", "Ana", "ANA"], ["Ana", "Bruno", "Ana (2)", "ANA (3)"]),
        (["Пётр", "Петр"], ["Пётр", "Петр (2)"]),
        (["Ana S.", "Ana M.", "Ana S."], ["Ana S.", "Ana M.", "Ana S. (2)"]),
        (["Ana", "Ana", "Ana (2)"], ["Ana", "Ana (3)", "Ana (2)"]),
        (["Ana (2)", "Ana", "Ana"], ["Ana (2)", "Ana", "Ana (3)"]),
        (["", ""], ["", ""]),  # whose names were erased
    ],
)
def test_those_of_one_name_are_told_apart_by_their_joining(names: list[str], shown: list[str]) -> None:
    assert called(*names) == shown


def test_the_same_name_in_two_classes_is_no_namesake() -> None:
    members = [Membership(pk=place, classroom_id=place, name="Ana") for place in (1, 2)]
    tell_apart(members)
    assert [one.called for one in members] == ["Ana", "Ana"]
