"""The pages of the navigation."""

import pytest
from django.test import Client
from django.urls import reverse
from django.utils import translation

from lessons.home.views.pages import PAGES

pytestmark = pytest.mark.django_db
LANGUAGES = ("en", "pt-br", "ru")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("page", [page for page in PAGES if page.label], ids=lambda page: page.route)
def test_page_opens_and_knows_that_it_is_the_current_one(page: object, language: str) -> None:
    with translation.override(language):
        url, label = reverse(page.route), str(page.label)
    response = Client().get(url)
    assert response.status_code == 200
    assert f'<a href="{url}" aria-current="page">{label}</a>' in response.text


@pytest.mark.parametrize("page", [page for page in PAGES if not page.label], ids=lambda page: page.route)
def test_page_without_a_label_opens_and_does_not_crowd_the_navigation(page: object) -> None:
    response = Client().get(reverse(page.route))
    assert response.status_code == 200
    navigation = response.text.partition('<nav class="nav"')[2].partition("</nav>")[0]
    assert navigation.count("<li>") == sum(page.label is not None for page in PAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_home_leads_to_every_page(language: str) -> None:
    text = Client().get(f"/{language}/").text
    with translation.override(language):
        for page in PAGES:
            assert f'<a href="{reverse(page.route)}"><b>{page.title}</b><small>{page.about}</small></a>' in text


def test_page_below_another_counts_as_in_it() -> None:
    below = reverse(PAGES[0].route) + "nowhere/"
    assert f'<a href="{reverse(PAGES[0].route)}" aria-current="true">' in Client().get(below).text
