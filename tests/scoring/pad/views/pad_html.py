"""What a reader sees on the score pad's page, taken out of its HTML."""

import re
from html import unescape

from django.http import HttpResponse

from tests.auction.views.auction_html import text


def sheet(response: HttpResponse) -> dict[str, list[int]]:
    """The lists of the pad that hold something, by name, each with its numbers from top to bottom."""
    lists = re.findall(r'<ol[^>]* aria-label="([^"]*)">(.*?)</ol>', response.text, re.DOTALL)
    written = {name: [int(points) for points in re.findall(r"<span>(\d+)</span>", inner)] for name, inner in lists}
    return {name: points for name, points in written.items() if points}


def totals(response: HttpResponse) -> list[str]:
    """The foot of both columns."""
    foot = re.search(r'<div class="cols total[^>]*>(.*?)</div>', response.text, re.DOTALL)[1]
    return [text(column.replace("<small", " <small")) for column in re.findall(r"<p>(.*?)</p>", foot, re.DOTALL)]


def heads(response: HttpResponse) -> list[str]:
    """The head of both columns."""
    head = re.search(r'<div class="cols names">(.*?)</div>', response.text, re.DOTALL)[1]
    return [text(column.replace("<small", " <small")) for column in re.findall(r"<h2>(.*?)</h2>", head, re.DOTALL)]


def marks(response: HttpResponse) -> list[str]:
    """The part-scores that are on, and how games were won."""
    found = re.findall(r'<p class="(?:on|tag)">(.*?)</p>', response.text, re.DOTALL)
    return [text(mark) for mark in found]


def said(response: HttpResponse) -> list[str]:
    """The live region: its heading and its paragraphs."""
    inner = re.search(r'id="said"[^>]*>(.*?)</section>', response.text, re.DOTALL)
    return paragraphs(inner[1] if inner else "")


def panel(response: HttpResponse) -> list[str]:
    """The headings, paragraphs and problems of the panel."""
    return paragraphs(re.search(r'<div id="panel">(.*?)\n    <section id="deals">', response.text, re.DOTALL)[1])


def deals(response: HttpResponse) -> list[str]:
    """The rows of the list of deals, without their ways to change them."""
    inner = re.search(r'<ol class="deals">(.*?)</ol>', response.text, re.DOTALL)
    found = re.findall(r"<li>(.*?)<details", inner[1] if inner else "", re.DOTALL)
    return [text(row.replace("</span>", "</span> ")) for row in found]


def options(response: HttpResponse, name: str) -> list[str]:
    """The labels of radio buttons of a name; the one chosen is marked >."""
    found = re.findall(rf'<input type="radio" name="{name}"[^>]*?( checked)?>(.*?)</label>', response.text, re.DOTALL)
    return [(">" if chosen else "") + text(re.sub(r"<b .*?</b>", "", label)) for chosen, label in found]


def hidden(response: HttpResponse) -> dict[str, str]:
    """What the form of the panel carries."""
    return dict(
        re.findall(r'<input type="hidden" name="(\w+)" value="([^"]*)">', response.text.partition("<footer")[0])
    )


def links(response: HttpResponse) -> dict[str, str]:
    """The addresses of the links that have a name, by that name, without fragment."""
    found = re.findall(r'<a (?:class="[^"]*" )?id="([\w-]+)" href="([^"]*)"', response.text)
    return {name: unescape(address).partition("#")[0] for name, address in found}


def paragraphs(html: str) -> list[str]:
    found = re.findall(r"<(?:h2|h3|p)\b[^>]*>(.*?)</(?:h2|h3|p)>", html, re.DOTALL)
    return [line for line in map(text, found) if line]
