"""What a wrong number in a score shows, and how the right one comes about."""

from collections.abc import Callable, Mapping
from typing import Any

from django.utils.translation import gettext as _

from lessons.engine.contract import contract_of
from lessons.engine.scoring.editions import Game
from lessons.engine.scoring.lines import Place, ScoreLine
from lessons.engine.seats import Side
from lessons.scoring.words.comparison import difference
from lessons.scoring.words.lines import line_sentence
from lessons.scoring.words.states import ending, totals, vulnerability
from lessons.wording.sentence import Sentence, contract, joined, sentence

Data = Mapping[str, Any]


def _right(data: Data) -> Sentence:
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
    return lambda data: joined(text(), _right(data))


def _vulnerability(data: Data) -> Sentence:
    return joined(_("Look at who is vulnerable."), vulnerability(data["scored"].vulnerable), _right(data))


def _honours(data: Data) -> Sentence:
    if any(line.code == "honours" for line in data["scored"].lines):
        return joined(_("Honours belong to the side that held them, whoever declares."), _right(data))
    return joined(_("Honours score only where one hand holds four or more of them."), _right(data))


# A rubber


def _deal_wrong(data: Data) -> Sentence:
    if data["rubber"].game is Game.CONTRACT:
        return joined(vulnerability(data["step"].vulnerable), _right(data))
    return _right(data)


def _total_wrong(data: Data) -> Sentence:
    text = _("The total counts all a side has, below and above the line, bonuses and wiped-out part-scores too.")
    return joined(text, totals(data["rubber"]))


def _rubber_end(data: Data) -> Sentence:
    """The premium that was misjudged, or who wins."""
    if "line" in data:
        return joined(line_sentence(data["line"]), totals(data["rubber"]))
    return ending(data["rubber"])


def _vul_early(data: Data) -> Sentence:
    text = _("A side that has won a game is vulnerable from the next deal on.")
    return joined(text, _right(data) if "cell" in data else vulnerability(data["rubber"].vulnerable))


def _part_kept(data: Data) -> Sentence:
    text = _(
        "A game wipes out the part-scores of both sides: they stay in the totals but count towards no later game."
    )
    return joined(text, vulnerability(data["rubber"].vulnerable))


# Which contract suffices


def _points(data: Data) -> dict[str, Any]:
    return {
        "contract": contract(*contract_of(data["contract"])),
        "on": data["part_score"],
        "below": data["below"],
        "sum": data["part_score"] + data["below"],
        "game": data["to_game"],
    }


def _is_enough(data: Data) -> Sentence:
    # Translators: points: those on, those of the contract, their sum, those needed for game.
    text = _("%(contract)s is enough: %(on)d + %(below)d = %(sum)d, and game is %(game)d.")
    return sentence(text, **_points(data))


def _doubled_no_game(data: Data) -> Sentence:
    text = _("A doubled contract that is made counts its doubled trick points towards game.")
    return joined(text, _right(data) if "cell" in data else _is_enough(data))


def _not_enough(data: Data) -> Sentence:
    text = _("%(contract)s is not enough: %(on)d + %(below)d = %(sum)d, and game is %(game)d.")
    return sentence(text, **_points(data))


# Contract bridge or auction bridge


def _below_wrong(data: Data) -> Sentence:
    below = [line for line in data["lines"] if line.place is Place.BELOW]
    if not below:
        return sentence(_("A contract that fails puts nothing below the line, in either game."))
    return joined(*map(line_sentence, below))


def _reason_missed(data: Data) -> Sentence:
    found = next(reason for reason in data["differences"] if reason.code == data["reason"])
    return joined(_("This makes a difference too."), difference(found))


def _reason_not(data: Data) -> Sentence:
    return sentence(_("One of the reasons you chose makes no difference on this deal."))


SENTENCES: dict[str, Callable[[Data], Sentence]] = {
    "sum-wrong": _right,
    "below-wrong": _below_wrong,
    "wrong-side": _then_right(lambda: _("These points go to the other side.")),
    "over-below": _then_right(lambda: _("Tricks that were not bid do not count below the line.")),
    "nt-flat": _right,  # the line of the tricks says what the first of them counts at no trump
    "slam-won": _then_right(lambda: _("A slam bonus is for a slam that was bid.")),
    "duplicate-bonus": _then_right(lambda: _("Rubber bridge gives no bonus for a game or part-score on a deal.")),
    "risk-in-score": _then_right(lambda: _("Look again at whether the contract was doubled or redoubled.")),
    "insult-forgotten": _then_right(lambda: _("Making a doubled contract earns a bonus of its own.")),
    "doubled-flat": _then_right(lambda: _("Doubled, the first trick short costs less than each further one.")),
    "honours-declarer": _honours,
    "vulnerability": _vulnerability,
    "deal-wrong": _deal_wrong,
    "total-wrong": _total_wrong,
    "rubber-end": _rubber_end,
    "vul-early": _vul_early,
    "part-kept": _part_kept,
    "is-enough": _is_enough,
    "not-enough": _not_enough,
    "doubled-no-game": _doubled_no_game,
    "reason-missed": _reason_missed,
    "reason-not": _reason_not,
}


def _contract_habits(data: Data) -> Sentence:
    if "cell" in data and data["cell"][1] is Place.ABOVE:
        return joined(_("That is what contract bridge pays; auction bridge has prices of its own."), _right(data))
    right = _right(data) if "cell" in data else _below_wrong(data)
    if any(line.code == "tricks" for line in data["lines"]):  # which says the same with its sum
        return right
    text = _("In auction bridge every odd trick of a contract that was made counts below the line, bid or not.")
    return joined(text, right)


SENTENCES["contract-habits"] = _contract_habits
