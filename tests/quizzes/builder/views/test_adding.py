"""Questions from the bank, drawn ones, and those out of files."""

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile

from lessons.models import Exercise
from tests import worlds
from tests.quizzes.forms import said

pytestmark = pytest.mark.django_db

PBN = """[Board "1"]
[Dealer "N"]
[Vulnerable "None"]
[Declarer "N"]
[Contract "1S"]
[Result "8"]
[Auction "N"]
1S Pass Pass Pass

[Board "2"]
[Auction "E"]
1H 1D Pass

[Board "3"]
[Auction "N"]
1C hello Pass

[Board "4
"""
LIN = "qx|o1|md|3SAKQ,,|sv|n|mb|1N|mb|p|mb|p|mb|p|pg||"


@pytest.fixture
def bank(world):
    rows = [
        ("auction/rank/one", worlds.SPECS[0], "18", 1, "Hearts and diamonds", "Черви и бубны"),
        ("laws/doubles/two", worlds.SPECS[2], "19", 3, "A double", "Контра"),
    ]
    for slug, spec, law, level, english, russian in rows:
        Exercise.objects.create(
            slug=slug,
            kind=spec["kind"],
            spec=spec,
            law=law,
            level=level,
            is_loaded=True,
            prompt_en=english,
            prompt_ru=russian,
        )
    Exercise.objects.create(slug="x/other", kind="judge-call", spec=worlds.SPECS[1], owner=world.other_teacher)
    Exercise.objects.create(slug="x/gone", kind="judge-call", spec=worlds.SPECS[1], is_loaded=True, is_retired=True)


@pytest.mark.parametrize(
    ("query", "found"),
    [
        ("", 5),  # the two loaded ones, and three of her own
        ("own=1", 3),
        ("lesson=auction", 1),
        ("lesson=auction/rank", 1),
        ("law=19", 1),
        ("level=3", 1),
        ("kind=judge-call", 5),
        ("kind=ruling", 0),
        ("words=ЧЕРВИ", 1),
        ("words=hearts+diamonds", 1),
        ("words=%00&level=x&kind=%00&law=%00&lesson=%00&page=999", 5),
    ],
)
def test_the_bank_finds_what_one_looks_for(vera, quiz, bank, query, found):
    page = vera.get(f"/en/quizzes/{quiz.pk}/edit/bank/?{query}")
    assert said(page).count('name="take"') == found


def test_several_are_taken_from_the_bank_as_they_are(vera, quiz, bank):
    pks = [Exercise.objects.get(slug=slug).pk for slug in ("laws/doubles/two", "auction/rank/one")]
    response = vera.post(f"/en/quizzes/{quiz.pk}/edit/bank/", {"take": pks})
    assert response.status_code == 303
    assert [item.exercise_id for item in quiz.items.order_by("position")] == pks


@pytest.mark.parametrize("take", [[], ["x"], ["9" * 40], ["-1"], ["\x00"]])
def test_nothing_chosen_is_said(vera, quiz, bank, take):
    response = vera.post(f"/en/quizzes/{quiz.pk}/edit/bank/", {"take": take})
    assert (response.status_code, "Nothing is chosen" in said(response)) == (422, True)


def test_what_another_teacher_has_written_is_not_taken(vera, quiz, bank):
    theirs = [Exercise.objects.get(slug=slug).pk for slug in ("x/other", "x/gone")]
    assert vera.post(f"/en/quizzes/{quiz.pk}/edit/bank/", {"take": theirs}).status_code == 422
    assert not quiz.items.exists()


def test_the_bank_is_read_with_few_queries(vera, quiz, bank, django_assert_max_num_queries):
    with django_assert_max_num_queries(14):
        vera.get(f"/en/quizzes/{quiz.pk}/edit/bank/")


def test_a_list_is_drawn_from_the_seed_in_its_address(vera, quiz):
    address = f"/en/quizzes/{quiz.pk}/edit/draw/"
    response = vera.get(f"{address}?kind=whose-turn&level=2&n=3")
    assert response.status_code == 302
    assert "seed=" in response["Location"]
    same = f"{address}?kind=whose-turn&level=2&n=3&seed=41"
    assert said(vera.get(same)).count('name="take"') == 3
    kept = vera.post(same, {"take": ["41", "43"]})
    assert kept.status_code == 303
    rows = [
        (item.exercise.owner, item.exercise.kind, item.exercise.drawn) for item in quiz.items.order_by("position")
    ]
    assert rows == [
        (quiz.owner, "whose-turn", {"level": 2, "seed": 41}),
        (quiz.owner, "whose-turn", {"level": 2, "seed": 43}),
    ]
    assert "2 questions are added" in said(vera.get(kept["Location"]))
    assert said(vera.get(same)).count("already in the quiz") == 2


@pytest.mark.parametrize(
    "query", ["kind=choice", "kind=x", "kind=whose-turn&seed=99999999", "seed=1&n=99&level=9", "kind=%00"]
)
def test_an_address_that_draws_nothing_is_answered(vera, quiz, query):
    assert vera.get(f"/en/quizzes/{quiz.pk}/edit/draw/?{query}").status_code in (200, 302)


def test_a_seed_of_another_list_is_not_kept(vera, quiz):
    response = vera.post(f"/en/quizzes/{quiz.pk}/edit/draw/?kind=whose-turn&level=2&n=3&seed=41", {"take": ["7"]})
    assert response.status_code == 422


def test_boards_give_questions_and_say_what_could_not_be_read(vera, quiz):
    page = said(vera.post(f"/en/quizzes/{quiz.pk}/edit/import/", {"text": PBN}))
    for name in ("1-name-outcome", "1-judge-call", "1-whose-turn", "1-score-deal", "2-mend-auction", "2-judge-call"):
        assert f'value="{name}"' in page
    assert "Line 16: “hello” is not a call" in page
    assert "Line 18 cannot be read" in page
    assert not quiz.items.exists()


@pytest.mark.parametrize("text", [LIN, f"https://viewer.example.org/?lin={LIN}", "W N E S\n- 1NT Pass Pass\nPass"])
def test_what_people_paste_gives_questions(vera, quiz, text):
    page = said(vera.post(f"/en/quizzes/{quiz.pk}/edit/import/", {"text": text}))
    assert 'value="1-name-outcome"' in page


def test_a_file_in_utf_16_is_read(vera, quiz):
    file = SimpleUploadedFile("match.pbn", PBN.encode("utf-16"))
    assert 'value="1-score-deal"' in said(vera.post(f"/en/quizzes/{quiz.pk}/edit/import/", {"file": file}))


def test_without_a_first_caller_nothing_is_asked_and_it_is_said(vera, quiz):
    text = '[Board "1"]\n[Dealer "Z"]\n[Room "a"]\n[Room "b"]\n[Result "ten"]\n[Auction ""]\n1S Pass Pass Pass\n'
    page = said(vera.post(f"/en/quizzes/{quiz.pk}/edit/import/", {"text": text}))
    assert 'name="take"' not in page
    for sentence in (
        "The file gives “Z” as dealer, which cannot be read. No dealer is guessed.",
        "The file states the result “ten”, which cannot be read.",
        "The tag Room appears in this record more than once: “a” is used, “b” is not.",
        "The file does not say who called first, so the calls have no seats and no declarer is checked.",
    ):
        assert sentence in page


@pytest.mark.parametrize(
    ("language", "sentence"),
    [("en", "No boards were found"), ("pt-br", "Não há nenhuma mão"), ("ru", "нет ни одной сдачи")],
)
def test_a_text_without_boards_is_refused_in_a_sentence(vera, quiz, language, sentence):
    response = vera.post(f"/{language}/quizzes/{quiz.pk}/edit/import/", {"text": "Dear reader"})
    assert (response.status_code, sentence in said(response)) == (422, True)


def test_chosen_boards_become_questions(vera, quiz):
    form = {"text": PBN, "do": "add", "take": ["2-mend-auction", "1-score-deal", "9-nothing"]}
    assert vera.post(f"/en/quizzes/{quiz.pk}/edit/import/", form).status_code == 303
    specs = [item.exercise.spec for item in quiz.items.order_by("position")]
    assert specs == [
        {"kind": "mend-auction", "dealer": "E", "auction": "1H 1D P"},
        {
            "kind": "score-deal",
            "game": "duplicate",
            "contract": "1S",
            "declarer": "N",
            "tricks": 8,
            "vulnerable": "none",
        },
    ]


def test_a_lin_file_is_read(vera, quiz):
    file = SimpleUploadedFile("match.lin", LIN.encode())
    page = said(vera.post(f"/en/quizzes/{quiz.pk}/edit/import/", {"file": file}))
    assert 'value="1-name-outcome"' in page
    assert LIN in page


@pytest.mark.parametrize(
    "text",
    ["", "  ", "hello", "\x00", "x" * 100_001, "🂡" * 50, '[Board "1"]'],
    ids=["none", "blank", "prose", "nul", "long", "emoji", "bare"],
)
def test_a_text_without_auctions_is_answered_in_words(vera, quiz, text):
    response = vera.post(f"/ru/quizzes/{quiz.pk}/edit/import/", {"text": text})
    assert response.status_code in (200, 422)
    assert not quiz.items.exists()


def test_a_file_of_many_boards_is_read_up_to_a_limit(vera, quiz):
    page = said(vera.post(f"/en/quizzes/{quiz.pk}/edit/import/", {"text": PBN.split("\n\n")[0] * 30}))
    assert "Only the first 24 boards are shown" in page
