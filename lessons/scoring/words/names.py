"""What the two sides are called: by the compass, or We and They as on a pad."""

from collections.abc import Mapping
from dataclasses import dataclass

from django.utils.functional import Promise
from django.utils.translation import pgettext_lazy

from lessons.engine.seats import Side
from lessons.wording.symbols import SIDE_NAMES


@dataclass(frozen=True)
class Names:
    """The sides by name, or as We and They: then a sentence about one of them is a message of its own."""

    names: Mapping[Side, Promise]
    receivers: Mapping[Side, Promise]
    players: Mapping[Side, Promise]
    first: Side = Side.NS  # the left column
    we: Side | None = None  # the side that keeps the pad, when the columns are We and They

    def of(self, side: Side) -> str:
        """As a label, or as the subject of a sentence."""
        return str(self.names[side])

    def to(self, side: Side) -> str:
        """As the one who gets points: "100 for us"."""
        return str(self.receivers[side])

    def by(self, side: Side) -> str:
        """As the one who played a contract: "3NT by them"."""
        return str(self.players[side])

    def about(self, side: Side, named: str, we: str, they: str) -> str:
        """Of three messages that say the same the one about this side."""
        if self.we is None:
            return named
        return we if side is self.we else they


# Translators: the two columns of a score pad, as labels.
_WE, _THEY = pgettext_lazy("score pad", "We"), pgettext_lazy("score pad", "They")
# Translators: the same two sides as those who get points, in “100 for us”: %(side)s in the sentences with “for”.
_US, _THEM = pgettext_lazy("score pad", "us"), pgettext_lazy("score pad", "them")
# Translators: the same two sides as those who played a contract, in “3NT by them”.
_BY_US, _BY_THEM = pgettext_lazy("declarer", "us"), pgettext_lazy("declarer", "them")
_RECEIVERS = {
    # Translators: a side as the one who gets points, in “100 for North–South”: %(side)s in the sentences with “for”.
    Side.NS: pgettext_lazy("gets points", "North–South"),
    Side.EW: pgettext_lazy("gets points", "East–West"),
}

COMPASS = Names(SIDE_NAMES, _RECEIVERS, SIDE_NAMES)


def _we(side: Side) -> Names:
    they = side.opponents
    return Names(
        {side: _WE, they: _THEY}, {side: _US, they: _THEM}, {side: _BY_US, they: _BY_THEM}, first=side, we=side
    )


_WE_AND_THEY = {side: _we(side) for side in Side}


def we_and_they(we: Side = Side.NS) -> Names:
    """The names We and They; `we` is the side that keeps the pad."""
    return _WE_AND_THEY[we]
