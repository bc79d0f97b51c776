"""Reading what files state: contracts, declarers, results, scores, vulnerability."""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TypeVar

from lessons.engine.files.board import Stated
from lessons.engine.files.findings import (
    Adjusted,
    Disagreement,
    Remark,
    TrumpsAlone,
    UnreadableContract,
    UnreadableDeclarer,
    UnreadableResult,
    UnreadableScore,
    UnreadableStatement,
    WithoutDeclarer,
)
from lessons.engine.seats import Seat, Side, Vulnerability

_LONGEST = 40  # characters of a value that is read
_RISKS = {"": "", "x": "X", "d": "X", "*": "X", "xx": "XX", "r": "XX", "**": "XX"}
_CONTRACT = re.compile(r"([1-7])\s*(C|D|H|S|NT?|[♣♦♥♠])\s*(XX?|D|R|\*\*?|)", re.IGNORECASE)
_TRUMPS = re.compile(r"[CDHS]|NT?", re.IGNORECASE)
_RESULT = re.compile(r"([1-7](?:C|D|H|S|NT?))([NESW])(XX?|D|R|)(=|[+-]\d{1,2})", re.IGNORECASE)
_SIDES = r"(N[-/]?S|E[-/]?W)\s*:?\s*([+-]?\d{1,5})"
_BY_SIDE = re.compile(rf"{_SIDES}(?:[\s,;/]+{_SIDES})?", re.ASCII | re.IGNORECASE)
_SUITS = str.maketrans("♣♦♥♠", "CDHS", "\ufe0e\ufe0f")
_PASSED_OUT = {"pass", "p", "all pass", "allpass", "ap", "passed out", "passed", "pass out", "passout"}
_ADJUSTED = re.compile(r"A[=+-]{1,3}|AVE?(RAGE)?[=+-]*|ADJ(USTED)?\.?", re.IGNORECASE)
_VULNERABLE = {
    Vulnerability.NONE: "none love - o 0 nil neither nobody niemand geen keine keiner ingen inga",
    Vulnerability.NS: "ns n",
    Vulnerability.EW: "ew e",
    Vulnerability.BOTH: "all both b alle alla allen",
}
_VULNERABILITIES = {word: vulnerable for vulnerable, line in _VULNERABLE.items() for word in line.split()}

_T = TypeVar("_T")
_Points = tuple[Side | None, int]  # of a side; of declarer's where none is named


def says_nothing(text: str) -> bool:
    """Does a value say that nothing is known, or that there is nothing to say?

    >>> says_nothing(""), says_nothing("?"), says_nothing("-"), says_nothing("0")
    (True, True, True, False)
    """
    return not text.strip(" \t?-") or text.strip().lower() == "n/a"


def seat_of(text: str) -> Seat | None:
    """N, E, S, W or the English name of a seat."""
    letter = text.strip()[:1].upper()
    known = letter in {"N", "E", "S", "W"} and text.strip().lower() in {
        letter.lower(),
        {"N": "north", "E": "east", "S": "south", "W": "west"}[letter],
    }
    return Seat(letter) if known else None


def vulnerability_of(text: str) -> Vulnerability | None:
    """Who is vulnerable, in the words of files of several countries.

    >>> vulnerability_of("N-S"), vulnerability_of("Alle"), vulnerability_of("red")
    (<Vulnerability.NS: 'NS'>, <Vulnerability.BOTH: 'both'>, None)
    """
    word = text[:_LONGEST].strip().lower()
    return _VULNERABILITIES.get(word) or _VULNERABILITIES.get(re.sub(r"(?<=\w)\s*[-/&+]\s*(?=\w)", "", word))


def contract_in_file(text: str) -> str | None:
    """A contract in canonical spelling, P for a deal that was passed out; None when it says nothing.

    >>> contract_in_file("3NT"), contract_in_file("4Hx "), contract_in_file("3NR"), contract_in_file("Pass")
    ('3N', '4HX', '3NXX', 'P')
    """
    text = text.strip()[:_LONGEST]
    if text.lower() in _PASSED_OUT:
        return "P"
    found = _CONTRACT.fullmatch(text.translate(_SUITS))
    return f"{found[1]}{found[2][0].upper()}{_RISKS[found[3].lower()]}" if found else None


@dataclass
class Statements:
    """Reads values, and notes what cannot be read."""

    findings: list[Disagreement] = field(default_factory=list)
    remarks: list[Remark] = field(default_factory=list)

    def read(self, text: str, reader: Callable[[str], _T | None], unreadable: type[UnreadableStatement]) -> _T | None:
        """What a value states; None, and a finding, when it states something that cannot be read."""
        value = reader(text)
        if value is not None or says_nothing(text):
            return value
        if _ADJUSTED.fullmatch(text[:_LONGEST].strip()):
            self.remarks.append(Adjusted(text, unreadable.place))
        elif unreadable is UnreadableContract and _TRUMPS.fullmatch(text[:_LONGEST].strip()):
            self.remarks.append(TrumpsAlone(text))
        else:
            self.findings.append(unreadable(text))
        return None

    def in_tags(self, tags: Mapping[str, str], playing: Callable[[], Side | None]) -> Stated:
        """What the tags of a PBN game state; `playing` tells declarer's side where no declarer is stated."""
        contract = self.read(tags.get("contract", ""), contract_in_file, UnreadableContract)
        declarer_text = tags.get("declarer", "")
        declarer = self.read(declarer_text, lambda text: seat_of(text.removeprefix("^")), UnreadableDeclarer)
        side = declarer.side if declarer else None
        tricks = self.read(tags.get("result", "").removeprefix("^"), _tricks, UnreadableResult)
        score_text = tags.get("score", "")
        if tags.get("scoring", "").lower().startswith(("rubber", "chicago")):
            score_text = ""  # no score of one deal: nothing that could be checked follows
        score = self.read(score_text, _points, UnreadableScore)
        if side is None and ((tricks and tricks[0]) or (score and score[1] and not score[0])):
            side = playing()
        return Stated(
            contract=contract,
            declarer=declarer,
            tricks=self._of_declarer(tricks, side, tags.get("result", "")),
            score=self._of_north_south(score, side, score_text),
            exchanged=declarer_text.startswith("^"),
        )

    def _of_declarer(self, tricks: _Points | None, playing: Side | None, text: str) -> int | None:
        """Tricks of declarer's side, which is left the rest of those of the other."""
        if tricks is None or tricks[0] in (None, playing):
            return tricks[1] if tricks else None
        if playing is None:
            self.remarks.append(WithoutDeclarer(text, UnreadableResult.place))
            return None
        return 13 - tricks[1]

    def _of_north_south(self, score: _Points | None, playing: Side | None, text: str) -> int | None:
        if score is None or not score[1]:
            return 0 if score else None
        side = score[0] or playing
        if side is None:
            self.remarks.append(WithoutDeclarer(text, UnreadableScore.place))
            return None
        return score[1] if side is Side.NS else -score[1]

    def in_result(self, text: str) -> Stated:
        """What a result such as 4SWx-2 in the head of a LIN file states."""
        return self.read(text, stated_in_result, UnreadableResult) or Stated()


def _tricks(text: str) -> _Points | None:
    """Tricks as a number, 9, or by side: EW 4, or NS 9 EW 4, which has to make thirteen."""
    text = text[:_LONGEST].strip()
    if re.fullmatch(r"\d{1,2}", text, re.ASCII):
        return None, int(text)
    found = _by_side(text)
    if not found or any(not 0 <= tricks <= 13 for _, tricks in found):
        return None
    if len(found) == 2 and sum(tricks for _, tricks in found) != 13:
        return None
    return found[0]


def _points(text: str) -> _Points | None:
    """A score as a number, -300, or by side: NS 500, or NS 100 EW -100, which has to be the same."""
    text = text[:_LONGEST].strip().replace("−", "-")
    if re.fullmatch(r"[+-]?\d{1,5}", text, re.ASCII):
        return None, int(text)
    found = _by_side(text)
    if not found or (len(found) == 2 and found[0][1] + found[1][1] and 0 not in (found[0][1], found[1][1])):
        return None
    return max(found, key=lambda points: abs(points[1]))


def _by_side(text: str) -> list[tuple[Side, int]]:
    """The numbers of one side, or of both."""
    found = _BY_SIDE.fullmatch(text)
    if not found:
        return []
    pairs = [(Side(found[at][0].upper() + found[at][-1].upper()), int(found[at + 1])) for at in (1, 3) if found[at]]
    return [] if len({side for side, _ in pairs}) < len(pairs) else pairs


def stated_in_result(text: str) -> Stated | None:
    """What a result such as 4SWx-2 in the head of a LIN file states; None when it cannot be read.

    >>> stated_in_result("4SWx-2")
    Stated(contract='4SX', declarer=<Seat.WEST: 'W'>, tricks=8, score=None, exchanged=False)
    """
    text = text[:_LONGEST].strip()
    if contract_in_file(text) == "P":
        return Stated(contract="P")
    found = _RESULT.fullmatch(text)
    if not found:
        return None
    bid, declarer, risk, result = found.groups()
    over = 0 if result == "=" else int(result)
    return Stated(
        contract=contract_in_file(bid + risk), declarer=Seat(declarer.upper()), tricks=6 + int(bid[0]) + over
    )
