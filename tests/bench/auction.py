"""The auction, against OpenSpiel (C++ behind Python) and endplay (Python).

Each is given calls in its own form, read beforehand, and gives back its own form of the answer. Fourteen auctions
of 6 to 21 calls, 11.5 on average (real ones have 12.6), all by dealer North, since OpenSpiel knows no other; and
all 161 positions in them. Both judge every call while an auction is built: OpenSpiel by
apply_action_with_legality_check, from a clone of a dealt deal, which it needs. endplay judges nothing.
"""

from collections.abc import Iterable
from functools import partial, reduce

import pyspiel
from endplay.types import Bid as EndplayBid
from endplay.types import Contract as EndplayContract
from endplay.types import Penalty, Player

from lessons.engine.auction import Auction
from lessons.engine.calls import BIDS, CALLS, DOUBLE, PASS, REDOUBLE, Call, call_of
from lessons.engine.contract import Contract
from lessons.engine.laws import final_contract
from lessons.engine.seats import NORTH
from tests.bench.harness import Comparison

TEXTS = [
    "1N P 3N P P P",
    "1D P 1S P 1N P 2C P 2H P 3N P P P",
    "1S P 2S P 4S P P P",
    "P 1H P 2H P P P",
    "P P 1D 1S X 2S 3D P P P",
    "P 1D P 1H 1S 2H 2S 3H P P 3S P P P",
    "1S P 4S X P P P",
    "1C X XX 1H P P 2C P P P",
    "1D 1H 1S 2C 2S 3C 4S P 4N P 5D P 6S P P P",
    "1H P 2N P 3S P 4N P 5H P 6H P P P",
    "P 1N P 2C P 2H P 4H P P P",
    "1C P 1H 1S X 2S 3H P 4H P P P",
    "3S 4H P P 4S 5D P 5H 5S X P 6H 6S X P 7H 7S X P P P",
    "2H X 3H 4S 5H P P X P P P",
]
AUCTIONS = [tuple(map(call_of, text.split())) for text in TEXTS]
POSITIONS = [calls[:length] for calls in AUCTIONS for length in range(len(calls))]

# OpenSpiel: actions are numbers; a state begins with 52 cards dealt.
OPEN_SPIEL = pyspiel.load_game("bridge")
DEALT = OPEN_SPIEL.new_initial_state()
for card in range(52):
    DEALT.apply_action(card)
ACTIONS = {call: 52 + call.index for call in CALLS}
SPIEL_AUCTIONS = [[ACTIONS[call] for call in calls] for calls in AUCTIONS]


def spiel_state(calls: tuple[Call, ...]) -> "pyspiel.State":
    state = DEALT.clone()
    for call in calls:
        state.apply_action(ACTIONS[call])
    return state


ours = [Auction(NORTH, calls) for calls in POSITIONS]
spiel = [spiel_state(calls) for calls in POSITIONS]
assert all(
    [ACTIONS[call] for call in auction.legal_calls] == state.legal_actions()
    for auction, state in zip(ours, spiel, strict=True)
), "both must find the same calls legal"

# Judging: in each position one call, going through all 38.
ASKED = [CALLS[(7 * place) % 38] for place in range(len(POSITIONS))]
our_questions = [(auction.is_legal, call) for auction, call in zip(ours, ASKED, strict=True)]
spiel_questions = [(state.legal_actions, ACTIONS[call]) for state, call in zip(spiel, ASKED, strict=True)]


def judge_ours() -> None:
    for is_legal, call in our_questions:
        is_legal(call)


def judge_spiel() -> None:
    for legal_actions, action in spiel_questions:
        action in legal_actions()  # noqa: B015 - the answer is not wanted, the time is


# Growing: every call is asked about, and then made; in the longest auction there is too, but for its closing passes.

LONGEST = (PASS, *(call for bid in BIDS for call in (PASS, PASS, bid, PASS, PASS, DOUBLE, PASS, PASS, REDOUBLE)))
SPIEL_LONGEST = [ACTIONS[call] for call in LONGEST]


def grow_ours(auctions: Iterable[Iterable[Call]]) -> None:
    for calls in auctions:
        auction = Auction(NORTH)
        for call in calls:
            auction.is_legal(call)
            auction = auction.after(call)


def grow_spiel(auctions: Iterable[Iterable[int]]) -> None:
    for actions in auctions:
        state = DEALT.clone()
        for action in actions:
            action in state.legal_actions()  # noqa: B015 - the answer is not wanted, the time is
            state.apply_action(action)


# Listing


def list_ours() -> None:
    for auction in ours:
        auction.legal_calls  # noqa: B018


def list_spiel() -> None:
    for state in spiel:
        state.legal_actions()


# Contract and declarer

PENALTIES = {Penalty.passed: "", Penalty.doubled: "X", Penalty.redoubled: "XX"}


def endplay_bid(call: Call) -> EndplayBid:
    return EndplayBid(str(call).replace("N", "NT") if len(str(call)) == 2 and call.index > 2 else str(call))


ENDPLAY_AUCTIONS = [[endplay_bid(call) for call in calls] for calls in AUCTIONS]


def contracts_ours() -> list[Contract | None]:
    return [final_contract(NORTH, calls) for calls in AUCTIONS]


def auctions_ours() -> list[Auction]:
    return [Auction(NORTH, calls) for calls in AUCTIONS]


def judged_ours() -> list[Auction]:
    return [reduce(Auction.after, calls, Auction(NORTH)) for calls in AUCTIONS]


def auctions_spiel() -> "list[pyspiel.State]":
    states = []
    for actions in SPIEL_AUCTIONS:
        state = DEALT.clone()
        apply_action = state.apply_action_with_legality_check
        for action in actions:
            apply_action(action)
        states.append(state)
    return states


def contracts_spiel() -> list[str]:
    return [OPEN_SPIEL.contract_string(state.contract_index()) for state in auctions_spiel()]


def contracts_endplay() -> list[EndplayContract]:
    return [EndplayContract.from_auction(Player.north, bids) for bids in ENDPLAY_AUCTIONS]


named = [f"{contract} {contract.declarer.value}" for contract in contracts_ours() if contract]
assert named == contracts_spiel(), "both must name the same contracts and declarers"
assert named == [
    f"{contract.level}{contract.denom.name[0].upper()}{PENALTIES[contract.penalty]} {contract.declarer.abbr}"
    for contract in contracts_endplay()
], "endplay too"

COMPARISONS = [
    Comparison("Judge a call", len(POSITIONS), judge_ours, {"OpenSpiel": judge_spiel}, {"OpenSpiel": 5}),
    Comparison("List the legal calls", len(POSITIONS), list_ours, {"OpenSpiel": list_spiel}, {"OpenSpiel": 5}),
    Comparison(
        "Grow an auction call by call, legality asked at each step",
        len(POSITIONS),
        partial(grow_ours, AUCTIONS),
        {"OpenSpiel": partial(grow_spiel, SPIEL_AUCTIONS)},
        {"OpenSpiel": 1},
    ),
    Comparison(
        "The same in the longest auction there is, 316 calls and its closing passes",
        len(LONGEST),
        partial(grow_ours, [LONGEST]),
        {"OpenSpiel": partial(grow_spiel, [SPIEL_LONGEST])},
        {"OpenSpiel": 1},
    ),
    Comparison(
        "Grow an auction that judges each call",
        len(POSITIONS),
        judged_ours,
        {"OpenSpiel": auctions_spiel},
        {},
    ),
    Comparison(
        "Build an auction that answers further questions",
        len(AUCTIONS),
        auctions_ours,
        {"OpenSpiel": auctions_spiel},
        {},
    ),
    Comparison(
        "Contract and declarer of a whole auction, every call judged",
        len(AUCTIONS),
        contracts_ours,
        {"OpenSpiel": contracts_spiel, "endplay": contracts_endplay},
        {"OpenSpiel": 5, "endplay": 5},
    ),
]
