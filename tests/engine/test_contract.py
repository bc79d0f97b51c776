"""Contracts as they are written and read."""

import pytest

from lessons.engine.calls import BIDS, NotACall, bid_of
from lessons.engine.contract import Contract, Risk, contract_of
from lessons.engine.seats import EAST, NORTH, SOUTH, WEST, Seat, Side, Vulnerability


@pytest.mark.parametrize("bid", BIDS, ids=str)
@pytest.mark.parametrize("risk", Risk)
def test_written_contract_is_read_back(bid: object, risk: Risk) -> None:
    assert contract_of(f"{bid}{risk.value}") == (bid, risk)


@pytest.mark.parametrize("text", ["", "P", "X", "4", "4SXXX", "7NNX", "4Sx", "4S X", "8S", "XX", "4NT", "4SR"])
def test_what_is_no_contract_is_refused(text: str) -> None:
    with pytest.raises(NotACall) as refused:
        contract_of(text)
    assert refused.value.text == text


def test_contracts_differ_by_risk_and_declarer() -> None:
    bid = bid_of("4S")
    contracts = {Contract(bid, risk, seat) for risk in Risk for seat in Seat}
    assert len(contracts) == 12
    assert [risk.multiplier for risk in Risk] == [1, 2, 4]


@pytest.mark.parametrize(
    ("declarer", "side", "dummy", "leader"),
    [
        (NORTH, Side.NS, SOUTH, EAST),
        (EAST, Side.EW, WEST, SOUTH),
        (SOUTH, Side.NS, NORTH, WEST),
        (WEST, Side.EW, EAST, NORTH),
    ],
)
def test_dummy_sits_opposite_and_the_lead_comes_from_the_left(
    declarer: Seat, side: Side, dummy: Seat, leader: Seat
) -> None:
    contract = Contract(bid_of("3N"), Risk.UNDOUBLED, declarer)
    assert (contract.side, contract.dummy, contract.leader) == (side, dummy, leader)


@pytest.mark.parametrize("seat", Seat)
def test_seats_go_round(seat: Seat) -> None:
    assert [seat.clockwise(4), seat.left.right, seat.partner.partner, seat.clockwise(-1)] == [
        seat,
        seat,
        seat,
        seat.right,
    ]
    assert (seat.partner.side, seat.left.side) == (seat.side, seat.side.opponents)


@pytest.mark.parametrize(
    ("vulnerability", "sides"),
    [
        (Vulnerability.NONE, []),
        (Vulnerability.NS, [Side.NS]),
        (Vulnerability.EW, [Side.EW]),
        (Vulnerability.BOTH, [Side.NS, Side.EW]),
    ],
)
def test_vulnerability_names_its_sides(vulnerability: Vulnerability, sides: list[Side]) -> None:
    assert [side for side in Side if vulnerability.includes(side)] == sides
