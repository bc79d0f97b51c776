"""Calls and seats as people write them in English, Portuguese and Russian.

Canonical spelling (`calls.call_of`) is for programs; this package is for what is typed or pasted.
Where a spelling has two likely readings the learner is asked: nothing here guesses.
"""

from lessons.engine.notation.reading import (
    Ambiguous,
    AmbiguousCall,
    CallNotRead,
    Read,
    Token,
    Unread,
    UnreadableCall,
    read_auction,
    read_call,
    settled_calls,
)
from lessons.engine.notation.spelling import NOTHING, HeartsNotClubs, UnreadReason, on_other_layout
from lessons.engine.notation.tables import LANGUAGES, Language, language_of

__all__ = [
    "LANGUAGES",
    "NOTHING",
    "Ambiguous",
    "AmbiguousCall",
    "CallNotRead",
    "HeartsNotClubs",
    "Language",
    "Read",
    "Token",
    "Unread",
    "UnreadReason",
    "UnreadableCall",
    "language_of",
    "on_other_layout",
    "read_auction",
    "read_call",
    "settled_calls",
]
