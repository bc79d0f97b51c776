"""Names of people: as they are kept, and in which order they stand."""

import unicodedata
from collections import Counter
from collections.abc import Iterable, Sequence

from lessons.models import Membership
from lessons.models.classroom import with_number

LONGEST_NAME = Membership._meta.get_field("name").max_length or 0
_OWN_LETTERS = "йЙ"  # a letter of its own, though it is written with a mark


def first_name(name: str) -> str:
    """The first of somebody's names.

    >>> first_name("Ana-Maria da Silva")
    'Ana-Maria'
    """
    return name.partition(" ")[0]


def is_first_name(name: str) -> bool:
    """Whether it is a first name alone, or one with the letter or the number that tells two apart.

    >>> [is_first_name(name) for name in ("Ana", "Ana-Maria", "Ana S.", "Ana 2", "Ana (2)", "Ana M S", "Ana Silva")]
    [True, True, True, True, True, False, False]
    """
    more = [word.strip("().") for word in name.split()[1:]]
    return len(more) <= 1 and all(len(word) == 1 or word.isdigit() for word in more)


def first_names(names: Sequence[str], *, family_first: bool = False) -> list[str]:
    """The first of each of these names, with the letter of another where two would be called the same.

    >>> first_names(["Ana Silva", "Ana Moura Dias", "Caio Reis"]), first_names(["Reis Caio"], family_first=True)
    (['Ana S.', 'Ana M.', 'Caio'], ['Caio'])
    """
    words = [[*name.split(), ""][:2] for name in names]
    pairs = [(second, first) if family_first and second else (first, second) for first, second in words]
    often = Counter(same(first) for first, _ in pairs)
    return [f"{first} {other[0]}." if other and often[same(first)] > 1 else first for first, other in pairs]


def same(name: str) -> str:
    """A key under which two spellings of one name are equal.

    >>> same("ПЁТР") == same("Петр"), same("José") == same("Jose")
    (True, True)
    """
    return "".join(map(_plain, name.casefold()))


def tell_apart(everybody: Iterable[Membership]) -> None:
    """Number those of one name in each class by their joining, so that `called` tells them apart.

    `everybody` is all who are or were in the class: who comes later or is removed changes nobody's number. A
    teacher who gives one of them another name ends it. A number that stands in another's name is passed over.
    """
    members = sorted((one for one in everybody if one.name), key=lambda one: one.pk)
    taken = {(one.classroom_id, same(one.name)) for one in members}
    numbers: Counter[tuple[int, str]] = Counter()
    for one in members:
        alike = one.classroom_id, same(one.name)
        numbers[alike] += 1
        while numbers[alike] > 1 and (one.classroom_id, same(with_number(one.name, numbers[alike]))) in taken:
            numbers[alike] += 1
        one.namesake = numbers[alike]


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
