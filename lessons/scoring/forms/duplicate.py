"""The duplicate scores' page: which contract's table is shown, and which of its results is explained.

`?contract=4SX&vulnerable=1&tricks=9`: the contract of the table, with the double of the result explained;
whether declarer's side is vulnerable (not, when absent); the tricks it won (just made, when absent).
The form sends `level`, `suit` and `risk` in the place of `contract`.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any
from urllib.parse import urlencode

from lessons.auction.words.links import quote
from lessons.engine.calls import Bid, NotACall, bid_of
from lessons.engine.contract import Risk, contract_of
from lessons.engine.scoring.deal import PlayedDeal
from lessons.engine.scoring.errors import TricksOutOfRange
from lessons.engine.seats import Side
from lessons.scoring.words import duplicate as words
from lessons.scoring.words.errors import error as error_sentence
from lessons.wording.sentence import Sentence

FIELDS = ("contract", "vulnerable", "tricks")
FIRST = bid_of("4S")  # what the page begins with


@dataclass(frozen=True, slots=True)
class DuplicateState:
    """A contract and the result that is explained. `tricks` is None for a contract just made."""

    bid: Bid = FIRST
    risk: Risk = Risk.UNDOUBLED
    vulnerable: bool = False
    tricks: int | None = None

    @property
    def deal(self) -> PlayedDeal:
        """The deal explained, by a declarer who may be either of a side."""
        tricks = 6 + self.bid.level if self.tricks is None else self.tricks
        return PlayedDeal(self.bid, self.risk, Side.NS, tricks)

    @property
    def fields(self) -> dict[str, str]:
        """The parameters of the canonical address; what has its default is left out."""
        contract = f"{self.bid}{self.risk.value}"
        fields = {
            "contract": "" if contract == str(FIRST) else contract,
            "vulnerable": "1" if self.vulnerable else "",
            "tricks": str(self.deal.tricks) if self.deal.result else "",
        }
        return {name: value for name, value in fields.items() if value}

    @property
    def query(self) -> str:
        """The canonical query with its question mark, which alone stands for the page's beginning."""
        return f"?{urlencode(self.fields)}"

    def having(self, **changes: Any) -> "DuplicateState":  # each of its field's own type
        """Another result of the same contract."""
        return replace(self, **changes)


def read_state(query: Mapping[str, str]) -> tuple[DuplicateState, list[Sentence]]:
    """The state an address asks for, and a sentence for each part of it that cannot be."""
    problems: list[Sentence] = []
    bid, risk = _read_contract(query, problems)
    tricks = _read_tricks(query.get("tricks", ""), problems)
    return DuplicateState(bid, risk, query.get("vulnerable") == "1", tricks), problems


def _read_contract(query: Mapping[str, str], problems: list[Sentence]) -> tuple[Bid, Risk]:
    text = query.get("contract") or str(FIRST)
    if "level" in query or "suit" in query:
        text = query.get("level", "") + query.get("suit", "") + query.get("risk", "")
    try:
        return contract_of(text.upper().replace("NT", "N", 1))
    except NotACall:
        problems.append(words.not_a_contract(quote(text), FIRST))
        return FIRST, Risk.UNDOUBLED


def _read_tricks(text: str, problems: list[Sentence]) -> int | None:
    if not text:
        return None
    tricks = int(text) if text.isascii() and text.isdigit() and len(text) < 4 else None
    if tricks is not None and tricks <= 13:
        return tricks
    problems.append(
        words.tricks_not_read(quote(text)) if tricks is None else error_sentence(TricksOutOfRange(tricks))
    )
    return None
