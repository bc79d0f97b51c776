"""Law 20: having calls repeated, reviewed and explained."""

from collections.abc import Iterator

from lessons.engine.rulings.clauses import Case, Ruling, clause
from lessons.engine.rulings.facts import boolean, choice

ROLES = ("defender", "declarer", "dummy")
ROLE, OWN_TURN, PARTIAL = choice("role", *ROLES), boolean("own_turn"), boolean("partial")


@clause("20A", boolean("in_doubt"), boolean("at_once"))
def call_not_heard(case: Case, *, in_doubt: bool, at_once: bool) -> Iterator[Ruling]:
    """A call not clearly heard is repeated when the player asks at once."""
    code = "nothing-to-repeat" if not in_doubt else "repeat-call" if at_once else "too-late"
    yield case.ruling(code)


def _partial_differs(*, partial: bool, **_: object) -> Iterator[str]:
    if partial:
        yield "no-partial-review"


def _no_partial_review(case: Case, partial: bool) -> Iterator[Ruling]:
    if case.today and partial:
        yield case.ruling("no-partial-review")


@clause("20B", OWN_TURN, boolean("must_pass"), PARTIAL, differs=_partial_differs)
def review(case: Case, *, own_turn: bool, must_pass: bool, partial: bool) -> Iterator[Ruling]:
    """During the auction, a review of all calls at one's own turn, unless one must pass."""
    yield from _no_partial_review(case, partial)
    if not own_turn:
        yield case.ruling("not-your-turn")
    else:
        yield case.ruling("no-must-pass" if must_pass else "full-review-with-alerts")


@clause("20C1", ROLE)
def whose_lead(case: Case, *, role: str) -> Iterator[Ruling]:
    """After the final pass either defender may ask whose lead it is."""
    yield case.ruling("may-ask-whose-lead" if role == "defender" else "may-not-ask")


@clause("20C2", ROLE, OWN_TURN, boolean("first_turn_to_play"), PARTIAL, differs=_partial_differs)
def review_before_play(
    case: Case, *, role: str, own_turn: bool, first_turn_to_play: bool, partial: bool
) -> Iterator[Ruling]:
    """Declarer or a defender may have all calls restated at their first turn to play; dummy may not."""
    yield from _no_partial_review(case, partial)
    if role == "dummy":
        yield case.ruling("no-dummy")
    elif not own_turn:
        yield case.ruling("not-your-turn")
    else:
        yield case.ruling("full-review" if first_turn_to_play else "too-late")


@clause("20D", choice("responder", "opponent", "partner", "self"))
def who_responds(case: Case, *, responder: str) -> Iterator[Ruling]:
    """Only an opponent answers a request for a review."""
    yield case.ruling("may-respond" if responder == "opponent" else "may-not-respond")


def _damage_differs(*, corrected: bool, damage: bool) -> Iterator[str]:
    if damage and not corrected:
        yield "law-12c1-changed"


@clause("20E", boolean("corrected"), boolean("damage"), differs=_damage_differs)
def correction(case: Case, *, corrected: bool, damage: bool) -> Iterator[Ruling]:
    """All must correct an error in a review; 12C1 when an uncorrected one causes damage."""
    yield case.ruling("all-must-correct")
    if damage and not corrected:
        yield case.ruling("law-12c1-applies", score="assigned" if case.today else "artificial")
    else:
        yield case.ruling("no-adjustment")


@clause("20F1", OWN_TURN, boolean("before_final_pass"), choice("answerer", "callers-partner", "caller"))
def explanation(case: Case, *, own_turn: bool, before_final_pass: bool, answerer: str) -> Iterator[Ruling]:
    """Before the final pass, the player to call may ask what the opponents' calls mean."""
    if not before_final_pass:
        yield case.ruling("too-late")
    elif not own_turn:
        yield case.ruling("not-your-turn")
    else:
        yield case.ruling("may-ask")
        if answerer == "caller":
            yield case.ruling("answer-by-partner")


@clause("20F2", ROLE, OWN_TURN)
def explanation_in_play(case: Case, *, role: str, own_turn: bool) -> Iterator[Ruling]:
    """After the final pass a defender to play, and declarer at the turn of either hand, may ask; dummy may not."""
    if role == "dummy":
        yield case.ruling("no-dummy")
    else:
        yield case.ruling("may-ask" if own_turn else "not-your-turn", role=role)
