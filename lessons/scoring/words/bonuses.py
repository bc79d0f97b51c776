"""Slams, and what is paid for games and rubbers."""

from django.utils.translation import gettext as _

from lessons.engine.scoring import lines as kinds
from lessons.engine.scoring.editions import Game
from lessons.scoring.words.names import Names
from lessons.wording.sentence import Sentence, sentence


def small_slam(line: kinds.SmallSlam, names: Names) -> Sentence:
    """Twelve tricks."""
    match line.game, line.vulnerable:
        case Game.AUCTION, _vulnerable:
            text = _(
                "In auction bridge a side that wins twelve tricks scores %(bonus)d for small slam,"
                " whatever the contract was."
            )
        case Game.CONTRACT, True:
            text = _("Small slam bid and made, vulnerable: %(bonus)d above the line.")
        case Game.CONTRACT, False:
            text = _("Small slam bid and made, not vulnerable: %(bonus)d above the line.")
        case _duplicate, True:
            text = _("Small slam bid and made, vulnerable: %(bonus)d.")
        case _:
            text = _("Small slam bid and made, not vulnerable: %(bonus)d.")
    return sentence(text, bonus=line.points)


def grand_slam(line: kinds.GrandSlam, names: Names) -> Sentence:
    """All thirteen tricks."""
    match line.game, line.vulnerable:
        case Game.AUCTION, _vulnerable:
            text = _(
                "In auction bridge a side that wins all thirteen tricks scores %(bonus)d for grand slam,"
                " whatever the contract was."
            )
        case Game.CONTRACT, True:
            text = _("Grand slam bid and made, vulnerable: %(bonus)d above the line.")
        case Game.CONTRACT, False:
            text = _("Grand slam bid and made, not vulnerable: %(bonus)d above the line.")
        case _duplicate, True:
            text = _("Grand slam bid and made, vulnerable: %(bonus)d.")
        case _:
            text = _("Grand slam bid and made, not vulnerable: %(bonus)d.")
    return sentence(text, bonus=line.points)


def game(line: kinds.GameBonus, names: Names) -> Sentence:
    """Duplicate: a game made."""
    text = (
        # Translators: %(points)d are trick points, 100 or more.
        _("The tricks bid and made come to %(points)d, which is game, vulnerable: a bonus of %(bonus)d.")
        if line.vulnerable
        else _("The tricks bid and made come to %(points)d, which is game, not vulnerable: a bonus of %(bonus)d.")
    )
    return sentence(text, points=line.trick_points, bonus=line.points)


def part_score(line: kinds.PartScoreBonus, names: Names) -> Sentence:
    """Duplicate: less than a game."""
    text = _("The tricks bid and made come to %(points)d, less than 100, a part-score: a bonus of %(bonus)d.")
    return sentence(text, points=line.trick_points, bonus=line.points)


def rubber(line: kinds.RubberBonus, names: Names) -> Sentence:
    """The rubber is over."""
    text = (
        # Translators: %(side)s has won two games of the rubber.
        _("The rubber is over, two games to one for %(side)s: %(bonus)d above the line.")
        if line.games_against
        else _("The rubber is over, two games to none for %(side)s: %(bonus)d above the line.")
    )
    return sentence(text, side=names.to(line.side), bonus=line.points)


def unfinished_game(line: kinds.UnfinishedGame, names: Names) -> Sentence:
    """Only one side has a game when the players stop."""
    text = names.about(
        line.side,
        _("The rubber is unfinished. %(side)s alone have won a game: %(bonus)d above the line."),
        _("The rubber is unfinished. We alone have won a game: %(bonus)d above the line."),
        _("The rubber is unfinished. They alone have won a game: %(bonus)d above the line."),
    )
    return sentence(text, side=names.of(line.side), bonus=line.points)


def unfinished_part_score(line: kinds.UnfinishedPartScore, names: Names) -> Sentence:
    """Only one side has a part-score when the players stop."""
    text = names.about(
        line.side,
        _("The game is unfinished. %(side)s alone have a part-score in it, %(points)d: %(bonus)d above the line."),
        _("The game is unfinished. We alone have a part-score in it, %(points)d: %(bonus)d above the line."),
        _("The game is unfinished. They alone have a part-score in it, %(points)d: %(bonus)d above the line."),
    )
    return sentence(text, side=names.of(line.side), points=line.part_score, bonus=line.points)
