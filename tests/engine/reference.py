"""The Laws of calling read out naively, call by call over the history: slow, plain, and of another make.

The engine judges by a table; these functions judge by the words of Laws 17E, 18, 19 and 22, so that the two
can be held against each other. Calls are canonical texts, players are places in turn (0 is the dealer).
"""

DENOMINATIONS = "CDHSN"


def is_bid(call: str) -> bool:
    return call not in ("P", "X", "XX")


def rank(bid: str) -> tuple[int, int]:
    return int(bid[0]), DENOMINATIONS.index(bid[1])


def is_over(calls: list[str]) -> bool:
    """Three passes in turn after a call that is no pass, or four passes at the start."""
    return calls == ["P"] * 4 or (len(calls) > 3 and calls[-3:] == ["P"] * 3 and any(map(is_bid, calls)))


def is_legal(calls: list[str], call: str) -> bool:
    """May the next player make this call after these calls, all of them legal?"""
    if is_over(calls):
        return False
    if call == "P":
        return True
    bids = [(place, made) for place, made in enumerate(calls) if is_bid(made)]
    if is_bid(call):
        return not bids or rank(call) > rank(bids[-1][1])
    if not bids:
        return False
    place, _ = bids[-1]
    since = [(later, made) for later, made in enumerate(calls) if later > place and made != "P"]
    turn = len(calls)
    if call == "X":
        return since == [] and (turn - place) % 2 == 1
    return [made for _, made in since] == ["X"] and (turn - since[0][0]) % 2 == 1


def contract(calls: list[str]) -> tuple[str, str, int] | None:
    """The last bid, what was done to it, and the declarer's place at the table counted from the dealer."""
    bids = [(place, made) for place, made in enumerate(calls) if is_bid(made)]
    if not bids or not is_over(calls):
        return None
    place, last = bids[-1]
    risk = ([made for made in calls[place:] if made in ("X", "XX")] or [""])[-1]
    namers = [earlier for earlier, made in bids if made[1] == last[1] and earlier % 2 == place % 2]
    return last, risk, namers[0] % 4
