"""A deal being entered on the pad. It stands in the address beside the rubber until it is saved.

`bid=4S&x=X&by=S&won=8&hN=4`: the contract, doubled or redoubled, declarer, tricks won by declarer's side,
honours held by a seat. `edit=3` changes deal 3, `before=3` puts a deal before it. Without a bid the contract
is still to be chosen; `bid=P` is a deal that was passed out.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any
from urllib.parse import urlencode

from lessons.auction.words.links import not_a_call
from lessons.engine.calls import Bid, NotACall, bid_of
from lessons.engine.contract import Risk
from lessons.engine.scoring.deal import PASSED_OUT, Deal, Honours, PlayedDeal, honours_in_pack
from lessons.engine.scoring.editions import edition_of
from lessons.engine.scoring.errors import RubberOver, ScoringError, TricksOutOfRange
from lessons.engine.scoring.rubber import score_rubber
from lessons.engine.seats import Seat, Side
from lessons.scoring.domain.pad_addresses import MOST_DEALS
from lessons.scoring.pad.forms.state import PadState, number
from lessons.scoring.pad.words import pad as words
from lessons.scoring.words.errors import error as error_sentence
from lessons.wording.sentence import Sentence

HONOURS = {f"h{seat.value}": seat for seat in Seat}
FIELDS = ("bid", "x", "by", "won", *HONOURS, "edit", "before")
PASSED_OUT_BID = "P"


class DealRefused(ValueError):
    """The deal cannot be saved as it is. `sentence` says why; `field` is the part of the form, or ""."""

    def __init__(self, sentence: Sentence, field: str = "", *, over: bool = False) -> None:
        super().__init__(sentence)
        self.sentence = sentence
        self.field = field
        self.over = over  # the rubber is: the deal may begin a new one


@dataclass(frozen=True, slots=True)
class DealDraft:
    """What has been entered so far. `place` (from 0) is that of the deal changed, or of the one that comes after."""

    bid: Bid | None = None
    risk: Risk = Risk.UNDOUBLED
    declarer: Seat | Side | None = None
    tricks: int | None = None
    honours: tuple[int, int, int, int] = (0, 0, 0, 0)
    place: int | None = None
    instead: bool = False

    @classmethod
    def of(cls, deal: Deal, place: int) -> "DealDraft":
        """To change a deal of the rubber."""
        if not isinstance(deal, PlayedDeal):
            return cls(place=place, instead=True)
        held = deal.honours.counts if deal.honours else (0, 0, 0, 0)
        return cls(deal.bid, deal.risk, deal.declarer, deal.tricks, held, place, instead=True)

    @property
    def fields(self) -> dict[str, str]:
        """Its parameters in the address."""
        fields = {
            "bid": str(self.bid or ""),
            "x": self.risk.value,
            "by": self.declarer.value if self.declarer else "",
            "won": "" if self.tricks is None else str(self.tricks),
            **{name: str(count or "") for name, count in zip(HONOURS, self.honours, strict=True)},
        }
        if self.place is not None:
            fields["edit" if self.instead else "before"] = str(self.place + 1)
        return {name: value for name, value in fields.items() if value}

    @property
    def number(self) -> int | None:
        """The number in the rubber of the deal changed or pushed back, from 1."""
        return None if self.place is None else self.place + 1

    @property
    def most_honours(self) -> int:
        """Five trump honours, four aces."""
        return honours_in_pack(self.bid.denomination) if self.bid else 5

    def having(self, **changes: Any) -> "DealDraft":  # each of its field's own type
        return replace(self, **changes)

    def query(self, state: PadState) -> str:
        """The whole query of the page while this deal is entered, with its question mark."""
        fields = state.having(at=None).fields | self.fields
        return f"?{urlencode(fields)}" if fields else ""

    def deal(self) -> Deal:
        """The deal. Raises DealRefused where something is missing or cannot be."""
        if self.bid is None:
            return PASSED_OUT
        if self.declarer is None:
            raise DealRefused(words.declarer_missing(), "by")
        if self.tricks is None:
            raise DealRefused(words.tricks_missing(), "won")
        try:
            held = Honours(self.honours) if any(self.honours) else None
            return PlayedDeal(self.bid, self.risk, self.declarer, self.tricks, held)
        except ScoringError as fault:
            raise DealRefused(error_sentence(fault), "honours") from fault

    def saved_in(self, state: PadState) -> PadState:
        """The rubber with this deal. Raises DealRefused."""
        deal = self.deal()
        if self.place is None and state.rubber.complete:
            raise DealRefused(error_sentence(RubberOver()), over=True)
        if not self.instead and len(state.deals) >= MOST_DEALS:
            raise DealRefused(words.pad_full(MOST_DEALS))
        try:
            score_rubber([deal], state.game, edition_of(state.game, state.edition).name)
        except ScoringError as fault:
            raise DealRefused(error_sentence(fault), "honours") from fault
        return state.with_deal(deal, self.place, instead=self.instead)


def read_draft(query: Mapping[str, str], state: PadState) -> tuple[DealDraft, list[Sentence]]:
    """The deal that an address has in the making, and a sentence for each part that cannot be."""
    problems: list[Sentence] = []
    edited, before = (_place(query.get(name, ""), state) for name in ("edit", "before"))
    if edited is not None and not any(name in query for name in ("bid", "x", "by", "won", *HONOURS)):
        return DealDraft.of(state.deals[edited], edited), problems
    draft = DealDraft(
        bid=_read_bid(query.get("bid", ""), problems),
        risk=next((risk for risk in Risk if risk.value == query.get("x", "").upper()), Risk.UNDOUBLED),
        declarer=_read_declarer(query.get("by", "")),
        tricks=_read_tricks(query.get("won", ""), problems),
        honours=Honours.of({seat: min(number(query.get(name, "")) or 0, 9) for name, seat in HONOURS.items()}).counts,
        place=before if edited is None else edited,
        instead=edited is not None,
    )
    return draft, problems


def _place(text: str, state: PadState) -> int | None:
    place = number(text)
    return place - 1 if place and place <= len(state.deals) else None


def _read_bid(text: str, problems: list[Sentence]) -> Bid | None:
    if not text or text.upper() == PASSED_OUT_BID:
        return None
    try:
        return bid_of(text.upper().removesuffix("T") if text.upper().endswith("NT") else text.upper())
    except (NotACall, ValueError):
        problems.append(not_a_call(text))
        return None


def _read_declarer(text: str) -> Seat | Side | None:
    kinds: tuple[type[Seat] | type[Side], ...] = (Seat, Side)
    return next((one for kind in kinds for one in kind if one.value == text.upper()), None)


def _read_tricks(text: str, problems: list[Sentence]) -> int | None:
    tricks = number(text)
    if tricks is not None and tricks > 13:
        problems.append(error_sentence(TricksOutOfRange(tricks)))
        return None
    return tricks
