"""The cases beside the repository: 3,000 auctions as they were bid, and a list with reasons."""

import json
from pathlib import Path
from typing import Any

from lessons.engine.auction import Auction, Status
from lessons.engine.calls import NotACall
from lessons.engine.contract import Contract


def outcome(contract: Contract | None) -> dict[str, str]:
    """A contract in the words of the cases."""
    if contract is None:
        return {}
    return {
        "contract": str(contract.bid),
        "risk": contract.risk.value,
        "declarer": contract.declarer.value,
        "dummy": contract.dummy.value,
        "leader": contract.leader.value,
    }


def test_auctions_as_they_were_bid(shared: Path) -> None:
    lines = (shared / "cases" / "auctions.jsonl").read_text(encoding="utf-8").splitlines()
    cases = [json.loads(line) for line in lines]
    judged = [(case, Auction.of(case["dealer"], case["calls"])) for case in cases]
    assert len(cases) == 3000
    assert [case for case, auction in judged if auction.status is not Status.COMPLETE] == []
    wrong = [
        (case, auction.contract)
        for case, auction in judged
        if auction.contract
        and (
            case["contract"] not in (None, str(auction.contract))
            or case["declarer"] not in (None, auction.contract.declarer.value)
        )
    ]
    assert wrong == []


def test_listed_auctions_have_the_listed_outcome_or_reason(shared: Path) -> None:
    cases = json.loads((shared / "cases" / "auction_examples.json").read_text(encoding="utf-8"))
    assert len(cases) >= 12
    assert [case["id"] for case in cases if not is_right(case)] == []


def is_right(case: dict[str, Any]) -> bool:
    try:
        auction = Auction.of(case["dealer"], " ".join(case["calls"]))
    except NotACall as refused:
        code = "bid-out-of-range" if refused.out_of_range else "not-a-call"
        return (code, refused.text) == (case.get("reason"), case["calls"][case["bad_index"]])
    if "bad_index" in case:
        codes = [objection.code for objection in auction.illegal_call_objections]
        return (auction.illegal_at, codes[:1]) == (case["bad_index"], [case["reason"]])
    found = outcome(auction.contract)
    return all(found.get(name) == value for name, value in case["result"].items() if name != "last_bidder")
