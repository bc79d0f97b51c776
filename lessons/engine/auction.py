"""The auction: an immutable sequence of calls that knows what is legal and why not."""

from collections.abc import Iterable
from enum import Enum
from functools import reduce

from lessons.engine import objections
from lessons.engine.calls import DOUBLE, REDOUBLE, Bid, Call, call_of
from lessons.engine.contract import Contract, Risk
from lessons.engine.laws import ILLEGAL, Position, final_contract, walk
from lessons.engine.objections import Objection
from lessons.engine.seats import Seat

_new = object.__new__  # looked up once: a step is short enough for this to show


class Status(Enum):
    """Where an auction stands. ILLEGAL: it holds a call that may not be made."""

    OPEN = "open"
    ILLEGAL = "illegal"
    COMPLETE = "complete"
    PASSED_OUT = "passed-out"


class Auction:
    """Calls in turn from the dealer. Illegal calls are kept; the first is marked, nothing after it is judged.

    >>> auction = Auction.of("N", "1S P 4S X P P P")
    >>> str(auction.contract), auction.contract.declarer
    ('4SX', <Seat.NORTH: 'N'>)
    >>> Auction.of("N", "1H").objections(call_of("1D"))[0].code
    'insufficient-bid'
    """

    __slots__ = ("_before", "_calls", "_last", "_length", "_position", "dealer", "illegal_at", "legal_calls")

    # All of these are set once, by __init__ or after(); the calls, when they are first asked for.
    dealer: Seat
    illegal_at: int | None  # where the first illegal call stands, from 0
    # All calls that may be made now, in the order P X XX 1C to 7N; none when the auction is over.
    legal_calls: tuple[Call, ...]

    _position: Position  # after the legal part
    _length: int
    # What an auction grew from and its last call stand for its calls until these are asked for.
    _calls: tuple[Call, ...] | None
    _before: "Auction"
    _last: Call

    def __init__(self, dealer: Seat, calls: Iterable[Call] = ()) -> None:
        self._calls = calls = tuple(calls)
        position, self.illegal_at = walk(calls), None
        if position is ILLEGAL:
            grown = reduce(Auction.after, calls, Auction(dealer))
            position, self.illegal_at = grown._position, grown.illegal_at
        self.dealer = dealer
        self.legal_calls = position.legal_calls
        self._position = position
        self._length = len(calls)

    @classmethod
    def of(cls, dealer: str, calls: str = "") -> "Auction":
        """From canonical text: a seat's letter, calls with spaces between. Raises NotACall or ValueError."""
        return cls(Seat(dealer), map(call_of, calls.split()))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Auction) and (self.dealer, self.calls) == (other.dealer, other.calls)

    def __hash__(self) -> int:
        return hash((self.dealer, self.calls))

    def __len__(self) -> int:
        return self._length

    def __str__(self) -> str:
        return f"{self.dealer.value}:{' '.join(map(str, self.calls))}"

    def __repr__(self) -> str:
        return f"Auction.of({self.dealer.value!r}, {' '.join(map(str, self.calls))!r})"

    def __reduce__(self) -> tuple[type["Auction"], tuple[Seat, tuple[Call, ...]]]:
        """Copies and pickles are made anew, so that the table of positions stays one."""
        return Auction, (self.dealer, self.calls)

    @property
    def calls(self) -> tuple[Call, ...]:
        """All calls, the illegal ones too."""
        if self._calls is None:
            added, auction = [], self
            while auction._calls is None:
                added.append(auction._last)
                auction = auction._before
            self._calls = (*auction._calls, *reversed(added))
        return self._calls

    # Growing and cutting

    def after(self, call: Call) -> "Auction":
        """This auction and one more call, legal or not: the same work however long the auction is."""
        position, illegal_at = self._position, self.illegal_at
        if illegal_at is None:
            following = position.after[call.index]
            if following is ILLEGAL:
                illegal_at = self._length
            else:
                position = following
        grown = _new(Auction)
        grown.dealer = self.dealer
        grown.illegal_at = illegal_at
        grown.legal_calls = position.legal_calls
        grown._position = position
        grown._length = self._length + 1
        grown._calls, grown._before, grown._last = None, self, call
        return grown

    def prefix(self, length: int) -> "Auction":
        """The first so many calls."""
        return Auction(self.dealer, self.calls[:length])

    @property
    def legal_part(self) -> "Auction":
        """The calls before the first illegal one; itself when all are legal."""
        return self if self.illegal_at is None else self.prefix(self.illegal_at)

    # Judging. All of these speak of the position after the legal part.

    def is_legal(self, call: Call) -> bool:
        """May this call be made now, by the seat in turn?"""
        return self._position.legal[call.index]

    def objections(self, call: Call) -> tuple[Objection, ...]:
        """Every reason why the call is illegal now; empty when it is legal."""
        return () if self._position.legal[call.index] else tuple(_objections(self.legal_part, call))

    @property
    def illegal_call_objections(self) -> tuple[Objection, ...]:
        """The reasons against the first illegal call of the auction; empty when there is none."""
        return () if self.illegal_at is None else self.objections(self.calls[self.illegal_at])

    # Where it stands

    @property
    def is_over(self) -> bool:
        """Has the legal part come to its end, by three passes after a call or by four at the start?"""
        return self._position.is_over

    @property
    def status(self) -> Status:
        if self.illegal_at is not None:
            return Status.ILLEGAL
        if not self.is_over:
            return Status.OPEN
        return Status.COMPLETE if self.last_bid else Status.PASSED_OUT

    def seat_at(self, place: int) -> Seat:
        """Who makes the call at this place, counted from 0."""
        return self.dealer.clockwise(place)

    @property
    def turn(self) -> Seat | None:
        """Who is to call; the offender after an illegal call; None when the auction is over."""
        if self.is_over:
            return None
        return self.seat_at(len(self) if self.illegal_at is None else self.illegal_at)

    @property
    def last_bid(self) -> Bid | None:
        return self._position.last_bid

    @property
    def risk(self) -> Risk:
        """The risk of the last bid; undoubled when there is none."""
        return self._position.risk

    def last_seat_of(self, call: Call) -> Seat | None:
        """Who made this call last in the legal part: the last bid, the double, the redouble."""
        calls = self.legal_part.calls
        return next((self.seat_at(place) for place in reversed(range(len(calls))) if calls[place] == call), None)

    @property
    def contract(self) -> Contract | None:
        """The contract of an auction that is over; None while it is open and when it was passed out."""
        return final_contract(self.dealer, self.legal_part.calls) if self.is_over else None


def _objections(auction: Auction, call: Call) -> Iterable[Objection]:
    """Explain by the history what the table has refused (`auction` holds legal calls only)."""
    last_bid, risk, turn = auction.last_bid, auction.risk, auction.turn
    if turn is None:
        yield objections.AuctionOver(passed_out=last_bid is None)
    elif last_bid is None:
        yield objections.DoubleNoBid() if call == DOUBLE else objections.RedoubleNoBid()
    elif isinstance(call, Bid):
        yield objections.InsufficientBid(call, last_bid)
    elif call == DOUBLE:
        yield from _against_double(auction, last_bid, turn)
    elif risk is Risk.UNDOUBLED:
        yield objections.RedoubleNotDoubled(last_bid)
    elif risk is Risk.REDOUBLED:
        yield objections.RedoubleAlreadyRedoubled(last_bid, _seat(auction, REDOUBLE))
    else:
        yield objections.RedoubleOwnSide(last_bid, _seat(auction, DOUBLE))


def _against_double(auction: Auction, last_bid: Bid, turn: Seat) -> Iterable[Objection]:
    bidder = _seat(auction, last_bid)
    if bidder.side is turn.side:
        yield objections.DoubleOwnSide(last_bid, bidder)
    if auction.risk is Risk.DOUBLED:
        yield objections.DoubleAlreadyDoubled(last_bid, _seat(auction, DOUBLE))
    elif auction.risk is Risk.REDOUBLED:
        yield objections.DoubleAlreadyRedoubled(last_bid, _seat(auction, REDOUBLE))


def _seat(auction: Auction, call: Call) -> Seat:
    seat = auction.last_seat_of(call)
    if seat is None:
        raise LookupError(f"nobody made the call {call}")
    return seat
