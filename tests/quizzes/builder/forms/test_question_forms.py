"""The editor's form of a question: what a kind writes comes back from it the same, in every language."""

from random import Random

import pytest
from django.utils import translation

from lessons.questions.forms import fields
from lessons.questions.forms.registry import EDITORS
from lessons.questions.kinds.registry import KINDS
from lessons.quizzes.builder.forms import question

LANGUAGES = ("en", "pt-br", "ru")
CASES = [
    (code, level, seed, LANGUAGES[(level + seed) % 3])
    for code, kind in KINDS.items()
    if kind.generates
    for level in (1, 2, 3, 4)
    for seed in range(12)
]
NO_TEXTS = {"prompt": {}, "nod": {}, "after": {}, "hints": [], "options": {}, "notes": {}}


def test_every_kind_has_an_editor():
    assert EDITORS.keys() == KINDS.keys()


@pytest.mark.parametrize(("code", "level", "seed", "language"), CASES)
def test_a_generated_question_comes_back_from_its_form(code, level, seed, language):
    raw = KINDS[code].write(KINDS[code].generate(Random(seed), level))
    with translation.override(language):
        draft = question.read_draft(code, question.form_of({"kind": code, "spec": raw, **NO_TEXTS}))
    assert draft.problems == {}
    assert draft.raw == raw


SKIPPED = {
    "kind": "ruling",
    "law": "17E",
    "edition": "2017",
    "facts": {
        "dealer": "N", "calls": ["1C", "P", "P", "P"], "lead_faced": False, "hands_returned": False,
        "seats": ["N", "S", "W", "N"],
    },
    "options": ["auction-ended", "turn-was-missed", "law-16c-withdrawn-calls"],
}  # fmt: skip
MISLED = {
    "kind": "ruling",
    "law": "21B1",
    "edition": "2017",
    "facts": {
        "auction_period_over": False, "partner_called_since": False, "probable_cause": False, "could_well": True,
    },
    "options": ["no-change-call-stands", "may-change-without-penalty"],
}  # fmt: skip


def without(raw, fact, options):
    """The question without a fact, and what is offered then."""
    return {**raw, "facts": {name: raw["facts"][name] for name in raw["facts"] if name != fact}, "options": options}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "raw",
    [
        SKIPPED,
        without(SKIPPED, "seats", ["auction-ended", "period-ended", "clarification-period"]),
        MISLED,
        without(MISLED, "could_well", MISLED["options"]),
    ],
    ids=["seats", "in rotation", "two tests", "one test"],
)
def test_fact_that_may_be_left_to_the_others_comes_back_told_or_untold(raw, language):
    with translation.override(language):
        draft = question.read_draft("ruling", question.form_of({"kind": "ruling", "spec": raw, **NO_TEXTS}))
    assert draft.problems == {}
    assert draft.raw == raw


@pytest.mark.parametrize(("name", "value"), [("seats", ["N S W"]), ("seats", ["N Q W N"]), ("calls", ["1C X P P"])])
def test_seats_that_fit_no_call_are_refused_in_the_editor(name, value):
    form = question.form_of({"kind": "ruling", "spec": SKIPPED, **NO_TEXTS}) | {f"s-fact-{name}": value}
    draft = question.read_draft("ruling", form)
    assert (draft.raw, list(draft.problems)) == (None, ["facts"])


def test_a_choice_comes_back_with_its_texts():
    asked = {
        "kind": "choice",
        "spec": {"kind": "choice", "options": ["o1", "o2", "o3"], "right": ["o1", "o3"]},
        "prompt": {"en": "Which?", "ru": "Какие?"},
        "nod": {"pt-br": "Isso"},
        "after": {},
        "hints": [{"en": "Think"}, {"en": "Think again"}],
        "options": {"o1": {"en": "One"}, "o2": {"en": "Two"}, "o3": {"ru": "Три"}},
        "notes": {"o2": {"en": "Two is even"}},
    }
    draft = question.read_draft("choice", question.form_of(asked))
    assert draft.problems == {}
    assert draft.data == asked


@pytest.mark.parametrize("dealer", ["x", "С", "NS", "{}"])
def test_a_dealer_that_nobody_offered_is_refused_not_guessed(dealer):
    draft = question.read_draft("whose-turn", {"s-dealer": [dealer], "s-auction": ["1H P"]})
    assert (draft.raw, list(draft.problems)) == (None, ["auction"])


@pytest.mark.parametrize(
    ("typed", "said", "ways"),
    [
        ("1g gfc", "«1g gfc»: вы имели в виду 1♠ пас?", ["1♠ P"]),
        ("1п 2,", "«1п 2,»: вы имели в виду 1♠ 2♦?", ["1♠ 2♦"]),
        ("1 крестя", "Не удалось понять «крестя». Попробуйте: 1♠, 1п, 3БК, пас, X или XX.", []),
    ],
)
def test_calls_that_cannot_be_read_are_told_and_those_that_were_meant_are_offered(typed, said, ways):
    with translation.override("ru"):
        draft = question.read_draft("whose-turn", {"s-dealer": ["N"], "s-auction": [typed]})
        _, read = fields.entered(draft.form, "auction")
    assert str(draft.problems["auction"]).replace("\ufe0e", "") == said
    assert [way.text.replace("\ufe0e", "") for way in read.choices] == ways


@pytest.mark.parametrize("count", ["", "x", "-1", "9" * 20])
def test_no_deal_is_left_out_where_their_number_cannot_be_read(count):
    raw = KINDS["score-rubber"].write(KINDS["score-rubber"].generate(Random(1), 2))
    form = question.form_of({"kind": "score-rubber", "spec": raw, **NO_TEXTS})
    assert len(raw["deals"]) > 1
    assert question.read_draft("score-rubber", form | {"s-count": [count]}).raw == raw
