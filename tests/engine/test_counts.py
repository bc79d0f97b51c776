"""How many auctions there are: what can be counted, is counted."""

from collections import Counter

import pytest

from lessons.engine.auction import Auction
from lessons.engine.calls import BIDS, CALLS, DOUBLE, PASS, REDOUBLE, Call
from lessons.engine.contract import Risk
from lessons.engine.laws import ILLEGAL, LONGEST, START, Position
from lessons.engine.seats import NORTH

# With k bids there are (4·22^k - 1)/3 complete auctions, the one that is passed out among them.
COUNTS = {1: 29, 2: 645, 3: 14_197, 4: 312_341}


def complete_auctions(auction: Auction, calls: frozenset[Call]) -> int:
    """Counted one by one, every auction an object of its own."""
    if auction.is_over:
        return 1
    return sum(complete_auctions(auction.after(call), calls) for call in auction.legal_calls if call in calls)


@pytest.mark.parametrize("bids", [1, 2, 3])
def test_complete_auctions_one_by_one(bids: int) -> None:
    assert complete_auctions(Auction(NORTH), frozenset(CALLS[: 3 + bids])) == COUNTS[bids]


@pytest.mark.parametrize("bids", [1, 2, 3, 4, 35])
def test_complete_auctions_by_the_table(bids: int) -> None:
    complete, here = 0, Counter([START])
    while here:
        following: Counter[Position] = Counter()
        for position, auctions in here.items():
            complete += auctions if position.is_over else 0
            for call in position.legal_calls:
                if call.index < 3 + bids:
                    following[position.after[call.index]] += auctions
        here = following
    assert complete == COUNTS.get(bids, complete) == (4 * 22**bids - 1) // 3


def test_table_has_425_positions_and_one_for_what_is_illegal() -> None:
    reached, new = set(), {START}
    while new:
        reached |= new
        new = {position for known in new for position in known.after} - reached
    assert len(reached - {ILLEGAL}) == 425


def test_longest_auction_has_319_calls() -> None:
    calls = [PASS] * 3
    for bid in BIDS:
        calls += [bid, PASS, PASS, DOUBLE, PASS, PASS, REDOUBLE, PASS, PASS]
    auction = Auction(NORTH, [*calls, PASS])
    assert (len(auction), auction.illegal_at, auction.is_over) == (LONGEST, None, True)
    assert auction.contract is not None
    assert (str(auction.contract), auction.contract.risk) == ("7NXX", Risk.REDOUBLED)


def test_no_auction_is_longer_than_319_calls() -> None:
    length, here = 0, {START}
    while following := {position.after[call.index] for position in here for call in position.legal_calls}:
        length, here = length + 1, following
    assert length == LONGEST == 319
