"""Writing a question of any kind: what is kept, what is refused and why, and that nothing entered is lost."""

import re
from random import Random

import pytest

from lessons.models import Exercise, QuizItem
from lessons.questions.forms.registry import EDITORS
from lessons.questions.kinds.registry import KINDS
from lessons.quizzes.builder.forms import question
from tests import worlds
from tests.quizzes.forms import AUCTION, JUDGE, NO_TEXTS, form_of, said, write

pytestmark = pytest.mark.django_db

GENERATING = [code for code, kind in KINDS.items() if kind.generates]
MAY_BE_EMPTY = ("legal-calls", "still-call", "whose-turn")  # of the first call of an auction
CHOICE = {
    "kind": "choice",
    "spec": {"kind": "choice", "options": ["o1", "o2"], "right": "o2"},
    **NO_TEXTS,
    "prompt": {"en": "Which is higher?"},
    "options": {"o1": {"en": "1NT"}, "o2": {"en": "2♣"}},
}


@pytest.mark.parametrize("kind", GENERATING)
def test_a_question_is_kept_and_can_be_opened_again(vera, quiz, kind):
    raw = KINDS[kind].write(KINDS[kind].generate(Random(5), 3))
    assert write(vera, quiz, kind, form_of(raw)).status_code == 303
    item = quiz.items.get()
    assert (item.exercise.owner, item.exercise.kind, item.exercise.spec) == (quiz.owner, kind, raw)
    page = vera.get(f"/en/quizzes/{quiz.pk}/edit/questions/{item.key}/")
    assert "What students see" in said(page)
    assert vera.get(f"/en/quizzes/{quiz.pk}/edit/").status_code == 200


def test_a_choice_is_kept_with_its_texts(vera, quiz):
    assert write(vera, quiz, "choice", question.form_of(CHOICE)).status_code == 303
    exercise = quiz.items.get().exercise
    assert (exercise.spec, exercise.prompt_en) == (CHOICE["spec"], "Which is higher?")
    assert [(note.role, note.code, note.text_en) for note in exercise.notes.all()] == [
        ("option", "o1", "1NT"),
        ("option", "o2", "2♣"),
    ]


@pytest.mark.parametrize("lang", ["en", "pt-br", "ru"])
@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind not in MAY_BE_EMPTY])
def test_nothing_entered_is_refused_in_words(vera, quiz, kind, lang):
    response = write(vera, quiz, kind, question.blank(kind), lang)
    assert response.status_code == 422
    assert 'class="error"' in said(response)
    assert not quiz.items.exists()


DEAL = {"s-game": "contract", "s-bid": "4S", "s-declarer": "N", "s-tricks": "10", "s-vulnerable": "none"}
REFUSED = [
    ("judge-call", {**AUCTION, "s-auction": "1H 1D", "s-call": "2C"}, "is not enough over"),
    ("judge-call", {**AUCTION, "s-auction": "1H P P P", "s-call": "2C"}, "This auction is over"),
    ("judge-call", {**AUCTION, "s-auction": "1H", "s-call": ""}, "Choose a call."),
    ("judge-call", {**AUCTION, "s-auction": "1H", "s-call": "9Z"}, "Choose a call."),
    ("judge-call", {**AUCTION, "s-auction": "1H hello"}, "hello"),
    ("judge-call", {"s-dealer": "Q", "s-auction": "\x00", "s-call": "\x00"}, "Choose a call."),
    ("name-outcome", {**AUCTION, "s-auction": "1H P", "s-ask": ["contract"]}, "This auction is not over"),
    ("name-outcome", {**AUCTION, "s-auction": "", "s-ask": ["contract"]}, "This auction is not over"),
    ("name-outcome", {**AUCTION, "s-auction": "P P P P", "s-ask": []}, "Mark at least one thing to ask"),
    ("name-outcome", {**AUCTION, "s-auction": "P P P P", "s-ask": ["weather"]}, "Mark at least one thing to ask"),
    ("mend-auction", {**AUCTION, "s-auction": "1H 1S"}, "There is no illegal call"),
    ("mend-auction", {**AUCTION, "s-auction": "1H P P P"}, "There is no illegal call"),
    ("mend-auction", {**AUCTION, "s-auction": "1H P P P 1S"}, "This auction is over"),
    ("legal-calls", {**AUCTION, "s-auction": "7NT", "s-among": ["1C", "2C"]}, "None of these calls is legal"),
    ("still-call", {**AUCTION, "s-auction": "1H X", "s-among": ["X"]}, "None of these calls is legal"),
    ("reach-goal", {**AUCTION, "s-auction": ""}, "Set a goal"),
    ("reach-goal", {**AUCTION, "s-auction": "2S", "s-contract-bid": "1H"}, "It is too late for"),
    ("score-deal", {**DEAL, "s-tricks": "14"}, "14 is not possible"),
    ("score-deal", {**DEAL, "s-tricks": "-1"}, "is not a whole number"),
    ("score-deal", {**DEAL, "s-tricks": "9" * 400}, "is not a whole number"),
    ("score-deal", {**DEAL, "s-tricks": ""}, "Say how many tricks"),
    ("score-deal", {**DEAL, "s-bid": "P", "s-tricks": "7"}, "it has no tricks"),
    ("score-deal", {**DEAL, "s-bid": "8S"}, "Choose a contract."),
    ("score-deal", {**DEAL, "s-risk": "XXX"}, "Choose a contract."),
    ("score-deal", {**DEAL, "s-declarer": "NESW"}, "Say which player this is."),
    ("score-deal", {**DEAL, "s-hN": "4", "s-hS": "2"}, "There are only five in trumps"),
    ("score-deal", {**DEAL, "s-game": "duplicate", "s-hN": "4"}, "Duplicate bridge counts no honours"),
    ("score-deal", {**DEAL, "s-game": "auction", "s-vulnerable": "NS"}, "no vulnerability in auction bridge"),
    ("score-deal", {**DEAL, "s-edition": "1926"}, "no edition “1926”"),
    ("score-deal", {**DEAL, "s-game": "whist"}, "whist"),
    ("score-rubber", {"s-game": "contract", "s-count": "1", "s-ask": ["deals"]}, "Choose a contract."),
    (
        "score-rubber",
        {
            "s-game": "contract",
            "s-count": "1",
            "s-1-bid": "1C",
            "s-1-declarer": "N",
            "s-1-tricks": "7",
            "s-ask": ["winner"],
        },
        "The rubber is not over",
    ),
    (
        "score-rubber",
        {"s-game": "contract", "s-count": "9" * 30, "s-1-bid": "7N", "s-1-declarer": "N", "s-1-tricks": "14"},
        "14 is not possible",
    ),
    (
        "suffices",
        {"s-game": "contract", "s-part_score": "100", "s-contracts-1-bid": "1C", "s-contracts-2-bid": "2C"},
        "would be a game already",
    ),
    ("suffices", {"s-game": "contract", "s-part_score": "x", "s-contracts-1-bid": "1C"}, "is not a whole number"),
    ("suffices", {"s-game": "contract", "s-part_score": "40", "s-contracts-1-bid": "1C"}, "at least two contracts"),
    ("suffices", {"s-game": "contract", "s-contracts-1-bid": "1C", "s-contracts-2-bid": "1C"}, "offered once"),
    ("compare-games", {"s-bid": "P"}, "choose a contract"),
    ("ruling", {"s-law": "18F", "s-edition": "1066"}, "cannot be used here"),
    ("ruling", {"s-law": "99"}, "The Director needs to know"),
    ("choice", {"s-options": ["o1", "o2"], "s-right": ["o1"]}, "Write at least two options"),
    (
        "choice",
        {"s-options": ["o1", "o2"], "option-o1-en": "a", "option-o2-en": "b", "prompt-en": "Q"},
        "Mark the option",
    ),
    (
        "choice",
        {
            "s-options": ["o1", "o2"],
            "option-o1-en": "a",
            "option-o2-en": "b",
            "s-right": ["o1", "o2"],
            "prompt-en": "Q",
        },
        "Not every option",
    ),
    (
        "choice",
        {"s-options": ["o1", "o2"], "option-o1-en": "a", "option-o2-en": "b", "s-right": ["o1"]},
        "Write the question",
    ),
]


@pytest.mark.parametrize(("kind", "form", "reason"), REFUSED, ids=[f"{row[0]} {row[2]}" for row in REFUSED])
def test_what_cannot_be_asked_is_refused_with_the_reason_and_kept(vera, quiz, kind, form, reason):
    response = write(vera, quiz, kind, {**form, "nod-en": "Something that I wrote"})
    assert response.status_code == 422
    assert reason in said(response)
    assert "Something that I wrote" in said(response)
    assert not quiz.items.exists()


@pytest.mark.parametrize("text", ["x" * 10_000, "\x00" * 50, "🂡🂱" * 2000, "‮abc"], ids=["long", "nul", "emoji", "rtl"])
@pytest.mark.parametrize("kind", KINDS)
def test_any_text_in_any_field_is_answered(vera, quiz, kind, text):
    blank = question.blank(kind)
    form = {name: [text] for name in blank} | {
        "prompt-en": text,
        "hint-1-ru": text,
        "note-codes": [text, "rank-order"],
    }
    assert write(vera, quiz, kind, {**form, "answer": text, "calls": text, "is-key": "1"}).status_code in (303, 422)


def test_the_result_is_said_back(vera, quiz):
    form = {**DEAL, "s-tricks": "1", "do": "preview"}
    page = vera.post(f"/en/quizzes/{quiz.pk}/edit/write/score-deal/", form)
    assert "1 trick, down 9" in said(page)


def test_an_unfinished_auction_can_be_asked_about_otherwise(vera, quiz):
    form = {**AUCTION, "s-auction": "1H P", "s-ask": ["contract"]}
    refused = write(vera, quiz, "name-outcome", form)
    other = f"/en/quizzes/{quiz.pk}/edit/write/still-call/"
    assert f'formaction="{other}"' in said(refused)
    assert write(vera, quiz, "still-call", form).status_code == 303
    assert quiz.items.get().exercise.spec["auction"] == "1H P"


def test_cards_are_added_to_the_auction_one_by_one_and_taken_back(vera, quiz):
    address = f"/ru/quizzes/{quiz.pk}/edit/write/whose-turn/"
    page = vera.post(address, {**AUCTION, "s-auction": "1ч пас", "s-add": "2N"})
    assert 'value="1♥︎ пас 2БК"' in said(page)
    page = vera.post(address, {**AUCTION, "s-auction": "1♥ пас 2БК", "s-undo": "1"})
    assert 'value="1♥︎ пас"' in said(page)
    assert not quiz.items.exists()


def test_a_question_of_the_lessons_is_copied_before_it_is_changed(vera, quiz):
    loaded = Exercise.objects.create(
        slug="course/lesson/step", kind="judge-call", spec=worlds.SPECS[0], is_loaded=True, law="18", level=2
    )
    item = QuizItem.objects.create(quiz=quiz, key="k1", position=0, exercise=loaded)
    form = {**AUCTION, "s-auction": "1S", "s-call": "1H", "do": "save"}
    assert vera.post(f"/en/quizzes/{quiz.pk}/edit/questions/k1/", form).status_code == 303
    loaded.refresh_from_db()
    item.refresh_from_db()
    assert loaded.spec == worlds.SPECS[0]
    own = item.exercise
    assert (own.pk == loaded.pk, own.owner, own.spec["auction"], own.law, own.level) == (
        False,
        quiz.owner,
        "1S",
        "18",
        2,
    )


def test_a_question_that_is_asked_twice_is_changed_where_it_was_opened(vera, world):
    twin = worlds.quiz(world.teacher, title="Twin", specs=())
    shared = world.quiz.items.first().exercise
    QuizItem.objects.create(quiz=twin, key="k1", position=0, exercise=shared)
    form = {**AUCTION, "s-auction": "1S", "s-call": "1H", "do": "save"}
    vera.post(f"/en/quizzes/{twin.pk}/edit/questions/k1/", form)
    assert world.quiz.items.first().exercise.spec == worlds.SPECS[0]
    assert twin.items.get().exercise.spec["auction"] == "1S"


def test_every_kind_shows_its_blank_editor_without_reproaches(vera, quiz):
    for kind in EDITORS:
        page = said(vera.get(f"/en/quizzes/{quiz.pk}/edit/write/{kind}/"))
        assert 'class="error"' not in page


def test_a_quiz_takes_no_more_than_a_hundred_questions(vera, quiz, world):
    exercise = world.quiz.items.first().exercise
    QuizItem.objects.bulk_create(
        QuizItem(quiz=quiz, key=f"k{place}", position=place, exercise=exercise) for place in range(100)
    )
    response = write(vera, quiz, "judge-call", JUDGE)
    assert response.status_code == 422
    assert "A quiz has 100 questions at most" in said(response)


def test_a_choice_has_no_more_than_ten_options(vera, quiz):
    names = [f"o{place}" for place in range(1, 30)]
    texts = {f"option-{name}-en": name for name in names}
    write(vera, quiz, "choice", {"s-options": names, "s-right": ["o1"], "prompt-en": "Which?", **texts})
    assert len(quiz.items.get().exercise.spec["options"]) == 10


def test_braces_that_hold_no_call_break_no_page(vera, quiz):
    texts = {f"{name}-en": "Fill in {?} and {0}" for name in ("prompt", "nod", "after", "hint-1")}
    write(vera, quiz, "judge-call", {**JUDGE, **texts})
    for page in ("", "edit/", "worksheet/"):
        assert "Fill in {?} and {0}" in said(vera.get(f"/ru/quizzes/{quiz.pk}/{page}"))


@pytest.mark.parametrize(
    ("kind", "form", "field"),
    [
        ("whose-turn", {"s-dealer": "N"}, "s-auction"),
        (
            "ruling",
            {
                "s-law": "17E",
                "s-edition": "2017",
                "s-fact-dealer": "N",
                "s-fact-lead_faced": "false",
                "s-fact-hands_returned": "false",
            },
            "s-fact-calls",
        ),
    ],
)
@pytest.mark.parametrize(
    ("typed", "offered"),
    [("1С", ["1♣\ufe0e", "1♠\ufe0e"]), ("1y", ["1♥\ufe0e", "1NT"]), ("1п 2,r", ["1♠\ufe0e 2NT"])],
    ids=["two ways", "two ways on the other layout", "comma on the other layout"],
)
def test_call_to_ask_about_has_a_button_for_each_way_to_read_it(vera, quiz, kind, form, field, typed, offered):
    asked = write(vera, quiz, kind, {**form, field: typed}, "ru")
    ways = re.findall(rf'<button class="btn" name="{field}" value="([^"]*)"', said(asked))
    assert (asked.status_code, ways) == (422, offered)
    chosen = said(vera.post(f"/ru/quizzes/{quiz.pk}/edit/write/{kind}/", {**form, field: [typed, ways[-1]]}))
    values = re.findall(rf'<(?:input|button)[^>]* name="{field}" value="([^"]*)"', chosen)
    assert [value.replace("БК", "NT") for value in values] == [ways[-1]]
