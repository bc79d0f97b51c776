"""The form about a case and what the Director rules."""

from collections.abc import Mapping, Sequence

from django.utils.safestring import SafeString

from lessons.auction.views.seated_table import auction_rows
from lessons.engine.auction import Auction
from lessons.engine.calls import call_of
from lessons.engine.seats import Seat
from lessons.laws.words import facts as fact_words
from lessons.laws.words.rulings import ruling
from lessons.questions.kinds.base import Fields
from lessons.questions.kinds.ruling.spec import Spec
from lessons.questions.views.kind_page import Context, KindPage
from lessons.questions.views.parts import auction_table, option


class RulingPage(KindPage[Spec]):
    template = "lessons/questions/kinds/ruling.html"

    def context(self, spec: Spec, form: Fields, texts: Mapping[str, SafeString]) -> Context:
        facts: list[Context] = []
        auction: Context | None = None
        for fact in spec.clause.facts:
            value = spec.facts.get(fact.name)
            if fact.name == "calls":
                auction = _auction_of_case(spec, spec.facts["calls"])
            elif fact.name not in ("dealer", "seats") and not (fact.has_default and value is None):
                facts.append(
                    {"question": fact_words.question(fact.name, spec.law), "answer": fact_words.choice(fact, value)}
                )
        options = [
            option(form, "rulings", code, ruling(offered))
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


def _auction_of_case(spec: Spec, calls: Sequence[str]) -> Context:
    """The auction of a case; where somebody called out of rotation, each call stands under the seat that made it."""
    auction = Auction(Seat(spec.facts.get("dealer", "N")), map(call_of, calls))
    seats = tuple(map(Seat, spec.facts.get("seats") or ()))
    return auction_table(auction) | (auction_rows(auction, seats, shows_turn=False) if seats else {})


PAGE = RulingPage()
