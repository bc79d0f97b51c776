"""The form about the first illegal call and what could stand in its place."""

from collections.abc import Mapping

from django.utils.safestring import SafeString

from lessons.auction.forms.state import AuctionState
from lessons.auction.views import page
from lessons.engine.auction import Auction
from lessons.engine.calls import CALLS
from lessons.questions.kinds.base import Fields
from lessons.questions.kinds.mend_auction.spec import Spec
from lessons.questions.views.kind_page import Context, KindPage
from lessons.questions.views.parts import auction_table, card, option
from lessons.wording.symbols import SEAT_NAMES, symbol


class MendAuctionPage(KindPage[Spec]):
    template = "lessons/questions/kinds/mend_auction.html"

    def context(self, spec: Spec, form: Fields, texts: Mapping[str, SafeString]) -> Context:
        auction = spec.auction
        places = [
            option(form, "place", str(place + 1), symbol(call))
            | {"call": call, "seat": SEAT_NAMES[auction.seat_at(place)]}
            for place, call in enumerate(auction.calls)
        ]
        shown = auction_table(Auction(auction.dealer)) | {"rows": _unjudged(auction)}
        return {"auction": shown, "places": places, "calls": [card(form, "call", call) for call in CALLS]}


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


PAGE = MendAuctionPage()
