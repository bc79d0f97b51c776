"""POST /score/deal and /score/rubber: every line of the score with its reason."""

from itertools import takewhile

from lessons.api.deals import attempt, read_deal
from lessons.api.fields import Fields, Problems
from lessons.api.json_types import JSONObject, JSONValue
from lessons.engine.scoring.deal import PASSED_OUT, Deal
from lessons.engine.scoring.editions import Game, edition_of, game_of
from lessons.engine.scoring.errors import RubberOver
from lessons.engine.scoring.lines import PerSide, ScoreLine, totals
from lessons.engine.scoring.rubber import Rubber, score_rubber
from lessons.engine.scoring.score import score_deal
from lessons.engine.seats import Vulnerability
from lessons.scoring.words.errors import error as error_sentence
from lessons.scoring.words.lines import line_sentence
from lessons.scoring.words.states import rubber_state

MOST_DEALS = 200


def deal(body: JSONValue) -> JSONObject:
    """Score one deal of a decoded body. Raises RequestRefused with all that is wrong in it."""
    problems = Problems()
    fields = Fields(body, problems)
    game = _game(fields)
    edition = _edition(fields, game)
    vulnerable = Vulnerability(fields.choice("vulnerable", [each.value for each in Vulnerability], default="none"))
    if game is Game.AUCTION:
        attempt(fields, lambda: score_deal(PASSED_OUT, Game.AUCTION, vulnerable=vulnerable))
    read = read_deal(fields, game)
    problems.check()
    lines = score_deal(read, game or Game.CONTRACT, edition, vulnerable)
    return {"lines": [line_json(line) for line in lines], "totals": by_side(totals(lines))}


def rubber(body: JSONValue) -> JSONObject:
    """Score a rubber deal by deal. Raises RequestRefused with all that is wrong in the body."""
    problems = Problems()
    fields = Fields(body, problems)
    game = _game(fields)
    if game is Game.DUPLICATE:
        attempt(fields, lambda: edition_of(Game.DUPLICATE))
        game = None
    edition = _edition(fields, game)
    stop = fields.truth("stop", default=False)
    deals = [_deal_at(where, value, problems, game) for where, value in fields.items("deals", MOST_DEALS)]
    if game:
        _note_deals_after_the_end(fields, deals, game)
    problems.check()
    return rubber_json(score_rubber(filter(None, deals), game or Game.CONTRACT, edition, stop=stop))


def _deal_at(where: str, value: JSONValue, problems: Problems, game: Game | None) -> Deal | None:
    """A deal of a rubber; None when a problem was noted."""
    before = len(problems)
    read = read_deal(Fields(value, problems, where), game)
    return read if len(problems) == before else None


def _note_deals_after_the_end(fields: Fields, deals: list[Deal | None], game: Game) -> None:
    """Note each deal that comes after a side has won two games, as far as the deals before it could be read."""
    readable = [read for read in takewhile(lambda read: read is not None, deals) if read]
    try:
        end = len(readable) if score_rubber(readable, game).complete else len(deals)
    except RubberOver as over:
        end = (over.deal or 1) - 1
    for place in range(end, len(deals)):
        value = fields.members["deals"][place]
        contract = value.get("contract") if isinstance(value, dict) else value
        where = f"{fields.path('deals')}[{place}]"
        fields.problems.note(where, RubberOver.code, contract, error_sentence(RubberOver()))


def rubber_json(scored: Rubber) -> JSONObject:
    winner = "tie" if scored.tied else scored.winner.value if scored.winner else None
    return {
        "entries": [{"deal": entry.deal, **line_json(entry.line)} for entry in scored.entries],
        "deals": [
            {
                "vulnerable": step.vulnerable.value,
                "game_won_by": step.game_won_by.value if step.game_won_by else None,
            }
            for step in scored.steps
        ],
        "games": by_side(scored.games),
        "part_scores": by_side(scored.part_scores),
        "vulnerable": scored.vulnerable.value,
        "complete": scored.complete,
        "winner": winner,
        "totals": by_side(scored.totals),
        "margin": scored.margin,
        "sentence": rubber_state(scored),
    }


def line_json(line: ScoreLine) -> JSONObject:
    return {
        "side": line.side.value,
        "place": line.place.value,
        "points": line.points,
        "code": line.code,
        "law": line.law,
        "sentence": line_sentence(line),
    }


def by_side(numbers: PerSide) -> dict[str, int]:
    return {"NS": numbers.ns, "EW": numbers.ew}


# Reading what is not about a deal


def _game(fields: Fields) -> Game | None:
    name = fields.text("game")
    return None if name is None else attempt(fields, lambda: game_of(name))


def _edition(fields: Fields, game: Game | None) -> str | None:
    """The year asked for, None for the default. Where the game is unknown every text passes."""
    name: str | None = fields.text("edition", default=None)
    if name is None or game is None:
        return None
    if game is Game.DUPLICATE:
        attempt(fields, lambda: score_deal(PASSED_OUT, Game.DUPLICATE, name))
    else:
        attempt(fields, lambda: edition_of(game, name))
    return name
