"""A score pad as its address holds it: `g=auction&e=1915&n=ns&r=2H.N.9_4SX.S.8.E4_P&stop=1`.

g is the game, e its edition, n what the columns are called (we when absent, or ns), r the deals, stop that the
players stopped there. What has its default is left out.
"""

import re
from dataclasses import dataclass
from urllib.parse import parse_qsl, urlencode

from lessons.engine.scoring.comparison import whole_honours
from lessons.engine.scoring.deal import Deal, PassedOutDeal, deal_of
from lessons.engine.scoring.editions import Game, edition_of, game_of
from lessons.engine.scoring.rubber import Rubber, score_until_complete

MOST_DEALS = 30
_HONOURS = re.compile(r"(?:[NESW][0-9])+")
_DEAL = re.compile(r"(?P<contract>\w{2,4})\.(?P<declarer>[NESW]{1,2})\.(?P<tricks>\d{1,2})(?:\.(?P<honours>\w+))?")


@dataclass(frozen=True, slots=True)
class Pad:
    """The deals of a rubber, the game they are scored by and its edition (None: the game's own).

    `deals` may go on after the end of the rubber: in another game, or after a deal was changed, it ends elsewhere.
    """

    deals: tuple[Deal, ...] = ()
    game: Game = Game.CONTRACT
    edition: str | None = None
    names: str = "we"
    stopped: bool = False

    @property
    def rubber(self) -> Rubber:
        """The rubber, without deals after its end.

        In auction bridge, honours that are not all accounted for are left out.
        """
        deals = map(whole_honours, self.deals) if self.game is Game.AUCTION else self.deals
        return score_until_complete(edition_of(self.game, self.edition), deals, stop=self.stopped)

    @property
    def fields(self) -> dict[str, str]:
        """The parameters of the canonical address."""
        fields = {
            "g": "" if self.game is Game.CONTRACT else self.game.value,
            "e": self.edition or "",
            "n": "" if self.names == "we" else self.names,
            "r": "_".join(map(write_deal, self.deals)),
            "stop": "1" if self.stopped else "",
        }
        return {name: value for name, value in fields.items() if value}

    @property
    def query(self) -> str:
        """The canonical query, without a question mark."""
        return urlencode(self.fields)


def read_pad(query: str) -> Pad:
    """The pad in a query; parameters that are not part of it are ignored.

    Raises ValueError where one of its own is not canonical.

    >>> pad = read_pad("r=3N.S.9_P_4SX.W.8.E4&why=1&e=1993")
    >>> pad.query, pad.rubber.totals
    ('r=3N.S.9_P_4SX.W.8.E4', PerSide(ns=400, ew=100))
    """
    sent = dict(parse_qsl(query, strict_parsing=True)) if query else {}
    game = game_of(sent.get("g", Game.CONTRACT.value))
    edition, usual = edition_of(game, sent.get("e")).name, edition_of(game).name
    deals = tuple(read_deal(part) for part in sent.get("r", "").split("_") if part)
    if len(deals) > MOST_DEALS:
        raise ValueError(f"a pad holds {MOST_DEALS} deals, not {len(deals)}")
    names = "ns" if sent.get("n") == "ns" else "we"
    pad = Pad(deals, game, None if edition == usual else edition, names)
    if sent.get("stop") == "1" and deals and not pad.rubber.complete:
        return Pad(pad.deals, pad.game, pad.edition, pad.names, stopped=True)
    return pad


def write_deal(deal: Deal) -> str:
    """A deal as an address holds it: 4SX.S.8.E4; P for one that was passed out."""
    if isinstance(deal, PassedOutDeal):
        return "P"
    parts = [deal.contract, deal.declarer.value, str(deal.tricks)]
    if deal.honours is not None:
        held = "".join(f"{seat.value}{count}" for seat, count in deal.honours.by_seat().items() if count)
        parts += [held] if held else []
    return ".".join(parts)


def read_deal(text: str) -> Deal:
    """A deal from an address. Raises ValueError: NotACall, ScoringError, or plain where it has another form."""
    if text.upper() == "P":
        return deal_of("P")
    found = _DEAL.fullmatch(text.upper())
    if not found or (found["honours"] and not _HONOURS.fullmatch(found["honours"])):
        raise ValueError(text)
    counts = re.findall(r"([NESW])(\d)", found["honours"] or "")
    held = {seat: int(count) for seat, count in counts if int(count)}
    return deal_of(found["contract"], found["declarer"], int(found["tricks"]), held)
