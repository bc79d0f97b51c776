"""The examples of a page, each with what it teaches and a link that loads it."""

from dataclasses import dataclass

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils.translation import get_language
from django.views.decorators.http import require_safe

from lessons.domain import content
from lessons.domain.addresses import read_auction_address
from lessons.domain.content import ShownExample
from lessons.engine.calls import Call
from lessons.words import auction as words
from lessons.words.sentence import Sentence


@dataclass(frozen=True, slots=True)
class AuctionExample:
    """An example auction as the list shows it."""

    example: ShownExample
    caption: Sentence
    calls: tuple[Call, ...]


@require_safe
def auction(request: HttpRequest) -> HttpResponse:
    """Examples for the auction table."""
    shown = [_auction_example(example) for example in content.examples("auction", get_language())]
    return render(request, "lessons/auction/examples.html", {"shown": shown})


def _auction_example(example: ShownExample) -> AuctionExample:
    auction, vulnerability = read_auction_address(example.query)
    return AuctionExample(example, words.dealer_and_vulnerability(auction.dealer, vulnerability), auction.calls)
