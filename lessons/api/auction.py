"""POST /auction: an auction judged call by call, and where it stands."""

from lessons.api.fields import Fields, Problems, canonical_call
from lessons.api.json_types import JSONObject, JSONValue
from lessons.api.local_calls import local_call_reader
from lessons.api.schemas.auction import MOST_CALLS
from lessons.auction.words import auction as words
from lessons.auction.words import objections as objection_words
from lessons.engine.auction import Auction
from lessons.engine.calls import Call
from lessons.engine.objections import InsufficientBid, Objection


def answer(body: JSONValue) -> JSONObject:
    """Judge the auction of a decoded body. Raises RequestRefused with all that is wrong in it."""
    return auction_json(auction_of(body))


def auction_of(body: JSONValue) -> Auction:
    problems = Problems()
    fields = Fields(body, problems)
    dealer = fields.seat("dealer")
    notation = fields.choice("notation", ("canonical", "local"), default=None)
    read = local_call_reader() if notation == "local" else canonical_call
    calls = fields.calls("calls", MOST_CALLS, read)
    problems.check()
    return Auction(dealer, calls)


def auction_json(auction: Auction) -> JSONObject:
    """The answer: what the engine says of the auction, with the sentences."""
    return {
        "dealer": auction.dealer.value,
        "calls": [call_json(auction, place, call) for place, call in enumerate(auction.calls)],
        "status": auction.status.value,
        "turn": auction.turn.value if auction.turn else None,
        "legal_calls": [str(call) for call in auction.legal_calls],
        "contract": contract_json(auction),
        "sentence": words.state(auction),
    }


def call_json(auction: Auction, place: int, call: Call) -> JSONObject:
    illegal_at = auction.illegal_at
    judged = illegal_at is None or place <= illegal_at
    reasons = auction.illegal_call_objections if place == illegal_at else ()
    return {
        "seat": auction.seat_at(place).value,
        "call": str(call),
        "legal": place != illegal_at if judged else None,
        "objections": [objection_json(reason) for reason in reasons],
    }


def objection_json(reason: Objection) -> JSONObject:
    """Code, law and sentence, and the facts that this kind of objection has."""
    return {**objection_facts(reason), "sentence": objection_words.objection(reason)}


def objection_facts(reason: Objection) -> JSONObject:
    facts: JSONObject = {}
    if isinstance(reason, InsufficientBid):
        facts["minimum"] = str(reason.minimum) if reason.minimum else None
    else:
        facts |= {"bid": str(reason.bid)} if hasattr(reason, "bid") else {}
        facts |= {"by": reason.by.value} if hasattr(reason, "by") else {}
    return {"code": reason.code, "law": reason.law, **facts}


def contract_json(auction: Auction) -> JSONObject | None:
    contract = auction.contract
    if contract is None:
        return None
    return {
        "bid": str(contract.bid),
        "risk": contract.risk.value,
        "declarer": contract.declarer.value,
        "dummy": contract.dummy.value,
        "leader": contract.leader.value,
        "sentence": words.result(auction),
    }
