"""Where the bank files a question: the Law that it is about, and its level."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from lessons.questions.kinds.registry import kind_of

LAWS = ("17", "18", "19", "20", "21")
LEVELS = (1, 2, 3, 4)
# Their questions name a clause, so nobody need say what they are about.
BY_CLAUSE = ("ruling", "who-asks")
_USUAL = {"legal-calls": "18", "still-call": "19", "whose-turn": "17"}
_OF_CALL = {"P": "17", "X": "19", "XX": "19"}


@dataclass(frozen=True, slots=True)
class Place:
    """The level, 1 to 4, and the Law; "" for none."""

    level: int = 1
    law: str = ""


def usual_law(raw: Mapping[str, Any]) -> str:
    """The Law under which a question (its spec as data) is sought, as far as it shows that itself.

    >>> usual_law({"kind": "judge-call", "auction": "1H", "call": "X"})
    '19'
    """
    kind = raw["kind"]
    if kind in BY_CLAUSE:
        return str(raw["law"])[:2]
    if kind == "judge-call":
        return _OF_CALL.get(raw["call"], "18")
    if kind == "mend-auction":
        spec = kind_of(raw).read(raw)
        return _OF_CALL.get(str(spec.auction.calls[spec.wrong_at]), "18")
    return _USUAL.get(kind, "")
