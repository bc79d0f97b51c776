"""What the editor of a question shows of each of its fields: the widgets of learners, where they have one."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from django.utils.functional import Promise

from lessons.auction.views.seated_table import auction_rows
from lessons.engine.calls import BIDS, CALLS, DOUBLE, PASS, REDOUBLE, Call
from lessons.engine.contract import Risk
from lessons.engine.rulings import CLAUSES, Edition, RulingError
from lessons.engine.scoring.deal import PlayedDeal
from lessons.engine.seats import Seat
from lessons.laws.views import desk as desk_page
from lessons.laws.words import rulings as ruling_words
from lessons.questions.forms import contracts, deals
from lessons.questions.forms.fields import PREFIX, Field, entered, last_value
from lessons.questions.kinds.choice import option_fields
from lessons.questions.kinds.ruling import case_fields
from lessons.questions.kinds.ruling.spec import Spec as RulingSpec
from lessons.questions.views.parts import auction_table
from lessons.quizzes.builder.forms.question import QuestionDraft
from lessons.quizzes.builder.forms.texts import Form
from lessons.quizzes.builder.views.texts import option_texts
from lessons.scoring.words import deals as deal_words
from lessons.scoring.words.labels import RISKS
from lessons.wording.sentence import Sentence
from lessons.wording.symbols import SEAT_NAMES, capitalized_symbol, spoken, symbol

Context = dict[str, Any]  # what a template shows: of any type
Problems = Mapping[str, Sentence]  # by field of the form
MOST_RADIOS = 5


@dataclass(frozen=True, slots=True)
class FieldWidget:
    """A field of the editor: the template of its widget, what that shows, and what is wrong."""

    field: Field
    template: str
    widget: Context
    error: Sentence | str

    @property
    def id(self) -> str:
        return f"f-{self.field.name}"

    @property
    def message_id(self) -> str:
        """The id of the element that says what is wrong with it."""
        return f"f-{self.field.name}-said"


def shown(draft: QuestionDraft, problems: Problems) -> list[FieldWidget]:
    """All the fields of the editor of a draft's kind."""
    return [
        FieldWidget(
            field,
            f"lessons/quizzes/builder/fields/{field.widget}.html",
            _WIDGETS[field.widget](field, draft, problems),
            problems.get(field.name, ""),
        )
        for field in draft.fields
    ]


def _option(name: str, value: str, label: Promise | str, chosen: bool) -> Context:
    return {"name": PREFIX + name, "value": value, "label": label, "chosen": chosen}


def _seats(name: str, form: Form) -> list[Context]:
    return [_option(name, seat.value, SEAT_NAMES[seat], last_value(form, name) == seat.value) for seat in Seat]


def _card(name: str, call: Call, chosen: bool = False) -> Context:
    return _option(name, str(call), capitalized_symbol(call), chosen) | {"call": call, "spoken": spoken(call)}


def _auction(field: Field, draft: QuestionDraft, problems: Problems) -> Context:
    auction, typed = entered(draft.form, field.name)
    dealer = auction.dealer.value
    return {
        "dealers": [_option("dealer", seat.value, SEAT_NAMES[seat], seat.value == dealer) for seat in Seat],
        "name": PREFIX + field.name,
        "value": last_value(draft.form, field.name),
        "auction": auction_table(auction),
        "bids": [_card("add", bid) for bid in BIDS],
        "others": [_card("add", call) for call in (PASS, DOUBLE, REDOUBLE)],
        "undo": bool(auction.calls),
        "ways": typed.choices,
    }


def _call(field: Field, draft: QuestionDraft, problems: Problems) -> Context:
    chosen = last_value(draft.form, field.name)
    return {"name": PREFIX + field.name, "cards": [_card(field.name, call, str(call) == chosen) for call in CALLS]}


def _calls(field: Field, draft: QuestionDraft, problems: Problems) -> Context:
    marked = draft.form.get(PREFIX + field.name) or ()
    cards = [_card(field.name, call, str(call) in marked) for call in CALLS]
    return {"bids": cards[3:], "others": cards[:3], "is_open": bool(marked)}


def _flag(field: Field, draft: QuestionDraft, problems: Problems) -> Context:
    return {"name": PREFIX + field.name, "chosen": bool(last_value(draft.form, field.name))}


def _one(field: Any, draft: QuestionDraft, problems: Problems) -> Context:
    value = last_value(draft.form, field.name)
    options = [_option(field.name, value_of, label, value_of == value) for value_of, label in field.choices]
    if not any(option["chosen"] for option in options):
        options[0]["chosen"] = True
    return {"name": PREFIX + field.name, "options": options, "few": len(options) <= MOST_RADIOS}


def _some(field: Any, draft: QuestionDraft, problems: Problems) -> Context:
    marked = draft.form.get(PREFIX + field.name) or ()
    return {"options": [_option(field.name, value, label, value in marked) for value, label in field.choices]}


def _number(field: Field, draft: QuestionDraft, problems: Problems) -> Context:
    return {"name": PREFIX + field.name, "value": last_value(draft.form, field.name)}


def _contract_parts(form: Form, prefix: str) -> Context:
    bid, risk = last_value(form, f"{prefix}bid"), last_value(form, f"{prefix}risk")
    return {
        "bid_name": f"{PREFIX}{prefix}bid",
        "risk_name": f"{PREFIX}{prefix}risk",
        "bids": [_option(f"{prefix}bid", str(one), symbol(one), str(one) == bid) for one in BIDS],
        "passed_out": bid == contracts.PASSED_OUT,
        "risks": [_option(f"{prefix}risk", one.value, RISKS[one], one.value == risk) for one in Risk],
    }


def _contract(field: Any, draft: QuestionDraft, problems: Problems) -> Context:
    return _contract_parts(draft.form, f"{field.name}-") | {"optional": field.optional, "may_pass": True}


def _contracts(field: Field, draft: QuestionDraft, problems: Problems) -> Context:
    rows = [
        _contract_parts(draft.form, f"{field.name}-{row}-") | {"number": row}
        for row in range(1, contracts.MOST_CONTRACTS + 1)
    ]
    filled = max(
        (row["number"] for row in rows if last_value(draft.form, f"{field.name}-{row['number']}-bid")), default=0
    )
    return {"rows": rows[: max(4, filled + 1)]}


def _deal(field: Field, draft: QuestionDraft, problems: Problems) -> Context:
    return deal_parts(draft.form, "", problems)


def deal_parts(form: Form, prefix: str, problems: Problems) -> Context:
    """The fields of a deal, and the deal said back."""
    deal = deals.echoed(form, prefix)
    return _contract_parts(form, prefix) | {
        "prefix": prefix,
        "may_pass": True,
        "declarers": _seats(f"{prefix}declarer", form),
        "tricks_name": f"{PREFIX}{prefix}tricks",
        "tricks": last_value(form, f"{prefix}tricks"),
        "honours": [
            {"name": PREFIX + prefix + name, "seat": SEAT_NAMES[seat], "value": last_value(form, prefix + name)}
            for name, seat in deals.HONOURS.items()
        ],
        "has_honours": any(last_value(form, prefix + name) for name in deals.HONOURS),
        "echo": deal_words.story(deal) if deal else "",
        "is_down": isinstance(deal, PlayedDeal) and not deal.made,
        "errors": {
            part: problems.get(prefix + part, "") for part in ("bid", "contract", "declarer", "tricks", "honours")
        },
    }


def _deals(field: Field, draft: QuestionDraft, problems: Problems) -> Context:
    count = min(deals.number_or(last_value(draft.form, "count"), 1), deals.MOST_DEALS)
    rows = [
        deal_parts(draft.form, f"{place}-", problems) | {"number": place, "said": f"deal-{place}-said"}
        for place in range(1, count + 1)
    ]
    return {
        "also": [row["said"] for row in rows],
        "rows": rows,
        "count": count,
        "more": count < deals.MOST_DEALS,
        "several": count > 1,
    }


def _ruling(field: Any, draft: QuestionDraft, problems: Problems) -> Context:
    desk = case_fields.desk_of(draft.form, field.laws)
    questions = []
    for fact in desk_page.in_order(desk.asks):
        name = f"fact-{fact.name}"
        asked = desk_page.question(desk, fact)
        is_typed = asked.kind == "typed"
        questions.append(
            {
                "asked": asked,
                "name": PREFIX + name,
                "value": last_value(draft.form, name) if is_typed else asked.value,
                "ways": desk.typed.choices if is_typed else (),
                "error": problems and asked.error,
            }
        )
    laws = [
        _option("law", law, f"{law}. {ruling_words.title(law)}", law == desk.clause.number)
        for law in (field.laws or CLAUSES)
    ]
    auction = desk.auction
    return {
        "laws": laws,
        "questions": questions,
        "auction": auction_table(auction) | auction_rows(auction, desk.seats) if auction else None,
    }


def _offered(field: Field, draft: QuestionDraft, problems: Problems) -> Context:
    marked = draft.form.get(PREFIX + field.name) or ()
    codes = tuple(case_fields.codes_of(draft.form))
    desk = case_fields.desk_of(draft.form)
    year = last_value(draft.form, "edition")
    edition = next((one for one in Edition if one.value == year), Edition.OF_2017)
    facts = {fact.name: desk.entered.get(fact.name) for fact in desk.asks}
    try:
        found = RulingSpec(desk.clause.number, edition, facts, codes).offered if codes else {}
    except RulingError:
        found = {}
    options = [_option(field.name, code, ruling_words.ruling(said), code in marked) for code, said in found.items()]
    return {"options": options, "is_open": bool(marked)}


def _options(field: Field, draft: QuestionDraft, problems: Problems) -> Context:
    names = option_fields.option_names(draft.form)
    right = draft.form.get(f"{PREFIX}right") or ()
    return {
        "options": [
            _option("right", name, "", name in right)
            | option_texts(draft.form, name, place, problems)
            | {"number": place}
            for place, name in enumerate(names, start=1)
        ],
        "more": len(names) < option_fields.MOST_OPTIONS,
    }


# Each takes the class of field whose `widget` it is.
_WIDGETS: dict[str, Callable[[Any, QuestionDraft, Problems], Context]] = {
    "auction": _auction,
    "call": _call,
    "calls": _calls,
    "flag": _flag,
    "one": _one,
    "some": _some,
    "number": _number,
    "contract": _contract,
    "contracts": _contracts,
    "deal": _deal,
    "deals": _deals,
    "ruling": _ruling,
    "offered": _offered,
    "options": _options,
}
