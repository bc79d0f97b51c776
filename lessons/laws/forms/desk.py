"""The Director's desk: the facts of a clause, or an incident beside an auction, as they stand in the address.

`?by=table&dealer=N&calls=1H-P&place=0&ask=1`: `by` is table where the clause can be judged at one, else
facts; then each fact by its name, canonical: true, false and null, calls and seats with dashes between; a fact that
follows from the others is left out. `ask` calls the Director. `typed` is the auction as a person wrote it in the
language of the page; it replaces `calls`.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from urllib.parse import urlencode

from lessons.auction.forms.seats import read_seats
from lessons.auction.forms.typed import Typed, read_typed
from lessons.engine.auction import Auction
from lessons.engine.calls import NotACall, call_of
from lessons.engine.rulings import Clause, Edition, FactError, Ruling, WrongFact
from lessons.engine.rulings.clauses import Facts, FactValue, problems_of
from lessons.engine.rulings.facts import CALLS_SO_FAR, DEALER, Fact, FactType
from lessons.engine.rulings.incidents import INCIDENTS
from lessons.engine.seats import NORTH, Seat

TABLE, FACTS = "table", "facts"
_WORDS: dict[str, bool | None] = {"true": True, "false": False, "null": None}
_WRITTEN = {word: text for text, word in _WORDS.items()}


@dataclass(frozen=True)
class DeskState:
    """A clause and the facts of a case. `entered` are facts as JSON has them, perhaps wrong or missing.

    `is_asked`: the Director was called. `problems`: what keeps the Director from ruling.
    """

    clause: Clause
    by: str
    entered: Facts
    is_asked: bool = False
    typed: Typed = field(default_factory=Typed)

    @property
    def has_table(self) -> bool:
        """Can the clause be judged at a table?"""
        return self.clause.number in INCIDENTS

    @property
    def asks(self) -> tuple[Fact, ...]:
        """The facts that the form asks for."""
        return asks(self.clause, self.by)

    @property
    def auction(self) -> Auction | None:
        """The auction on the table, illegal calls and all; None where the clause does not look at one."""
        if all(fact.type is not FactType.CALLS for fact in self.asks):
            return None
        try:
            return Auction(Seat(self.entered.get("dealer")), map(call_of, self.entered.get("calls") or ()))
        except (NotACall, ValueError):
            return Auction(NORTH)

    @property
    def seats(self) -> tuple[Seat, ...] | None:
        """Who made each call, where this was entered and somebody called out of rotation; else None."""
        auction, made_by = self.auction, self.entered.get("seats")
        if (
            not auction
            or not made_by
            or len(made_by) != len(auction)
            or not set(made_by) <= {seat.value for seat in Seat}
        ):
            return None
        seats = tuple(map(Seat, made_by))
        return seats if seats != tuple(map(auction.seat_at, range(len(auction)))) else None

    @property
    def problems(self) -> tuple[FactError, ...]:
        if self.by == FACTS:
            return self.clause.problems(self.entered)
        found = tuple(problems_of(self.asks, self.entered))
        if found:
            return found
        try:
            return self.clause.problems(self._facts())
        except WrongFact as problem:
            return (problem,)

    @property
    def facts(self) -> Facts | None:
        """The facts of the clause once the Director is called and nothing is missing or wrong; None before."""
        return self._facts() if self.is_asked and not self.typed.lines and not self.problems else None

    def rulings(self, edition: Edition) -> tuple[Ruling, ...]:
        """What the Director rules; nothing before all is known."""
        facts = self.facts
        return () if facts is None else self.clause.rule(edition, facts)

    @property
    def query(self) -> str:
        """The canonical query of this desk."""
        facts = {fact.name: self.entered.get(fact.name) for fact in self.asks}
        left_out = [fact.name for fact in self.asks if fact.has_default and facts[fact.name] is None]
        return query(self.by, {name: facts[name] for name in facts if name not in left_out}, is_asked=self.is_asked)

    def _facts(self) -> Facts:
        if self.by == FACTS:
            return dict(self.entered)
        kind = INCIDENTS[self.clause.number]
        facts = {fact.name: self.entered.get(fact.name) for fact in kind.asks}
        auction = self.auction  # an auction without calls is false, but its dealer counts
        return kind.read(facts).facts_for(self.clause.number, Auction(NORTH) if auction is None else auction)


def asks(clause: Clause, by: str) -> tuple[Fact, ...]:
    """What a desk asks: the facts of the clause, or the auction and what happened beside it."""
    if by == TABLE:
        return (DEALER, CALLS_SO_FAR, *INCIDENTS[clause.number].asks)
    return clause.facts


def read_desk(clause: Clause, sent: Mapping[str, str]) -> DeskState:
    """The desk of an address, whatever stands in it."""
    by = sent.get("by", "")
    by = by if by == FACTS or (by == TABLE and clause.number in INCIDENTS) else default_by(clause)
    entered = {fact.name: _value(fact, sent.get(fact.name, "")) for fact in asks(clause, by)}
    if "dealer" in entered and entered["dealer"] is None:
        entered["dealer"] = NORTH.value
    typed = Typed()
    if "calls" in entered and "typed" in sent:
        dealer = Seat(entered["dealer"]) if entered["dealer"] in set("NESW") else NORTH
        typed = read_typed(sent["typed"], Auction(dealer))
        entered["calls"] = list(map(str, typed.calls))
        typed = Typed() if typed.calls else typed
    return DeskState(clause, by, entered, "ask" in sent, typed)


def default_by(clause: Clause) -> str:
    return TABLE if clause.number in INCIDENTS else FACTS


def query(by: str, facts: Facts, *, is_asked: bool = True) -> str:
    """The query of a desk with these facts, as JSON has them."""
    texts = {name: written(value) for name, value in facts.items()}
    return urlencode({"by": by} | texts | ({"ask": "1"} if is_asked else {}))


def written(value: object) -> str:
    """A fact, as JSON has it, in an address or a form."""
    if isinstance(value, list | tuple):
        return "-".join(map(str, value))
    return _WRITTEN[value] if value is None or isinstance(value, bool) else str(value)


def _value(fact: Fact, text: str) -> FactValue:
    """The JSON value of a parameter; what cannot be one is left as it is, for the fact to refuse."""
    if fact.type is FactType.CALLS:
        return text.split("-") if text else []
    if fact.type is FactType.SEATS:
        return read_seats(text) or None
    if text in ("", "null"):
        return None
    if fact.type in (FactType.BOOLEAN, FactType.BOOLEAN_OR_NULL):
        return _WORDS.get(text, text)
    if fact.type is FactType.NUMBER and text.isascii() and text.isdigit() and len(text) < 4:
        return int(text)
    return text
