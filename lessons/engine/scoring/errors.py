"""Why something cannot be scored. The codes are public: add new ones, never rename."""

from typing import ClassVar, Self


class ScoringError(ValueError):
    """Something that cannot be scored.

    `field`: the part of a deal that is wrong. `deal`: the number of the deal, from 1, where several are scored;
    None for one alone.
    """

    code: ClassVar[str]
    field: ClassVar[str]

    def __init__(self, *facts: object) -> None:
        super().__init__(*facts)
        self.deal: int | None = None

    def in_deal(self, number: int) -> Self:
        """This error, of the deal with this number."""
        self.deal = number
        return self


class UnknownGame(ScoringError):
    """No such game is scored here."""

    code = "unknown-game"
    field = "game"

    def __init__(self, game: str) -> None:
        super().__init__(game)
        self.game = game


class UnknownEdition(ScoringError):
    """The game has no such edition; `known` lists those it has, the default first (none for duplicate)."""

    code = "unknown-edition"
    field = "edition"

    def __init__(self, edition: str, known: tuple[str, ...]) -> None:
        super().__init__(edition)
        self.edition = edition
        self.known = known


class TricksOutOfRange(ScoringError):
    """Declarer's side wins 0 to 13 tricks; a deal that was passed out was not played and has none."""

    code = "tricks-out-of-range"
    field = "tricks"

    def __init__(self, tricks: int, *, passed_out: bool = False) -> None:
        super().__init__(tricks)
        self.tricks = tricks
        self.passed_out = passed_out


class HonoursImpossible(ScoringError):
    """There are five trump honours, or four aces at no trump; auction bridge must know where all of them are.

    `total` is what was counted, `there_are` is 5 or 4 (0 when the deal was passed out and has no trumps).
    """

    code = "honours-impossible"
    field = "honours"

    def __init__(self, total: int, there_are: int) -> None:
        super().__init__(total, there_are)
        self.total = total
        self.there_are = there_are


class HonoursNotForThisGame(ScoringError):
    """Duplicate bridge counts no honours (Law 77)."""

    code = "not-for-this-game"
    field = "honours"


class VulnerabilityNotForThisGame(ScoringError):
    """There is no vulnerability in auction bridge."""

    code = "not-for-this-game"
    field = "vulnerable"


class GameNotForRubbers(ScoringError):
    """Duplicate bridge is scored deal by deal: it has no rubber."""

    code = "not-for-this-game"
    field = "game"


class RubberOver(ScoringError):
    """A deal after one side has won its second game."""

    code = "rubber-over"
    field = "contract"


class ChicagoOver(ScoringError):
    """Chicago has four deals; `number` is of one beyond them."""

    code = "chicago-over"
    field = "contract"

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.number = number


# Every kind of refusal. Tests hold that each has its sentence.
ERRORS: tuple[type[ScoringError], ...] = tuple(ScoringError.__subclasses__())
