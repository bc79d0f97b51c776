"""What a reader sees on the score pad's page, taken out of its HTML."""

from django.http import HttpResponse

from tests.html import Page, element, elements, form_fields, links_by_id, text_of, texts_of


def sheet(response: HttpResponse) -> dict[str, list[int]]:
    """The lists of the pad that hold something, by name, each with its numbers from top to bottom."""
    lists = {one.attributes["aria-label"]: one for one in elements(response, "ol[aria-label]")}
    written = {name: [text for text in texts_of(one, "span") if text.isdigit()] for name, one in lists.items()}
    return {name: [int(points) for points in texts] for name, texts in written.items() if texts}


def totals(response: HttpResponse) -> list[str]:
    """The foot of both columns."""
    return texts_of(element(response, "div.cols.total"), "p")


def heads(response: HttpResponse) -> list[str]:
    """The head of both columns."""
    return texts_of(element(response, "div.cols.names"), "h2", without="span.mark")


def marks(response: HttpResponse) -> list[str]:
    """The part-scores that are on, and how games were won."""
    return texts_of(response, 'p[class="on"], p[class="tag"]', without="span.mark")


def said(response: HttpResponse) -> list[str]:
    """The live region: its heading and its paragraphs; nothing where there is none."""
    return [line for region in elements(response, "#said") for line in paragraphs(region)]


def panel(response: HttpResponse) -> list[str]:
    """The headings, paragraphs and problems of the panel."""
    return paragraphs(element(response, "#panel"))


def deals(response: HttpResponse) -> list[str]:
    """The rows of the list of deals, without their ways to change them."""
    return [
        text_of(row, without="details", apart="span:not(span span)") for row in elements(response, "ol.deals > li")
    ]


def options(response: HttpResponse, name: str) -> list[str]:
    """The labels of radio buttons of a name; the one chosen is marked >."""
    labels = elements(response, f'label:has(input[type="radio"][name="{name}"])')
    return [(">" if elements(one, "input[checked]") else "") + text_of(one, without="b") for one in labels]


def hidden(response: HttpResponse) -> dict[str, str]:
    """What the form of the panel carries."""
    return form_fields(element(response, "main"), 'input[type="hidden"]')


def links(response: HttpResponse) -> dict[str, str]:
    """The addresses of the links that have a name, by that name, without fragment."""
    return {name: address.partition("#")[0] for name, address in links_by_id(response).items()}


def paragraphs(page: Page) -> list[str]:
    """The headings and paragraphs that say something."""
    return [line for line in texts_of(page, "h2, h3, p", without="span.mark") if line]
