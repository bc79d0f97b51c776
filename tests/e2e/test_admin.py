"""The admin under the site's own policy, nothing inline and nothing from elsewhere; an editor's story."""

import re
from collections.abc import Callable

import pytest
from django.contrib.auth.models import User
from playwright.sync_api import Page, expect

from lessons.models import Example
from tests.e2e.conftest import OpenPage

PASSWORD = "baize and paper"
COPY = {"en": "Copy to edit", "pt-br": "Copiar para editar", "ru": "Сделать копию для правки"}


@pytest.fixture
def editor(loaded_content: None) -> User:
    return User.objects.create_superuser("editor", password=PASSWORD)


@pytest.fixture
def log_in(editor: User, open_page: OpenPage) -> Callable[..., Page]:
    def enter(lang: str = "en") -> Page:
        page = open_page(None, lang=lang)
        page.goto("/admin/")
        page.locator("[name=username]").fill("editor")
        page.locator("[name=password]").fill(PASSWORD)
        page.locator("[type=submit]").click()
        return page

    return enter


def test_an_editor_copies_a_loaded_example_and_changes_the_copy(log_in: Callable[..., Page], lang: str) -> None:
    page = log_in(lang)
    page.goto("/admin/lessons/example/")
    page.get_by_role("link", name="passed-out").click()
    expect(page).to_have_url(re.compile("/change/$"))
    expect(page.locator("#content-main [name=title_ru]")).to_have_count(0)  # what is loaded is read-only
    page.get_by_role("button", name=COPY[lang]).click()
    expect(page.locator("[name=slug]")).to_have_value("passed-out-copy")
    page.locator("[name=title_ru]").fill("Все спасовали")
    page.locator("[name=query]").fill("http://localhost/ru/auction/?d=E&a=P-P-P-P&try=X")
    page.locator("[name=is_retired]").uncheck()
    page.locator("[name=_save]").click()
    expect(page.locator(".messagelist .success")).to_be_visible()
    copy = Example.objects.get(slug="passed-out-copy")
    assert (copy.title_ru, copy.query, copy.is_retired) == ("Все спасовали", "d=E&a=P-P-P-P", False)


def test_every_page_of_the_admin_keeps_to_the_policy(log_in: Callable[..., Page]) -> None:
    """The watch of the fixture fails this test at a violation or a request to another host."""
    page = log_in()
    example = Example.objects.order_by("pk")[0].pk
    for path in ("", "lessons/example/", "lessons/example/add/", f"lessons/example/{example}/change/", "auth/user/",
                 f"lessons/example/{example}/history/", "auth/user/add/", "auth/group/add/",
                 "password_change/", "lessons/example/?lacks=ru"):  # fmt: skip
        response = page.goto(f"/admin/{path}")
        assert response is not None
        assert response.status == 200
        assert "script-src 'self'" in response.headers["content-security-policy"]
        page.wait_for_load_state("networkidle")
    page.goto("/admin/lessons/example/")
    page.locator("#action-toggle").check()
    page.locator("select[name=action]").select_option("copy_to_edit")
    page.locator("button[name=index]").click()
    rows = page.locator("#result_list tbody tr")
    expect(rows).to_have_count(2 * Example.objects.filter(is_loaded=True).count())
    assert Example.objects.filter(slug__endswith="-copy").count() == Example.objects.filter(is_loaded=True).count()
