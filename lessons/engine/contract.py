"""What an auction arrives at: the contract, who plays it, who leads."""

from dataclasses import dataclass
from enum import Enum

from lessons.engine.calls import Bid, NotACall, bid_of
from lessons.engine.seats import Seat, Side


class Risk(Enum):
    """Undoubled, doubled or redoubled, by the letters written after the bid."""

    UNDOUBLED = ""
    DOUBLED = "X"
    REDOUBLED = "XX"

    doubles: int  # 0, 1 or 2; a place in a table of undoubled, doubled, redoubled

    def __init__(self, letters: str) -> None:
        self.doubles = len(letters)

    @property
    def multiplier(self) -> int:
        """What the trick values are multiplied by: 1, 2 or 4."""
        return 1 << self.doubles


@dataclass(frozen=True, slots=True)
class Contract:
    """The final bid with its risk, and the player who declares."""

    bid: Bid
    risk: Risk
    declarer: Seat

    def __str__(self) -> str:
        return f"{self.bid}{self.risk.value}"

    @property
    def side(self) -> Side:
        return self.declarer.side

    @property
    def dummy(self) -> Seat:
        return self.declarer.partner

    @property
    def leader(self) -> Seat:
        """Who makes the opening lead: the defender on declarer's left."""
        return self.declarer.left


def contract_of(text: str) -> tuple[Bid, Risk]:
    """Read a contract such as 4S, 4SX or 4SXX. Raises NotACall; a passed-out deal ('P') is no contract.

    >>> contract_of("4SX")[1]
    <Risk.DOUBLED: 'X'>
    """
    bid, risk = text[:2], text[2:]
    try:
        return bid_of(bid), Risk(risk)
    except ValueError:
        raise NotACall(text) from None
