"""Names, compared and put in order."""

import pytest

from lessons.domain.names import in_order, same


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
