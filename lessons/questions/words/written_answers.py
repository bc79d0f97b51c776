"""What was answered, in full: a line that can be read by itself, for files and for who hears a table."""

from collections.abc import Callable, Mapping
from typing import Any

from django.utils.translation import gettext as _
from django.utils.translation import pgettext

from lessons.auction.words.auction import VULNERABILITIES
from lessons.engine.calls import call_of
from lessons.engine.seats import Side, Vulnerability
from lessons.laws.words.rulings import ruling
from lessons.questions.kinds.base import Fields
from lessons.questions.kinds.registry import KINDS
from lessons.questions.words import questions
from lessons.questions.words.answer_keys import labelled, listed, stated
from lessons.scoring.words.labels import PLACES
from lessons.wording.sentence import Sentence, joined, sentence
from lessons.wording.symbols import SIDE_NAMES


def written_answer(code: str, spec: Any, form: Fields, options: Mapping[str, str]) -> Sentence:
    """All that was answered to a question of a kind. `options` are the texts of a choice."""
    if code == "choice":
        return sentence("; ".join(f"%({name})s" for name in form["choice"]), **_texts(form["choice"], options))
    answer = KINDS[code].parse(spec, form)
    written = _WRITTEN.get(code)
    return written(spec, answer, form) if written else stated(code, spec, answer)


def _texts(names: Any, options: Mapping[str, str]) -> dict[str, str]:
    return {name: options.get(name, name) for name in names}


def _judge(spec: Any, answer: Any, form: Fields) -> Sentence:
    if answer.legal:
        return sentence(_("%(call)s is legal."), call=spec.call)
    reason = questions.REASONS.get((form.get("reason") or [""])[0])
    said = sentence(_("%(call)s is not legal."), call=spec.call)
    return joined(said, sentence("%(why)s.", why=str(reason))) if reason else said


def _goal(spec: Any, answer: Any, form: Fields) -> Sentence:
    """The calls, and what they come to."""
    calls = [call_of(text) for text in form["calls"][0].split()]
    auction = spec.start
    for call in calls:
        if auction.is_over or not auction.is_legal(call):
            # Translators: the last of these calls is illegal; %(calls)s is a list of symbols.
            return sentence(_("Calls: %(calls)s, the last of them not legal."), calls=listed(calls))
        auction = auction.after(call)
    # Translators: %(calls)s is a list of symbols.
    said = sentence(_("Calls: %(calls)s."), calls=listed(auction.calls))
    if not auction.is_over:
        return joined(said, _("The auction is not over."))
    if auction.contract is None:
        return joined(said, labelled(questions.PARTS["contract"], _("passed out")))
    contract, declarer = auction.contract, auction.contract.declarer
    return joined(
        said, labelled(questions.PARTS["contract"], contract), labelled(questions.PARTS["declarer"], declarer)
    )


def _rubber(spec: Any, answer: Any, form: Fields) -> Sentence:
    """Deal by deal what was written, then the totals, who wins, who is vulnerable."""
    found = []
    for number, cells in answer.deals.items():
        for (side, place), points in cells.items():
            if points:
                # Translators: a place on a score pad: “Deal 2, North–South, below the line”.
                text = _("Deal %(n)d, %(side)s, %(place)s")
                label = sentence(text, n=number, side=side, place=str(PLACES[place]))
                found.append(labelled(label, points))
    # Translators: the total of a side on a score pad, a label before a number.
    total = _("Total, %(side)s")
    found += [labelled(sentence(total, side=side), points) for side, points in answer.totals.items()]
    if answer.winner:
        winner = questions.TIE if answer.winner == "tie" else SIDE_NAMES[Side(answer.winner)]
        found.append(labelled(pgettext("of a rubber", "Winner"), str(winner)))
    if answer.vulnerable:
        vulnerable = VULNERABILITIES[Vulnerability(answer.vulnerable)]
        found.append(labelled(pgettext("of a rubber", "Vulnerable now"), str(vulnerable)))
    return joined(*found) if found else sentence(_("Nobody scores anything."))


def _rulings(spec: Any, answer: Any, form: Fields) -> Sentence:
    """The rulings chosen; numbered where their order is asked."""
    said = [ruling(spec.offered[code]) for code in answer.codes]
    if spec.ordered:
        said = [sentence("%(n)d. %(ruling)s", n=n, ruling=one) for n, one in enumerate(said, start=1)]
    return joined(*said)


_WRITTEN: dict[str, Callable[[Any, Any, Fields], Sentence]] = {
    "judge-call": _judge,
    "reach-goal": _goal,
    "score-rubber": _rubber,
    "ruling": _rulings,
    "who-asks": _rulings,
}
