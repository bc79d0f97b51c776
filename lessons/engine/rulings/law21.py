"""Law 21: a call that rests on a misunderstanding or on misinformation."""

from collections.abc import Iterator

from lessons.engine.rulings.clauses import DIRECTOR, GAIN, Case, Ruling, clause
from lessons.engine.rulings.errors import WrongFact
from lessons.engine.rulings.facts import boolean, boolean_or_null


@clause("21A")
def own_misunderstanding(case: Case) -> Iterator[Ruling]:
    """No redress for one's own misunderstanding."""
    yield case.ruling("call-stands")


PROBABLE_CAUSE, COULD_WELL = boolean("probable_cause"), boolean_or_null("could_well", has_default=True)
MISINFORMED = boolean("auction_period_over"), boolean("partner_called_since"), PROBABLE_CAUSE, COULD_WELL


def _cause_told(*, probable_cause: bool, could_well: bool | None, **_: object) -> Iterator[WrongFact]:
    """What probably was the cause could well have been it."""
    if probable_cause and could_well is False:
        yield WrongFact("could_well", could_well)


def _is_cause(probable_cause: bool, could_well: bool | None, *, today: bool) -> bool:
    """Was the misinformation the cause, by the test of the edition: probably (1997), could well (2017)?"""
    return could_well if today and could_well is not None else probable_cause


def _redress_differs(
    *, auction_period_over: bool, partner_called_since: bool, probable_cause: bool, could_well: bool | None
) -> Iterator[str]:
    if _is_cause(probable_cause, could_well, today=True) is not probable_cause:
        yield "probably-or-could-well"
    elif probable_cause and (auction_period_over or partner_called_since):
        yield "may-or-must-adjust"


@clause("21B1", *MISINFORMED, differs=_redress_differs, check=_cause_told)
@clause("21B3", *MISINFORMED, differs=_redress_differs, check=_cause_told)
def misinformation(
    case: Case,
    *,
    auction_period_over: bool,
    partner_called_since: bool,
    probable_cause: bool,
    could_well: bool | None,
) -> Iterator[Ruling]:
    """A call made because of an opponent's misinformation is changed in time (21B1), else adjusted (21B3).

    The editions ask for the cause differently: 1997 `probable_cause`, 2017 `could_well`, None for the same.
    """
    if not _is_cause(probable_cause, could_well, today=case.today):
        yield case.ruling("no-change-call-stands", law="21B1")
    elif not (auction_period_over or partner_called_since):
        yield case.ruling("may-change-without-penalty", law="21B1")
    elif case.today:
        yield case.ruling("adjusted-score-if-offenders-gained", law="21B3", depends_on=[GAIN])
    else:
        yield case.ruling("adjusted-score-possible", law="21B3", depends_on=[DIRECTOR])


def _lho_differs(*, opponent_changed: bool, called_after: bool, information_damaging: bool) -> Iterator[str]:
    if opponent_changed and called_after:
        yield "damage-or-16c" if information_damaging else "16c-named"


@clause(
    "21B2",
    boolean("opponent_changed"),
    boolean("called_after"),
    boolean("information_damaging"),
    differs=_lho_differs,
)
def change_by_lho(
    case: Case, *, opponent_changed: bool, called_after: bool, information_damaging: bool
) -> Iterator[Ruling]:
    """When a call is changed under 21B1, the player's LHO may change a call made after it."""
    if not (opponent_changed and called_after):
        yield case.ruling("no-right-to-change")
        return
    yield case.ruling("lho-may-change")
    if case.today:
        yield case.ruling("law-16c-withdrawn-calls")
    elif information_damaging:
        yield case.ruling("adjusted-score-possible", depends_on=[DIRECTOR])
