"""The page of every kind of question: what its form shows."""

from lessons.questions.kinds.base import AnswerT, Kind, SpecT
from lessons.questions.kinds.registry import collected
from lessons.questions.views.kind_page import KindPage

PAGES = collected("page", "PAGE", KindPage)


def page_of(kind: Kind[SpecT, AnswerT]) -> KindPage[SpecT]:
    """The page of a kind, for its specs."""
    return PAGES[kind.code]
