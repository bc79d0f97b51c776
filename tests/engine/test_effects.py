"""What each legal call changes."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lessons.engine import effects as module
from lessons.engine.auction import Auction
from lessons.engine.calls import DOUBLE, PASS, REDOUBLE, Bid, bid_of
from lessons.engine.effects import (
    EFFECTS,
    AuctionClosed,
    BidOverPartner,
    DoubleCancelled,
    Doubled,
    Effect,
    HigherDenomination,
    HigherLevel,
    Jumped,
    Opened,
    PassedAfterBid,
    PassedBeforeBid,
    PassedOut,
    RedoubleCancelled,
    Redoubled,
    ThreeOpeningPasses,
    effects,
)
from lessons.engine.seats import EAST, NORTH, SOUTH, WEST


def last(calls: str) -> tuple[Effect, ...]:
    auction = Auction.of("N", calls)
    return effects(auction, len(auction) - 1)


@pytest.mark.parametrize(
    ("calls", "changed"),
    [
        ("1S", (Opened(bid_of("1S"), NORTH),)),
        ("P P P 7N", (Opened(bid_of("7N"), WEST),)),
        ("1H 1S", (HigherDenomination(bid_of("1S"), bid_of("1H")),)),
        ("4S 4N", (HigherDenomination(bid_of("4N"), bid_of("4S")),)),
        ("1S 2C", (HigherLevel(bid_of("2C"), bid_of("1S")),)),
        ("1S 2S", (HigherLevel(bid_of("2S"), bid_of("1S")),)),
        ("1C 2H", (HigherLevel(bid_of("2H"), bid_of("1C")), Jumped(bid_of("2H"), bid_of("1H")))),
        (
            "1C P 1H",
            (HigherDenomination(bid_of("1H"), bid_of("1C")), BidOverPartner(bid_of("1H"), bid_of("1C"), NORTH)),
        ),
        ("1C P P 1H", (HigherDenomination(bid_of("1H"), bid_of("1C")),)),
        (
            "1C P P X P 1H",
            (HigherDenomination(bid_of("1H"), bid_of("1C")), DoubleCancelled(bid_of("1H"), bid_of("1C"))),
        ),
        (
            "1C X 1N",
            (
                HigherDenomination(bid_of("1N"), bid_of("1C")),
                BidOverPartner(bid_of("1N"), bid_of("1C"), NORTH),
                DoubleCancelled(bid_of("1N"), bid_of("1C")),
            ),
        ),
        (
            "1C X XX 1H",
            (HigherDenomination(bid_of("1H"), bid_of("1C")), RedoubleCancelled(bid_of("1H"), bid_of("1C"))),
        ),
        ("1S P 4S X", (Doubled(bid_of("4S"), SOUTH, WEST),)),
        ("1H P P X P P XX", (Redoubled(bid_of("1H"), NORTH, SOUTH),)),
        ("P", (PassedBeforeBid(3, EAST),)),
        ("P P", (PassedBeforeBid(2, SOUTH),)),
        ("P P P", (ThreeOpeningPasses(WEST),)),
        ("P P P P", (PassedOut(),)),
        ("1C P", (PassedAfterBid(2, SOUTH),)),
        ("P P 1C X P P", (PassedAfterBid(1, SOUTH),)),
    ],
)
def test_last_call_changed(calls: str, changed: tuple[Effect, ...]) -> None:
    assert last(calls) == changed


def test_third_pass_closes_with_the_contract() -> None:
    auction = Auction.of("N", "1S P 2S P 4C X P P P")
    contract = auction.contract
    assert contract is not None
    assert effects(auction, 8) == (AuctionClosed(contract),)


def test_doubled_side_may_redouble_and_the_left_of_the_doubler_first() -> None:
    changed = last("1S P 4S X")[0]
    assert isinstance(changed, Doubled)
    assert changed.may_redouble == (NORTH, SOUTH)


@pytest.mark.parametrize("place", [1, 2])
def test_nothing_is_changed_by_an_illegal_call_and_what_follows(place: int) -> None:
    assert effects(Auction.of("N", "1S 1H P"), place) == ()


def test_effects_before_an_illegal_call_are_told() -> None:
    assert effects(Auction.of("N", "1S 1H P"), 0) == (Opened(bid_of("1S"), NORTH),)


@pytest.mark.parametrize("place", [-1, 1])
def test_effects_of_no_call_are_refused(place: int) -> None:
    with pytest.raises(IndexError):
        effects(Auction.of("N", "P"), place)


@st.composite
def legal_auctions(draw: st.DrawFn) -> Auction:
    """Auctions of legal calls; passes, doubles and low bids are drawn more often, so that they last."""
    auction = Auction(draw(st.sampled_from([NORTH, EAST, SOUTH, WEST])))
    for number in draw(st.lists(st.integers(0, 12), max_size=40)):
        calls = auction.legal_calls
        if not calls:
            break
        auction = auction.after(calls[number % len(calls)])
    return auction


@given(legal_auctions())
def test_every_legal_call_has_an_effect_of_its_own_kind(auction: Auction) -> None:
    kinds = {
        PASS: (PassedBeforeBid, ThreeOpeningPasses, PassedAfterBid, AuctionClosed, PassedOut),
        DOUBLE: (Doubled,),
        REDOUBLE: (Redoubled,),
    }
    for place, call in enumerate(auction.calls):
        first = effects(auction, place)[0]
        assert isinstance(first, (Opened, HigherLevel, HigherDenomination) if isinstance(call, Bid) else kinds[call])


def test_codes_are_unique_and_spelled_as_codes() -> None:
    kinds = {kind for kind in vars(module).values() if isinstance(kind, type) and issubclass(kind, Effect)}
    assert set(EFFECTS.values()) == kinds - {Effect}
    assert all(code.replace("-", "").isalpha() and code == code.lower() for code in EFFECTS)
