"""What is right, in a line: the engine's answer to a question of every kind."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from django.utils.translation import gettext as _

from lessons.auction.words.objections import objections
from lessons.engine.calls import CALLS, Call
from lessons.engine.contract import contract_of
from lessons.engine.scoring.editions import Game
from lessons.engine.seats import Seat
from lessons.laws.words import rulings
from lessons.questions.kinds.registry import kind_of
from lessons.questions.words import questions
from lessons.scoring.words.labels import GAMES, PLACES
from lessons.wording.sentence import Sentence, contract, joined, sentence
from lessons.wording.symbols import SIDE_NAMES


def key(raw: Mapping[str, Any]) -> Sentence:
    """The answer by the engine; "" for a choice, whose options are marked where they are shown."""
    kind = kind_of(raw)
    spec = kind.read(raw)
    return stated(kind.code, spec, kind.solution(spec))


def stated(code: str, spec: Any, answer: Any) -> Sentence:
    """An answer of a kind (code) in a line, right or wrong, where that needs nothing but the answer's own values.

    Of judge-call, score-rubber, ruling and who-asks only the right one can be stated so.
    """
    return _KEYS[code](spec, answer)


def listed(parts: Iterable[Any]) -> Sentence:
    """Engine values or texts with commas between."""
    values = {f"p{place}": part for place, part in enumerate(parts)}
    return sentence(", ".join(f"%({name})s" for name in values), **values)


def _judge(spec: Any, answer: Any) -> Sentence:
    if answer.legal:
        return sentence(_("%(call)s is legal."), call=spec.call)
    return joined(
        sentence(_("%(call)s is not legal."), call=spec.call), objections(spec.auction.objections(spec.call))
    )


def _legal_calls(spec: Any, answer: Any) -> Sentence:
    calls: list[Call] = [call for call in CALLS if call in answer.calls]
    # Translators: %(calls)s is a list of symbols.
    return sentence(_("Legal: %(calls)s."), calls=listed(calls))


def _turn(spec: Any, answer: Any) -> Sentence:
    if answer.seat is None:
        return sentence(_("The auction is over."))
    # Translators: the seat stands in the nominative.
    return sentence(_("To call: %(seat)s."), seat=answer.seat)


def _goal(spec: Any, answer: Any) -> Sentence:
    # Translators: %(calls)s is a list of symbols.
    return sentence(_("For example: %(calls)s."), calls=listed(answer.auction.calls))


def _mend(spec: Any, answer: Any) -> Sentence:
    text = _("Call number %(n)d, %(call)s, is the first illegal one; %(instead)s could stand in its place.")
    return sentence(text, n=answer.place + 1, call=spec.auction.calls[answer.place], instead=answer.call)


def _outcome(spec: Any, answer: Any) -> Sentence:
    return joined(*(_part(name, value) for name, value in answer.parts.items()))


def _part(name: str, value: str) -> Sentence:
    if name == "contract":
        shown: Any = _("passed out") if value == "P" else contract(*contract_of(value))
    else:
        shown = questions.NOBODY if value == "nobody" else Seat(value)
    return labelled(questions.PARTS[name], shown)


def labelled(label: Any, value: Any) -> Sentence:
    # Translators: a label and its value: "Declarer: North."
    return sentence(_("%(label)s: %(value)s."), label=str(label), value=value)


def _cells(cells: Mapping[Any, int]) -> Sentence:
    written = {cell: points for cell, points in cells.items() if points}
    if not written:
        return sentence(_("Nobody scores anything."))
    labels = {f"{SIDE_NAMES[side]}, {PLACES[place]}": points for (side, place), points in written.items()}
    return joined(*(labelled(label, points) for label, points in labels.items()))


def _rubber(spec: Any, answer: Any) -> Sentence:
    totals = spec.rubber.totals
    text = _("Totals: North–South %(ns)d, East–West %(ew)d.")
    return sentence(text, ns=totals.ns, ew=totals.ew)


def _suffices(spec: Any, answer: Any) -> Sentence:
    enough = [contract(*contract_of(text)) for text in spec.contracts if text in answer.contracts]
    if not enough:
        return sentence(_("None of them makes game."))
    # Translators: %(contracts)s is a list of symbols.
    return sentence(_("Enough for game: %(contracts)s."), contracts=listed(enough))


def _compare(spec: Any, answer: Any) -> Sentence:
    numbers = ((Game.CONTRACT, answer.contract), (Game.AUCTION, answer.auction))
    said = [labelled(str(GAMES[game]).capitalize(), points) for game, points in numbers]
    reasons = [str(text) for code, text in questions.DIFFERENCES.items() if code in answer.reasons]
    return joined(*said, *(sentence("%(why)s.", why=reason) for reason in reasons))


def _ruling(spec: Any, answer: Any) -> Sentence:
    return rulings.rulings(spec.rulings)


_KEYS: dict[str, Callable[[Any, Any], Sentence]] = {
    "judge-call": _judge,
    "legal-calls": _legal_calls,
    "still-call": _legal_calls,
    "whose-turn": _turn,
    "reach-goal": _goal,
    "mend-auction": _mend,
    "name-outcome": _outcome,
    "score-deal": lambda spec, answer: _cells(answer.cells),
    "score-rubber": _rubber,
    "suffices": _suffices,
    "compare-games": _compare,
    "ruling": _ruling,
    "who-asks": _ruling,
    "choice": lambda spec, answer: sentence(""),
}
