"""The page that describes the API to people, made from the OpenAPI document, in the reader's language."""

from dataclasses import dataclass

from django.conf import settings
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.urls import reverse
from django.utils.translation import get_language, gettext
from django.views.decorators.csrf import csrf_exempt
from django.views.decorators.http import require_safe

from lessons.api import limits
from lessons.api.field_table import FieldRow, rows
from lessons.api.json_types import JSONObject, JSONValue
from lessons.api.openapi import described
from lessons.api.pretty import pretty
from lessons.api.routes import ANSWERS

LINES_SHOWN = 80


@dataclass(frozen=True, slots=True)
class RequestExample:
    """A request to try; the body as it is sent."""

    title: str
    body: str


@dataclass(frozen=True, slots=True)
class Operation:
    """One address, as the page shows it.

    `command` is what curl needs beside it, `answer` is that to the first example, `takes` and `gives` are tables.
    """

    name: str
    method: str
    path: str
    title: str
    about: str
    examples: list[RequestExample]
    command: str
    answer: str
    takes: list[list[FieldRow]]
    gives: list[FieldRow]


@csrf_exempt
@require_safe
def docs(request: HttpRequest) -> HttpResponse:
    operations = [
        operation(path, method, spec) for path, item in described()["paths"].items() for method, spec in item.items()
    ]
    links = language_links()
    return render(
        request,
        "lessons/api/docs.html",
        {
            "about": gettext(described()["info"]["description"]),
            "origin": f"{request.scheme}://{request.get_host()}",
            "operations": operations,
            "errors": rows("Errors"),
            "kilobytes": limits.BODY_KILOBYTES,
            "requests": settings.API_REQUESTS_PER_MINUTE,
            "languages": links,
            "language": next(link for link in links if link["here"]),
            "default_language_url": reverse("api-docs"),
        },
    )


def operation(path: str, method: str, spec: JSONObject) -> Operation:
    """What the page shows of an operation; `spec` is what the document has of it."""
    content = spec.get("requestBody", {}).get("content", {})
    taken: JSONObject = next(iter(content.values()), {})
    answer = spec["responses"][200]["content"]["application/json"]["schema"]
    examples = list(taken.get("examples", {}).values())
    return Operation(
        name=spec["operationId"],
        method=method.upper(),
        path=path,
        title=gettext(spec["summary"]),
        about=gettext(spec["description"]),
        examples=[RequestExample(gettext(example["summary"]), as_sent(example["value"])) for example in examples],
        command=command(next(iter(content), ""), examples),
        answer=beginning(pretty(ANSWERS[spec["operationId"]](*(example["value"] for example in examples[:1])))),
        takes=[rows(name) for name in spec.get("x-shown", [])],
        gives=rows(name_of(answer)),
    )


def as_sent(value: JSONValue) -> str:
    """A body as it is sent: JSON, or a file as it is."""
    return value if isinstance(value, str) else pretty(value)


def command(content_type: str, examples: list[JSONObject]) -> str:
    """What curl needs beside the address."""
    if not examples:
        return ""
    if content_type == "text/plain":
        return " --data-binary @boards.pbn"
    return f" --json '{pretty(examples[0]['value'])}'"


def beginning(text: str) -> str:
    """The first lines of an answer, which may be long."""
    lines = text.split("\n")
    return text if len(lines) <= LINES_SHOWN else "\n".join([*lines[:LINES_SHOWN], "…"])


def name_of(reference: JSONObject) -> str:
    """The name of the schema that a reference leads to."""
    return str(reference["$ref"]).rpartition("/")[2]


def language_links() -> list[JSONObject]:
    """This page in every language. Its address has no language, so the query says it."""
    current = get_language()
    return [
        {
            "code": code,
            "tag": code.replace("-br", "-BR"),
            "name": name,
            "short": code.partition("-")[0].upper(),
            "prefix": f"/{code}/",
            "url": f"{reverse('api-docs')}?lang={code}",
            "here": code == current,
        }
        for code, name in settings.LANGUAGES
    ]
