"""django-ninja's API object with what our own readers accept, so that its OpenAPI document is true."""

from typing import Any

from django.utils.translation import gettext_noop as _
from ninja import NinjaAPI, Schema
from ninja.openapi.schema import REF_TEMPLATE, OpenAPISchema
from ninja.renderers import JSONRenderer
from pydantic import BaseModel
from pydantic.json_schema import JsonSchemaMode, models_json_schema

from lessons.api.json_types import JSONObject
from lessons.api.schemas.common import Errors

LANGUAGE_PARAMETER = {
    "in": "query",
    "name": "lang",
    "description": _("The language of sentences: en, pt-br or ru. Else Accept-Language decides."),
    "schema": {"type": "string"},
    "required": False,
    "example": "en",
}


class Readable(JSONRenderer):
    """JSON in UTF-8, so that Cyrillic can be read as it comes."""

    json_dumps_params = {"ensure_ascii": False}  # noqa: RUF012 - ninja's own form


class SchoolAPI(NinjaAPI):
    """Bodies are read by our own readers; `takes` describes to OpenAPI what those accept."""

    def __init__(self, **options: Any) -> None:
        super().__init__(renderer=Readable(), **options)
        self.taken: list[type[Schema]] = []

    def get_openapi_schema(self, **options: Any) -> OpenAPISchema:
        document = super().get_openapi_schema(**options)
        models: list[tuple[type[BaseModel], JsonSchemaMode]] = [(model, "validation") for model in self.taken]
        _by_model, taken = models_json_schema(models, ref_template=REF_TEMPLATE)
        document["components"]["schemas"].update(taken.get("$defs", {}))
        return document

    def takes(
        self, *models: type[Schema], examples: JSONObject, exactly: list[JSONObject] | None = None
    ) -> JSONObject:
        """What an address takes (any of the models), as `openapi_extra` of its operation.

        `exactly`: schemas that say it where the models, which the page shows to people, cannot.
        """
        self.taken += models
        named = [{"$ref": REF_TEMPLATE.format(model=model.__name__)} for model in models]
        schemas = exactly or named
        schema = schemas[0] if len(schemas) == 1 else {"anyOf": schemas}
        content = {"application/json": {"schema": schema, "examples": examples}}
        return {
            "parameters": [LANGUAGE_PARAMETER],
            "requestBody": {"required": True, "content": content},
            "x-shown": [model.__name__ for model in models],
        }


def takes_text(pattern: str, examples: JSONObject) -> JSONObject:
    """What an address takes that reads a file, as `openapi_extra` of its operation."""
    content = {"text/plain": {"schema": {"type": "string", "pattern": pattern}, "examples": examples}}
    return {"parameters": [LANGUAGE_PARAMETER], "requestBody": {"required": True, "content": content}}


def answers(model: type[Schema]) -> dict[int, type[Schema]]:
    """The answers of an address that takes a body: its own, and the errors that each of them may give."""
    return {200: model, 411: Errors, 413: Errors, 422: Errors, 429: Errors}


def only_read(model: type[Schema]) -> dict[int, type[Schema]]:
    """The answers of an address that takes no body."""
    return {200: model, 429: Errors}
