"""Translated fields: which language is read, and what is seen where there is no translation."""

import pytest
from django.conf import settings
from django.utils.translation import override

from lessons.models import Example
from lessons.models.translation import Translated, translated
from tests.examples.rows import example


@pytest.mark.parametrize("missing", [None, ""])
def test_a_missing_translation_falls_back_to_one_that_is_there_and_says_so(missing):
    row = example(title_en="Title", title_pt_br=missing, title_ru="Заголовок")
    assert translated(row, "title", "ru") == Translated("Заголовок", "ru", True)
    assert translated(row, "title", "pt-br") == Translated("Title", "en", False)


@pytest.mark.parametrize("missing", [None, ""])
def test_without_the_default_language_the_next_is_taken(missing):
    row = example(title_en=missing, title_pt_br=missing, title_ru="Заголовок")
    assert translated(row, "title", "en") == Translated("Заголовок", "ru", False)


@pytest.mark.django_db
@pytest.mark.parametrize("missing", [None, ""])
@pytest.mark.parametrize("language", [code for code, _ in settings.LANGUAGES])
def test_the_plain_attribute_is_never_blank_while_one_language_has_a_text(missing, language):
    example(title_en=missing, title_pt_br="Título", title_ru=missing).save()
    with override(language):
        assert Example.objects.get().title == "Título"


@pytest.mark.django_db
def test_every_language_of_the_site_has_its_column_and_is_stored():
    example(title_en="a", title_pt_br="b", title_ru="c").save()
    row = Example.objects.get()
    assert [translated(row, "title", code).text for code, _ in settings.LANGUAGES] == ["a", "b", "c"]
