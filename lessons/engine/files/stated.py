"""Reading what files state: contracts, declarers, results, scores, vulnerability."""

import re
from collections.abc import Mapping

from lessons.engine.files.board import Stated
from lessons.engine.seats import Seat, Side, Vulnerability

_CONTRACT = re.compile(r"([1-7])\s*(C|D|H|S|NT?)\s*(X{0,2})", re.IGNORECASE)
_RESULT = re.compile(r"([1-7])(C|D|H|S|NT?)([NESW])(X{0,2})(=|[+-]\d+)", re.IGNORECASE)
_SIDE_NUMBER = re.compile(r"(NS|EW)\s*([+-]?\d+)")
_VULNERABLE = {
    "none": Vulnerability.NONE,
    "love": Vulnerability.NONE,
    "-": Vulnerability.NONE,
    "o": Vulnerability.NONE,
    "0": Vulnerability.NONE,
    "ns": Vulnerability.NS,
    "n": Vulnerability.NS,
    "ew": Vulnerability.EW,
    "e": Vulnerability.EW,
    "all": Vulnerability.BOTH,
    "both": Vulnerability.BOTH,
    "b": Vulnerability.BOTH,
}


def seat_of(text: str) -> Seat | None:
    """N, E, S, W or the English name of a seat."""
    letter = text.strip()[:1].upper()
    known = letter in {"N", "E", "S", "W"} and text.strip().lower() in {
        letter.lower(),
        {"N": "north", "E": "east", "S": "south", "W": "west"}[letter],
    }
    return Seat(letter) if known else None


def vulnerability_of(text: str) -> Vulnerability | None:
    return _VULNERABLE.get(text.strip().lower())


def contract_in_file(text: str) -> str | None:
    """A contract in canonical spelling, P for a deal that was passed out; None when it says nothing.

    >>> contract_in_file("3NT"), contract_in_file("4Hx "), contract_in_file("Pass"), contract_in_file("?")
    ('3N', '4HX', 'P', None)
    """
    text = text.strip()
    if text.lower() in {"pass", "p", "all pass", "ap", "passed out"}:
        return "P"
    found = _CONTRACT.fullmatch(text)
    return f"{found[1]}{found[2][0].upper()}{found[3].upper()}" if found else None


def stated_in_tags(tags: Mapping[str, str]) -> Stated:
    """What the tags of a PBN game state."""
    declarer_text = tags.get("declarer", "")
    declarer = seat_of(declarer_text.removeprefix("^"))
    side = declarer.side if declarer else None
    rubber = tags.get("scoring", "").lower().startswith(("rubber", "chicago"))
    return Stated(
        contract=contract_in_file(tags.get("contract", "")),
        declarer=declarer,
        tricks=_number(tags.get("result", "").removeprefix("^"), side, 13),
        score=None if rubber else _score(tags.get("score", ""), side),
        exchanged=declarer_text.startswith("^"),
    )


def _number(text: str, side: Side | None, total: int) -> int | None:
    """A number of declarer's side: 9, or EW 4, which leaves the other side the rest."""
    text = text.strip()
    if re.fullmatch(r"\d{1,2}", text):
        return int(text)
    found = dict(_SIDE_NUMBER.findall(text[:40]))
    if side is None or not found:
        return None
    return int(found[side.value]) if side.value in found else total - int(found[side.opponents.value])


def _score(text: str, side: Side | None) -> int | None:
    """Points of North–South: NS 500, EW -50, or a number of declarer's side."""
    text = text.strip()
    if re.fullmatch(r"[+-]?\d{1,5}", text):
        return None if side is None else int(text) if side is Side.NS else -int(text)
    found = re.fullmatch(r"(NS|EW)\s*([+-]?\d{1,5})(?:\s+(?:NS|EW)\s*[+-]?\d{1,5})?", text)
    if not found:
        return None
    return int(found[2]) if found[1] == "NS" else -int(found[2])


def stated_in_result(text: str) -> Stated:
    """What a result such as 4SWx-2 in the head of a LIN file states.

    >>> stated_in_result("4SWx-2")
    Stated(contract='4SX', declarer=<Seat.WEST: 'W'>, tricks=8, score=None, exchanged=False)
    """
    text = text.strip()
    if contract_in_file(text) == "P":
        return Stated(contract="P")
    found = _RESULT.fullmatch(text)
    if not found:
        return Stated()
    level, denomination, declarer, risk, result = found.groups()
    over = 0 if result == "=" else max(-13, min(13, int(result)))
    return Stated(
        contract=f"{level}{denomination[0].upper()}{risk.upper()}",
        declarer=Seat(declarer.upper()),
        tricks=6 + int(level) + over,
    )
