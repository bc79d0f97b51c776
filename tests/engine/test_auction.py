"""Auctions judged: the cases in which programs and people go wrong."""

import pytest

from lessons.engine.auction import Auction, Status
from lessons.engine.calls import Bid, Denomination, NotACall, bid_of, call_of
from lessons.engine.contract import Contract, Risk
from lessons.engine.objections import (
    AuctionOver,
    DoubleAlreadyDoubled,
    DoubleAlreadyRedoubled,
    DoubleNoBid,
    DoubleOwnSide,
    InsufficientBid,
    Objection,
    RedoubleAlreadyRedoubled,
    RedoubleNoBid,
    RedoubleNotDoubled,
    RedoubleOwnSide,
)
from lessons.engine.seats import EAST, NORTH, SOUTH, WEST, Seat

B = bid_of


# A finished auction: dealer, calls, contract, declarer, dummy, opening leader.
FINISHED = {
    "the last bidder's partner named the suit first": ("E", "1D 1H 1S 2C 2S 3C 4S P 4N P 5D P 6S P P P", "6S WEN"),
    "a final double does not shift the declarer": ("N", "1S P 4S X P P P", "4SX NSE"),
    "a redouble does not make the redoubler declarer": ("N", "1C X XX P P P", "1CXX NSE"),
    "the dealer is West": ("W", "P 1H P 2H P P P", "2H NSE"),
    "the same calls with dealer South": ("S", "P 1H P 2H P P P", "2H WEN"),
    "a cue bid doubled and passed out": ("N", "1S P 2S P 4C X P P P", "4CX NSE"),
    "both sides named no trump, the losers first": ("S", "1N 3N P P P", "3N WEN"),
    "both sides named the suit": ("N", "1S 2S 4S P P P", "4S NSE"),
    "a bid after three opening passes": ("N", "P P P 1C P P P", "1C WEN"),
    "a new bid wipes the double out": ("N", "1H X 1S P P P", "1S SNW"),
    "a new bid wipes the redouble out": ("N", "1H X XX 1S P P P", "1S WEN"),
    "two passes do not end it": ("N", "1S P P 2C P P P", "2C WEN"),
    "the double is in the reopening seat": ("N", "1S P P X P P P", "1SX NSE"),
    "the bidder's partner redoubles in the reopening seat": ("N", "1H P P X P P XX P P P", "1HXX NSE"),
    "the strong suit is named first by the partner of the last bidder": ("W", "P 1S P 2D P 2S P P P", "2S NSE"),
    "the opening bid is the highest": ("N", "7N P P P", "7N NSE"),
    "every grand slam is bid": ("W", "3D X 5D 6S P 7D P 7H P 7S X P P 7N X P P P", "7NX NSE"),
    "three doubles and two redoubles": ("W", "1D X XX P P 1H X XX P 1S P P X 1N X 2C X P P P", "2CX SNW"),
}


@pytest.mark.parametrize(("dealer", "calls", "outcome"), FINISHED.values(), ids=FINISHED)
def test_finished_auction(dealer: str, calls: str, outcome: str) -> None:
    auction = Auction.of(dealer, calls)
    contract = auction.contract
    assert contract is not None
    assert (auction.status, auction.turn, auction.legal_calls) == (Status.COMPLETE, None, ())
    assert f"{contract} {contract.declarer.value}{contract.dummy.value}{contract.leader.value}" == outcome


@pytest.mark.parametrize("dealer", Seat)
def test_four_passes_at_the_start_pass_the_deal_out_whoever_deals(dealer: Seat) -> None:
    auction = Auction.of(dealer.value, "P P P P")
    assert (auction.status, auction.is_over, auction.turn, auction.contract, auction.last_bid) == (
        Status.PASSED_OUT,
        True,
        None,
        None,
        None,
    )


# An auction that goes on: dealer, calls, who is to call, which of X and XX are legal, the lowest bid.
OPEN = {
    "nothing has been called": ("N", "", NORTH, "", "1C"),
    "three passes at the start": ("N", "P P P", WEST, "", "1C"),
    "an opponent has bid": ("N", "1S", EAST, "X", "1N"),
    "partner has bid": ("N", "1S P", SOUTH, "", "1N"),
    "an opponent's bid, two passes": ("N", "1S P P", WEST, "X", "1N"),
    "an opponent has doubled": ("N", "1S X", SOUTH, "XX", "1N"),
    "partner has doubled": ("N", "1S X P", WEST, "", "1N"),
    "an opponent's double, two passes": ("N", "1S X P P", NORTH, "XX", "1N"),
    "an opponent has redoubled": ("N", "1S X XX", WEST, "", "1N"),
    "a bid after a redouble": ("N", "1S X XX 2C", NORTH, "X", "2D"),
    "no trump at the level is below clubs at the next": ("E", "1N", SOUTH, "X", "2C"),
    "the highest bid can still be doubled": ("E", "7N", SOUTH, "X", None),
    "a double undone can be made again": ("N", "1H", EAST, "X", "1S"),
}


@pytest.mark.parametrize(("dealer", "calls", "turn", "doubles", "lowest"), OPEN.values(), ids=OPEN)
def test_open_auction(dealer: str, calls: str, turn: Seat, doubles: str, lowest: str | None) -> None:
    auction = Auction.of(dealer, calls)
    legal = auction.legal_calls
    bids = [call for call in legal if isinstance(call, Bid)]
    assert (auction.status, auction.turn, auction.contract) == (Status.OPEN, turn, None)
    assert [str(call) for call in legal if not isinstance(call, Bid)] == ["P", *doubles.split()]
    assert (str(bids[0]) if bids else None, len(bids)) == (lowest, 38 - B(lowest).index if lowest else 0)


# An illegal call: the calls before it from North, the call, all that is objected to it.
ILLEGAL: list[tuple[str, str, tuple[Objection, ...]]] = [
    # Insufficient bids
    ("1S", "1H", (InsufficientBid(B("1H"), B("1S")),)),
    ("1S", "1S", (InsufficientBid(B("1S"), B("1S")),)),
    ("2H", "2D", (InsufficientBid(B("2D"), B("2H")),)),
    ("1N", "1S", (InsufficientBid(B("1S"), B("1N")),)),
    ("7N", "7S", (InsufficientBid(B("7S"), B("7N")),)),
    ("7N", "7N", (InsufficientBid(B("7N"), B("7N")),)),
    ("1S P 3D P P", "2S", (InsufficientBid(B("2S"), B("3D")),)),
    # Nobody has bid
    ("", "X", (DoubleNoBid(),)),
    ("P", "X", (DoubleNoBid(),)),
    ("P P P", "X", (DoubleNoBid(),)),
    ("", "XX", (RedoubleNoBid(),)),
    ("P", "XX", (RedoubleNoBid(),)),
    # Doubles
    ("3D P", "X", (DoubleOwnSide(B("3D"), NORTH),)),
    ("1S P P 2C P P", "X", ()),
    ("1S P P 2C P", "X", (DoubleOwnSide(B("2C"), WEST),)),
    ("1H X P", "X", (DoubleAlreadyDoubled(B("1H"), EAST),)),
    ("1H X", "X", (DoubleOwnSide(B("1H"), NORTH), DoubleAlreadyDoubled(B("1H"), EAST))),
    ("1H X P P", "X", (DoubleOwnSide(B("1H"), NORTH), DoubleAlreadyDoubled(B("1H"), EAST))),
    ("1H P P X P", "X", (DoubleAlreadyDoubled(B("1H"), WEST),)),
    ("1H X P P XX", "X", (DoubleAlreadyRedoubled(B("1H"), NORTH),)),
    ("1H X XX P", "X", (DoubleOwnSide(B("1H"), NORTH), DoubleAlreadyRedoubled(B("1H"), SOUTH))),
    # Redoubles
    ("1H", "XX", (RedoubleNotDoubled(B("1H")),)),
    ("1H X 1S", "XX", (RedoubleNotDoubled(B("1S")),)),
    ("1S X P", "XX", (RedoubleOwnSide(B("1S"), EAST),)),
    ("1S X XX", "XX", (RedoubleAlreadyRedoubled(B("1S"), SOUTH),)),
    ("1H X XX P P", "XX", (RedoubleAlreadyRedoubled(B("1H"), SOUTH),)),
    # After the end
    ("1C P P P", "P", (AuctionOver(passed_out=False),)),
    ("1C P P P", "X", (AuctionOver(passed_out=False),)),
    ("1C P P P", "1C", (AuctionOver(passed_out=False),)),
    ("P P P P", "1C", (AuctionOver(passed_out=True),)),
    ("P P P P", "XX", (AuctionOver(passed_out=True),)),
]


@pytest.mark.parametrize(
    ("calls", "call", "objections"), ILLEGAL, ids=[f"{calls} {call}" for calls, call, _ in ILLEGAL]
)
def test_objections(calls: str, call: str, objections: tuple[Objection, ...]) -> None:
    auction = Auction.of("N", calls)
    assert auction.objections(call_of(call)) == objections
    assert auction.is_legal(call_of(call)) is (objections == ())


@pytest.mark.parametrize(
    ("bid", "last_bid", "minimum", "in_denomination"),
    [
        ("1H", "1S", "1N", "2H"),
        ("1S", "1S", "1N", "2S"),
        ("2D", "2H", "2S", "3D"),
        ("1S", "1N", "2C", "2S"),
        ("2S", "3D", "3H", "3S"),
        ("1C", "6N", "7C", "7C"),
        ("7S", "7S", "7N", None),
        ("7S", "7N", None, None),
        ("1N", "7H", "7S", "7N"),
    ],
)
def test_insufficient_bid_names_the_lowest_sufficient_bids(
    bid: str, last_bid: str, minimum: str | None, in_denomination: str | None
) -> None:
    objection = InsufficientBid(B(bid), B(last_bid))
    assert (objection.minimum, objection.minimum_in_denomination) == (
        minimum and B(minimum),
        in_denomination and B(in_denomination),
    )


@pytest.mark.parametrize(
    ("calls", "place", "offender", "code", "legal"),
    [
        ("1N 1N", 1, EAST, "insufficient-bid", "P X 2C"),
        ("1H P X", 2, SOUTH, "double-own-side", "P 1S 1N"),
        ("1H 1D 2C X XX", 1, EAST, "insufficient-bid", "P X 1S"),
        ("X P P P", 0, NORTH, "double-no-bid", "P 1C 1D"),
    ],
)
def test_first_illegal_call_is_marked_and_its_player_stays_on_turn(
    calls: str, place: int, offender: Seat, code: str, legal: str
) -> None:
    auction = Auction.of("N", calls)
    assert (auction.status, auction.illegal_at, auction.turn) == (Status.ILLEGAL, place, offender)
    assert [objection.code for objection in auction.illegal_call_objections] == [code]
    assert " ".join(map(str, auction.legal_calls[:3])) == legal
    assert auction.contract is None


@pytest.mark.parametrize(
    ("calls", "contract"), [("1H P P P P", Contract(B("1H"), Risk.UNDOUBLED, NORTH)), ("P P P P P", None)]
)
def test_a_call_after_the_end_is_illegal_and_the_outcome_is_kept(calls: str, contract: Contract | None) -> None:
    auction = Auction.of("N", calls)
    assert (auction.status, auction.illegal_at, auction.turn, auction.legal_calls, auction.contract) == (
        Status.ILLEGAL,
        4,
        None,
        (),
        contract,
    )


def test_taking_back_the_closing_pass_reopens_the_auction() -> None:
    auction = Auction.of("N", "1H P P P").prefix(3)
    assert (auction.status, auction.turn, auction.contract) == (Status.OPEN, WEST, None)


def test_taking_back_a_double_makes_it_possible_again() -> None:
    assert Auction.of("N", "1H X").prefix(1).is_legal(call_of("X"))


@pytest.mark.parametrize(
    ("dealer", "seats"), [("N", "NESWN"), ("E", "ESWNE"), ("S", "SWNES"), ("W", "WNESW")], ids="NESW"
)
def test_calls_go_clockwise_from_the_dealer(dealer: str, seats: str) -> None:
    auction = Auction.of(dealer, "1C P P 1D")
    assert "".join(auction.seat_at(place).value for place in range(5)) == seats


def test_last_seat_of_a_call_looks_at_the_legal_part_alone() -> None:
    auction = Auction.of("N", "1H X P P XX XX X")
    assert [auction.last_seat_of(call_of(text)) for text in ("1H", "X", "XX", "P", "7N")] == [
        NORTH,
        EAST,
        NORTH,
        WEST,
        None,
    ]


def test_auctions_are_equal_when_dealer_and_calls_are() -> None:
    auction = Auction.of("N", "1H P")
    assert {auction, Auction.of("N", "1H P"), Auction.of("S", "1H P"), Auction.of("N", "1H")} == {
        auction,
        Auction.of("S", "1H P"),
        Auction.of("N", "1H"),
    }
    assert auction != "N:1H P"


@pytest.mark.parametrize(
    ("text", "out_of_range"),
    [
        ("8C", True),
        ("0N", True),
        ("12S", True),
        ("1Z", False),
        ("1c", False),
        ("", False),
        ("pass", False),
        ("²S", False),
    ],
)
def test_what_is_no_call_is_refused_and_a_level_out_of_range_told_apart(text: str, out_of_range: bool) -> None:
    with pytest.raises(NotACall) as refused:
        call_of(text)
    assert (refused.value.text, refused.value.out_of_range) == (text, out_of_range)


def test_bids_rank_by_level_and_then_clubs_diamonds_hearts_spades_no_trump() -> None:
    bids = [call for call in Auction.of("N").legal_calls if isinstance(call, Bid)]
    assert [str(bid) for bid in bids] == [f"{level}{letter}" for level in range(1, 8) for letter in "CDHSN"]
    assert sorted(bids, reverse=True) == bids[::-1]
    assert [bid.next_higher for bid in bids] == [*bids[1:], None]


def test_a_level_out_of_range_makes_no_bid() -> None:
    with pytest.raises(ValueError, match="1 to 7, not 8"):
        Bid(8, Denomination.CLUBS)
