"""What pages read of the content, and what loading it changes."""

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext
from django.utils.translation import override

from lessons.examples.domain.examples import ExampleContent, Loaded, SlugTaken, copy_example, examples, load_examples
from lessons.models import Example
from lessons.models.translation import Translated
from tests.examples.rows import example

pytestmark = pytest.mark.django_db


def content(slug, **changes):
    titles = {language: f"{slug} in {language}" for language in ("en", "pt-br", "ru")}
    fields = {"page": "auction", "query": "a=P", "titles": titles, "notes": titles} | changes
    return ExampleContent(slug, **fields)


def test_examples_are_those_of_the_page_in_their_order_without_the_retired():
    example("second", position=2).save()
    example("first", position=1, query="a=1C").save()
    example("elsewhere", page="pad").save()
    example("gone", is_retired=True).save()
    shown = examples("auction", "pt-br")
    assert [(row.slug, row.query) for row in shown] == [("first", "a=1C"), ("second", "a=P")]
    assert shown[0].title == Translated("title of first, pt_br", "pt-br", True)
    assert shown[0].note == Translated("note of first, pt_br", "pt-br", True)


@pytest.mark.parametrize("number", [1, 3])
def test_examples_take_one_query_whatever_their_number(number):
    for position in range(number):
        example(f"number-{position}", position=position).save()
    with CaptureQueriesContext(
        connection,
    ) as queries:
        assert len(examples("auction", "ru")) == number
    assert len(queries) == 1


def test_loading_makes_rows_in_the_order_of_the_files():
    assert load_examples(contents=[content("b"), content("a")]) == Loaded(new=2)
    rows = Example.objects.order_by("position")
    assert [(row.slug, row.position, row.is_loaded, row.title_ru) for row in rows] == [
        ("b", 0, True, "b in ru"),
        ("a", 1, True, "a in ru"),
    ]


def test_loading_again_changes_nothing():
    contents = [content("a"), content("b")]
    load_examples(contents=contents)
    before = list(Example.objects.order_by("pk").values())
    assert load_examples(contents=contents) == Loaded(same=2)
    assert list(Example.objects.order_by("pk").values()) == before


def test_the_plain_columns_hold_the_default_language_whatever_is_active():
    with override("ru"):
        load_examples(contents=[content("a")])
        load_examples(contents=[content("a", query="a=1C")])
    assert Example.objects.rewrite(False).values_list("title", "note", "query").get() == (
        "a in en",
        "a in en",
        "a=1C",
    )


def test_loading_changes_what_differs_and_keeps_the_row():
    load_examples(contents=[content("a"), content("b")])
    key = Example.objects.get(slug="a").pk
    assert load_examples(contents=[content("a", query="a=1C"), content("b")]) == Loaded(changed=1, same=1)
    assert Example.objects.get(slug="a").query == "a=1C"
    assert Example.objects.get(slug="a").pk == key


def test_what_has_gone_from_the_files_is_retired_and_comes_back_with_them():
    load_examples(contents=[content("a"), content("b")])
    assert load_examples(contents=[content("b")]) == Loaded(retired=1, changed=1)  # b has moved up
    assert [row.slug for row in examples("auction", "en")] == ["b"]
    assert load_examples(contents=[content("b")]) == Loaded(same=1)
    assert load_examples(contents=[content("b"), content("a")]) == Loaded(changed=1, same=1)
    assert [row.slug for row in examples("auction", "en")] == ["b", "a"]


def test_loading_leaves_alone_what_an_editor_has_made():
    example("mine", position=9).save()
    load_examples(contents=[content("a")])
    load_examples(contents=[])
    assert [row.slug for row in examples("auction", "en")] == ["mine"]


def test_a_name_an_editor_has_taken_is_refused_and_nothing_is_written():
    example("mine", title_en="My own").save()
    with pytest.raises(SlugTaken):
        load_examples(contents=[content("a"), content("mine")])
    assert [(row.slug, row.title_en) for row in Example.objects.all()] == [("mine", "My own")]


def test_a_copy_is_an_editors_and_retired_and_the_original_stays():
    load_examples(contents=[content("a")])
    original = Example.objects.get()
    with override("ru"):
        copies = [copy_example(example=original) for _ in range(3)]
    assert [copy.slug for copy in copies] == ["a-copy", "a-copy-2", "a-copy-3"]
    copy = Example.objects.get(slug="a-copy")
    assert (copy.is_loaded, copy.is_retired, copy.query) == (False, True, "a=P")
    assert (copy.title_en, copy.title_pt_br, copy.title_ru) == ("a in en", "a in pt-br", "a in ru")
    assert [row.slug for row in examples("auction", "en")] == ["a"]
    assert load_examples(contents=[content("a")]) == Loaded(same=1)


def test_a_copy_of_a_long_name_fits_and_is_new():
    longest = example("x" * 60)
    longest.save()
    slugs = [copy_example(example=longest).slug for _ in range(2)]
    assert slugs == [f"{'x' * 50}-copy", f"{'x' * 50}-copy-2"]
