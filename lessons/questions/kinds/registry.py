"""Every kind of question, by its code: what stands in the folders beside this module."""

from importlib import import_module
from typing import Any, TypeVar

from lessons.questions.kinds.base import BadSpec, Kind, Raw

# In the order in which practice lists them.
FOLDERS = (
    "judge_call",
    "legal_calls",
    "still_call",
    "whose_turn",
    "reach_goal",
    "mend_auction",
    "name_outcome",
    "score_deal",
    "score_rubber",
    "makes_game",
    "compare_games",
    "ruling",
    "who_asks",
    "choice",
)
Piece = TypeVar("Piece")


def collected(module: str, name: str, piece: type[Piece]) -> dict[str, Piece]:
    """What the module of every folder calls by this name, by the code of its kind: ("spec", "KIND", Kind).

    Which kind a question is of stands in its data and shows only while the program runs. So this is where the types
    of its spec and answer are lost: a `Kind` asked for by its code is a `Kind[Any, Any]`, in this table and in those
    of words, pages and editors. Whoever has a kind with its types gets its words and page with the same types.
    """
    found: dict[str, Piece] = {}
    for folder in FOLDERS:
        package = f"{__package__}.{folder}"
        value = getattr(import_module(f"{package}.{module}"), name)
        if not isinstance(value, piece):
            raise TypeError(f"{name} of {package}.{module} is no {piece.__name__}")
        found[import_module(f"{package}.spec").KIND.code] = value
    return found


KINDS = collected("spec", "KIND", Kind)


def kind_of(raw: Raw) -> Kind[Any, Any]:
    """The kind that the field `kind` of a spec names. Raises BadSpec."""
    try:
        return KINDS[str(raw.get("kind"))]
    except KeyError:
        raise BadSpec("kind", "unknown-kind", raw.get("kind")) from None


def has_twins(raw: Raw) -> bool:
    """Whether questions like this one can be drawn. Raises BadSpec."""
    kind = kind_of(raw)
    return kind.has_twins(kind.read(raw))
