"""A wrong answer in a cell of a table: as short as can be, one function for each kind of question."""

from collections.abc import Callable, Mapping
from typing import Any

from django.utils.functional import Promise
from django.utils.html import format_html
from django.utils.safestring import SafeString
from django.utils.translation import pgettext, pgettext_lazy

from lessons.auction.words.auction import VULNERABILITIES
from lessons.engine.calls import call_of
from lessons.engine.contract import contract_of
from lessons.engine.objections import OBJECTIONS
from lessons.engine.scoring.lines import Place
from lessons.engine.seats import Seat, Vulnerability
from lessons.laws.words.rulings import ruling
from lessons.questions.kinds.base import Fields, Grade, Part
from lessons.questions.kinds.makes_game.spec import NONE
from lessons.questions.kinds.registry import KINDS
from lessons.questions.words.questions import DIFFERENCES, NOBODY, NONE_OF_THEM, PARTS, TIE
from lessons.questions.words.written_answers import written_answer
from lessons.wording.sentence import Sentence, contract, sentence

LONGEST = 18  # characters of an option or a ruling that is quoted
MOST = 2  # things that are named before the rest is left out

# Translators: the two sides in as few letters as can be, in the cells of a table.
SIDES: dict[str, Promise] = {
    "NS": pgettext_lazy("side letters", "NS"),
    "EW": pgettext_lazy("side letters", "EW"),
}
# Translators: what was written in a place of a score pad: “NS below 500”. %(side)s is NS or EW, %(n)s a number.
_CELLS: dict[Place, Promise] = {
    Place.BELOW: pgettext_lazy("short answer", "%(side)s below %(n)s"),
    Place.ABOVE: pgettext_lazy("short answer", "%(side)s above %(n)s"),
    Place.SCORE: pgettext_lazy("short answer", "%(side)s %(n)s"),
}
# Translators: the two games, before the points that were written for them.
_GAMES: dict[str, Promise] = {
    "contract": pgettext_lazy("short answer", "contract"),
    "auction": pgettext_lazy("short answer", "auction"),
}


def short_answer(kind: str, spec: Any, form: Fields, grade: Grade, options: Mapping[str, str]) -> Sentence:
    """What was answered; of an answer in parts, those that are wrong. `options` are the texts of a choice.

    In its markup all that was answered is there to be read out, and to be seen under a pointer.
    """
    short = _SHORT[kind](spec, form, grade) if kind != "choice" else _choice(form, options)
    whole = written_answer(kind, spec, form, options)
    if short != whole:
        cell = '<span class="short" title="{}" aria-hidden="true">{}</span><span class="vh">{}</span>'
        short.html = format_html(cell, str(whole), short.html, whole.html)
    return short


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
    value = form["turn"][0]
    # Translators: that the auction is over
    return sentence(pgettext("short answer", "over")) if value == "over" else sentence("%(seat)s", seat=Seat(value))


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
    return sentence("%(c)s %(seat)s", c=auction.contract, seat=auction.contract.declarer)


def _mend_auction(spec: Any, form: Fields, grade: Grade) -> Sentence:
    """The call that is held to be wrong, and what is put in its place."""
    before = spec.auction.calls[int(form["place"][0]) - 1]
    return sentence("%(before)s → %(instead)s", before=before, instead=call_of(form["call"][0]))


def _name_outcome(spec: Any, form: Fields, grade: Grade) -> Sentence:
    return _few([_outcome(part) for part in _telling(grade)])


def _outcome(part: Part) -> Sentence:
    if part.name == "contract":
        return _contract(part.given)
    seat = NOBODY if part.given == "nobody" else Seat(part.given)
    return _labelled(PARTS[part.name], seat)


def _points(spec: Any, form: Fields, grade: Grade) -> Sentence:
    """The wrong numbers, or else all, with the places where they were written."""
    return _few([_written(part) for part in _telling(grade)])


def _written(part: Part) -> Sentence:
    """What was written in one place of a pad: of a deal by its number in a rubber, of the totals, or chosen."""
    *deal, side, place = ["", "", *part.name.split("-")][-3:]
    if part.name == "winner":
        winner = TIE if part.given == "tie" else SIDES[part.given]
        return _labelled(pgettext("short answer", "wins"), winner)
    if part.name == "vulnerable":
        return _labelled(pgettext("short answer", "vulnerable"), _vulnerable(part.given))
    if side == "total":
        return sentence(pgettext("short answer", "total %(side)s %(n)s"), side=str(SIDES[place]), n=part.given)
    if side not in SIDES:  # a passed-out deal, on which nothing is to be written
        return sentence(pgettext("short answer", "nothing"))
    cell = sentence(str(_CELLS[Place(place)]), side=str(SIDES[side]), n=part.given)
    return cell if not any(deal) else _labelled(sentence(pgettext("short answer", "deal %(n)s"), n=deal[0]), cell)


def _vulnerable(value: str) -> Promise:
    return SIDES[value] if value in SIDES else VULNERABILITIES[Vulnerability(value)]


def _labelled(label: Any, value: Any) -> Sentence:
    # Translators: a label and its value in the cell of a table: “Dummy: N”.
    return sentence(pgettext("short answer", "%(label)s: %(value)s"), label=label, value=value)


def _telling(grade: Grade) -> list[Part]:
    """The parts that are wrong; all of them where none is."""
    return [part for part in grade.parts if not part.right] or list(grade.parts)


def _suffices(spec: Any, form: Fields, grade: Grade) -> Sentence:
    chosen = form["contracts"]
    if chosen == [NONE]:
        return sentence(str(NONE_OF_THEM))
    return _few([_contract(text) for text in chosen])


def _compare(spec: Any, form: Fields, grade: Grade) -> Sentence:
    """The wrong numbers, each with its game; reasons chosen wrongly with a plus, those missed with a minus."""
    return _few([_compared(part) for part in _telling(grade)])


def _compared(part: Part) -> Sentence:
    if part.name in _GAMES:
        return _labelled(_GAMES[part.name], part.given)
    return _signed(str(DIFFERENCES[part.name]), marked=bool(part.given))


def _rulings(spec: Any, form: Fields, grade: Grade) -> Sentence:
    """Rulings chosen wrongly with a plus, those missed with a minus; else those chosen, in the order given."""
    chosen, right = KINDS["ruling"].parse(spec, form).codes, {one.code for one in spec.rulings}
    said = {code: str(ruling(one)) for code, one in spec.offered.items()}
    wrong = [code for code in spec.options if (code in chosen) != (code in right)]
    if wrong:
        return _few([_signed(said[code], marked=code in chosen) for code in wrong])
    if not spec.ordered:
        return _few([_cut(said[code]) for code in chosen])
    return _few([sentence("%(n)d. %(cut)s", n=n, cut=_cut(said[code])) for n, code in enumerate(chosen, start=1)])


def _signed(text: str, *, marked: bool) -> Sentence:
    """Something marked wrongly, or missed."""
    return sentence("+%(text)s" if marked else "\N{MINUS SIGN}%(text)s", text=_cut(text))


def _choice(form: Fields, options: Mapping[str, str]) -> Sentence:
    return _few([_cut(options.get(name, name)) for name in form["choice"]])


def _cut(text: str) -> Sentence:
    """A text cut to what a cell holds."""
    plain = " ".join(text.split())
    if len(plain) <= LONGEST:
        return sentence("%(text)s", text=text)
    return sentence("%(text)s…", text=plain[: LONGEST - 1].rstrip(" .,:;"))


def _few(parts: list[Sentence]) -> Sentence:
    more = ", …" if len(parts) > MOST else ""
    filled = Sentence(", ".join(parts[:MOST]) + more)
    filled.html = SafeString(", ".join(part.html for part in parts[:MOST]) + more)
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
