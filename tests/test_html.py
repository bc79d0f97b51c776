"""The reading of pages that other tests rest on."""

import pytest
from django.http import HttpResponse

from tests import html

PAGE = """<!doctype html><title>Not read</title><main>
<h1>A <b>bid</b></h1><p>1<span>♠\ufe0e</span>, 2&nbsp;&amp; 3</p>
<script>no()</script><table><thead><tr><th>Name</th></tr></thead><tbody><tr><th>Ana</th><td>1<small>st</small></td>
</tr></tbody></table><a id="on" href="?a=1&amp;b=2#c">On</a><form><input name="n" value="4"><input name="empty">
</form><ul class="a list"><li>x</li><li>y<span class="vh">z</span></li></ul></main>"""


@pytest.mark.parametrize("page", [PAGE, HttpResponse(PAGE)], ids=["text", "response"])
def test_a_text_is_on_one_line_and_blocks_are_apart(page: str | HttpResponse) -> None:
    assert html.text_of(page) == "A bid 1♠, 2 & 3 Name Ana 1 st On x y z"
    assert html.text_of(page, "p") == "1♠, 2 & 3"
    assert html.text_of(page, "tbody", without="small") == "Ana 1"


def test_what_is_there_twice_or_not_at_all_is_not_the_one_element() -> None:
    for css in ("li", "h2"):
        with pytest.raises(AssertionError, match=f"elements are {css}"):
            html.element(PAGE, css)


def test_lists_tables_links_and_fields() -> None:
    assert html.texts_of(PAGE, "li") == ["x", "y z"]
    assert html.table_rows(PAGE) == [["Ana", "1 st"]]
    assert html.links_by_id(PAGE) == {"on": "?a=1&b=2#c"}
    assert html.form_fields(PAGE) == {"n": "4", "empty": ""}
    assert [html.has_class(html.element(PAGE, "ul"), name) for name in ("a", "list", "lis")] == [True, True, False]
