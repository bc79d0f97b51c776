"""Which rulings a question offers, how each is told, and what an answer earns."""

import pytest

from lessons.questions.kinds.base import BadAnswer, Verdict
from lessons.questions.kinds.choice.spec import Choice
from lessons.questions.kinds.ruling.spec import Answer, RulingKind
from lessons.questions.kinds.who_asks.spec import WhoAsks
from lessons.questions.words.questions import not_answered


def read(kind, **raw):
    return kind.read({"edition": "2017", **raw})


def test_options_stated_are_shown_in_their_order_with_the_right_ones_added():
    facts = {"lho_called": True, "partner_called": False, "same_call": False, "other_board_same": None}
    stated = ["auction-continues", "lho-must-repeat", "artificial-adjusted-score"]
    spec = read(RulingKind(), law="17D", edition="1997", facts=facts, options=stated)
    assert spec.options == (*stated, "cancel-call", "take-correct-cards", "law-90-penalty-possible")


def test_without_stated_options_everything_that_the_clause_could_rule_is_shown():
    spec = read(RulingKind(), law="17A", facts={"looked": False, "withdrew": True})
    assert spec.options == ("period-begun", "period-not-begun")


def test_what_was_said_with_a_double_could_have_been_left_out():
    facts = {"call": "X", "stated": "4H"}
    spec = read(RulingKind(), law="19A2", facts=facts, expect=["improper-form"])
    assert spec.options == ("improper-form", "proper-form")


def test_an_option_is_told_of_the_facts_most_like_those_given():
    spec = read(WhoAsks(), law="20F2", facts={"role": "declarer", "own_turn": True})
    assert spec.offered["not-your-turn"].data == {"role": "declarer"}


def test_an_option_is_told_in_the_edition_asked_where_it_has_it():
    facts = {"auction_period_over": False, "partner_called_since": False, "probable_cause": True}
    spec = read(RulingKind(), law="21B1", facts=facts)
    editions = {code: ruling.edition.value for code, ruling in spec.offered.items()}
    assert editions == {
        "no-change-call-stands": "2017",
        "may-change-without-penalty": "2017",
        "adjusted-score-possible": "1997",
        "adjusted-score-if-offenders-gained": "2017",
    }


def test_an_answer_without_a_right_ruling_earns_nothing_for_what_it_left_out():
    facts = {"auction_period_over": True, "partner_called_since": False, "probable_cause": True}
    spec = read(RulingKind(), law="21B3", facts=facts, expect=["adjusted-score-if-offenders-gained"])
    grade = RulingKind().grade(spec, Answer(("may-change-without-penalty",)))
    assert grade.verdict is Verdict.WRONG
    assert [finding.code for finding in grade.findings] == ["mi-forever", "ruling-missed"]


def test_a_wrong_ruling_beside_the_right_one_takes_a_part_of_the_credit():
    facts = {"auction_period_over": True, "partner_called_since": False, "probable_cause": True}
    spec = read(RulingKind(), law="21B3", facts=facts)
    both = ("may-change-without-penalty", "adjusted-score-if-offenders-gained")
    assert RulingKind().grade(spec, Answer(both)).credit == 0.5


ENDED = {"dealer": "N", "calls": ["1S", "P", "P", "P"], "lead_faced": False, "hands_returned": False}


@pytest.mark.parametrize(("edition", "facts", "right"), [
    ("1997", ENDED, ("auction-ended", "period-still-open")),
    ("2017", ENDED, ("auction-ended", "clarification-period")),
    ("1997", ENDED | {"calls": ["P"] * 4}, ("auction-ended", "period-ended")),
    ("2017", ENDED | {"calls": ["P"] * 4}, ("auction-ended", "clarification-period")),
    ("1997", ENDED | {"seats": ["N", "S", "W", "N"]}, ("turn-was-missed",)),
    ("2017", ENDED | {"seats": ["N", "S", "W", "N"]}, ("turn-was-missed", "law-16c-withdrawn-calls")),
    ("2017", ENDED | {"seats": None}, ("auction-ended", "clarification-period")),
])  # fmt: skip
def test_right_answer_to_how_an_auction_ends_goes_by_edition_and_seats(edition, facts, right):
    kind = RulingKind()
    spec = read(kind, law="17E", edition=edition, facts=facts, ordered=True, expect=list(right))
    assert kind.solution(spec).codes == right
    assert kind.read(kind.write(spec)) == spec
    assert set(spec.options) >= {"auction-ended", "period-ended", *right}


def test_question_kept_before_a_fact_was_asked_is_still_read_with_its_options():
    asked = {"kind": "ruling", "law": "17E", "edition": "1997", "facts": ENDED}
    spec = RulingKind().read({**asked, "options": ["period-ended", "auction-ended", "clarification-period"]})
    assert spec.options == ("period-ended", "auction-ended", "clarification-period", "period-still-open")
    old = {"auction_period_over": False, "partner_called_since": False, "probable_cause": False}
    spec = read(RulingKind(), law="21B1", facts=old, options=["may-change-without-penalty", "no-change-call-stands"])
    assert RulingKind().solution(spec) == Answer(("no-change-call-stands",))


def test_a_choice_of_several_without_a_right_option_is_wrong():
    spec = Choice().read({"options": ["a", "b", "c", "d"], "right": ["a", "b"]})
    verdicts = [
        Choice().grade(spec, Choice().parse(spec, {"choice": [*chosen]})).verdict for chosen in ("c", "ac", "ab")
    ]
    assert verdicts == [Verdict.WRONG, Verdict.PARTLY, Verdict.RIGHT]


@pytest.mark.parametrize("places", [["1N"], ["-1"], ["²"], ["9" * 5000], ["1", "1"], ["2", "02"]])
def test_places_that_are_no_order_are_asked_for_again(places):
    facts = {"corrected": False, "damage": True}
    spec = read(RulingKind(), law="20E", facts=facts, ordered=True)
    assert spec.ordered
    with pytest.raises(BadAnswer) as refused:
        RulingKind().parse(
            spec, {f"order-{code}": [place] for code, place in zip(spec.options, places, strict=False)}
        )
    assert refused.value.code == "not-an-order"
    assert not_answered("not-an-order") == "Number everything that applies, in order: 1, 2, 3"
