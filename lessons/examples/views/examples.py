"""The examples of a page, each with what it teaches and a link that loads it."""

from dataclasses import dataclass

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils.functional import Promise
from django.utils.translation import get_language
from django.views.decorators.http import require_safe

from lessons.auction.domain.addresses import read_auction_address
from lessons.auction.words import auction as words
from lessons.engine.calls import Call
from lessons.examples.domain import examples
from lessons.examples.domain.examples import LocalizedExample
from lessons.scoring.domain.pad_addresses import read_pad
from lessons.scoring.words import deals as deal_words
from lessons.scoring.words.labels import GAMES
from lessons.scoring.words.names import we_and_they
from lessons.wording.sentence import Sentence


@dataclass(frozen=True, slots=True)
class AuctionExample:
    """An example auction as the list shows it."""

    example: LocalizedExample
    caption: Sentence
    calls: tuple[Call, ...]


@dataclass(frozen=True, slots=True)
class PadExample:
    """An example rubber as the list shows it."""

    example: LocalizedExample
    game: Promise
    deals: tuple[Sentence, ...]


@require_safe
def auction(request: HttpRequest) -> HttpResponse:
    """Examples for the auction table."""
    shown = [_auction_example(example) for example in examples.examples("auction", get_language())]
    return render(request, "lessons/examples/auction.html", {"shown": shown})


@require_safe
def pad(request: HttpRequest) -> HttpResponse:
    """Examples for the score pad."""
    shown = [_pad_example(example) for example in examples.examples("pad", get_language())]
    return render(request, "lessons/examples/pad.html", {"shown": shown})


def _pad_example(example: LocalizedExample) -> PadExample:
    pad = read_pad(example.query)
    deals = tuple(deal_words.headline(deal, we_and_they()) for deal in pad.deals)
    return PadExample(example, GAMES[pad.game], deals)


def _auction_example(example: LocalizedExample) -> AuctionExample:
    auction, vulnerability = read_auction_address(example.query)
    return AuctionExample(example, words.dealer_and_vulnerability(auction.dealer, vulnerability), auction.calls)
