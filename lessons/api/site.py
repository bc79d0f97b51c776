"""Every operation of the API: where it is, what it takes and gives, and who answers."""

from collections.abc import Callable
from typing import Any

from django.http import HttpRequest, HttpResponse
from django.utils.translation import gettext_noop as _

from lessons.api import auction, examples
from lessons.api.body import json_of
from lessons.api.described import SchoolAPI, answers
from lessons.api.problems import Refused, error_response
from lessons.api.schemas import auction as auction_schemas

api = SchoolAPI(
    title="Bridge School",
    version="1",
    description=_(
        "Auctions, scores and rulings of bridge as JSON, with the reason for everything in words."
        " No account, no key, no cookies; a page of any origin may call."
    ),
    openapi_url=None,  # openapi.py has it
    docs_url=None,  # docs.py has it
    urls_namespace="api",
)


@api.exception_handler(Refused)
def refused(request: HttpRequest, exc: Refused) -> HttpResponse:
    return error_response(422, *exc.problems)


@api.post(
    "/auction",
    response=answers(auction_schemas.AuctionOut),
    exclude_unset=True,
    operation_id="auction",
    summary=_("Judge an auction"),
    description=_(
        "Every call judged with all reasons against it, whose turn it is, what is legal, and the contract."
        " An illegal call does not fail the request: it is marked, and what follows it is not judged."
    ),
    openapi_extra=api.takes(
        auction_schemas.CanonicalAuction, auction_schemas.LocalAuction, examples=examples.AUCTION
    ),
)
def judge_auction(request: HttpRequest) -> dict[str, Any]:
    return auction.answer(json_of(request))


# Who answers, by the name of the operation: from a decoded body (GET: from nothing) to the JSON of the answer.
ANSWERS: dict[str, Callable[..., dict[str, Any]]] = {
    "auction": auction.answer,
}
