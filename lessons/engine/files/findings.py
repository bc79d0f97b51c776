"""What is found in a file beside its boards: one class and one permanent code for each kind.

A disagreement is something wrong with what the file states; a remark is nothing wrong, but must be said.
"""

from dataclasses import dataclass
from typing import ClassVar


@dataclass(frozen=True, slots=True)
class Disagreement:
    """`where` is a place in the board as the API shows it."""

    code: ClassVar[str]

    @property
    def where(self) -> str:
        raise NotImplementedError


@dataclass(frozen=True, slots=True)
class UnreadableStatement(Disagreement):
    """The file states something here, and it cannot be read."""

    place: ClassVar[str]
    text: str

    @property
    def where(self) -> str:
        return self.place


@dataclass(frozen=True, slots=True)
class UnreadableDealer(UnreadableStatement):
    code: ClassVar[str] = "unreadable-dealer"
    place: ClassVar[str] = "dealer"


@dataclass(frozen=True, slots=True)
class UnreadableFirstCaller(UnreadableStatement):
    """Who made the first call (the value of the tag Auction)."""

    code: ClassVar[str] = "unreadable-first-caller"
    place: ClassVar[str] = "auction"


@dataclass(frozen=True, slots=True)
class UnreadableVulnerable(UnreadableStatement):
    code: ClassVar[str] = "unreadable-vulnerable"
    place: ClassVar[str] = "vulnerable"


@dataclass(frozen=True, slots=True)
class UnreadableContract(UnreadableStatement):
    code: ClassVar[str] = "unreadable-contract"
    place: ClassVar[str] = "stated.contract"


@dataclass(frozen=True, slots=True)
class UnreadableDeclarer(UnreadableStatement):
    code: ClassVar[str] = "unreadable-declarer"
    place: ClassVar[str] = "stated.declarer"


@dataclass(frozen=True, slots=True)
class UnreadableResult(UnreadableStatement):
    """The tricks; in LIN also the whole result of a table, such as 4SWx-2."""

    code: ClassVar[str] = "unreadable-result"
    place: ClassVar[str] = "stated.result"


@dataclass(frozen=True, slots=True)
class UnreadableScore(UnreadableStatement):
    code: ClassVar[str] = "unreadable-score"
    place: ClassVar[str] = "stated.score"


@dataclass(frozen=True, slots=True)
class UnreadableTag(UnreadableStatement):
    """What begins as a tag of PBN and is none, for want of a quote or a bracket; `more` follow in the same game."""

    code: ClassVar[str] = "unreadable-tag"
    place: ClassVar[str] = ""
    more: int = 0


_PLACES = {
    "board": "number",
    "room": "room",
    "dealer": "dealer",
    "vulnerable": "vulnerable",
    "auction": "auction",
    "contract": "stated.contract",
    "declarer": "stated.declarer",
    "result": "stated.result",
    "score": "stated.score",
}


@dataclass(frozen=True, slots=True)
class TagTwice(Disagreement):
    """A tag stands more than once in one game. `used` is what counts, `other` the last of the rest."""

    code: ClassVar[str] = "tag-twice"
    tag: str
    used: str
    other: str

    @property
    def where(self) -> str:
        return _PLACES.get(self.tag.lower(), "")


# What can be wrong with how a file states things; `checking` has what does not follow from it.
STATEMENTS: tuple[type[Disagreement], ...] = (
    UnreadableDealer,
    UnreadableFirstCaller,
    UnreadableVulnerable,
    UnreadableContract,
    UnreadableDeclarer,
    UnreadableResult,
    UnreadableScore,
    UnreadableTag,
    TagTwice,
)


@dataclass(frozen=True, slots=True)
class Remark:
    """`where` is a place in the board as the API shows it; empty for the board, or the file, as a whole."""

    code: ClassVar[str]

    @property
    def where(self) -> str:
        return ""


@dataclass(frozen=True, slots=True)
class SharedDeal(Remark):
    """The game names no board, deal, dealer or vulnerability: it is played on the deal of the game before."""

    code: ClassVar[str] = "shared-deal"


@dataclass(frozen=True, slots=True)
class SeatsUnknown(Remark):
    """Nothing readable says who called first, so no call has a seat and no declarer is checked."""

    code: ClassVar[str] = "seats-unknown"

    @property
    def where(self) -> str:
        return "auction"


@dataclass(frozen=True, slots=True)
class Adjusted(Remark):
    """Instead of a score, or of what leads to one, stands a mark of an adjusted score."""

    code: ClassVar[str] = "adjusted-score"
    text: str
    where: str


@dataclass(frozen=True, slots=True)
class TrumpsAlone(Remark):
    """Instead of a contract stands a denomination, as PBN writes it for an end position."""

    code: ClassVar[str] = "trumps-alone"
    text: str

    @property
    def where(self) -> str:
        return UnreadableContract.place


@dataclass(frozen=True, slots=True)
class WithoutDeclarer(Remark):
    """Tricks or a score of declarer's side, in a file that does not say who declared."""

    code: ClassVar[str] = "without-declarer"
    text: str
    where: str


@dataclass(frozen=True, slots=True)
class OutOfStep(Remark):
    """Text of a LIN file where a key should stand; `more` follow in the same board. They were passed over."""

    code: ClassVar[str] = "out-of-step"
    text: str
    more: int = 0


@dataclass(frozen=True, slots=True)
class PassesLeftOut(Remark):
    """Of a whole file: so many boards would agree with what is stated if they began with one to three passes."""

    code: ClassVar[str] = "passes-left-out"
    boards: int


REMARKS: tuple[type[Remark], ...] = (SharedDeal, SeatsUnknown, Adjusted, TrumpsAlone, WithoutDeclarer, OutOfStep)
FILE_REMARKS: tuple[type[Remark], ...] = (PassesLeftOut,)
