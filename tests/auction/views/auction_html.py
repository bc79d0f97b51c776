"""What a reader sees on the auction page, taken out of its HTML."""

import re
from html import unescape

from django.http import HttpResponse


def text(html: str) -> str:
    """The visible text, on one line, suits without their variation selector."""
    html = re.sub(r'<span class="mark".*?</span>', "", html)
    html = re.sub(r"</(?:li|button|label|legend|p)>", " ", html)
    return " ".join(unescape(re.sub(r"<[^>]+>", "", html)).replace("\ufe0e", "").split())


def part(response: HttpResponse, start: str, end: str) -> str:
    return re.search(f"{start}(.*?){end}", response.text, re.DOTALL)[1]


def head(response: HttpResponse) -> list[str]:
    """The heads of the table's columns; the seat to call is marked >."""
    cells = re.findall(r'<th scope="col"( class="turn")?>(.*?)</th>', response.text, re.DOTALL)
    return [(">" if turn else "") + text(cell.replace("<small", " <small")) for turn, cell in cells]


def rows(response: HttpResponse) -> list[list[str]]:
    """The rounds of the table that have a call or the mark of the seat to call in them."""
    body = part(response, "<tbody>", "</tbody>")
    found = re.findall(r"<tr( class=\"ruled\" aria-hidden=\"true\")?>(.*?)</tr>", body, re.DOTALL)
    return [
        [
            text(cell.replace("<s>", "~").replace("<small", " <small"))
            for cell in re.findall(r"<td[^>]*>(.*?)</td>", row, re.DOTALL)
        ]
        for ruled, row in found
        if not ruled
    ]


def verdict(response: HttpResponse) -> tuple[str, ...]:
    """The kind of the verdict, its heading and its paragraphs, buttons left out."""
    kind, inner = re.search(r'<div class="verdict (\w+)">(.*?)\n</div>', response.text, re.DOTALL).groups()
    return (kind, *map(text, re.findall(r"<(?:h2|p)[^>]*>(?!<a class=.btn)(.*?)</(?:h2|p)>", inner, re.DOTALL)))


def slots(response: HttpResponse) -> set[str]:
    """The calls whose cards are out of the box."""
    return set(re.findall(r'<button class="card[^"]* out[^"]*" id="call-(\w+)"', response.text))


def links(response: HttpResponse) -> dict[str, str]:
    """The addresses of the links that have a name, by that name."""
    return {
        name: unescape(address)
        for name, address in re.findall(r'<a (?:class="[^"]*" )?id="([\w-]+)" href="([^"]*)"', response.text)
    }
