"""The style guide shows every token there is."""

import re

import pytest
from django.contrib.staticfiles import finders
from django.test import Client

from lessons.home.views.styleguide import SPACES, colours, tokens


def test_every_colour_of_the_tokens_has_its_swatch() -> None:
    with open(finders.find("lessons/css/styleguide.css"), encoding="utf-8") as css:
        swatches = re.findall(r"\.swatch-([\w-]+) \{ background: var\(--([\w-]+)\); \}", css.read())
    assert swatches == [(name, name) for name in colours()]


def test_colours_are_all_the_tokens_that_hold_one() -> None:
    valued = re.findall(r"--([\w-]+): (?:light-dark\(|#|var\(--ink\))", tokens())
    assert set(colours()) == set(valued)


def test_every_step_of_space_is_shown() -> None:
    assert set(SPACES) == set(re.findall(r"--(s\d|target):", tokens()))


@pytest.mark.django_db
@pytest.mark.parametrize(("language", "call"), [("en", "3NT"), ("pt-br", "3ST"), ("ru", "3БК")])
def test_style_guide_writes_calls_as_its_reader_does(language: str, call: str) -> None:
    assert f">{call}<" in Client().get(f"/{language}/styleguide/").text
