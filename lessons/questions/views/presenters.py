"""What a page shows of a question: the same for a step of a lesson, practice and, later, a quiz."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from django.http import QueryDict

from lessons.auction.forms.state import AuctionState
from lessons.auction.views import page
from lessons.auction.views.seated_table import auction_rows
from lessons.engine.auction import Auction
from lessons.engine.calls import BIDS, CALLS, DOUBLE, PASS, REDOUBLE, Bid, NotACall, call_of
from lessons.engine.contract import contract_of
from lessons.engine.laws import LONGEST
from lessons.engine.scoring.editions import Game
from lessons.engine.scoring.lines import Place
from lessons.engine.seats import Seat, Side
from lessons.laws.words import facts as asked
from lessons.laws.words.rulings import ruling
from lessons.questions.kinds.base import Fields, Kind
from lessons.questions.kinds.compare_games.spec import REASONS
from lessons.questions.kinds.name_outcome.spec import NOBODY
from lessons.questions.kinds.score_cells import cells_of, field_name
from lessons.questions.words import questions as words
from lessons.scoring.words.deals import story
from lessons.scoring.words.labels import GAMES, PLACES
from lessons.wording.sentence import contract as contract_words
from lessons.wording.symbols import SEAT_NAMES, SIDE_NAMES, alone, spoken, symbol

Context = dict[str, Any]


def present(kind: Kind[Any, Any], spec: Any, form: Fields) -> Context:
    """All that the template `question/kinds/CODE.html` shows; `form` is what was entered so far."""
    shown = {"task": words.task(kind.code, spec), "kind": kind.code, "form_values": form}
    return shown | _PRESENTERS[kind.code](spec, form)


def fields_of(post: QueryDict) -> dict[str, list[str]]:
    """The form of a kind from what a page sends: a contract comes as its bid and its risk."""
    return fields_of_form({name: post.getlist(name) for name in post if name != "csrfmiddlewaretoken"})


def fields_of_form(sent: Mapping[str, list[str]]) -> dict[str, list[str]]:
    """The same from the fields with their values."""
    form = dict(sent)
    bid = (form.pop("bid", None) or [""])[0]
    risk = (form.pop("risk", None) or [""])[0]
    if bid:
        form["contract"] = [bid if bid == "P" else bid + risk]
    return form


def judge(context: Context, kind: Kind[Any, Any], spec: Any, form: Fields) -> None:
    """Mark in the context of a question which of the chosen options are right and which are wrong."""
    answer = kind.parse(spec, form)
    given, right = _pairs(kind.fill(spec, answer)), _pairs(kind.fill(spec, kind.solution(spec)))
    # where several answers would do
    right |= {(part.name, str(part.given)) for part in kind.grade(spec, answer).parts if part.right}
    for option in _chosen(context):
        chosen = (option["name"], option["value"])
        if chosen in given:  # a reason is no answer of those who hold a call for legal
            option["mark"] = "right" if chosen in right else "wrong"
    context["is_judged"] = True


def _pairs(form: Fields) -> set[tuple[str, str]]:
    return {(name, value) for name, values in form.items() for value in values}


def _chosen(part: Any) -> Iterator[Context]:
    """Every option in a part of a context that is chosen."""
    if isinstance(part, dict):
        if part.get("chosen") and "name" in part:
            yield part
        part = part.values()
    elif not isinstance(part, list | tuple):
        return
    for one in part:
        yield from _chosen(one)


def _option(form: Fields, name: str, value: str, label: Any) -> Context:
    return {"name": name, "value": value, "label": label, "chosen": value in (form.get(name) or ())}


def auction_table(auction: Auction) -> Context:
    """What `question/_auction.html` shows."""
    context = page.context(AuctionState(auction))
    return {name: context[name] for name in ("caption", "columns", "rows", "words")}


def _without_turn(auction: Auction) -> Context:
    """The table with no mark for the seat to call: whose turn it is is the question."""
    table = auction_table(auction)
    columns = [replace(column, to_call=False) for column in table["columns"]]
    rows = [
        page.AuctionRow(
            tuple(page.CallCell("blank") if cell.kind == "turn" else cell for cell in row.cells),
            row.empty or all(cell.kind in ("turn", "blank") for cell in row.cells),
        )
        for row in table["rows"]
    ]
    return {**table, "columns": columns, "rows": rows}


def _seats(form: Fields, name: str, *more: tuple[str, Any]) -> list[Context]:
    return [_option(form, name, seat.value, SEAT_NAMES[seat]) for seat in Seat] + [
        _option(form, name, value, label) for value, label in more
    ]


def _judge_call(spec: Any, form: Fields) -> Context:
    reasons = [_option(form, "reason", code, label) for code, label in words.REASONS.items()]
    answers = [_option(form, "answer", value, label) for value, label in words.LEGAL_OR_NOT.items()]
    return {
        "auction": auction_table(spec.auction),
        "answers": answers,
        "reasons": reasons if spec.ask_reason else [],
    }


def _legal_calls(spec: Any, form: Fields) -> Context:
    cards = [_card(form, "calls", call) for call in spec.among]
    whole = len(spec.among) == len(CALLS)
    bids = [card for card in cards if isinstance(card["call"], Bid)]
    return {"auction": auction_table(spec.auction), "whole": whole, "bids": bids, "cards": cards, "others": cards[:3]}


def _card(form: Fields, name: str, call: Any) -> Context:
    return _option(form, name, str(call), alone(call)) | {"call": call, "spoken": spoken(call)}


def _whose_turn(spec: Any, form: Fields) -> Context:
    return {"auction": _without_turn(spec.auction), "options": _seats(form, "turn", ("over", words.OVER))}


def _reach_goal(spec: Any, form: Fields) -> Context:
    calls = _calls((form.get("calls") or [""])[0])
    auction = Auction(spec.start.dealer, (*spec.start.calls, *calls))
    return {
        "auction": auction_table(auction),
        "calls": " ".join(map(str, calls)),
        "bids": [{"call": bid, "spoken": spoken(bid)} for bid in BIDS],
        "others": [{"call": call, "spoken": spoken(call)} for call in (PASS, DOUBLE, REDOUBLE)],
    }


def _calls(text: str) -> tuple[Any, ...]:
    """The calls entered so far, as many as an auction can have; what cannot be one is left out.

    The page itself wrote them.
    """
    found = []
    for part in text.split(maxsplit=LONGEST)[:LONGEST]:
        try:
            found.append(call_of(part))
        except NotACall:
            continue
    return tuple(found)


def _mend_auction(spec: Any, form: Fields) -> Context:
    auction = spec.auction
    places = [
        _option(form, "place", str(place + 1), symbol(call))
        | {"call": call, "seat": SEAT_NAMES[auction.seat_at(place)]}
        for place, call in enumerate(auction.calls)
    ]
    shown = auction_table(Auction(auction.dealer)) | {"rows": _unjudged(auction)}
    return {"auction": shown, "places": places, "calls": [_card(form, "call", call) for call in CALLS]}


def _unjudged(auction: Auction) -> list[page.AuctionRow]:
    """The rows of the table with no call marked: finding it is the question."""
    rows = page.rows(AuctionState(auction))
    return [
        page.AuctionRow(
            tuple(page.CallCell("call", cell.call) if cell.call else page.CallCell("blank") for cell in row.cells),
            row.empty,
        )
        for row in rows
    ]


def _name_outcome(spec: Any, form: Fields) -> Context:
    contract = (form.get("contract") or [""])[0]
    bid, risk = (contract[:2], contract[2:]) if contract != "P" else ("P", "")
    seats = [
        {"name": part, "label": words.PARTS[part], "options": _seats(form, part, (NOBODY, words.NOBODY))}
        for part in spec.ask
        if part != "contract"
    ]
    bids = [{"value": str(one), "label": symbol(one), "chosen": str(one) == bid} for one in BIDS]
    written = {"name": "contract", "value": contract, "chosen": bool(contract)}
    return {
        "auction": auction_table(spec.auction),
        "ask_contract": "contract" in spec.ask,
        "contract_label": words.PARTS["contract"],
        "contract": written,
        "bid": bid,
        "risk": risk,
        "bids": bids,
        "seats": seats,
    }


def _score_deal(spec: Any, form: Fields) -> Context:
    return {"columns": _columns(spec.scored.game, form)}


def _columns(game: Game, form: Fields, prefix: str = "") -> list[Context]:
    """The two columns of a pad, each with a field above the line and one below (or one for the score)."""
    order = (Place.ABOVE, Place.BELOW, Place.SCORE)
    return [
        {
            "side": SIDE_NAMES[side],
            "fields": [
                {
                    "name": field_name(cell, prefix),
                    "label": PLACES[cell[1]],
                    "place": cell[1].value,
                    "value": (form.get(field_name(cell, prefix)) or [""])[0],
                }
                for cell in sorted(cells_of(game), key=lambda cell: order.index(cell[1]))
                if cell[0] is side
            ],
        }
        for side in Side
    ]


def _score_rubber(spec: Any, form: Fields) -> Context:
    told = [
        {
            "story": [story(step.deal), *words.held(step.deal)],
            "columns": _columns(spec.game, form, f"{step.number}-")
            if "deals" in spec.ask and step in spec.played
            else [],
        }
        for step in spec.rubber.steps
    ]
    totals = [
        {
            "side": SIDE_NAMES[side],
            "name": f"total-{side.value}",
            "value": (form.get(f"total-{side.value}") or [""])[0],
        }
        for side in Side
        if "totals" in spec.ask
    ]
    winners = [_option(form, "winner", side.value, SIDE_NAMES[side]) for side in Side]
    winners.append(_option(form, "winner", "tie", words.TIE))
    vulnerable = [_option(form, "vulnerable", value, label) for value, label in _vulnerabilities()]
    return {
        "deals": told,
        "totals": totals,
        "winners": winners if "winner" in spec.ask else [],
        "vulnerable": vulnerable if "vulnerable" in spec.ask else [],
        "stopped": spec.stop,
    }


def _vulnerabilities() -> list[tuple[str, Any]]:
    return [(vulnerability.value, label) for vulnerability, label in page.words.VULNERABILITIES.items()]


def _suffices(spec: Any, form: Fields) -> Context:
    options = [_option(form, "contracts", text, contract_words(*contract_of(text))) for text in spec.contracts]
    return {"options": [*options, _option(form, "contracts", "none", words.NONE_OF_THEM)], "several": True}


def _compare_games(spec: Any, form: Fields) -> Context:
    numbers = [
        {"name": game.value, "label": GAMES[game], "value": (form.get(game.value) or [""])[0]}
        for game in (Game.CONTRACT, Game.AUCTION)
    ]
    reasons = [_option(form, "reasons", code, words.DIFFERENCES[code]) for code in REASONS]
    return {"numbers": numbers, "reasons": reasons if spec.ask_reasons else []}


def _ruling(spec: Any, form: Fields) -> Context:
    facts, auction = [], None
    for fact in spec.clause.facts:
        value = spec.facts.get(fact.name)
        if fact.name == "calls":
            auction = _auction_told(spec, value)
        elif fact.name not in ("dealer", "seats") and not (fact.has_default and value is None):
            facts.append({"question": asked.question(fact.name, spec.law), "answer": asked.choice(fact, value)})
    options = [
        _option(form, "rulings", code, ruling(offered))
        | {"order": f"order-{code}", "number": (form.get(f"order-{code}") or [""])[0]}
        for code, offered in spec.offered.items()
    ]
    return {
        "facts": facts,
        "auction": auction,
        "edition": spec.edition.value,
        "options": options,
        "ordered": spec.ordered,
        "several": True,
    }


def _auction_told(spec: Any, calls: Sequence[str]) -> Context:
    """The auction of a case; where somebody called out of rotation, each call stands under who made it."""
    auction = Auction(Seat(spec.facts.get("dealer", "N")), map(call_of, calls))
    seats = tuple(map(Seat, spec.facts.get("seats") or ()))
    return auction_table(auction) | (auction_rows(auction, seats, shows_turn=False) if seats else {})


def choice_options(spec: Any, form: Fields, texts: Mapping[str, Any]) -> Context:
    """The options of a free choice, with their texts in the reader's language."""
    options = [_option(form, "choice", name, texts[name]) for name in spec.options if name in texts]
    return {"options": options, "several": spec.several}


def _choice(spec: Any, form: Fields) -> Context:
    return {"options": [], "several": spec.several}


_PRESENTERS: dict[str, Callable[[Any, Fields], Context]] = {
    "judge-call": _judge_call,
    "legal-calls": _legal_calls,
    "still-call": _legal_calls,
    "whose-turn": _whose_turn,
    "reach-goal": _reach_goal,
    "mend-auction": _mend_auction,
    "name-outcome": _name_outcome,
    "score-deal": _score_deal,
    "score-rubber": _score_rubber,
    "suffices": _suffices,
    "compare-games": _compare_games,
    "ruling": _ruling,
    "who-asks": _ruling,
    "choice": _choice,
}
