"""The auction as a time line: its moments, and the clauses that have their place at each."""

from dataclasses import dataclass

from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _


@dataclass(frozen=True, slots=True)
class Moment:
    """A moment of a deal. `marks` say which period begins or ends there; `laws` are numbered as in 1997."""

    slug: str
    title: Promise
    marks: tuple[Promise, ...]
    laws: tuple[str, ...]


MOMENTS = (
    Moment(
        "taken",
        _("The cards are taken from the board"),
        (_("2017: the auction period begins"),),
        ("17A",),
    ),
    Moment(
        "looked",
        _("Their faces are looked at"),
        (_("1997: the auction period begins"),),
        ("17D",),
    ),
    Moment("first", _("The dealer makes the first call"), (), ("17B",)),
    Moment("turns", _("One call follows another"), (), ("17C", "18F", "20A")),
    Moment("bids", _("Bids climb"), (), ("18A", "18B", "18C", "18D", "18E")),
    Moment(
        "doubles",
        _("Doubles and redoubles raise the price"),
        (),
        ("19A1", "19A2", "19A3", "19B1", "19B2", "19B3", "19C"),
    ),
    Moment("asking", _("A player asks"), (), ("20B", "20D", "20E", "20F1")),
    Moment("mistakes", _("A call turns out to rest on a mistake"), (), ("21A", "21B1", "21B2")),
    Moment(
        "final-pass",
        _("The final pass"),
        (_("The auction is over"), _("2017: the clarification period begins")),
        ("20C1",),
    ),
    Moment("lead", _("The lead lies face down"), (), ("20C2",)),
    Moment(
        "faced",
        _("The lead is faced"),
        (_("The auction period is over"),),
        ("17E", "21B3"),
    ),
    Moment("play", _("The cards are played"), (), ("20F2",)),
    Moment("score", _("The deal is scored"), (), ("19D",)),
)
