"""A line of the score in one or two sentences: what it is for, the sum, where it is written and by which law."""

from collections.abc import Callable
from typing import Any

from django.utils.translation import gettext as _

from lessons.engine.scoring import lines as kinds
from lessons.engine.scoring.editions import Game
from lessons.engine.scoring.lines import Place, ScoreLine
from lessons.scoring.words import bonuses, failed, honours, made
from lessons.scoring.words.names import COMPASS, Names
from lessons.wording.sentence import Sentence, joined, sentence

_SENTENCES: dict[type[ScoreLine], Callable[[Any, Names], Sentence]] = {
    kinds.Tricks: made.tricks,
    kinds.Overtricks: made.overtricks,
    kinds.Insult: made.insult,
    kinds.ContractPremium: made.contract_premium,
    kinds.OvertrickPremium: made.overtrick_premium,
    kinds.Undertricks: failed.undertricks,
    kinds.SmallSlam: bonuses.small_slam,
    kinds.GrandSlam: bonuses.grand_slam,
    kinds.HonourPoints: honours.honours,
    kinds.GameBonus: bonuses.game,
    kinds.PartScoreBonus: bonuses.part_score,
    kinds.RubberBonus: bonuses.rubber,
    kinds.UnfinishedGame: bonuses.unfinished_game,
    kinds.UnfinishedPartScore: bonuses.unfinished_part_score,
}


def line_sentence(line: ScoreLine, names: Names = COMPASS) -> Sentence:
    """What the points are for, with the sum written out."""
    return _SENTENCES[type(line)](line, names)


def place_reason(line: ScoreLine) -> Sentence:
    """Why the line is written above or below the line; in duplicate, that there is none."""
    if line.place is Place.SCORE:
        return sentence(_("Duplicate bridge has no line: every deal is scored by itself."))
    auction = line.game is Game.AUCTION
    if line.place is Place.BELOW and auction:
        text = _(
            "It goes below the line: in auction bridge every odd trick of a contract that was made counts"
            " towards game, bid or not."
        )
    elif line.place is Place.BELOW:
        text = _("It goes below the line: tricks that were bid and made count towards game.")
    elif isinstance(line, kinds.Overtricks):
        text = _("It goes above the line: tricks that were not bid count in the total, not towards game.")
    else:
        text = _("It goes above the line: bonuses count in the total, never towards game.")
    return sentence(text)


def explanation(line: ScoreLine, names: Names = COMPASS) -> Sentence:
    """The sentence of the line, why it stands where it does, and the law."""
    return joined(line_sentence(line, names), place_reason(line), law_sentence(line))


def law_sentence(line: ScoreLine) -> Sentence:
    """The law a line rests on, as a short sentence."""
    code, _space, number = line.law.partition(" ")
    if code == "RB":
        return sentence(_("Laws of Rubber Bridge, Law %(number)s."), number=number)
    if code == "AB":
        # Translators: %(year)s is the year of a code of laws, such as 1926.
        return sentence(_("Laws of auction bridge, %(year)s."), year=number)
    return sentence(_("Laws of Duplicate Bridge, Law %(number)s."), number=line.law)
