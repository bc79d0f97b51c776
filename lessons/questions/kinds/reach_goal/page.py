"""The form in which an auction is built call by call."""

from collections.abc import Mapping

from django.utils.safestring import SafeString

from lessons.engine.auction import Auction
from lessons.engine.calls import BIDS, DOUBLE, PASS, REDOUBLE, Call, NotACall, call_of
from lessons.engine.laws import LONGEST
from lessons.questions.kinds.base import Fields
from lessons.questions.kinds.reach_goal.spec import Spec
from lessons.questions.views.kind_page import Context, KindPage
from lessons.questions.views.parts import auction_table
from lessons.wording.symbols import spoken


class ReachGoalPage(KindPage[Spec]):
    template = "lessons/questions/kinds/reach_goal.html"

    def context(self, spec: Spec, form: Fields, texts: Mapping[str, SafeString]) -> Context:
        calls = _calls((form.get("calls") or [""])[0])
        auction = Auction(spec.start.dealer, (*spec.start.calls, *calls))
        return {
            "auction": auction_table(auction),
            "calls": " ".join(map(str, calls)),
            "bids": [{"call": bid, "spoken": spoken(bid)} for bid in BIDS],
            "others": [{"call": call, "spoken": spoken(call)} for call in (PASS, DOUBLE, REDOUBLE)],
        }


def _calls(text: str) -> tuple[Call, ...]:
    """The calls entered so far, as many as an auction can have; what cannot be one is left out.

    The page itself wrote them.
    """
    found: list[Call] = []
    for part in text.split(maxsplit=LONGEST)[:LONGEST]:
        try:
            found.append(call_of(part))
        except NotACall:
            continue
    return tuple(found)


PAGE = ReachGoalPage()
