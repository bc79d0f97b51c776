"""Every operation of the API: where it is, what it takes and gives, and who answers."""

from collections.abc import Callable

from django.http import HttpRequest, HttpResponse, JsonResponse
from django.utils.translation import gettext_noop as _

from lessons.api import auction, boards, examples, rulings, scores
from lessons.api.body import json_of
from lessons.api.json_types import JSONObject
from lessons.api.openapi_extensions import LANGUAGE_PARAMETER, SchoolAPI, answers, only_read, takes_text
from lessons.api.problems import RequestRefused, error_response
from lessons.api.schemas import auction as auction_schemas
from lessons.api.schemas import boards as board_schemas
from lessons.api.schemas import rulings as ruling_schemas
from lessons.api.schemas import scores as score_schemas
from lessons.api.schemas import scores_exactly

api = SchoolAPI(
    title="Bridge School",
    version="1",
    description=_(
        "Bridge auctions, scores and rulings as JSON, with the reason for everything in words."
        " No account, no key, no cookies; a page of any origin may call."
    ),
    openapi_url=None,  # openapi.py has it
    docs_url=None,  # docs.py has it
    urls_namespace="api",
)


@api.exception_handler(RequestRefused)
def refused(request: HttpRequest, exc: RequestRefused) -> HttpResponse:
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
def judge_auction(request: HttpRequest) -> JSONObject:
    return auction.answer(json_of(request))


@api.post(
    "/score/deal",
    response=answers(score_schemas.ScoreOut),
    operation_id="score-deal",
    summary=_("Score one deal"),
    description=_("Every line of the score of a deal with its sum: contract bridge, auction bridge or duplicate."),
    openapi_extra=api.takes(score_schemas.ScoreIn, exactly=scores_exactly.scores(), examples=examples.DEAL),
)
def score_deal(request: HttpRequest) -> JSONObject:
    return scores.deal(json_of(request))


@api.post(
    "/score/rubber",
    response=answers(score_schemas.RubberOut),
    operation_id="score-rubber",
    summary=_("Score a rubber"),
    description=_(
        "The pad of a rubber line by line: vulnerability in each deal, games, part-scores, totals and the winner."
    ),
    openapi_extra=api.takes(score_schemas.RubberIn, exactly=scores_exactly.rubbers(), examples=examples.RUBBER),
)
def score_rubber(request: HttpRequest) -> JSONObject:
    return scores.rubber(json_of(request))


@api.post(
    "/ruling",
    response=answers(ruling_schemas.RulingsOut),
    operation_id="ruling",
    summary=_("Ask what the Director rules"),
    description=_(
        "A clause of Laws 17 to 21 applied to the facts of a case, in the edition of 1997 or 2017, beside what the"
        " other edition rules. The Director at the table decides; this is what the Law says."
    ),
    openapi_extra=api.takes(
        ruling_schemas.RulingIn, exactly=ruling_schemas.clause_schemas(), examples=examples.RULING
    ),
)
def rule(request: HttpRequest) -> JSONObject:
    return rulings.answer(json_of(request))


@api.get(
    "/ruling/laws",
    response=only_read(ruling_schemas.LawsOut),
    operation_id="laws",
    summary=_("List the Laws and what they ask"),
    description=_("Every clause of Laws 17 to 21 with the facts it asks for, so that a program can ask them."),
    openapi_extra={"parameters": [LANGUAGE_PARAMETER]},
)
def list_laws(request: HttpRequest) -> JSONObject:
    return rulings.laws()


@api.post(
    "/boards",
    response=answers(board_schemas.BoardsOut),
    exclude_unset=True,
    operation_id="boards",
    summary=_("Check the boards of a file"),
    description=_(
        "A PBN or LIN file as the body, up to 2 MB and 2000 boards, in UTF-8, UTF-16 or Windows-1252: each auction"
        " judged, what cannot be read, and where contract, declarer or score are not those that follow. Nothing is"
        " repaired or left out. A text without boards is refused."
    ),
    openapi_extra=takes_text(board_schemas.A_BOARD, examples.BOARDS),
)
def check_boards(request: HttpRequest) -> HttpResponse:
    # Thousands of boards: to have each checked against the schema again takes longer than to judge them all.
    return JsonResponse(boards.answer(boards.text_of(request)), json_dumps_params={"ensure_ascii": False})


# Who answers, by the name of the operation: from a decoded body (GET: from nothing) to the JSON of the answer.
ANSWERS: dict[str, Callable[..., JSONObject]] = {
    "auction": auction.answer,
    "score-deal": scores.deal,
    "score-rubber": scores.rubber,
    "ruling": rulings.answer,
    "laws": rulings.laws,
    "boards": boards.answer,
}
