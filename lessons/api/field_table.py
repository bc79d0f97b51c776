"""The fields of a schema as the rows of a table: calls[].seat, what may stand there, what it means."""

import json
from collections.abc import Iterator
from dataclasses import dataclass

from django.utils.html import format_html_join
from django.utils.safestring import SafeString
from django.utils.translation import gettext

from lessons.api.json_types import JSONObject
from lessons.api.openapi import described


@dataclass(frozen=True, slots=True)
class FieldRow:
    """One field. `kind` is what may stand there, in JSON's own words; `optional`: it may be left out."""

    name: str
    kind: str
    about: str
    optional: bool

    @property
    def breakable(self) -> SafeString:
        """The name, which may be broken after a dot."""
        return format_html_join(
            SafeString("<wbr>"), "{}", ((part,) for part in self.name.replace(".", ".\n").split())
        )


def rows(schema: str) -> list[FieldRow]:
    """Every field of a schema of the document, those of objects inside it below their own."""
    return list(_rows(_named(schema), ""))


def _rows(schema: JSONObject, before: str) -> Iterator[FieldRow]:
    for name, field in schema.get("properties", {}).items():
        path, inner = f"{before}{name}", _inner(field)
        if field.get("type") == "array":
            path += "[]"
        about = gettext(_about(field)) if _about(field) else ""
        yield FieldRow(path, _kind(field), about, name not in schema.get("required", []))
        if inner:
            yield from _rows(inner, f"{path}.")


def _named(reference: str) -> JSONObject:
    schema: JSONObject = described()["components"]["schemas"][reference.rpartition("/")[2]]
    return schema


def _inner(field: JSONObject) -> JSONObject | None:
    """The object inside a field: itself, an element of a list, or beside null."""
    for part in (field, field.get("items", {}), *field.get("anyOf", [])):
        if "$ref" in part:
            return _named(part["$ref"])
    return None


def _about(field: JSONObject) -> str:
    """The description of a field, else that of what it holds."""
    for part in (field, field.get("items", {}), *field.get("anyOf", [])):
        if "description" in part:
            return str(part["description"])
    return ""


def _kind(field: JSONObject) -> str:
    if "anyOf" in field:
        return " | ".join(map(_kind, field["anyOf"]))
    if "enum" in field:
        return " | ".join(json.dumps(value, ensure_ascii=False) for value in field["enum"])
    if "const" in field:
        return json.dumps(field["const"], ensure_ascii=False)
    if field.get("type") == "array":
        return _kind(field["items"])
    return "object" if "$ref" in field else str(field.get("type", "any"))
