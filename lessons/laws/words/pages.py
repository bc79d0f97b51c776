"""The pages of the Laws in the reader's language: prose of the content files, ready to be shown."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from django.conf import settings
from django.utils.safestring import SafeString
from django.utils.translation import get_language

import lessons
from lessons.laws.loading.laws import ClauseContent, DeskExample, LawsContent, read_laws
from lessons.laws.words.glossary import Term
from lessons.laws.words.terms import terms_in, with_terms
from lessons.wording.prose import line, prose

FOLDER = Path(lessons.__file__).parent / "content" / "laws"
Address = Callable[[str], str]


@dataclass(frozen=True)
class ClauseText:
    """A clause as a reader of one language sees it; `address` gives the page of another clause."""

    content: ClauseContent
    language: str
    address: Address

    @property
    def is_alike(self) -> bool:
        """Do both editions say the same?"""
        return "rule" in self._prose

    @property
    def rule(self) -> SafeString:
        """What both editions say."""
        return self._shown("rule")

    @property
    def of_1997(self) -> SafeString:
        return self._shown("1997")

    @property
    def of_2017(self) -> SafeString:
        return self._shown("2017")

    @property
    def slip(self) -> SafeString:
        """Where a translation that readers of this language may hold says something else; empty when it does not."""
        return self._shown("slip")

    @property
    def left_out(self) -> SafeString:
        """What the page does not say, and why; empty when nothing is left out."""
        return self._shown("left-out")

    @property
    def refers(self) -> list[tuple[str, SafeString]]:
        """The other Laws it leans on, each with a line."""
        others = _content().others[self.language]
        return [(law.replace("-", "–"), line(others[law], self.address)) for law in self.content.refers]

    @property
    def examples(self) -> Iterator[tuple[DeskExample, SafeString]]:
        """Each example with its story."""
        for example in self.content.examples:
            yield example, self._shown(f"example {example.name}")

    @property
    def terms(self) -> list[Term]:
        """The terms whose meaning the page has at hand."""
        return terms_in(*self._prose.values())

    @property
    def _prose(self) -> dict[str, str]:
        return dict(self.content.prose[self.language])

    def _shown(self, section: str) -> SafeString:
        return with_terms(prose(self._prose.get(section, ""), self.address))


def clause(law: str, address: Address) -> ClauseText:
    """The page of a clause, numbered as in 1997. KeyError when there is none."""
    return ClauseText(_content().clauses[law], get_language() or settings.LANGUAGE_CODE, address)


def numbers() -> tuple[str, ...]:
    """Every clause that has a page, in the order of the book."""
    return tuple(_content().clauses)


@cache
def _content() -> LawsContent:
    content, problems = read_laws(FOLDER, [code for code, _ in settings.LANGUAGES])
    if problems:
        raise ValueError("\n".join(map(str, problems)))
    return content
