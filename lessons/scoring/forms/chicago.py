"""The page of Chicago: four deals in its address, and the deal being entered.

`?dealer=E&r=4SX.S.8_P&why=1&edit=2`: dealer of the first deal (N when absent), the deals as on the score pad,
which of them is explained (the last, when absent), which is being changed. The form sends `level`, `suit`, `risk`,
`by`, `won` with `save`, or `passed`.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any
from urllib.parse import urlencode

from lessons.auction.words.links import quote, unknown_dealer
from lessons.engine.calls import Bid, NotACall, bid_of
from lessons.engine.contract import Risk
from lessons.engine.scoring.chicago import DEALS, ChicagoDeal, score_chicago
from lessons.engine.scoring.deal import Deal, PlayedDeal
from lessons.engine.scoring.errors import ChicagoOver, HonoursNotForThisGame, ScoringError
from lessons.engine.seats import NORTH, Seat, Side
from lessons.scoring.domain.pad_addresses import read_deal, write_deal
from lessons.scoring.pad.words import pad as pad_words
from lessons.scoring.words import chicago as words
from lessons.scoring.words.errors import error as error_sentence
from lessons.wording.sentence import Sentence

FIELDS = ("dealer", "r", "why", "edit")
DRAFT_FIELDS = ("level", "suit", "risk", "by", "won")


@dataclass(frozen=True, slots=True)
class ChicagoState:
    """Up to four deals. `why` and `edit` are numbers of deals, from 1."""

    deals: tuple[Deal, ...] = ()
    dealer: Seat = NORTH
    why: int | None = None
    edit: int | None = None

    @property
    def scored(self) -> tuple[ChicagoDeal, ...]:
        return score_chicago(self.deals, self.dealer)

    @property
    def is_over(self) -> bool:
        return len(self.deals) == DEALS

    @property
    def number(self) -> int | None:
        """The number of the deal that is entered now; None when all have been."""
        return self.edit or (None if self.is_over else len(self.deals) + 1)

    @property
    def fields(self) -> dict[str, str]:
        """The parameters of the canonical address; what has its default is left out."""
        fields = {
            "dealer": "" if self.dealer is NORTH else self.dealer.value,
            "r": "_".join(map(write_deal, self.deals)),
            "why": str(self.why or ""),
            "edit": str(self.edit or ""),
        }
        return {name: value for name, value in fields.items() if value}

    @property
    def query(self) -> str:
        """The canonical query with its question mark, which alone stands for a new round."""
        return f"?{urlencode(self.fields)}"

    def having(self, **changes: Any) -> "ChicagoState":  # each of its field's own type
        """This round with some things changed, nothing explained and nothing being changed unless that is it."""
        return replace(self, **{"why": None, "edit": None, **changes})

    def with_deal(self, deal: Deal) -> "ChicagoState":
        """With the deal that was entered: in place of the one being changed, or after the last."""
        place = (self.edit or len(self.deals) + 1) - 1
        return self.having(deals=(*self.deals[:place], deal, *self.deals[place + 1 :]))


@dataclass(frozen=True, slots=True)
class ChicagoDraft:
    """A deal as far as it has been entered."""

    level: int | None = None
    suit: str = ""
    risk: Risk = Risk.UNDOUBLED
    by: Seat | Side | None = None
    won: int | None = None

    @classmethod
    def of(cls, deal: Deal) -> "ChicagoDraft":
        """To change a deal."""
        if not isinstance(deal, PlayedDeal):
            return cls()
        return cls(deal.bid.level, deal.bid.denomination.letter, deal.risk, deal.declarer, deal.tricks)

    @property
    def bid(self) -> Bid | None:
        return bid_of(f"{self.level}{self.suit}") if self.level and self.suit else None

    @property
    def missing(self) -> list[Sentence]:
        """A sentence for each thing that has not been entered."""
        return [
            sentence()
            for there_is, sentence in (
                (self.bid is not None, words.contract_missing),
                (self.by is not None, pad_words.declarer_missing),
                (self.won is not None, pad_words.tricks_missing),
            )
            if not there_is
        ]

    def deal(self) -> PlayedDeal | None:
        """The deal; None while something is missing."""
        if self.bid is None or self.by is None or self.won is None:
            return None
        return PlayedDeal(self.bid, self.risk, self.by, self.won)


def read_round(query: Mapping[str, str]) -> tuple[ChicagoState, list[Sentence]]:
    """The round an address asks for, and a sentence for each part of it that cannot be."""
    problems: list[Sentence] = []
    dealer = NORTH
    if text := query.get("dealer", ""):
        try:
            dealer = Seat(text.upper())
        except ValueError:
            problems.append(unknown_dealer(text))
    deals = _read_deals(query.get("r", ""), problems)
    why, edit = (_number(query.get(name, ""), len(deals)) for name in ("why", "edit"))
    return ChicagoState(deals, dealer, why, edit), problems


def read_draft(query: Mapping[str, str], state: ChicagoState) -> ChicagoDraft:
    """The deal that an address has in the making; what cannot be read is missing from it."""
    if state.edit and not any(name in query for name in DRAFT_FIELDS):
        return ChicagoDraft.of(state.deals[state.edit - 1])
    level, won = query.get("level", ""), query.get("won", "")
    kinds: tuple[type[Seat] | type[Side], ...] = (Seat, Side)
    return ChicagoDraft(
        level=int(level) if level in set("1234567") else None,
        suit=suit if (suit := query.get("suit", "")) in set("CDHSN") else "",
        risk=next((risk for risk in Risk if risk.value == query.get("risk", "")), Risk.UNDOUBLED),
        by=next((one for kind in kinds for one in kind if one.value == query.get("by")), None),
        won=int(won) if won in set(map(str, range(14))) else None,
    )


def _read_deals(text: str, problems: list[Sentence]) -> tuple[Deal, ...]:
    deals: list[Deal] = []
    for place, part in enumerate((part for part in text.split("_") if part), start=1):
        try:
            if place > DEALS:
                raise ChicagoOver(place)
            deal = read_deal(part)
            if isinstance(deal, PlayedDeal) and deal.honours is not None:
                raise HonoursNotForThisGame
        except ScoringError as fault:
            problems.append(words.deal_refused(place, error_sentence(fault)))
            break
        except (NotACall, ValueError):
            problems.append(words.unreadable_deal(quote(part), place))
            break
        deals.append(deal)
    return tuple(deals)


def _number(text: str, most: int) -> int | None:
    """The number of a deal that there is."""
    return int(text) if text in set(map(str, range(1, most + 1))) else None
