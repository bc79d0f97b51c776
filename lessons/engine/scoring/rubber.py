"""The rubber: deals folded one after another. Changing an earlier deal is folding again."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from lessons.engine.scoring.deal import Deal, PassedOutDeal
from lessons.engine.scoring.deal_score import deal_score
from lessons.engine.scoring.editions import ContractEdition, Edition, Game, edition_of, game_of_edition
from lessons.engine.scoring.errors import RubberOver, ScoringError
from lessons.engine.scoring.lines import PerSide, ScoreLine
from lessons.engine.scoring.rubber_premiums import rubber_bonus, unfinished_lines
from lessons.engine.seats import Side, Vulnerability

_VULNERABLE = {
    (False, False): Vulnerability.NONE,
    (True, False): Vulnerability.NS,
    (False, True): Vulnerability.EW,
    (True, True): Vulnerability.BOTH,
}


class RubberStanding(NamedTuple):
    """Where a rubber stands between two deals. `part_scores` are those of the game now being played."""

    games: PerSide = PerSide()
    part_scores: PerSide = PerSide()
    totals: PerSide = PerSide()

    @property
    def complete(self) -> bool:
        """A side has won its second game."""
        return 2 in self.games


class RubberStep(NamedTuple):
    """One deal of a rubber: what stood before, the lines it gave, what stands after.

    `lines` has the premium for the rubber when this deal ended it. `below` is what the side that
    scored below the line has there now, the game it may have won included (0 when nobody scored below).
    """

    number: int  # from 1
    deal: Deal
    vulnerable: Vulnerability
    before: RubberStanding
    lines: tuple[ScoreLine, ...]
    below: int
    game_won_by: Side | None
    after: RubberStanding

    @property
    def wiped(self) -> PerSide:
        """The part-scores that the end of a game has made worthless: those of the side that lost it."""
        if self.game_won_by is None:
            return PerSide()
        loser = self.game_won_by.opponents
        return PerSide().plus(loser, self.before.part_scores.of(loser))


class Entry(NamedTuple):
    """A line of the pad and the deal it belongs to (the premiums of an unfinished rubber: the last one)."""

    deal: int
    line: ScoreLine


@dataclass(frozen=True)
class Rubber:
    """A rubber as far as it has been played. Make one with `score_rubber`.

    >>> from lessons.engine.scoring.deal import deal_of
    >>> rubber = score_rubber([deal_of("3N", "S", 9), deal_of("4S", "N", 10)], Game.CONTRACT)
    >>> rubber.totals, rubber.winner
    (PerSide(ns=920, ew=0), <Side.NS: 'NS'>)
    """

    edition: Edition
    steps: tuple[RubberStep, ...]
    stopped: bool  # the players ended it here
    unfinished: tuple[ScoreLine, ...]  # premiums for a rubber that was stopped before it was complete

    @property
    def game(self) -> Game:
        return game_of_edition(self.edition)

    @property
    def standing(self) -> RubberStanding:
        """After the last deal, without the premiums of an unfinished rubber."""
        return self.steps[-1].after if self.steps else RubberStanding()

    @property
    def games(self) -> PerSide:
        return self.standing.games

    @property
    def part_scores(self) -> PerSide:
        return self.standing.part_scores

    @property
    def vulnerable(self) -> Vulnerability:
        """For the next deal."""
        return vulnerability(self.edition, self.standing)

    @property
    def complete(self) -> bool:
        """A side has won two games."""
        return self.standing.complete

    @property
    def ended(self) -> bool:
        """Complete, or stopped by the players: then there is a winner, or a tie."""
        return self.stopped or self.complete

    @cached_property
    def entries(self) -> tuple[Entry, ...]:
        """Every line in the order it is written."""
        written = [Entry(step.number, line) for step in self.steps for line in step.lines]
        return (*written, *(Entry(len(self.steps), line) for line in self.unfinished))

    @cached_property
    def totals(self) -> PerSide:
        """All that each side has, above and below the line."""
        total = self.standing.totals
        for line in self.unfinished:
            total = total.plus(line.side, line.points)
        return total

    @property
    def leader(self) -> Side | None:
        """The side with the larger total; None when they are equal."""
        if self.totals.ns == self.totals.ew:
            return None
        return Side.NS if self.totals.ns > self.totals.ew else Side.EW

    @property
    def winner(self) -> Side | None:
        """The side with the larger total once the rubber has ended (Law 74): not always the one with two games."""
        return self.leader if self.ended else None

    @property
    def tied(self) -> bool:
        """It has ended with equal totals."""
        return self.ended and self.leader is None

    @property
    def margin(self) -> int:
        """By how much the larger total is larger."""
        return abs(self.totals.ns - self.totals.ew)


def score_rubber(deals: Iterable[Deal], game: Game, edition: str | None = None, *, stop: bool = False) -> Rubber:
    """Score a rubber deal by deal; `stop` ends it where it stands, with the premiums for what is unfinished.

    Raises UnknownEdition, GameNotForRubbers; and RubberOver or HonoursImpossible with the number of the deal.
    """
    code = edition_of(game, edition)
    steps: list[RubberStep] = []
    standing = RubberStanding()
    for number, deal in enumerate(deals, start=1):
        try:
            step = next_step(code, number, standing, deal)
        except ScoringError as error:
            raise error.in_deal(number) from None
        steps.append(step)
        standing = step.after
    unfinished = unfinished_lines(code, standing.games, standing.part_scores) if stop else ()
    return Rubber(code, tuple(steps), stop, unfinished)


def score_until_complete(edition: Edition, deals: Iterable[Deal], *, stop: bool = False) -> Rubber:
    """A rubber of these deals, without those that come after its end. Raises HonoursImpossible.

    >>> from lessons.engine.scoring.deal import deal_of
    >>> from lessons.engine.scoring.editions import CONTRACT_1993
    >>> len(score_until_complete(CONTRACT_1993, [deal_of("3N", "S", 9)] * 5).steps)
    2
    """
    steps: list[RubberStep] = []
    standing = RubberStanding()
    for number, deal in enumerate(deals, start=1):
        if standing.complete:
            break
        steps.append(next_step(edition, number, standing, deal))
        standing = steps[-1].after
    unfinished = unfinished_lines(edition, standing.games, standing.part_scores) if stop else ()
    return Rubber(edition, tuple(steps), stop, unfinished)


def vulnerability(edition: Edition, standing: RubberStanding) -> Vulnerability:
    """Contract bridge: a side with a game is vulnerable. There is no vulnerability in auction bridge."""
    if not isinstance(edition, ContractEdition):
        return Vulnerability.NONE
    ns, ew = standing.games
    return _VULNERABLE[ns > 0, ew > 0]


def next_step(edition: Edition, number: int, before: RubberStanding, deal: Deal) -> RubberStep:
    """Score one more deal. Raises RubberOver, HonoursImpossible."""
    if before.complete:
        raise RubberOver
    vulnerable = vulnerability(edition, before)
    if isinstance(deal, PassedOutDeal):
        return RubberStep(number, deal, vulnerable, before, (), 0, None, before)
    side = deal.side
    score = deal_score(edition, deal, side, vulnerable is not Vulnerability.NONE and before.games.of(side) > 0)
    below = before.part_scores.of(side) + score.below if score.below else 0
    totals = PerSide(before.totals.ns + score.totals.ns, before.totals.ew + score.totals.ew)
    if below < edition.to_game:
        part_scores = before.part_scores.plus(side, score.below) if below else before.part_scores
        return RubberStep(
            number,
            deal,
            vulnerable,
            before,
            score.lines,
            below,
            None,
            RubberStanding(before.games, part_scores, totals),
        )
    games = before.games.plus(side, 1)
    lines = score.lines
    if 2 in games:
        bonus = rubber_bonus(edition, side, games.of(side.opponents))
        lines, totals = (*lines, bonus), totals.plus(side, bonus.points)
    return RubberStep(number, deal, vulnerable, before, lines, below, side, RubberStanding(games, PerSide(), totals))
