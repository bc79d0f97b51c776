"""The auction page's state. It is all in the address; nothing is stored.

`?d=E&v=EW&a=P-1D-1H`: d is the dealer (N when absent), v who is vulnerable (none when absent), a the
calls made. `try=2D` is an illegal call that was pressed: it is explained, and is no part of the auction.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from urllib.parse import parse_qsl

from lessons.auction.domain.addresses import auction_address
from lessons.auction.words import links
from lessons.engine.auction import Auction
from lessons.engine.calls import PASS, Call, NotACall, call_of
from lessons.engine.seats import NORTH, Seat, Vulnerability
from lessons.wording.sentence import Sentence

MOST_CALLS = 1000  # a lawful auction has at most 319


@dataclass(frozen=True, slots=True)
class AuctionState:
    """What the page shows: an auction, who is vulnerable, and the illegal call just tried."""

    auction: Auction
    vulnerability: Vulnerability = Vulnerability.NONE
    tried: Call | None = None

    @property
    def fields(self) -> dict[str, str]:
        """The parameters of the canonical address, without the try; what has its default is left out."""
        return dict(parse_qsl(auction_address(self.auction, self.vulnerability)))

    @property
    def trial(self) -> dict[str, str]:
        """The parameter of the call tried."""
        return {"try": str(self.tried)} if self.tried else {}

    @property
    def query(self) -> str:
        """The canonical query without the try, with its question mark; empty where nothing has happened."""
        query = auction_address(self.auction, self.vulnerability)
        return f"?{query}" if query else ""

    def pressing(self, call: Call) -> "AuctionState":
        """The state after this call is pressed. An illegal one changes nothing but is shown as tried.

        In an auction that holds an illegal call, a legal one takes its place and what follows is judged again.
        """
        if not self.auction.is_legal(call):
            return replace(self, tried=call)
        calls, place = self.auction.calls, self.auction.illegal_at
        if place is None:
            return self._with((*calls, call))
        return self._with((*calls[:place], call, *calls[place + 1 :]))

    def calling(self, calls: tuple[Call, ...]) -> "AuctionState":
        """The state after several calls at once; the table marks the first that is illegal."""
        if len(calls) == 1:
            return self.pressing(calls[0])
        return self._with((*self.auction.legal_part.calls, *calls)) if calls else self

    @property
    def undone(self) -> "AuctionState":
        """Without the last call, as if it had never been made."""
        return self._with(self.auction.calls[:-1])

    @property
    def passed(self) -> "AuctionState":
        """The state with the passes that end the auction; this state where it is over or holds an illegal call."""
        auction = self.auction
        while auction.illegal_at is None and auction.is_legal(PASS):
            auction = auction.after(PASS)
        return replace(self, auction=auction)

    @property
    def cut(self) -> "AuctionState":
        """Without the first illegal call and what follows it."""
        return self._with(self.auction.legal_part.calls)

    @property
    def restarted(self) -> "AuctionState":
        """The state with this dealer and vulnerability, and no call yet."""
        return self._with(())

    def _with(self, calls: tuple[Call, ...]) -> "AuctionState":
        return AuctionState(Auction(self.auction.dealer, calls), self.vulnerability)


def read_state(query: Mapping[str, str]) -> tuple[AuctionState, list[Sentence]]:
    """The state an address asks for, and a sentence for each part of it that cannot be read.

    The state has what can be read: the calls before the first that cannot, and defaults for the rest.
    """
    problems: list[Sentence] = []
    dealer, vulnerability = NORTH, Vulnerability.NONE
    if text := query.get("d", ""):
        try:
            dealer = Seat(text.upper())
        except ValueError:
            problems.append(links.unknown_dealer(text))
    if text := query.get("v", ""):
        try:
            vulnerability = next(value for value in Vulnerability if value.value.upper() == text.upper())
        except StopIteration:
            problems.append(links.unknown_vulnerability(text))
    auction = Auction(dealer, _read_calls(query.get("a", ""), problems))
    state = AuctionState(auction, vulnerability)
    if text := query.get("try", ""):
        try:
            state = state.pressing(read_call(text))
        except NotACall:
            problems.append(links.not_a_call(text))
    return state, problems


def read_call(text: str) -> Call:
    """A call as an address holds it; small letters and NT are understood too. Raises NotACall."""
    return call_of(text.upper().removesuffix("T") if text.upper().endswith("NT") else text.upper())


def _read_calls(text: str, problems: list[Sentence]) -> tuple[Call, ...]:
    texts = [part for part in re.split(r"[-\s,]+", text) if part]
    if len(texts) > MOST_CALLS:
        problems.append(links.too_many_calls(len(texts), MOST_CALLS))
    calls: list[Call] = []
    for part in texts[:MOST_CALLS]:
        try:
            calls.append(read_call(part))
        except NotACall:
            problems.append(links.unreadable_call(part, len(calls) + 1))
            break
    return tuple(calls)
