"""Bring the catalogues in step with the code, as this project keeps them."""

from pathlib import Path

import polib
from django.core.management.base import CommandParser
from django.core.management.commands import makemessages


class Command(makemessages.Command):
    help = (
        "Bring the catalogues in step with the code: sorted, without places in files, no guesses at translations, "
        "a slot for every plural form, and compiled."
    )
    # lists of the class, as Django has them
    xgettext_options = [*makemessages.Command.xgettext_options, "--no-location"]  # noqa: RUF012
    msgmerge_options = ["--quiet", "--backup=none", "--no-fuzzy-matching", "--no-location", "--update"]  # noqa: RUF012

    def add_arguments(self, parser: CommandParser) -> None:
        super().add_arguments(parser)
        parser.set_defaults(ignore_patterns=["tests/*"], no_obsolete=True, no_location=True)

    def write_po_file(self, potfile: str, locale: str) -> None:
        path = Path(potfile).parent / locale / "LC_MESSAGES" / f"{self.domain}.po"
        notes = {_key(entry): entry.comment for entry in polib.pofile(str(path))} if path.exists() else {}
        super().write_po_file(potfile, locale)
        tidy(path, notes)


def tidy(path: Path, notes: dict[tuple[str, str], str]) -> None:
    """Sort a catalogue, give each count all its forms, keep notes that the code does not repeat, and compile it.

    New entries have two plural forms whatever the language needs; the last translation stands in for those
    that are missing (in Russian the fourth is for fractions, and the same as the third).
    """
    catalogue = polib.pofile(str(path), wrapwidth=0)
    catalogue.metadata.pop("POT-Creation-Date", None)  # says nothing, and changes every time
    forms = int(catalogue.metadata["Plural-Forms"].split(";")[0].removeprefix("nplurals="))
    for entry in catalogue:
        entry.comment = entry.comment or notes.get(_key(entry), "")
        if entry.msgid_plural:
            texts = [text for _, text in sorted(entry.msgstr_plural.items()) if text] or [""]
            entry.msgstr_plural = {form: texts[min(form, len(texts) - 1)] for form in range(forms)}
    catalogue.sort(key=_key)
    catalogue.save()
    catalogue.save_as_mofile(str(path.with_suffix(".mo")))


def _key(entry: polib.POEntry) -> tuple[str, str]:
    return entry.msgctxt or "", entry.msgid
