"""What a reader sees on the auction page, taken out of its HTML."""

from django.http import HttpResponse
from selectolax.lexbor import LexborNode

from tests.html import element, elements, has_class, text_of, texts_of


def head(response: HttpResponse) -> list[str]:
    """The heads of the table's columns; the seat to call is marked >."""
    cells = elements(response, 'table.auction th[scope="col"]')
    return [(">" if has_class(cell, "turn") else "") + text_of(cell, without="span.mark") for cell in cells]


def rows(response: HttpResponse) -> list[list[str]]:
    """The rounds that have a call or the mark of the seat to call in them; ~ stands before a call struck out."""
    found = elements(response, "table.auction tbody tr:not(.ruled)")
    return [[_cell(cell) for cell in elements(row, "td")] for row in found]


def _cell(cell: LexborNode) -> str:
    return ("~" if elements(cell, "s") else "") + text_of(cell, without="span.mark")


def verdict(response: HttpResponse) -> tuple[str, ...]:
    """The kind of the verdict, its heading and its paragraphs, buttons left out."""
    found = element(response, "div.verdict")
    kind = " ".join((found.attributes["class"] or "").split()[1:])
    return (kind, *texts_of(found, "h2, p:not(:has(> a.btn))", without="span.mark"))


def slots(response: HttpResponse) -> set[str]:
    """The calls whose cards are out of the box."""
    return {(card.attributes["id"] or "").removeprefix("call-") for card in elements(response, "button.card.out")}
