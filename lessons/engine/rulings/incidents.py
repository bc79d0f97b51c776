"""What happened at a table, beside its auction: the facts of a clause follow from it.

An incident says who did what; who is whose left-hand opponent, who has called since and whether the
auction period is over is read off the auction. What only people can tell stays a fact to be given.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Self

from lessons.engine.auction import Auction
from lessons.engine.calls import DOUBLE, REDOUBLE, Bid, Call
from lessons.engine.contract import Contract
from lessons.engine.laws import LONGEST
from lessons.engine.rulings.clauses import CLAUSES, read_facts
from lessons.engine.rulings.errors import WrongFact
from lessons.engine.rulings.facts import Fact, bid, boolean, call, number, seat
from lessons.engine.rulings.law17 import period_over
from lessons.engine.rulings.law21 import COULD_WELL, PROBABLE_CAUSE
from lessons.engine.seats import Seat

PLACE = number("place", 0, LONGEST - 1)  # of the call in question, from 0
PLAYED = number("cards_played", 0, 3)  # to the first trick


@dataclass(frozen=True, slots=True)
class Incident:
    """Something that happened. `laws`: the clauses that judge it; `asks`: the facts that only people can tell."""

    laws: ClassVar[tuple[str, ...]]
    asks: ClassVar[tuple[Fact, ...]]

    @classmethod
    def read(cls, facts: Mapping[str, Any]) -> Self:
        """From values as JSON has them. Raises MissingFact or WrongFact."""
        return cls(**read_facts(cls.asks, facts))

    def facts(self, auction: Auction) -> dict[str, Any]:
        """The facts of the clause at this table, as JSON has them. Raises WrongFact when it cannot have happened."""
        raise NotImplementedError

    def facts_for(self, law: str, auction: Auction) -> dict[str, Any]:
        """The facts that this clause asks for. Raises WrongFact as `facts` does."""
        wanted = {fact.name for fact in CLAUSES[law].facts}
        return {name: value for name, value in self.facts(auction).items() if name in wanted}


def _call_at(auction: Auction, place: int, name: str = "place") -> Call:
    if place >= len(auction):
        raise WrongFact(name, place)
    return auction.calls[place]


def _text(call: Call | None) -> str | None:
    return None if call is None else str(call)


def _same(call: Call | None, cancelled: Call) -> bool | None:
    return None if call is None else call == cancelled


@dataclass(frozen=True, slots=True)
class NextCall(Incident):
    """A player is about to call."""

    laws = ("17B", "17C")
    asks = (seat("seat"),)
    seat: Seat

    def facts(self, auction: Auction) -> dict[str, Any]:
        return {"dealer": auction.dealer.value, "calls_made": len(auction), "seat": self.seat.value}


@dataclass(frozen=True, slots=True)
class WrongBoard(Incident):
    """The call at a place was made with cards of another board; then with the right ones, then over there."""

    laws = ("17D",)
    asks = (PLACE, call("new_call", nullable=True), call("other_board_call", nullable=True))
    place: int
    new_call: Call | None
    other_board_call: Call | None

    def facts(self, auction: Auction) -> dict[str, Any]:
        cancelled = _call_at(auction, self.place)
        return {
            "lho_called": len(auction) > self.place + 1,
            "partner_called": len(auction) > self.place + 2,
            "same_call": _same(self.new_call, cancelled),
            "other_board_same": _same(self.other_board_call, cancelled),
        }


@dataclass(frozen=True, slots=True)
class SpokenDouble(Incident):
    """The double or redouble at a place was said with the name of a bid, right or wrong; None: without."""

    laws = ("19A2", "19A3", "19B2", "19B3")
    asks = (PLACE, bid("stated", nullable=True))
    place: int
    stated: Bid | None

    def facts(self, auction: Auction) -> dict[str, Any]:
        call = _call_at(auction, self.place)
        if call not in (DOUBLE, REDOUBLE):
            raise WrongFact("place", self.place)
        actual = auction.prefix(self.place).last_bid
        return {"call": str(call), "stated": _text(self.stated), "actual": _text(actual)}


@dataclass(frozen=True, slots=True)
class Misheard(Incident):
    """A player did not hear the call at a place and asks now; at once means that nobody has called since."""

    laws = ("20A",)
    asks = (PLACE,)
    place: int

    def facts(self, auction: Auction) -> dict[str, Any]:
        _call_at(auction, self.place)
        return {"in_doubt": True, "at_once": len(auction) == self.place + 1}


@dataclass(frozen=True, slots=True)
class ReviewAsked(Incident):
    """A player asks for a review during the auction."""

    laws = ("20B",)
    asks = (seat("asker"), boolean("must_pass"), boolean("partial"))
    asker: Seat
    must_pass: bool
    partial: bool

    def facts(self, auction: Auction) -> dict[str, Any]:
        return {"own_turn": auction.turn is self.asker, "must_pass": self.must_pass, "partial": self.partial}


def _contract(auction: Auction) -> Contract:
    """The contract of an auction that has come to one."""
    if auction.contract is None:
        raise WrongFact("calls", len(auction))
    return auction.contract


def _role(contract: Contract, seat: Seat) -> str:
    if seat.side is not contract.side:
        return "defender"
    return "declarer" if seat is contract.declarer else "dummy"


def _turn(contract: Contract, played: int) -> Seat:
    """Who plays now: dummy's cards are declarer's to play."""
    turn = contract.leader.clockwise(played)
    return contract.declarer if turn is contract.dummy else turn


@dataclass(frozen=True, slots=True)
class LeadAsked(Incident):
    """After the final pass a player asks whose lead it is."""

    laws = ("20C1",)
    asks = (seat("asker"),)
    asker: Seat

    def facts(self, auction: Auction) -> dict[str, Any]:
        return {"role": _role(_contract(auction), self.asker)}


@dataclass(frozen=True, slots=True)
class ReviewAskedInPlay(Incident):
    """A player asks for a review when some cards of the first trick are on the table."""

    laws = ("20C2",)
    asks = (seat("asker"), PLAYED, boolean("partial"))
    asker: Seat
    cards_played: int
    partial: bool

    def facts(self, auction: Auction) -> dict[str, Any]:
        contract = _contract(auction)
        own_turn = _turn(contract, self.cards_played) is self.asker
        # Declarer's first turn is dummy's: the second card of the trick.
        first = own_turn and (self.asker is not contract.declarer or self.cards_played == 1)
        return {
            "role": _role(contract, self.asker),
            "own_turn": own_turn,
            "first_turn_to_play": first,
            "partial": self.partial,
        }


@dataclass(frozen=True, slots=True)
class ExplanationAsked(Incident):
    """A player asks what the opponent's call at a place means, and somebody of that side answers."""

    laws = ("20F1",)
    asks = (seat("asker"), PLACE, seat("answerer"))
    asker: Seat
    place: int
    answerer: Seat

    def facts(self, auction: Auction) -> dict[str, Any]:
        _call_at(auction, self.place)
        caller = auction.seat_at(self.place)
        if caller.side is self.asker.side:
            raise WrongFact("place", self.place)
        if self.answerer.side is self.asker.side:
            raise WrongFact("answerer", self.answerer.value)
        return {
            "own_turn": auction.turn is self.asker,
            "before_final_pass": not auction.is_over,
            "answerer": "caller" if self.answerer is caller else "callers-partner",
        }


@dataclass(frozen=True, slots=True)
class ExplanationAskedInPlay(Incident):
    """A player asks about the opponents' auction when some cards of the first trick are on the table."""

    laws = ("20F2",)
    asks = (seat("asker"), PLAYED)
    asker: Seat
    cards_played: int

    def facts(self, auction: Auction) -> dict[str, Any]:
        contract = _contract(auction)
        return {
            "role": _role(contract, self.asker),
            "own_turn": _turn(contract, self.cards_played) is self.asker,
        }


@dataclass(frozen=True, slots=True)
class WrongExplanation(Incident):
    """The opponent's call at `explained` was explained wrongly; the call at `place` may rest on that."""

    laws = ("21B1", "21B3")
    asks = (
        number("explained", 0, LONGEST - 1),
        PLACE,
        PROBABLE_CAUSE,
        COULD_WELL,
        boolean("lead_faced"),
        boolean("hands_returned"),
    )
    explained: int
    place: int
    probable_cause: bool
    could_well: bool | None
    lead_faced: bool
    hands_returned: bool

    def facts(self, auction: Auction) -> dict[str, Any]:
        _call_at(auction, self.place)
        if self.explained >= self.place or (self.place - self.explained) % 2 == 0:
            raise WrongFact("explained", self.explained)
        return {
            "auction_period_over": self._period_over(auction),
            "partner_called_since": len(auction) > self.place + 2,
            "probable_cause": self.probable_cause,
            "could_well": self.could_well,
        }

    def _period_over(self, auction: Auction) -> bool:
        """Whether the auction period is over. Raises WrongFact for a deal passed out whose hands are not back:
        there the editions differ."""
        then, now = (
            auction.is_over
            and period_over(auction.last_bid is None, self.lead_faced, self.hands_returned, today=today)
            for today in (False, True)
        )
        if then is not now:
            raise WrongFact("hands_returned", self.hands_returned)
        return now


@dataclass(frozen=True, slots=True)
class ChangedCall(Incident):
    """The player of the call at a place has changed it under 21B1; may the left-hand opponent change a call too?"""

    laws = ("21B2",)
    asks = (PLACE, boolean("information_damaging"))
    place: int
    information_damaging: bool

    def facts(self, auction: Auction) -> dict[str, Any]:
        _call_at(auction, self.place)
        return {
            "opponent_changed": True,
            "called_after": len(auction) > self.place + 1,
            "information_damaging": self.information_damaging,
        }


# Which incident a clause can be judged by at a table.
INCIDENTS: dict[str, type[Incident]] = {law: kind for kind in Incident.__subclasses__() for law in kind.laws}
