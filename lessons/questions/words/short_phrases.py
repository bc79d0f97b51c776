"""Pieces of short answers, as they stand in the cells of a table."""

from typing import Any

from django.utils.safestring import SafeString
from django.utils.translation import pgettext

from lessons.engine.contract import contract_of
from lessons.questions.kinds.base import Grade, Part
from lessons.wording.sentence import Sentence, contract, sentence

LONGEST = 18  # characters of an option or a ruling that is quoted
MOST = 2  # things that are named before the rest is left out


def short_contract(text: str) -> Sentence:
    if text == "P":
        # Translators: that all four players passed.
        return sentence(pgettext("short answer", "passes"))
    return sentence("%(c)s", c=contract(*contract_of(text)))


def short_labelled(label: Any, value: Any) -> Sentence:
    # Translators: a label and its value in the cell of a table: “Dummy: N”.
    return sentence(pgettext("short answer", "%(label)s: %(value)s"), label=label, value=value)


def parts_to_show(grade: Grade) -> list[Part]:
    """The parts that are wrong; all of them where none is."""
    return [part for part in grade.parts if not part.right] or list(grade.parts)


def signed(text: str, *, marked: bool) -> Sentence:
    """Something marked wrongly, or missed."""
    return sentence("+%(text)s" if marked else "\N{MINUS SIGN}%(text)s", text=cut(text))


def cut(text: str) -> Sentence:
    """A text cut to what a cell holds."""
    plain = " ".join(text.split())
    if len(plain) <= LONGEST:
        return sentence("%(text)s", text=text)
    return sentence("%(text)s…", text=plain[: LONGEST - 1].rstrip(" .,:;"))


def few(parts: list[Sentence]) -> Sentence:
    more = ", …" if len(parts) > MOST else ""
    filled = Sentence(", ".join(parts[:MOST]) + more)
    filled.html = SafeString(", ".join(part.html for part in parts[:MOST]) + more)
    return filled
