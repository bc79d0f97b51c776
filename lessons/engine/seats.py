"""Seats and sides at the table."""

from enum import Enum


class Side(Enum):
    """A partnership, by its two compass letters."""

    NS = "NS"
    EW = "EW"

    @property
    def opponents(self) -> "Side":
        """The other side.

        >>> Side.NS.opponents
        <Side.EW: 'EW'>
        """
        return Side.EW if self is Side.NS else Side.NS


class Seat(Enum):
    """A player, by compass letter. Iterating goes clockwise from North.

    >>> [seat.value for seat in Seat]
    ['N', 'E', 'S', 'W']
    >>> Seat("E").left is Seat.SOUTH, Seat("E").partner is Seat.WEST
    (True, True)
    """

    NORTH = "N"
    EAST = "E"
    SOUTH = "S"
    WEST = "W"

    number: int  # 0 to 3, clockwise from North

    @property
    def left(self) -> "Seat":
        """The left-hand opponent (LHO): the next to call or play."""
        return self.clockwise(1)

    @property
    def partner(self) -> "Seat":
        return self.clockwise(2)

    @property
    def right(self) -> "Seat":
        """The right-hand opponent (RHO)."""
        return self.clockwise(3)

    @property
    def side(self) -> Side:
        return Side.NS if self in (Seat.NORTH, Seat.SOUTH) else Side.EW

    def clockwise(self, steps: int) -> "Seat":
        """The seat so many places round the table; negative steps go anticlockwise."""
        return CLOCKWISE[(self.number + steps) % 4]


CLOCKWISE = tuple(Seat)
for _number, _seat in enumerate(CLOCKWISE):
    _seat.number = _number
NORTH, EAST, SOUTH, WEST = CLOCKWISE

# The columns of a printed auction table, the same in every language.
TABLE_ORDER = (WEST, NORTH, EAST, SOUTH)


class Vulnerability(Enum):
    """Which sides are vulnerable on a deal."""

    NONE = "none"
    NS = "NS"
    EW = "EW"
    BOTH = "both"

    def includes(self, side: Side) -> bool:
        """Is this side vulnerable?

        >>> Vulnerability.EW.includes(Side.EW), Vulnerability.EW.includes(Side.NS)
        (True, False)
        """
        return self is Vulnerability.BOTH or self.value == side.value
