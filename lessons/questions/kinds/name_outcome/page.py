"""The form about contract, declarer, dummy and opening lead."""

from collections.abc import Mapping

from django.utils.safestring import SafeString

from lessons.engine.calls import BIDS
from lessons.questions.kinds.base import Fields
from lessons.questions.kinds.name_outcome.spec import NOBODY, PASSED_OUT, Spec
from lessons.questions.kinds.name_outcome.words import NOBODY_LABEL
from lessons.questions.views.kind_page import Context, KindPage
from lessons.questions.views.parts import auction_table, seat_options
from lessons.questions.words.labels import PARTS
from lessons.wording.symbols import symbol


class NameOutcomePage(KindPage[Spec]):
    template = "lessons/questions/kinds/name_outcome.html"
    task_repeats_prompt = True

    def context(self, spec: Spec, form: Fields, texts: Mapping[str, SafeString]) -> Context:
        contract = (form.get("contract") or [""])[0]
        bid, risk = (contract[:2], contract[2:]) if contract != PASSED_OUT else (PASSED_OUT, "")
        seats = [
            {"name": part, "label": PARTS[part], "options": seat_options(form, part, (NOBODY, NOBODY_LABEL))}
            for part in spec.ask
            if part != "contract"
        ]
        bids = [{"value": str(one), "label": symbol(one), "chosen": str(one) == bid} for one in BIDS]
        written = {"name": "contract", "value": contract, "chosen": bool(contract)}
        return {
            "auction": auction_table(spec.auction),
            "ask_contract": "contract" in spec.ask,
            "contract_label": PARTS["contract"],
            "contract": written,
            "bid": bid,
            "risk": risk,
            "bids": bids,
            "seats": seats,
        }


PAGE = NameOutcomePage()
