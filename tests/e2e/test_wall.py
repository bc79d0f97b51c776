"""How to join a class, on the projector: on one screen whatever its size, the code whole, the count alive."""

from collections.abc import Callable
from typing import Any

import pytest
from django.test import Client
from django.utils import timezone
from playwright.sync_api import Page, expect
from pytest_django.live_server_helper import LiveServer

from lessons.models import Classroom, Membership
from tests import worlds
from tests.e2e.conftest import OpenPage

SIZES = [(1024, 768), (1280, 720), (1366, 768), (1920, 1080), (3840, 2160), (390, 844), (320, 640), (844, 390)]
ADDRESSES = [("722227", "localhost"), ("HMHMHM", "bridge-school.faculdade.universidade.example.br:8000")]
FAULTS = """() => {
    const lines = node => {
        const range = document.createRange()
        range.selectNodeContents(node)
        return new Set([...range.getClientRects()].map(one => Math.round(one.top))).size
    }
    const outside = one => {
        const { top, left, right, bottom } = one.getBoundingClientRect()
        return top < 0 || left < 0 || right > innerWidth + 1 || bottom > innerHeight + 1
    }
    const root = document.documentElement
    const address = document.querySelector(".wall-address")
    const seen = ["h1", ".wall-address", ".wall-in", ".wall-code b", ".qr-box", ".qr-box svg", ".wall-ways a"]
    return [
        root.scrollHeight > innerHeight && "one has to scroll",
        root.scrollWidth > innerWidth && "too wide",
        lines(document.querySelector(".wall-code b")) !== 1 && "the code wraps",
        [...address.childNodes].some(one => one.nodeType === 3 && lines(one) > 1) && "the address parts in a word",
        ...seen.filter(name => outside(document.querySelector(name))).map(name => name + " is off the screen"),
        document.querySelector(".qr-box svg").getBoundingClientRect().width < 120 && "the QR code is too small",
        document.querySelector(".wall-code b").getBoundingClientRect().width < innerWidth * 0.4 && "a small code",
    ].filter(Boolean)
}"""


@pytest.fixture
def world(transactional_db: None) -> worlds.World:
    return worlds.world()


@pytest.fixture
def wall(world: worlds.World, open_page: OpenPage, live_server: LiveServer) -> Callable[..., Page]:
    """The wall of a class, for its teacher."""

    def open_one(lang: str = "en", **options: Any) -> Page:
        client = Client()
        client.force_login(world.teacher)
        page = open_page(None, lang=lang, **options)
        cookie = {"name": "sessionid", "value": client.cookies["sessionid"].value, "url": live_server.url}
        page.context.add_cookies([cookie])
        page.goto(f"/{lang}/classes/{world.classroom.pk}/wall/")
        return page

    return open_one


@pytest.mark.parametrize(("code", "host"), ADDRESSES, ids=["short address", "long address"])
def test_all_of_it_is_on_one_screen_and_the_code_on_one_line(
    code: str, host: str, lang: str, wall: Callable[..., Page], world: worlds.World, settings: Any
) -> None:
    settings.ALLOWED_HOSTS = ["*"]
    Classroom.objects.filter(pk=world.classroom.pk).update(
        code=code, name="Клуб по вторникам в Saint-Germain-en-Laye, 7Б"
    )
    page = wall(lang)
    client = Client()
    client.force_login(world.teacher)
    text = client.get(page.url, headers={"host": host}).text
    page.route("**/wall/", lambda route: route.fulfill(body=text, content_type="text/html"))
    page.reload()
    faults = {}
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        faults[f"{width}x{height}"] = page.evaluate(FAULTS)
    assert {size: found for size, found in faults.items() if found} == {}


def test_those_who_join_are_counted_while_one_looks(
    wall: Callable[..., Page], world: worlds.World, axe: Callable[..., None]
) -> None:
    page = wall()
    axe(page, dark=True)
    expect(page.locator("header, footer, nav")).to_have_count(0)
    expect(page.locator("#in")).to_have_text("Nobody has joined yet")
    Membership.objects.filter(pk=world.ana.pk).update(seen=timezone.now())
    expect(page.locator("#in")).to_have_text("1 of 2 has joined", timeout=15_000)  # by itself
    page.locator(".wall-ways a").click()
    expect(page.locator("#set-task")).to_be_visible()


def test_without_scripts_a_link_counts_them_anew(wall: Callable[..., Page], world: worlds.World) -> None:
    page = wall(javascript=False, lang="ru")
    Membership.objects.filter(pk=world.ana.pk).update(seen=timezone.now())
    page.locator(".wall-ways noscript a").click()
    expect(page.locator("#in")).to_have_text("В группе уже 1 из 2")
