"""Empty score pads and auction tables to print."""

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe

from lessons.engine.seats import Seat
from lessons.wording.symbols import SEAT_NAMES

PADS_A_PAGE = range(4)
AUCTIONS_A_PAGE = range(6)
ROUNDS = range(6)
COLUMNS = (Seat.WEST, Seat.NORTH, Seat.EAST, Seat.SOUTH)


@require_safe
def blank_pads(request: HttpRequest) -> HttpResponse:
    """A page of pads for rubbers, or with `show=auctions` of tables for auctions."""
    auctions = request.GET.get("show") == "auctions"
    context = {
        "auctions": auctions,
        "sheets": AUCTIONS_A_PAGE if auctions else PADS_A_PAGE,
        "rounds": ROUNDS,
        "seats": [SEAT_NAMES[seat] for seat in COLUMNS],
    }
    return render(request, "lessons/scoring/blank_pads.html", context)
