"""Parts of the forms of questions that several kinds share."""

from lessons.auction.forms.state import AuctionState
from lessons.auction.views import page
from lessons.engine.auction import Auction
from lessons.engine.calls import Call
from lessons.engine.scoring.editions import Game
from lessons.engine.scoring.lines import Place
from lessons.engine.seats import Seat, Side
from lessons.questions.kinds.base import Fields
from lessons.questions.kinds.score_cells import cells_of, field_name
from lessons.questions.views.kind_page import Context
from lessons.scoring.words.labels import PLACES
from lessons.wording.symbols import SEAT_NAMES, SIDE_NAMES, capitalized_symbol, spoken


def option(form: Fields, name: str, value: str, label: object) -> Context:
    """A value to choose, and whether it is chosen."""
    return {"name": name, "value": value, "label": label, "chosen": value in (form.get(name) or ())}


def seat_options(form: Fields, name: str, *more: tuple[str, object]) -> list[Context]:
    """The four seats to choose from, then more values with their labels."""
    return [option(form, name, seat.value, SEAT_NAMES[seat]) for seat in Seat] + [
        option(form, name, value, label) for value, label in more
    ]


def card(form: Fields, name: str, call: Call) -> Context:
    """A call to choose, as a card of the bidding box."""
    return option(form, name, str(call), capitalized_symbol(call)) | {"call": call, "spoken": spoken(call)}


def auction_table(auction: Auction) -> Context:
    """What `lessons/questions/_auction.html` shows."""
    context = page.context(AuctionState(auction))
    return {name: context[name] for name in ("caption", "columns", "rows", "words")}


def pad_columns(game: Game, form: Fields, prefix: str = "") -> list[Context]:
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
