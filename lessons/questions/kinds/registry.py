"""Every kind of question, by its code."""

from typing import Any

from lessons.questions.kinds.base import BadSpec, Kind, Raw
from lessons.questions.kinds.choice.spec import Choice
from lessons.questions.kinds.compare_games.spec import CompareGames
from lessons.questions.kinds.judge_call.spec import JudgeCall
from lessons.questions.kinds.legal_calls.spec import LegalCalls, StillCall
from lessons.questions.kinds.makes_game.spec import Suffices
from lessons.questions.kinds.mend_auction.spec import MendAuction
from lessons.questions.kinds.name_outcome.spec import NameOutcome
from lessons.questions.kinds.reach_goal.spec import ReachGoal
from lessons.questions.kinds.ruling.spec import RulingKind, WhoAsks
from lessons.questions.kinds.score_deal.spec import ScoreDeal
from lessons.questions.kinds.score_rubber.spec import ScoreRubber
from lessons.questions.kinds.whose_turn.spec import WhoseTurn

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
