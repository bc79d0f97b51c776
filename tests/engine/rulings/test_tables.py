"""The decision tables of Laws 17, 20 and 21 in both editions: every combination of facts."""

import pytest

from lessons.engine.rulings import rule
from tests.engine.rulings.tables import assert_rules

BOTH = "both"


def wrong_board(this_board: dict[str, str], other_board: dict[str, str]) -> str:
    """The table of 17D: what is always ruled, then this board, then the board the cards came from."""
    always = "cancel-call take-correct-cards law-90-penalty-possible"
    rows = [
        f"{facts} {other} | {always} {now} {later}"
        for facts, now in this_board.items()
        for other, later in other_board.items()
    ]
    return "\n".join(["lho_called partner_called same_call other_board_same |", *rows])


# Partner's call changes nothing in 1997: the text does not speak of it.
WRONG_BOARD_1997 = wrong_board(
    {
        "no  - yes/no": "auction-continues",
        "no  - null  ": "offender-calls-again",
        "yes - yes   ": "lho-must-repeat auction-continues",
        "yes - no    ": "artificial-adjusted-score",
        "yes - null  ": "offender-calls-again",
    },
    {"null": "", "yes": "other-board-may-be-played", "no": "other-board-artificial-adjusted-score"},
)
WRONG_BOARD_2017 = wrong_board(
    {
        "no  no  yes/no": "auction-continues law-16c-withdrawn-calls",
        "no  no  null  ": "offender-calls-again law-16c-withdrawn-calls",
        "yes no  yes/no": "cancel-later-calls auction-continues law-16c-withdrawn-calls",
        "yes no  null  ": "cancel-later-calls offender-calls-again law-16c-withdrawn-calls",
        "-   yes -     ": "cancel-later-calls adjusted-score law-16c-withdrawn-calls",
    },
    {"null": "", "yes": "other-board-may-be-played", "no": "other-board-adjusted-score"},
)

TABLES = [
    ("17A", "1997", """
        looked withdrew |
        yes    -        | period-begun
        no     -        | period-not-begun
    """),
    ("17A", "2017", """
        looked withdrew |
        -      yes      | period-begun
        -      no       | period-not-begun
    """),
    ("20A", BOTH, """
        in_doubt at_once |
        yes      yes     | repeat-call
        yes      no      | too-late
        no       -       | nothing-to-repeat
    """),
    ("20B", "1997", """
        own_turn must_pass partial |
        yes      no        -       | full-review-with-alerts
        yes      yes       -       | no-must-pass
        no       -         -       | not-your-turn
    """),
    ("20B", "2017", """
        own_turn must_pass partial |
        yes      no        no      | full-review-with-alerts
        yes      yes       no      | no-must-pass
        no       -         no      | not-your-turn
        yes      no        yes     | no-partial-review full-review-with-alerts
        yes      yes       yes     | no-partial-review no-must-pass
        no       -         yes     | no-partial-review not-your-turn
    """),
    ("20C1", BOTH, """
        role           |
        defender       | may-ask-whose-lead
        declarer/dummy | may-not-ask
    """),
    ("20C2", "1997", """
        role              own_turn first_turn_to_play partial |
        dummy             -        -                  -       | no-dummy
        declarer/defender no       -                  -       | not-your-turn
        declarer/defender yes      no                 -       | too-late
        declarer/defender yes      yes                -       | full-review
    """),
    ("20C2", "2017", """
        role              own_turn first_turn_to_play partial |
        dummy             -        -                  no      | no-dummy
        declarer/defender no       -                  no      | not-your-turn
        declarer/defender yes      no                 no      | too-late
        declarer/defender yes      yes                no      | full-review
        dummy             -        -                  yes     | no-partial-review no-dummy
        declarer/defender no       -                  yes     | no-partial-review not-your-turn
        declarer/defender yes      no                 yes     | no-partial-review too-late
        declarer/defender yes      yes                yes     | no-partial-review full-review
    """),
    ("20D", BOTH, """
        responder    |
        opponent     | may-respond
        partner/self | may-not-respond
    """),
    ("20E", BOTH, """
        corrected damage |
        yes       -      | all-must-correct no-adjustment
        no        no     | all-must-correct no-adjustment
        no        yes    | all-must-correct law-12c1-applies
    """),
    ("20F1", BOTH, """
        own_turn before_final_pass answerer        |
        -        no                -               | too-late
        no       yes               -               | not-your-turn
        yes      yes               callers-partner | may-ask
        yes      yes               caller          | may-ask answer-by-partner
    """),
    ("20F2", BOTH, """
        role              own_turn |
        dummy             -        | no-dummy
        declarer/defender yes      | may-ask
        declarer/defender no       | not-your-turn
    """),
    ("21B1", "1997", """
        auction_period_over partner_called_since probable_cause could_well |
        -                   -                    no             -          | no-change-call-stands
        no                  no                   yes            -          | may-change-without-penalty
        no                  yes                  yes            -          | adjusted-score-possible
        yes                 -                    yes            -          | adjusted-score-possible
    """),
    ("21B1", "2017", """
        auction_period_over partner_called_since probable_cause could_well |
        -                   -                    no             no/null    | no-change-call-stands
        no                  no                   no             yes        | may-change-without-penalty
        no                  yes                  no             yes        | adjusted-score-if-offenders-gained
        yes                 -                    no             yes        | adjusted-score-if-offenders-gained
        no                  no                   yes            -          | may-change-without-penalty
        no                  yes                  yes            -          | adjusted-score-if-offenders-gained
        yes                 -                    yes            -          | adjusted-score-if-offenders-gained
    """),
    ("21B2", "1997", """
        opponent_changed called_after information_damaging |
        no               -            -                    | no-right-to-change
        yes              no           -                    | no-right-to-change
        yes              yes          no                   | lho-may-change
        yes              yes          yes                  | lho-may-change adjusted-score-possible
    """),
    ("21B2", "2017", """
        opponent_changed called_after information_damaging |
        no               -            -                    | no-right-to-change
        yes              no           -                    | no-right-to-change
        yes              yes          -                    | lho-may-change law-16c-withdrawn-calls
    """),
]  # fmt: skip
TABLES += [("17D", "1997", WRONG_BOARD_1997), ("17D", "2017", WRONG_BOARD_2017)]
TABLES += [("21B3", edition, table) for law, edition, table in TABLES if law == "21B1"]
CASES = [(law, year, table) for law, edition, table in TABLES for year in ("1997", "2017") if edition in (BOTH, year)]


@pytest.mark.parametrize(("law", "edition", "table"), CASES, ids=[f"{law}-{edition}" for law, edition, _ in CASES])
def test_every_combination_of_facts_is_ruled_as_the_table_says(law: str, edition: str, table: str) -> None:
    assert_rules(law, edition, table)


@pytest.mark.parametrize("edition", ["1997", "2017"])
@pytest.mark.parametrize(("law", "code"), [("18F", "methods-authorised"), ("21A", "call-stands")])
def test_clause_without_facts_has_one_ruling(law: str, code: str, edition: str) -> None:
    assert [ruling.code for ruling in rule(law, edition, {})] == [code]


WRONG_BOARD = {"lho_called": True, "partner_called": False, "same_call": False, "other_board_same": None}


@pytest.mark.parametrize(
    ("law", "edition", "facts", "expected"),
    [
        ("17D", "1997", WRONG_BOARD, {
            "cancel-call": (), "take-correct-cards": (), "law-90-penalty-possible": ("director-judgement",),
            "artificial-adjusted-score": ("significant-difference",),
        }),
        ("17D", "1997", {**WRONG_BOARD, "partner_called": True, "same_call": True, "other_board_same": True}, {
            "cancel-call": (), "take-correct-cards": (), "law-90-penalty-possible": ("director-judgement",),
            "lho-must-repeat": ("text-silent",), "auction-continues": ("text-silent",),
            "other-board-may-be-played": ("director-judgement",),
        }),
        ("17D", "1997", {**WRONG_BOARD, "same_call": None}, {
            "cancel-call": (), "take-correct-cards": (), "law-90-penalty-possible": ("director-judgement",),
            "offender-calls-again": ("same_call",),
        }),
        ("17D", "2017", {**WRONG_BOARD, "partner_called": True}, {
            "cancel-call": (), "take-correct-cards": (), "law-90-penalty-possible": ("director-judgement",),
            "cancel-later-calls": (), "adjusted-score": (), "law-16c-withdrawn-calls": (),
        }),
        ("21B3", "1997", {"auction_period_over": True, "partner_called_since": False, "probable_cause": True},
         {"adjusted-score-possible": ("director-judgement",)}),
        ("21B3", "2017", {"auction_period_over": True, "partner_called_since": False, "probable_cause": True},
         {"adjusted-score-if-offenders-gained": ("offenders-gained",)}),
    ],
)  # fmt: skip
def test_ruling_names_what_it_still_hangs_on(
    law: str, edition: str, facts: dict[str, object], expected: dict[str, tuple[str, ...]]
) -> None:
    assert {ruling.code: ruling.depends_on for ruling in rule(law, edition, facts)} == expected
