"""The home page: one question to answer at once, then the ways on."""

from dataclasses import dataclass
from typing import Any

from django.http import HttpResponse
from django.shortcuts import render
from django.urls import reverse

from lessons.auction.forms.state import AuctionState
from lessons.auction.views import page
from lessons.classroom.domain import class_lists
from lessons.courses.views.onward import Onward, onward
from lessons.engine.auction import Auction
from lessons.engine.calls import bid_of
from lessons.engine.seats import EAST, SOUTH
from lessons.home.words import home as words
from lessons.laws.views import clause_page
from lessons.web import access
from lessons.web.requests import HtmxHttpRequest
from lessons.wording.sentence import Sentence

ASKED = AuctionState(Auction.of("E", "P 1D 1H 2C 2H"))
CALL = bid_of("2D")
ANSWERS = ("legal", "illegal")

# Auctions that raise a question, each with its words in words.home.
MORE = {
    "double-partner": AuctionState(Auction.of("S", "1H P 2H P")),
    "double-after-passes": AuctionState(Auction.of("N", "1S P P")),
    "who-declares": AuctionState(Auction.of("E", "1D 1H 1S 2C 2S 3C 4S P 4N P 5D P 6S P P P")),
}


@dataclass(frozen=True, slots=True)
class HomeQuestion:
    """A question about an auction, and the auction table that answers it."""

    text: Sentence
    state: AuctionState
    url: str


def home(request: HtmxHttpRequest) -> HttpResponse:
    """`?answer=legal` or `illegal` is the reader's answer; nothing tells which is right before it is given."""
    answer = request.GET.get("answer", "")
    context = _question(answer if answer in ANSWERS else "")
    if answer and request.htmx and not request.htmx.history_restore_request:
        return render(request, "lessons/home/home.html#answered", context)
    context |= _door(request) | {"more": _more(), "case": clause_page.invitation()}
    return render(request, "lessons/home/home.html", context)


def _door(request: HtmxHttpRequest) -> dict[str, Any]:
    """The ways in: one button for what this reader most likely came for, and what else there is for them."""
    user, lessons = request.user, onward(request)
    if not user.is_authenticated:
        return {"first": lessons, "is_guest": True}
    classes = reverse("lessons:classes")
    if access.is_teacher(user):
        if class_lists.has_open_classes(user):
            return {"first": Onward(classes, words.your_classes()), "second": lessons}
        return {
            "first": Onward(reverse("lessons:class-new"), words.make_a_class()),
            "second": lessons,
            "is_new": True,
        }
    if class_lists.is_student(user):
        return {"first": Onward(classes, words.your_tasks()), "second": lessons}
    return {"first": lessons, "has_no_class": True}


def _question(answer: str) -> dict[str, Any]:
    """The question, and once it is answered what there is to say."""
    opening, last = bid_of("1D"), bid_of("2H")
    state = AuctionState(ASKED.auction, tried=CALL) if answer else ASKED
    shown: dict[str, Any] = {
        "answer": answer,
        "question": words.may_bid(SOUTH, CALL),
        "situation": words.situation(SOUTH, opening, EAST, last),
    }
    if answer:
        shown["right"] = (answer == "legal") is state.auction.is_legal(CALL)
        shown["nod"] = words.right()
        shown["go_on"] = reverse("lessons:auction") + ASKED.query
    return page.context(state) | shown


def _more() -> list[HomeQuestion]:
    url = reverse("lessons:auction")
    return [HomeQuestion(words.QUESTIONS[name](), state, url + state.query) for name, state in MORE.items()]
