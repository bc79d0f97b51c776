"""What holds of every auction, whoever calls what."""

import copy
import pickle
from functools import reduce

from hypothesis import given
from hypothesis import strategies as st

from lessons.engine.auction import Auction, Status
from lessons.engine.calls import CALLS, Bid, Call
from lessons.engine.laws import LONGEST
from lessons.engine.seats import Seat
from tests.engine import reference
from tests.engine.strategies import any_auctions, legal_auctions


@given(legal_auctions())
def test_legality_is_that_of_the_laws_read_naively(auction: Auction) -> None:
    made = [str(call) for call in auction.calls]
    assert [str(call) for call in CALLS if auction.is_legal(call)] == [
        str(call) for call in CALLS if reference.is_legal(made, str(call))
    ]


@given(any_auctions)
def test_first_illegal_call_is_that_of_the_laws_read_naively(auction: Auction) -> None:
    made = [str(call) for call in auction.calls]
    illegal = [place for place, call in enumerate(made) if not reference.is_legal(made[:place], call)]
    assert auction.illegal_at == (illegal[0] if illegal else None)


@given(legal_auctions(finished=True))
def test_contract_is_that_of_the_laws_read_naively(auction: Auction) -> None:
    contract = auction.contract
    found = contract and (str(contract.bid), contract.risk.value, contract.declarer)
    expected = reference.contract([str(call) for call in auction.calls])
    assert found == (expected and (*expected[:2], auction.dealer.clockwise(expected[2])))


@given(legal_auctions() | any_auctions)
def test_calls_are_legal_when_nothing_is_objected(auction: Auction) -> None:
    unobjected = tuple(call for call in CALLS if not auction.objections(call))
    assert tuple(filter(auction.is_legal, CALLS)) == auction.legal_calls == unobjected


@given(legal_auctions(finished=True))
def test_every_legal_auction_ends_within_319_calls(auction: Auction) -> None:
    assert auction.is_over
    assert (auction.illegal_at, auction.turn, auction.legal_calls) == (None, None, ())
    assert 4 <= len(auction) <= LONGEST
    assert auction.status is (Status.COMPLETE if auction.contract else Status.PASSED_OUT)


@given(legal_auctions(finished=True))
def test_declarer_is_the_first_of_the_winning_side_to_name_the_denomination(auction: Auction) -> None:
    contract = auction.contract
    if contract is None:
        assert auction.last_bid is None
        return
    winner = auction.last_seat_of(contract.bid)
    assert winner
    assert contract.side is winner.side
    namers = [
        auction.seat_at(place)
        for place, call in enumerate(auction.calls)
        if isinstance(call, Bid) and call.denomination is contract.bid.denomination
    ]
    assert contract.declarer is next(seat for seat in namers if seat.side is winner.side)
    assert (contract.dummy, contract.leader) == (contract.declarer.partner, contract.declarer.left)


@given(legal_auctions() | any_auctions, st.sampled_from(CALLS))
def test_taking_a_call_back_restores_the_auction_and_its_judgement(auction: Auction, call: Call) -> None:
    undone = auction.after(call).prefix(len(auction))
    assert (undone, undone.status, undone.turn, undone.legal_calls) == (
        auction,
        auction.status,
        auction.turn,
        auction.legal_calls,
    )


@given(any_auctions)
def test_what_follows_an_illegal_call_changes_no_judgement(auction: Auction) -> None:
    legal = auction.legal_part
    assert legal.illegal_at is None
    assert (auction.last_bid, auction.risk, auction.contract, auction.is_over, auction.legal_calls) == (
        legal.last_bid,
        legal.risk,
        legal.contract,
        legal.is_over,
        legal.legal_calls,
    )
    assert auction.turn is legal.turn
    assert bool(auction.illegal_call_objections) is (auction.illegal_at is not None)


@given(legal_auctions(), st.sampled_from(Seat))
def test_legality_does_not_hang_on_who_dealt(auction: Auction, dealer: Seat) -> None:
    assert Auction(dealer, auction.calls).legal_calls == auction.legal_calls


@given(any_auctions)
def test_auction_is_read_back_from_its_text_and_its_copies(auction: Auction) -> None:
    dealer, calls = str(auction).split(":")
    copies = [Auction.of(dealer, calls), copy.copy(auction), copy.deepcopy(auction)]
    assert [(copied, copied.legal_calls) for copied in copies] == [(auction, auction.legal_calls)] * 3


# What each public method of an auction may be asked.
ARGUMENTS = {
    "after": lambda auction: CALLS,
    "prefix": lambda auction: range(len(auction) + 1),
    "is_legal": lambda auction: CALLS,
    "last_seat_of": lambda auction: CALLS,
    "objections": lambda auction: CALLS,
    "seat_at": lambda auction: range(len(auction) + 1),
}


def public_facts(auction: Auction) -> dict[str, object]:
    """All that an auction says of itself, by the names of what was asked."""
    facts: dict[str, object] = {of.__name__: of(auction) for of in (str, repr, len, hash, pickle.dumps)}
    for name in sorted(name for name in dir(Auction) if not name.startswith("_") and name != "of"):
        fact = getattr(auction, name)
        facts[name] = [fact(asked) for asked in ARGUMENTS[name](auction)] if callable(fact) else fact
    return facts


@given(legal_auctions(finished=True) | legal_auctions() | any_auctions, st.integers(0, 60))
def test_auctions_grown_and_given_are_equal_in_all_that_is_public(auction: Auction, length: int) -> None:
    whole = Auction(auction.dealer, auction.calls)
    grown = reduce(Auction.after, auction.calls, Auction(auction.dealer))
    grown_further = reduce(Auction.after, auction.calls[length:], auction.prefix(length))
    facts = public_facts(whole)
    for other in (grown, grown_further):
        assert other == whole
        assert public_facts(other) == facts
        assert pickle.loads(pickle.dumps(other)) == whole  # noqa: S301 - pickled a line above


@given(legal_auctions(), st.lists(st.sampled_from(CALLS), max_size=3), st.lists(st.sampled_from(CALLS), max_size=3))
def test_auctions_grown_from_one_leave_it_and_each_other_alone(
    auction: Auction, one: list[Call], other: list[Call]
) -> None:
    calls = auction.calls
    grown = [reduce(Auction.after, added, auction) for added in (one, other)]
    assert [auction.calls, *(branch.calls for branch in grown)] == [calls, (*calls, *one), (*calls, *other)]
