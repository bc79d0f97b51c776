"""A wrong answer in a cell of a table: as short as can be, one function for each kind of question."""

from collections.abc import Callable, Mapping
from typing import Any

from django.utils.html import format_html
from django.utils.safestring import SafeString
from django.utils.translation import pgettext

from lessons.engine.calls import call_of
from lessons.engine.contract import contract_of
from lessons.engine.objections import OBJECTIONS
from lessons.engine.seats import Seat
from lessons.exercises.base import Fields, Grade, Part
from lessons.exercises.suffices import NONE
from lessons.words.sentence import Sentence, contract, sentence
from lessons.words.symbols import SEAT_LETTERS

LONGEST = 12  # characters of an option that is quoted
MOST = 2  # things that are named before the rest is left out


def short_answer(kind: str, spec: Any, form: Fields, grade: Grade, options: Mapping[str, str]) -> Sentence:
    """What was answered; of an answer in parts, those that are wrong. `options` are the texts of a choice."""
    return _SHORT[kind](spec, form, grade) if kind != "choice" else _choice(form, options)


def _judge_call(spec: Any, form: Fields, grade: Grade) -> Sentence:
    if form["answer"][0] == "legal":
        return sentence(pgettext("short answer", "Yes"))
    reason = OBJECTIONS.get((form.get("reason") or [""])[0])
    if reason is None:
        return sentence(pgettext("short answer", "No"))
    # Translators: the call was held illegal, by this Law: 19A1.
    return sentence(pgettext("short answer", "No, %(law)s"), law=reason.law)


def _marked_calls(spec: Any, form: Fields, grade: Grade) -> Sentence:
    """Calls marked that are not legal, with a plus; those missed with a minus."""
    marked, legal = set(map(call_of, form["calls"])), spec.auction.is_legal
    wrong = [call for call in spec.among if (call in marked) != legal(call)]
    if not wrong:
        return _few([sentence("%(c)s", c=call) for call in spec.among if call in marked])
    return _few([sentence("+%(c)s" if call in marked else "\N{MINUS SIGN}%(c)s", c=call) for call in wrong])


def _whose_turn(spec: Any, form: Fields, grade: Grade) -> Sentence:
    return _seat(form["turn"][0])


def _seat(value: str) -> Sentence:
    if value == "over":
        return sentence(pgettext("short answer", "over"))
    return sentence("\N{EN DASH}") if value == "nobody" else sentence(str(SEAT_LETTERS[Seat(value)]))


def _contract(text: str) -> Sentence:
    if text == "P":
        # Translators: that all four players passed.
        return sentence(pgettext("short answer", "passes"))
    return sentence("%(c)s", c=contract(*contract_of(text)))


def _reach_goal(spec: Any, form: Fields, grade: Grade) -> Sentence:
    """The contract arrived at, or the last call of what arrives at none."""
    calls = form["calls"][0].split()
    auction = spec.start
    for text in calls:
        call = call_of(text)
        if auction.is_over or not auction.is_legal(call):
            return sentence("%(c)s", c=call)
        auction = auction.after(call)
    if auction.contract is None:
        return _contract("P") if auction.is_over else sentence("%(c)s…", c=auction.calls[-1])
    seat = str(SEAT_LETTERS[auction.contract.declarer])
    return sentence("%(c)s %(seat)s", c=auction.contract, seat=seat)


def _mend_auction(spec: Any, form: Fields, grade: Grade) -> Sentence:
    return sentence("%(place)s: %(c)s", place=form["place"][0], c=call_of(form["call"][0]))


def _name_outcome(spec: Any, form: Fields, grade: Grade) -> Sentence:
    told = [_contract(part.given) if part.name == "contract" else _seat(part.given) for part in _telling(grade)]
    return _few(told)


def _points(spec: Any, form: Fields, grade: Grade) -> Sentence:
    """The wrong numbers, or else all, as they were written."""
    return _few([sentence("%(n)s", n=part.given) for part in _telling(grade)])


def _telling(grade: Grade) -> list[Part]:
    """The parts that are wrong; all of them where none is."""
    return [part for part in grade.parts if not part.right] or list(grade.parts)


def _suffices(spec: Any, form: Fields, grade: Grade) -> Sentence:
    chosen = form["contracts"]
    if chosen == [NONE]:
        return sentence("\N{EN DASH}")
    return _few([_contract(text) for text in chosen])


def _compare(spec: Any, form: Fields, grade: Grade) -> Sentence:
    return sentence("%(contract)s / %(auction)s", contract=form["contract"][0], auction=form["auction"][0])


def _rulings(spec: Any, form: Fields, grade: Grade) -> Sentence:
    """The numbers of the rulings chosen, as they stand on the page, in the order given."""
    numbered = {code: (form.get(f"order-{code}") or [""])[0].strip() for code in spec.options}
    chosen = list(form.get("rulings") or ())
    if spec.ordered and any(numbered.values()):
        chosen = sorted((code for code, text in numbered.items() if text), key=lambda code: int(numbered[code]))
    places = [str(spec.options.index(code) + 1) for code in chosen if code in spec.options]
    return sentence("%(places)s", places=", ".join(places))


def _choice(form: Fields, options: Mapping[str, str]) -> Sentence:
    return _few([_cut(options.get(name, name)) for name in form["choice"]])


def _cut(text: str) -> Sentence:
    """A text cut to what a cell holds; the whole of it stays to be read."""
    plain = " ".join(text.split())
    if len(plain) <= LONGEST:
        return sentence("%(text)s", text=text)
    shown = Sentence(plain)
    shown.html = format_html('<span title="{}">{}…</span>', plain, plain[: LONGEST - 1].rstrip())
    return shown


def _few(parts: list[Sentence]) -> Sentence:
    more = "…" if len(parts) > MOST else ""
    filled = Sentence(" ".join(parts[:MOST]) + more)
    filled.html = SafeString(" ".join(part.html for part in parts[:MOST]) + more)
    return filled


_SHORT: dict[str, Callable[[Any, Fields, Grade], Sentence]] = {
    "judge-call": _judge_call,
    "legal-calls": _marked_calls,
    "still-call": _marked_calls,
    "whose-turn": _whose_turn,
    "reach-goal": _reach_goal,
    "mend-auction": _mend_auction,
    "name-outcome": _name_outcome,
    "score-deal": _points,
    "score-rubber": _points,
    "suffices": _suffices,
    "compare-games": _compare,
    "ruling": _rulings,
    "who-asks": _rulings,
}
