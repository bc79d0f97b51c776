"""The examples that a page offers, loading them from the content files, and copies of editors."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from django.conf import settings
from django.db import transaction
from django.utils.translation import override
from modeltranslation.utils import build_localized_fieldname

from lessons.models import Example
from lessons.models.translation import Translated, translated


@dataclass(frozen=True, slots=True)
class LocalizedExample:
    """An example in a reader's language. `query` is what its page takes after the question mark."""

    slug: str
    query: str
    title: Translated
    note: Translated


def examples(page: str, language: str) -> list[LocalizedExample]:
    """The examples a page offers, in order; without those that are retired. One query."""
    rows = Example.objects.filter(page=page, is_retired=False).order_by("position", "slug")
    return [
        LocalizedExample(row.slug, row.query, translated(row, "title", language), translated(row, "note", language))
        for row in rows
    ]


@dataclass(frozen=True, slots=True)
class ExampleContent:
    """An example as the content files have it. Titles and notes by language code."""

    slug: str
    page: str
    query: str
    titles: Mapping[str, str]
    notes: Mapping[str, str]

    def columns(self) -> dict[str, str]:
        """What goes into its row, apart from its position."""
        texts = (("title", self.titles), ("note", self.notes))
        return {"page": self.page, "query": self.query} | {
            build_localized_fieldname(field, code): text for field, by_code in texts for code, text in by_code.items()
        }


@dataclass(frozen=True, slots=True)
class Loaded:
    """How many rows loading has made, changed, retired and left as they were."""

    new: int = 0
    changed: int = 0
    retired: int = 0
    same: int = 0


class SlugTaken(ValueError):
    """An editor has made an example of this name, and files never overwrite an editor's work."""


@transaction.atomic
def load_examples(*, contents: Sequence[ExampleContent]) -> Loaded:
    """Make the loaded examples what the files say, in their order, and retire those that are gone from them.

    Repeating it changes nothing. Leaves alone what editors have made; raises SlugTaken where a name of the
    files is one of theirs. Does not check the contents: `lessons.content.loading` does.
    """
    rows = {row.slug: row for row in Example.objects.select_for_update()}
    new = changed = 0
    with override(settings.MODELTRANSLATION_DEFAULT_LANGUAGE):  # the language of the plain columns
        for position, content in enumerate(contents):
            row = rows.get(content.slug)
            if row and not row.is_loaded:
                raise SlugTaken(content.slug)
            columns = content.columns() | {"position": position, "is_retired": False}
            if row is None:
                Example.objects.create(slug=content.slug, is_loaded=True, **columns)
                new += 1
            elif _write(row, columns):
                changed += 1
    gone = {slug for slug, row in rows.items() if row.is_loaded} - {content.slug for content in contents}
    retired = Example.objects.filter(slug__in=gone, is_retired=False).update(is_retired=True)
    return Loaded(new, changed, retired, len(contents) - new - changed)


def _write(row: Example, columns: Mapping[str, object]) -> bool:
    """Save the row when something differs, and say whether it did."""
    if all(getattr(row, name) == value for name, value in columns.items()):
        return False
    for name, value in columns.items():
        setattr(row, name, value)
    row.save()
    return True


@transaction.atomic
def copy_example(*, example: Example) -> Example:
    """An editor's own copy of an example, retired until the editor shows it. The original stays as it is."""
    taken = set(Example.objects.filter(slug__startswith=example.slug[:50]).values_list("slug", flat=True))
    stem = f"{example.slug[:50]}-copy"
    slug = next(slug for slug in (stem, *(f"{stem}-{number}" for number in range(2, 10_000))) if slug not in taken)
    texts = {
        name: getattr(example, name)
        for field in ("title", "note")
        for name in (build_localized_fieldname(field, code) for code in settings.MODELTRANSLATION_LANGUAGES)
    }
    return Example.objects.create(
        slug=slug,
        page=example.page,
        position=example.position,
        query=example.query,
        is_retired=True,
        **texts,
    )
