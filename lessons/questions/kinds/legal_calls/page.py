"""The form that marks legal calls."""

from collections.abc import Mapping

from django.utils.safestring import SafeString

from lessons.engine.calls import CALLS, Bid
from lessons.questions.kinds.base import Fields
from lessons.questions.kinds.legal_calls.spec import Spec
from lessons.questions.views.kind_page import Context, KindPage
from lessons.questions.views.parts import auction_table, card


class LegalCallsPage(KindPage[Spec]):
    template = "lessons/questions/kinds/legal_calls.html"

    def context(self, spec: Spec, form: Fields, texts: Mapping[str, SafeString]) -> Context:
        cards = [card(form, "calls", call) for call in spec.among]
        whole = len(spec.among) == len(CALLS)
        bids = [card for card in cards if isinstance(card["call"], Bid)]
        return {
            "auction": auction_table(spec.auction),
            "whole": whole,
            "bids": bids,
            "cards": cards,
            "others": cards[:3],
        }


PAGE = LegalCallsPage()
