"""Names of people: as they are kept, and in which order they stand."""

import unicodedata

from lessons.models import Membership

LONGEST_NAME = Membership._meta.get_field("name").max_length or 0
_OWN_LETTERS = "йЙ"  # a letter of its own, though it is written with a mark


def first_name(name: str) -> str:
    """The first of somebody's names.

    >>> first_name("Ana-Maria da Silva")
    'Ana-Maria'
    """
    return name.partition(" ")[0]


def same(name: str) -> str:
    """The same for two spellings of one name.

    >>> same("ПЁТР") == same("Петр"), same("José") == same("Jose")
    (True, True)
    """
    return "".join(map(_plain, name.casefold()))


def in_order(name: str) -> tuple[str, str]:
    """A key for sorting by the alphabet: case and accents count only between names that are else the same.

    >>> sorted(["Юля", "ёлка", "Ёж", "Егор", "Жанна", "Élio", "Eva", "ana"], key=in_order)
    ['ana', 'Élio', 'Eva', 'Егор', 'Ёж', 'ёлка', 'Жанна', 'Юля']
    """
    return same(name), name.casefold()


def _plain(sign: str) -> str:
    if sign in _OWN_LETTERS:
        return sign
    return "".join(part for part in unicodedata.normalize("NFD", sign) if not unicodedata.combining(part))
