"""Every kind of question, by its code."""

from typing import Any

from lessons.exercises.base import BadSpec, Kind, Raw
from lessons.exercises.judge_call import JudgeCall
from lessons.exercises.name_outcome import NameOutcome

KINDS: dict[str, Kind[Any, Any]] = {kind.code: kind for kind in (JudgeCall(), NameOutcome())}


def kind_of(raw: Raw) -> Kind[Any, Any]:
    """The kind that the field `kind` of a spec names. Raises BadSpec."""
    try:
        return KINDS[str(raw.get("kind"))]
    except KeyError:
        raise BadSpec("kind", "unknown-kind", raw.get("kind")) from None
