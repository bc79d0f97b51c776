"""Editions as data: what each code of a game pays."""

from dataclasses import dataclass
from enum import Enum
from typing import TypeVar

from lessons.engine.calls import Denomination
from lessons.engine.scoring.errors import GameNotForRubbers, UnknownEdition, UnknownGame


class Game(Enum):
    """The games that are scored. Chicago is four deals of duplicate scoring."""

    CONTRACT = "contract"
    AUCTION = "auction"
    DUPLICATE = "duplicate"


@dataclass(frozen=True, slots=True, eq=False)
class ContractEdition:
    """Laws of rubber contract bridge. Pairs are (not vulnerable, vulnerable); triples undoubled, doubled, redoubled.

    An undertrick's three values are for the first, for the second and third each, for every later one.
    """

    name: str
    insult: tuple[int, int, int]
    undertricks: tuple[tuple[tuple[int, int, int], ...], tuple[tuple[int, int, int], ...]]
    unfinished_part_score: int
    overtricks: tuple[tuple[int, int, int], tuple[int, int, int]] = ((0, 100, 200), (0, 200, 400))  # 0: trick value
    small_slam: tuple[int, int] = (500, 750)
    grand_slam: tuple[int, int] = (1000, 1500)
    rubber: tuple[int, int] = (700, 500)  # by the games of the other side
    unfinished_game: int = 300
    to_game: int = 100


@dataclass(frozen=True, slots=True, eq=False)
class AuctionEdition:
    """A code of auction bridge. Triples are undoubled, doubled, redoubled; vulnerability is unknown to it."""

    name: str
    small_slam: int
    grand_slam: int
    honours_by_trick_value: bool
    contract_premium: tuple[int, int, int] = (0, 50, 100)
    overtrick_premium: tuple[int, int, int] = (0, 50, 100)
    undertricks: tuple[int, int, int] = (50, 100, 200)
    rubber: int = 250
    to_game: int = 30


Edition = ContractEdition | AuctionEdition
AnEdition = TypeVar("AnEdition", ContractEdition, AuctionEdition)

_VULNERABLE = ((100, 100, 100), (200, 300, 300), (400, 600, 600))
CONTRACT_1993 = ContractEdition(
    name="1993",
    insult=(0, 50, 100),
    undertricks=(((50, 50, 50), (100, 200, 300), (200, 400, 600)), _VULNERABLE),
    unfinished_part_score=100,
)
CONTRACT_1981 = ContractEdition(
    name="1981",
    insult=(0, 50, 50),
    undertricks=(((50, 50, 50), (100, 200, 200), (200, 400, 400)), _VULNERABLE),
    unfinished_part_score=50,
)
AUCTION_1926 = AuctionEdition("1926", small_slam=50, grand_slam=100, honours_by_trick_value=False)
AUCTION_1915 = AuctionEdition("1915", small_slam=50, grand_slam=100, honours_by_trick_value=True)
AUCTION_1913 = AuctionEdition("1913", small_slam=20, grand_slam=40, honours_by_trick_value=True)

# By game, the default first.
CONTRACT_EDITIONS = (CONTRACT_1993, CONTRACT_1981)
AUCTION_EDITIONS = (AUCTION_1926, AUCTION_1915, AUCTION_1913)


def game_of(name: str) -> Game:
    """The game of a canonical name. Raises UnknownGame."""
    try:
        return Game(name)
    except ValueError:
        raise UnknownGame(name) from None


def edition_of(game: Game, name: str | None = None) -> Edition:
    """An edition of a game with rubbers; no name means the default. Raises UnknownEdition, GameNotForRubbers."""
    if game is Game.DUPLICATE:
        raise GameNotForRubbers(game.value)
    return contract_edition(name) if game is Game.CONTRACT else auction_edition(name)


def contract_edition(name: str | None = None) -> ContractEdition:
    """1993 unless another is named. Raises UnknownEdition."""
    return _named(CONTRACT_EDITIONS, name)


def auction_edition(name: str | None = None) -> AuctionEdition:
    """1926 unless another is named. Raises UnknownEdition."""
    return _named(AUCTION_EDITIONS, name)


def _named(editions: tuple[AnEdition, ...], name: str | None) -> AnEdition:
    for edition in editions:
        if name is None or edition.name == name:
            return edition
    raise UnknownEdition(name or "", tuple(edition.name for edition in editions))


def game_of_edition(edition: Edition) -> Game:
    return Game.CONTRACT if isinstance(edition, ContractEdition) else Game.AUCTION


def contract_values(denomination: Denomination) -> tuple[int, int]:
    """Contract bridge: what the first odd trick is worth, and each further one.

    >>> contract_values(Denomination.NO_TRUMP)
    (40, 30)
    """
    if denomination is Denomination.NO_TRUMP:
        return 40, 30
    return (30, 30) if denomination >= Denomination.HEARTS else (20, 20)


def auction_value(denomination: Denomination) -> int:
    """Auction bridge: what an odd trick is worth, 6 in clubs to 10 at no trump.

    >>> [auction_value(denomination) for denomination in Denomination]
    [6, 7, 8, 9, 10]
    """
    return 6 + denomination
