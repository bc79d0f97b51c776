"""What a reader finds on a page: its texts, tables, links and forms, by a parser and CSS selectors."""

from django.http import HttpResponse
from selectolax.lexbor import LexborHTMLParser, LexborNode

Page = HttpResponse | LexborHTMLParser | LexborNode | str
# What stands in a line of text; between all others there is a space.
INLINE = frozenset(
    ("a", "abbr", "b", "bdi", "code", "em", "i", "q", "s", "span", "strong", "sub", "sup", "time", "u", "wbr")
)
READ_OUT = "vh"  # the class of words that a screen reader alone says: they stand apart from what is seen
UNSEEN = frozenset(("script", "style", "template", "_comment", "-comment"))
PRINTED_SUIT = "\ufe0e"  # the mark behind a suit that keeps it from being drawn as a picture


def parsed(page: Page) -> LexborHTMLParser | LexborNode:
    """The page, or what was taken out of one already, as a tree."""
    if isinstance(page, HttpResponse):
        page = page.content.decode()
    return LexborHTMLParser(page) if isinstance(page, str) else page


def elements(page: Page, css: str) -> list[LexborNode]:
    return parsed(page).css(css)


def element(page: Page, css: str) -> LexborNode:
    """The one element that the selector finds; it fails where there is none or are several."""
    found = elements(page, css)
    assert len(found) == 1, f"{len(found)} elements are {css}"
    return found[0]


def text_of(page: Page, css: str = "", *, without: str = "", apart: str = "") -> str:
    """All that can be read there, on one line, hidden words too; of the one element of `css`, if that is given.

    `without`: elements left out; `apart`: elements with a space around them that would have none in a sentence.
    """
    node = element(page, css) if css else parsed(page)
    root = node.body if isinstance(node, LexborHTMLParser) else node
    left_out, set_apart = ({one.mem_id for one in root.css(found)} if found else set() for found in (without, apart))
    return " ".join("".join(_pieces(root, left_out, set_apart)).replace(PRINTED_SUIT, "").split())


def texts_of(page: Page, css: str, *, without: str = "") -> list[str]:
    """The text of every element that the selector finds."""
    return [text_of(node, without=without) for node in elements(page, css)]


def table_rows(page: Page, css: str = "tbody tr", *, without: str = "") -> list[list[str]]:
    """The texts of the cells, row by row."""
    return [texts_of(row, "th, td", without=without) for row in elements(page, css)]


def links_by_id(page: Page) -> dict[str, str]:
    """The addresses of the links that have an id, by it."""
    return {link.attributes["id"]: link.attributes["href"] or "" for link in elements(page, "a[id][href]")}


def form_fields(page: Page, css: str = "input[name]") -> dict[str, str]:
    """The values of inputs by their names."""
    return {one.attributes["name"]: one.attributes.get("value") or "" for one in elements(page, css)}


def has_class(node: LexborNode, name: str) -> bool:
    return name in (node.attributes.get("class") or "").split()


def _pieces(node: LexborNode, left_out: set[int], set_apart: set[int]) -> list[str]:
    if node.tag == "-text":
        return [node.text_content or ""]
    if node.tag in UNSEEN or node.mem_id in left_out:
        return []
    inner = [piece for child in node.iter(include_text=True) for piece in _pieces(child, left_out, set_apart)]
    is_apart = node.tag not in INLINE or has_class(node, READ_OUT) or node.mem_id in set_apart
    return [" ", *inner, " "] if is_apart else inner
