"""The list of example auctions: complete, in the reader's language, each a link to the table that shows it."""

import re
from html import unescape

import pytest
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext

from lessons.models import Example
from tests.examples.rows import example

pytestmark = pytest.mark.django_db

PAGE = "/en/auction/examples/"


def links(client: Client, lang: str = "en", page: str = "auction") -> list[str]:
    html = client.get(f"/{lang}/{page}/examples/").content.decode()
    return [unescape(address) for address in re.findall(r'<h2><a href="([^"]+)"', html)]


@pytest.mark.parametrize("lang", ["en", "pt-br", "ru"])
def test_every_link_is_the_address_at_which_the_table_shows_the_example(
    client: Client, loaded_content: None, lang: str
) -> None:
    addresses = links(client, lang)
    assert addresses[0] == f"/{lang}/auction/?d=E&a=1D-1H-1S-2C-2S-3C-4S-P-4N-P-5D-P-6S-P-P-P"
    assert len(addresses) == Example.objects.filter(page="auction").count()
    assert [client.get(address).status_code for address in addresses] == [200] * len(addresses)  # none is redirected


def test_an_example_is_shown_with_title_note_dealer_and_calls(client: Client) -> None:
    example(title_ru="Контра", note_ru="Юг даёт контру на {1N}.", query="d=E&v=NS&a=1N-X").save()
    html = client.get("/ru/auction/examples/").content.decode()
    text = " ".join(re.sub(r"<[^>]+>", "", html).split())
    assert "Контра Юг даёт контру на 1БК. Сдающий — Восток. Север–Юг в зоне. 1БК X" in text


@pytest.mark.parametrize("lang", ["en", "pt-br", "ru"])
def test_every_rubber_leads_to_the_pad_that_shows_it(client: Client, loaded_content: None, lang: str) -> None:
    addresses = links(client, lang, "pad")
    assert addresses[0] == f"/{lang}/pad/?r=3N.N.9_4SX.S.7_6D.W.12_4H.N.10"
    assert len(addresses) == Example.objects.filter(page="pad").count()
    assert [client.get(address).status_code for address in addresses] == [200] * len(addresses)  # none is redirected


def test_a_rubber_is_shown_with_title_note_game_and_deals(client: Client) -> None:
    example(
        page="pad", title_en="A slam", note_en="In {7D}, doubled.", query="g=auction&r=7DX.NS.12_P_1N.W.7.W4"
    ).save()
    html = client.get("/en/pad/examples/").content.decode()
    text = " ".join(re.sub(r"<[^>]+>", "", html.replace("</li>", " ")).split()).replace("\ufe0e", "")
    assert "A slam In 7♦, doubled. Auction bridge 7♦X by us, −1 Passed out 1NT by West, = " in text


def test_an_empty_pad_is_an_example_without_a_query(client: Client) -> None:
    example(page="pad", query="").save()
    assert links(client, page="pad") == ["/en/pad/"]


def test_a_text_without_translation_is_shown_in_another_language_and_says_so(client: Client) -> None:
    example(title_ru="", title_en="Nobody bids").save()
    html = client.get("/ru/auction/examples/").content.decode()
    assert '<span lang="en">Nobody bids</span> <small class="soft">(English, перевода пока нет)</small>' in html


def test_retired_examples_and_those_of_other_pages_are_not_offered(client: Client) -> None:
    example("gone", is_retired=True).save()
    example("pad", page="pad").save()
    assert links(client) == []
    assert "No examples have been loaded." in client.get(PAGE).content.decode()


def test_the_empty_table_is_an_example_without_a_query(client: Client) -> None:
    example(query="").save()
    assert links(client) == ["/en/auction/"]


@pytest.mark.parametrize(("page", "query"), [("auction", "a=P"), ("pad", "r=P")])
def test_one_example_and_three_take_the_same_number_of_queries(client: Client, page: str, query: str) -> None:
    def queries() -> int:
        with CaptureQueriesContext(connection) as found:
            client.get(f"/en/{page}/examples/")
        return len(found)

    example("one", page=page, query=query).save()
    once = queries()
    for slug in ("two", "three"):
        example(slug, page=page, query=query).save()
    assert queries() == once == 1


@pytest.mark.parametrize("page", ["auction", "pad"])
def test_a_page_leads_to_its_examples_without_asking_the_database(client: Client, page: str) -> None:
    with CaptureQueriesContext(connection) as queries:
        html = client.get(f"/en/{page}/").content.decode()
    assert f'href="/en/{page}/examples/"' in html
    assert len(queries) == 0
