"""How catalogues are kept."""

from pathlib import Path

import polib

from lessons.management.commands.makemessages import tidy

AS_GETTEXT_LEAVES_IT = """
msgid ""
msgstr ""
"POT-Creation-Date: 2020-01-01 00:00+0000\\n"
"Content-Type: text/plain; charset=UTF-8\\n"
"Plural-Forms: nplurals=4; plural=(n%10==1 ? 0 : 1);\\n"

#. Translators: the code says this.
msgid "West"
msgstr "Запад"

#, python-format
msgid "%(n)d trick"
msgid_plural "%(n)d tricks"
msgstr[0] "%(n)d взятка"
msgstr[1] "%(n)d взятки"
msgstr[2] "%(n)d взяток"

#, python-format
msgid "%(n)d deal"
msgid_plural "%(n)d deals"
msgstr[0] ""
msgstr[1] ""

msgid "East"
msgstr "Восток"
"""


def test_a_catalogue_is_sorted_gets_all_plural_forms_keeps_its_notes_and_is_compiled(tmp_path: Path) -> None:
    path = tmp_path / "django.po"
    path.write_text(AS_GETTEXT_LEAVES_IT, encoding="utf-8")
    tidy(path, {("", "East"): "a note", ("", "West"): "an old note"})
    catalogue = polib.pofile(str(path))
    assert [(entry.msgid, entry.msgstr or entry.msgstr_plural, entry.comment) for entry in catalogue] == [
        ("%(n)d deal", {0: "", 1: "", 2: "", 3: ""}, ""),
        ("%(n)d trick", {0: "%(n)d взятка", 1: "%(n)d взятки", 2: "%(n)d взяток", 3: "%(n)d взяток"}, ""),
        ("East", "Восток", "a note"),
        ("West", "Запад", "Translators: the code says this."),
    ]
    assert "POT-Creation-Date" not in catalogue.metadata
    assert [entry.msgid for entry in polib.mofile(str(path.with_suffix(".mo")))] == ["%(n)d trick", "East", "West"]
