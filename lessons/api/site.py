"""The API as a whole: its addresses, its OpenAPI document, how a refusal is answered."""

from typing import Any

from django.http import HttpRequest, HttpResponse
from ninja import NinjaAPI, Schema
from ninja.openapi.schema import REF_TEMPLATE, OpenAPISchema
from ninja.renderers import JSONRenderer
from pydantic.json_schema import models_json_schema

from lessons.api import auction, examples
from lessons.api.problems import Refused, error_response
from lessons.api.schemas import auction as auction_schemas
from lessons.api.schemas.common import Errors


class Readable(JSONRenderer):
    """JSON in UTF-8, so that Cyrillic can be read as it comes."""

    json_dumps_params = {"ensure_ascii": False}  # noqa: RUF012 - ninja's own form


class SchoolAPI(NinjaAPI):
    """Requests are read by our own readers; what they take is told to OpenAPI here."""

    def __init__(self, **options: Any) -> None:
        super().__init__(**options)
        self.taken: list[type[Schema]] = []

    def get_openapi_schema(self, **options: Any) -> OpenAPISchema:
        document = super().get_openapi_schema(**options)
        _, taken = models_json_schema([(model, "validation") for model in self.taken], ref_template=REF_TEMPLATE)
        document["components"]["schemas"].update(taken.get("$defs", {}))
        return document

    def takes(self, *models: type[Schema], **told: Any) -> dict[str, Any]:
        """What an address takes: `openapi_extra` for one operation, with its examples."""
        self.taken += models
        schemas = [{"$ref": REF_TEMPLATE.format(model=model.__name__)} for model in models]
        schema = schemas[0] if len(schemas) == 1 else {"anyOf": schemas}
        content = {"application/json": {"schema": schema, "examples": told["examples"]}}
        return {"parameters": LANGUAGE_PARAMETERS, "requestBody": {"required": True, "content": content}}


LANGUAGE_PARAMETERS = [
    {
        "in": "query",
        "name": "lang",
        "description": "The language of sentences: en, pt-br or ru. Else Accept-Language decides.",
        "schema": {"type": "string"},
        "required": False,
        "example": "en",
    },
]

api = SchoolAPI(
    title="Bridge School",
    version="1",
    description=(
        "The auction, the Laws and the scoring of contract bridge, with a reason for everything."
        " No account, no cookies; any origin may call."
    ),
    openapi_url=None,  # openapi.py has it
    docs_url=None,
    urls_namespace="api",
    renderer=Readable(),
)


@api.exception_handler(Refused)
def refused(request: HttpRequest, exc: Refused) -> HttpResponse:
    return error_response(422, *exc.problems)


def answers(model: type[Schema]) -> dict[int, type[Schema]]:
    """The answers of one address: its own, and the errors that every address may give."""
    return {200: model, 413: Errors, 422: Errors, 429: Errors}


@api.post(
    "/auction",
    response=answers(auction_schemas.AuctionOut),
    exclude_unset=True,
    operation_id="auction",
    summary="Judge an auction",
    openapi_extra=api.takes(
        auction_schemas.CanonicalAuction, auction_schemas.LocalAuction, examples=examples.AUCTION
    ),
)
def judge_auction(request: HttpRequest) -> dict[str, Any]:
    """Every call judged with all reasons against it, whose turn it is, what is legal, and the contract.

    An illegal call does not fail the request: it is marked, and what follows it is not judged.
    """
    return auction.judge(request)
