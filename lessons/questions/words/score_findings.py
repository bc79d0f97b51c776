"""What a wrong number in a score shows, and how the right one comes about."""

from collections.abc import Callable, Mapping
from typing import Any

from django.utils.translation import gettext as _

from lessons.engine.contract import contract_of
from lessons.engine.scoring.lines import Place, ScoreLine
from lessons.engine.seats import Side
from lessons.scoring.words.lines import line_sentence
from lessons.scoring.words.states import vulnerability
from lessons.wording.sentence import Sentence, contract, joined, sentence

Data = Mapping[str, Any]


def how_it_comes_about(data: Data) -> Sentence:
    """How what belongs in the cell comes about."""
    lines: tuple[ScoreLine, ...] = data["lines"]
    if lines:
        return joined(*map(line_sentence, lines))
    side, place = data["cell"]
    return _nothing(side, place)


def _nothing(side: Side, place: Place) -> Sentence:
    if place is Place.BELOW:
        return sentence(_("Nothing goes below the line here for %(side)s."), side=side)
    if place is Place.ABOVE:
        return sentence(_("Nothing goes above the line here for %(side)s."), side=side)
    return sentence(_("%(side)s score nothing here."), side=side)


def _then_right(text: Callable[[], str]) -> Callable[[Data], Sentence]:
    return lambda data: joined(text(), how_it_comes_about(data))


def _vulnerability(data: Data) -> Sentence:
    return joined(_("Look at who is vulnerable."), vulnerability(data["scored"].vulnerable), how_it_comes_about(data))


def _honours(data: Data) -> Sentence:
    if any(line.code == "honours" for line in data["scored"].lines):
        return joined(_("Honours belong to the side that held them, whoever declares."), how_it_comes_about(data))
    return joined(_("Honours score only where one hand holds four or more of them."), how_it_comes_about(data))


def contract_points(data: Data) -> dict[str, Any]:
    """A contract, the points before it, its own, their sum, and those that make game."""
    return {
        "contract": contract(*contract_of(data["contract"])),
        "on": data["part_score"],
        "below": data["below"],
        "sum": data["part_score"] + data["below"],
        "game": data["to_game"],
    }


def enough_for_game(data: Data) -> Sentence:
    """That a contract makes game if it is just made."""
    # Translators: points: those on, those of the contract, their sum, those needed for game.
    text = _("%(contract)s is enough: %(on)d + %(below)d = %(sum)d, and game is %(game)d.")
    return sentence(text, **contract_points(data))


def _doubled_no_game(data: Data) -> Sentence:
    text = _("A doubled contract that is made counts its doubled trick points towards game.")
    return joined(text, how_it_comes_about(data) if "cell" in data else enough_for_game(data))


def lines_below(data: Data) -> Sentence:
    """How the points below the line come about."""
    below = [line for line in data["lines"] if line.place is Place.BELOW]
    if not below:
        return sentence(_("A contract that fails puts nothing below the line, in either game."))
    return joined(*map(line_sentence, below))


def _contract_habits(data: Data) -> Sentence:
    if "cell" in data and data["cell"][1] is Place.ABOVE:
        return joined(
            _("That is what contract bridge pays; auction bridge has prices of its own."), how_it_comes_about(data)
        )
    right = how_it_comes_about(data) if "cell" in data else lines_below(data)
    if any(line.code == "tricks" for line in data["lines"]):  # which says the same with its sum
        return right
    text = _("In auction bridge every odd trick of a contract that was made counts below the line, bid or not.")
    return joined(text, right)


SENTENCES: dict[str, Callable[[Data], Sentence]] = {
    "sum-wrong": how_it_comes_about,
    "wrong-side": _then_right(lambda: _("These points go to the other side.")),
    "over-below": _then_right(lambda: _("Tricks that were not bid do not count below the line.")),
    "nt-flat": how_it_comes_about,  # the line of the tricks says what the first of them counts at no trump
    "slam-won": _then_right(lambda: _("A slam bonus is for a slam that was bid.")),
    "duplicate-bonus": _then_right(lambda: _("Rubber bridge gives no bonus for a game or part-score on a deal.")),
    "risk-in-score": _then_right(lambda: _("Look again at whether the contract was doubled or redoubled.")),
    "insult-forgotten": _then_right(lambda: _("Making a doubled contract earns a bonus of its own.")),
    "doubled-flat": _then_right(lambda: _("Doubled, the first trick short costs less than each further one.")),
    "honours-declarer": _honours,
    "vulnerability": _vulnerability,
    "doubled-no-game": _doubled_no_game,
    "contract-habits": _contract_habits,
}
