"""What a deal changed, and where the rubber stands."""

from collections.abc import Iterable

from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from lessons.engine.scoring import events as kinds
from lessons.engine.scoring.editions import Game
from lessons.engine.scoring.events import Event
from lessons.engine.scoring.lines import PerSide
from lessons.engine.scoring.rubber import Rubber
from lessons.engine.seats import Side, Vulnerability
from lessons.scoring.words.names import COMPASS, Names
from lessons.wording.sentence import Sentence, joined, sentence


def changes(happened: Iterable[Event], names: Names = COMPASS) -> Sentence:
    """Everything a deal changed, one sentence after another; "" when nothing did."""
    return joined(*(event(one, names) for one in happened))


def event(happened: Event, names: Names = COMPASS) -> Sentence:
    """One change of state."""
    match happened:
        case kinds.DealPassedOut():
            return sentence(_("All four players passed: nobody scores, and nothing changes."))
        case kinds.PartScoreNow(side=side, points=points, missing=missing):
            text = names.about(
                side,
                # Translators: %(side)s is a side in the nominative. So in all these sentences.
                _("%(side)s now have %(points)d below the line."),
                _("We now have %(points)d below the line."),
                _("They now have %(points)d below the line."),
            )
            return joined(sentence(text, side=names.of(side), points=points), points_missing(missing))
        case kinds.GameWon(side=side, points=total):
            return _game_won(side, total, names)
        case kinds.PartScoreWiped(side=side, points=points):
            return _part_score_wiped(side, points, names)
        case kinds.NowVulnerable(side=side):
            text = names.about(
                side,
                _("%(side)s are now vulnerable."),
                _("We are now vulnerable."),
                _("They are now vulnerable."),
            )
            return sentence(text, side=names.of(side))
        case kinds.NewLine():
            text = _("A line is drawn under both columns: each side starts the next game from zero.")
            return sentence(text)
        case kinds.RubberComplete(side=side):
            text = names.about(
                side,
                _("%(side)s have won a second game: the rubber is over."),
                _("We have won a second game: the rubber is over."),
                _("They have won a second game: the rubber is over."),
            )
            return sentence(text, side=names.of(side))
    raise LookupError(f"no words for {happened.code}")


def _game_won(side: Side, total: int, names: Names) -> Sentence:
    text = names.about(
        side,
        _("%(side)s now have %(total)d below the line and win the game."),
        _("We now have %(total)d below the line and win the game."),
        _("They now have %(total)d below the line and win the game."),
    )
    return sentence(text, side=names.of(side), total=total)


def _part_score_wiped(side: Side, points: int, names: Names) -> Sentence:
    text = names.about(
        side,
        _("%(side)s had %(points)d below the line: it stays in the total, but no longer counts towards a game."),
        _("We had %(points)d below the line: it stays in the total, but no longer counts towards a game."),
        _("They had %(points)d below the line: it stays in the total, but no longer counts towards a game."),
    )
    return sentence(text, side=names.of(side), points=points)


def points_missing(missing: int) -> Sentence:
    """What is lacking for a game."""
    text = ngettext(
        "%(n)d more point below the line is needed for game.",
        "%(n)d more points below the line are needed for game.",
        missing,
    )
    return sentence(text, n=missing)


# The rubber as a whole


def rubber_state(rubber: Rubber, names: Names = COMPASS) -> Sentence:
    """Where a rubber stands, or how it ended."""
    if rubber.ended:
        return ending(rubber, names)
    if not rubber.steps:
        return sentence(_("No deal has been played yet."))
    parts = [_pair(_("Games: %(first)s %(a)d, %(second)s %(b)d."), rubber.games, names)]
    if any(rubber.part_scores):
        parts.append(_pair(_("Below the line: %(first)s %(a)d, %(second)s %(b)d."), rubber.part_scores, names))
    if rubber.game is Game.CONTRACT:
        parts.append(vulnerability(rubber.vulnerable, names))
    return joined(*parts, totals(rubber, names))


def totals(rubber: Rubber, names: Names = COMPASS) -> Sentence:
    """All the points of both sides."""
    return _pair(_("Total: %(first)s %(a)d, %(second)s %(b)d."), rubber.totals, names)


def vulnerability(vulnerable: Vulnerability, names: Names = COMPASS) -> Sentence:
    """Who is vulnerable."""
    match vulnerable:
        case Vulnerability.NONE:
            return sentence(_("Nobody is vulnerable."))
        case Vulnerability.BOTH:
            return sentence(_("Both sides are vulnerable."))
    side = Side(vulnerable.value)
    text = names.about(side, _("%(side)s are vulnerable."), _("We are vulnerable."), _("They are vulnerable."))
    return sentence(text, side=names.of(side))


def ending(rubber: Rubber, names: Names = COMPASS) -> Sentence:
    """Who has won a rubber that has ended, by how much, and why it may not be the side with two games."""
    over = (
        sentence(_("The rubber is over."))
        if rubber.complete
        else sentence(_("The players stopped before the rubber was over."))
    )
    if rubber.winner is None:
        text = _("The totals are equal, %(total)d each: nobody wins the rubber.")
        return joined(over, sentence(text, total=rubber.totals.ns))
    won, loser = _won(rubber, rubber.winner, names), rubber.winner.opponents
    if rubber.games.of(loser) == 2:
        text = names.about(
            loser,
            _("%(side)s won two games, but the larger total decides."),
            _("We won two games, but the larger total decides."),
            _("They won two games, but the larger total decides."),
        )
        return joined(over, won, sentence(text, side=names.of(loser)))
    return joined(over, won)


def _won(rubber: Rubber, winner: Side, names: Names) -> Sentence:
    """By how much the side with the larger total has won, or is ahead in a rubber that was broken off."""
    high, low = max(rubber.totals), min(rubber.totals)
    if rubber.complete:
        text = names.about(
            winner,
            _("%(side)s win the rubber, %(high)d to %(low)d: the difference is %(margin)d."),
            _("We win the rubber, %(high)d to %(low)d: the difference is %(margin)d."),
            _("They win the rubber, %(high)d to %(low)d: the difference is %(margin)d."),
        )
    else:
        text = names.about(
            winner,
            _("%(side)s are ahead, %(high)d to %(low)d: the difference is %(margin)d."),
            _("We are ahead, %(high)d to %(low)d: the difference is %(margin)d."),
            _("They are ahead, %(high)d to %(low)d: the difference is %(margin)d."),
        )
    return sentence(text, side=names.of(winner), high=high, low=low, margin=rubber.margin)


def _pair(text: str, numbers: PerSide, names: Names) -> Sentence:
    """A sentence with a number for each side, the side of the left column first."""
    first, second = names.first, names.first.opponents
    a, b = numbers.of(first), numbers.of(second)
    return sentence(text, first=names.of(first), a=a, second=names.of(second), b=b)
