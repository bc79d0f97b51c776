"""How the bank classifies a question: by the Law that it is about, and by its level."""

from dataclasses import dataclass

from lessons.questions.kinds.base import Raw
from lessons.questions.kinds.registry import kind_of

LAWS = ("17", "18", "19", "20", "21")
LEVELS = (1, 2, 3, 4)


@dataclass(frozen=True, slots=True)
class Classification:
    """The level, 1 to 4, and the Law; "" for none."""

    level: int = 1
    law: str = ""


def default_law(raw: Raw) -> str:
    """The Law under which a question (its spec as data) is sought, as far as it shows that itself.

    >>> default_law({"kind": "judge-call", "auction": "1H", "call": "X"})
    '19'
    """
    return kind_of(raw).default_law(raw)
