"""The form about whose turn it is."""

from collections.abc import Mapping
from dataclasses import replace

from django.utils.safestring import SafeString

from lessons.auction.views import page
from lessons.engine.auction import Auction
from lessons.questions.kinds.base import Fields
from lessons.questions.kinds.whose_turn.spec import OVER, Spec
from lessons.questions.kinds.whose_turn.words import OVER_LABEL
from lessons.questions.views.kind_page import Context, KindPage
from lessons.questions.views.parts import auction_table, seat_options


class WhoseTurnPage(KindPage[Spec]):
    template = "lessons/questions/kinds/whose_turn.html"

    def context(self, spec: Spec, form: Fields, texts: Mapping[str, SafeString]) -> Context:
        return {"auction": _without_turn(spec.auction), "options": seat_options(form, "turn", (OVER, OVER_LABEL))}


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


PAGE = WhoseTurnPage()
