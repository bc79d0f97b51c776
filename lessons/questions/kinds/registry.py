"""Every kind of question, by its code."""

from typing import Any

from lessons.questions.kinds.base import BadSpec, Kind, Raw
from lessons.questions.kinds.choice import Choice
from lessons.questions.kinds.compare_games import CompareGames
from lessons.questions.kinds.judge_call import JudgeCall
from lessons.questions.kinds.legal_calls import LegalCalls, StillCall
from lessons.questions.kinds.mend_auction import MendAuction
from lessons.questions.kinds.name_outcome import NameOutcome
from lessons.questions.kinds.reach_goal import ReachGoal
from lessons.questions.kinds.ruling import RulingKind, WhoAsks
from lessons.questions.kinds.score_deal import ScoreDeal
from lessons.questions.kinds.score_rubber import ScoreRubber
from lessons.questions.kinds.suffices import Suffices
from lessons.questions.kinds.whose_turn import WhoseTurn

_ALL: tuple[Kind[Any, Any], ...] = (
    JudgeCall(),
    LegalCalls(),
    StillCall(),
    WhoseTurn(),
    ReachGoal(),
    MendAuction(),
    NameOutcome(),
    ScoreDeal(),
    ScoreRubber(),
    Suffices(),
    CompareGames(),
    RulingKind(),
    WhoAsks(),
    Choice(),
)
KINDS = {kind.code: kind for kind in _ALL}


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
