"""What the two sides are called: by the compass, or We and They as on a pad."""

from collections.abc import Mapping
from dataclasses import dataclass

from django.utils.functional import Promise
from django.utils.translation import pgettext_lazy

from lessons.engine.seats import Side
from lessons.words.symbols import SIDE_NAMES


@dataclass(frozen=True)
class Names:
    """A side as the subject of a sentence ("We win"), and as the one who gets points ("100 for us")."""

    subjects: Mapping[Side, Promise]
    receivers: Mapping[Side, Promise]
    first: Side = Side.NS  # the left column

    def of(self, side: Side) -> str:
        """As a subject, at the beginning of a sentence."""
        return str(self.subjects[side])

    def to(self, side: Side) -> str:
        """As the one who gets points, or by whom a contract was played."""
        return str(self.receivers[side])


# Translators: the two columns of a score pad; also the subjects of sentences: "We now have 60 below the line."
_WE, _THEY = pgettext_lazy("score pad", "We"), pgettext_lazy("score pad", "They")
# Translators: the same two sides in "100 for us", "3NT by them". Where the translations of those sentences
# begin with the side, as a label, give it the form for that.
_US, _THEM = pgettext_lazy("score pad", "us"), pgettext_lazy("score pad", "them")

COMPASS = Names(SIDE_NAMES, SIDE_NAMES)
_WE_NS = Names({Side.NS: _WE, Side.EW: _THEY}, {Side.NS: _US, Side.EW: _THEM})
_WE_EW = Names({Side.EW: _WE, Side.NS: _THEY}, {Side.EW: _US, Side.NS: _THEM}, Side.EW)


def we_and_they(we: Side = Side.NS) -> Names:
    """We and They; North–South keep the pad unless it is said otherwise."""
    return _WE_NS if we is Side.NS else _WE_EW
