"""What it costs to grow an auction call by call: counted, not timed."""

import gc
import sys
import tracemalloc
from collections.abc import Callable, Iterator
from functools import partial
from itertools import accumulate
from types import FrameType
from typing import Any

import pytest

from lessons.engine.auction import Auction
from lessons.engine.calls import BIDS, CALLS, DOUBLE, PASS, REDOUBLE, Call
from lessons.engine.laws import LONGEST
from lessons.engine.seats import NORTH

PASSES = [PASS, PASS]
LONGEST_CALLS = [PASS, *PASSES]
for bid in BIDS:
    LONGEST_CALLS += [bid, *PASSES, DOUBLE, *PASSES, REDOUBLE, *PASSES]

SMALL = 250  # calls: Python has numbers up to 256 ready, and makes larger ones anew


@pytest.fixture(autouse=True)
def no_garbage_collection() -> Iterator[None]:
    """It comes when it likes, and others have work of theirs done with it."""
    gc.disable()
    yield
    gc.enable()


def instructions(work: Callable[[], object]) -> int:
    """How many instructions of Python some work takes."""
    count = 0

    def trace(frame: FrameType, event: str, _: Any) -> Any:
        nonlocal count
        frame.f_trace_opcodes = True
        count += event == "opcode"
        return trace

    before = sys.gettrace()
    sys.settrace(trace)
    try:
        work()
    finally:
        sys.settrace(before)
    return count


def memory(work: Callable[[], object]) -> int:
    """How many bytes some work needs at most; the least of three, since other threads may need some meanwhile."""

    def once() -> int:
        tracemalloc.reset_peak()
        before, _ = tracemalloc.get_traced_memory()
        work()
        return tracemalloc.get_traced_memory()[1] - before

    tracemalloc.start()
    try:
        return min(once() for _ in range(3))
    finally:
        tracemalloc.stop()


def step(auction: Auction, call: Call) -> tuple[object, ...]:
    """All that a table asks at every call."""
    grown = auction.after(call)
    return auction.is_legal(call), len(grown), grown.turn, grown.status, grown.contract, grown.legal_calls


def costs(measure: Callable[[Callable[[], object]], int], auction: Auction, calls: list[Call]) -> set[int]:
    """What the calls cost, made one after another."""
    auctions = accumulate(calls, Auction.after, initial=auction)
    return {measure(partial(step, auction, call)) for auction, call in zip(auctions, calls, strict=False)}


def test_every_call_of_the_longest_auction_takes_the_same_instructions() -> None:
    assert len(LONGEST_CALLS) == LONGEST - 1  # the closing pass, which makes the contract, takes more
    assert len(costs(instructions, Auction(NORTH), LONGEST_CALLS)) == 1


def test_every_call_takes_the_same_memory() -> None:
    assert len(costs(memory, Auction(NORTH), LONGEST_CALLS[:SMALL])) == 1


def test_every_call_after_an_illegal_one_costs_the_same() -> None:
    illegal, calls = Auction.of("N", "1D 1C"), [*CALLS * 6]
    assert len(costs(instructions, illegal, calls)) == 1
    assert len(costs(memory, illegal, calls)) == 1


def test_a_copy_of_all_calls_is_one_instruction_and_seen_by_its_memory() -> None:
    few, many = (tuple(LONGEST_CALLS[:length]) for length in (3, 250))
    assert instructions(lambda: (*few, PASS)) == instructions(lambda: (*many, PASS))
    assert memory(lambda: (*many, PASS)) - memory(lambda: (*few, PASS)) >= sys.getsizeof(many) - sys.getsizeof(few)


def test_a_very_long_auction_is_read_and_let_go() -> None:
    calls = (*LONGEST_CALLS, *[PASS] * 20_000)
    *_, auction = accumulate(calls, Auction.after, initial=Auction(NORTH))
    assert (len(auction), auction.illegal_at, auction.calls) == (len(calls), LONGEST, calls)
    del auction
