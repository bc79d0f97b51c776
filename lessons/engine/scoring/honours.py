"""What the honours are worth and to whom."""

from enum import Enum

from lessons.engine.calls import Denomination
from lessons.engine.scoring.deal import Honours
from lessons.engine.scoring.editions import AuctionEdition, auction_value
from lessons.engine.seats import Seat, Side


class Holding(Enum):
    """How a side holds its honours. Contract bridge pays only the three kinds of one hand with four or more."""

    THREE = "three"
    FOUR_DIVIDED = "four-divided"
    FOUR_IN_ONE_HAND = "four-in-one-hand"
    FIVE_DIVIDED = "five-divided"
    FOUR_AND_ONE = "four-and-one"
    FIVE_IN_ONE_HAND = "five-in-one-hand"
    THREE_ACES = "three-aces"
    FOUR_ACES_DIVIDED = "four-aces-divided"
    FOUR_ACES_IN_ONE_HAND = "four-aces-in-one-hand"


# By (larger number in one hand, number of both hands).
_TRUMPS = {
    (2, 3): Holding.THREE,
    (3, 3): Holding.THREE,
    (2, 4): Holding.FOUR_DIVIDED,
    (3, 4): Holding.FOUR_DIVIDED,
    (4, 4): Holding.FOUR_IN_ONE_HAND,
    (3, 5): Holding.FIVE_DIVIDED,
    (4, 5): Holding.FOUR_AND_ONE,
    (5, 5): Holding.FIVE_IN_ONE_HAND,
}
_ACES = {
    (2, 3): Holding.THREE_ACES,
    (3, 3): Holding.THREE_ACES,
    (2, 4): Holding.FOUR_ACES_DIVIDED,
    (3, 4): Holding.FOUR_ACES_DIVIDED,
    (4, 4): Holding.FOUR_ACES_IN_ONE_HAND,
}
# Codes since 1926 pay fixed points; before, so many times the value of an odd trick (aces fixed, too).
_FIXED = {
    Holding.THREE: 30,
    Holding.FOUR_DIVIDED: 40,
    Holding.FOUR_IN_ONE_HAND: 80,
    Holding.FIVE_DIVIDED: 50,
    Holding.FOUR_AND_ONE: 90,
    Holding.FIVE_IN_ONE_HAND: 100,
    Holding.THREE_ACES: 30,
    Holding.FOUR_ACES_DIVIDED: 40,
    Holding.FOUR_ACES_IN_ONE_HAND: 100,
}
_TIMES_TRICK_VALUE = {
    Holding.THREE: 2,
    Holding.FOUR_DIVIDED: 4,
    Holding.FOUR_IN_ONE_HAND: 8,
    Holding.FIVE_DIVIDED: 5,
    Holding.FOUR_AND_ONE: 9,
    Holding.FIVE_IN_ONE_HAND: 10,
}


def contract_honours(denomination: Denomination, honours: Honours) -> tuple[Seat, Holding, int] | None:
    """Contract bridge: the hand that holds four or five trump honours, or all the aces, and what it scores."""
    most = max(honours.counts)
    if most < 4:
        return None
    seat = tuple(Seat)[honours.counts.index(most)]
    if denomination is Denomination.NO_TRUMP:
        return seat, Holding.FOUR_ACES_IN_ONE_HAND, 150
    return (seat, Holding.FIVE_IN_ONE_HAND, 150) if most == 5 else (seat, Holding.FOUR_IN_ONE_HAND, 100)


def auction_honours(
    denomination: Denomination, honours: Honours, edition: AuctionEdition
) -> tuple[Side, Seat | None, Holding, int, int] | None:
    """Auction bridge: the side with most honours, who has four or more of them, the holding, and its count and value.

    None when the aces are two and two. The points are count times value.
    """
    for side in Side:
        hands = honours.hands(side)
        holding = (_ACES if denomination is Denomination.NO_TRUMP else _TRUMPS).get((max(hands), sum(hands)))
        if holding is None:
            continue
        seat = tuple(Seat)[honours.counts.index(max(hands))] if max(hands) >= 4 else None
        if edition.honours_by_trick_value and holding in _TIMES_TRICK_VALUE:
            return side, seat, holding, _TIMES_TRICK_VALUE[holding], auction_value(denomination)
        return side, seat, holding, 1, _FIXED[holding]
    return None
