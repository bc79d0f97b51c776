"""Auctions for generated questions: legal, plausible to look at, harder by level."""

from collections.abc import Callable
from random import Random

from lessons.engine.auction import Auction
from lessons.engine.calls import BIDS, DOUBLE, PASS, REDOUBLE, Bid, Call
from lessons.engine.contract import Risk
from lessons.engine.seats import Seat

# By level from 1: the most calls before the question, and how likely doubles are.
_LENGTHS = (4, 6, 9, 14)
_DOUBLES = (0.0, 0.15, 0.3, 0.4)

# Trials before a generator gives up; the conditions asked for hold for far more than one in a hundred.
_TRIALS = 2000


def random_call(rng: Random, auction: Auction, level: int) -> Call:
    """One legal call: mostly passes and low bids, as at a table."""
    legal = auction.legal_calls
    if DOUBLE in legal and rng.random() < _DOUBLES[level - 1]:
        return DOUBLE
    if REDOUBLE in legal and rng.random() < _DOUBLES[level - 1] / 2:
        return REDOUBLE
    bids = [call for call in legal if isinstance(call, Bid)]
    if bids and rng.random() < (0.55 if auction.last_bid else 0.7):
        reach = min(len(bids), 5 if level < 3 or rng.random() < 0.7 else 11)
        return bids[min(int(rng.expovariate(0.45)), reach - 1)]
    return PASS


def open_auction(rng: Random, level: int, wanted: Callable[[Auction], bool] = lambda auction: True) -> Auction:
    """A legal auction that is not over, for which `wanted` holds."""
    for _ in range(_TRIALS):
        auction = Auction(rng.choice(list(Seat)) if level > 1 else Seat.NORTH)
        for _ in range(rng.randint(1, _LENGTHS[level - 1])):
            following = auction.after(random_call(rng, auction, level))
            if following.is_over:
                break
            auction = following
        if wanted(auction):
            return auction
    raise LookupError("no such auction came up")


def ended_auction(rng: Random, level: int, wanted: Callable[[Auction], bool] = lambda auction: True) -> Auction:
    """A legal auction that has ended in a contract, for which `wanted` holds."""
    for _ in range(_TRIALS):
        auction = open_auction(rng, level)
        if auction.last_bid is None:
            continue
        while not auction.is_over:
            auction = auction.after(PASS)
        if wanted(auction):
            return auction
    raise LookupError("no such auction came up")


def telling_calls(auction: Auction, level: int) -> list[Call]:
    """Calls whose legality is worth asking about in this position: the neighbours of what is allowed."""
    last_bid = auction.last_bid
    if last_bid is None:
        return [PASS, DOUBLE, REDOUBLE] if auction.calls else [PASS, DOUBLE]
    bids = [_at(last_bid.index + step) for step in (-6, -5, -1, 0, 1, 4, 5)]
    calls: list[Call] = [bid for bid in bids if bid is not None]
    if level > 1 or auction.risk is not Risk.UNDOUBLED:
        calls += [DOUBLE, REDOUBLE]
    return calls


def _at(index: int) -> Bid | None:
    return BIDS[index - 3] if 3 <= index <= 37 else None
