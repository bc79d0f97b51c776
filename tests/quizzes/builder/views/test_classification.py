"""Where a teacher's own questions are found in the bank: by themselves, or where she says."""

import pytest

from lessons.models import Exercise, QuizItem
from lessons.questions.domain.classification import default_law
from tests.quizzes.forms import JUDGE, form_of, said, write

pytestmark = pytest.mark.django_db
RULING = {"kind": "ruling", "law": "18F", "edition": "2017", "facts": {}}
USUAL = [
    ({"kind": "judge-call", "auction": "1H", "call": "1S"}, "18"),
    ({"kind": "judge-call", "auction": "1H", "call": "X"}, "19"),
    ({"kind": "judge-call", "auction": "1H X", "call": "XX"}, "19"),
    ({"kind": "judge-call", "auction": "1H", "call": "P"}, "17"),
    ({"kind": "mend-auction", "auction": "1H 1D"}, "18"),
    ({"kind": "mend-auction", "auction": "1H P X"}, "19"),
    ({"kind": "legal-calls", "auction": "1H"}, "18"),
    ({"kind": "still-call", "auction": "1H"}, "19"),
    ({"kind": "whose-turn", "auction": "1H"}, "17"),
    (RULING, "18"),
    ({"kind": "who-asks", "law": "20F1"}, "20"),
    ({"kind": "score-deal"}, ""),
    ({"kind": "choice"}, ""),
]


@pytest.mark.parametrize(("spec", "law"), USUAL, ids=[f"{one['kind']} {law}" for one, law in USUAL])
def test_a_question_shows_which_law_it_is_about(spec, law):
    assert default_law(spec) == law


def places(quiz) -> list[tuple[str, int]]:
    return [(item.exercise.law, item.exercise.level) for item in quiz.items.order_by("position")]


@pytest.mark.parametrize(
    ("filed", "place"),
    [
        ({}, ("18", 1)),
        ({"filed-law": "by-itself", "filed-level": "3"}, ("18", 3)),
        ({"filed-law": "", "filed-level": "2"}, ("", 2)),
        ({"filed-law": "20", "filed-level": "4"}, ("20", 4)),
        ({"filed-law": "99", "filed-level": "9"}, ("18", 1)),
        ({"filed-law": "\x00", "filed-level": "-1"}, ("18", 1)),
    ],
)
def test_a_question_is_filed_where_its_author_says(vera, quiz, filed, place):
    assert write(vera, quiz, "judge-call", {**JUDGE, **filed}).status_code == 303
    assert places(quiz) == [place]
    law, level = place
    page = said(vera.get(f"/en/quizzes/{quiz.pk}/edit/questions/{quiz.items.get().key}/"))
    assert f'<option value="{"by-itself" if law == "18" else law}" selected>' in page
    assert f'<option value="{level}" selected>' in page
    assert said(vera.get(f"/en/quizzes/{quiz.pk}/edit/bank/?own=1&level={level}&law={law}")).count('name="take"') >= 1


def test_the_law_of_a_ruling_is_that_of_its_clause(vera, quiz):
    page = said(vera.get(f"/en/quizzes/{quiz.pk}/edit/write/ruling/"))
    assert ('name="filed-level"' in page, 'name="filed-law"' in page) == (True, False)


def test_what_is_drawn_and_read_from_files_is_filed_too(vera, quiz):
    vera.post(f"/en/quizzes/{quiz.pk}/edit/draw/?kind=whose-turn&level=3&n=3&seed=41", {"take": ["41"]})
    text = '[Board "1"]\n[Dealer "N"]\n[Auction "N"]\n1S X Pass\n'
    vera.post(f"/en/quizzes/{quiz.pk}/edit/import/", {"text": text, "do": "add", "take": ["1-still-call"]})
    assert places(quiz) == [("17", 3), ("19", 1)]


def test_filed_otherwise_a_question_stays_the_same_and_one_of_the_lessons_is_copied(vera, quiz):
    spec = {"kind": "judge-call", "dealer": "N", "auction": "2H", "call": "2D"}
    loaded = Exercise.objects.create(slug="a/b/c", kind="judge-call", spec=spec, is_loaded=True, law="18", level=2)
    QuizItem.objects.create(quiz=quiz, key="k1", position=0, exercise=loaded)
    address = f"/en/quizzes/{quiz.pk}/edit/questions/k1/"
    form = form_of(spec) | {"do": "save", "filed-law": "by-itself"}
    vera.post(address, {**form, "filed-level": "2"})
    assert quiz.items.get().exercise == loaded
    vera.post(address, {**form, "filed-level": "4"})
    own = quiz.items.get().exercise
    vera.post(address, {**form, "filed-level": "3"})
    loaded.refresh_from_db()
    again = quiz.items.get().exercise
    assert (own != loaded, again == own, again.level, loaded.level) == (True, True, 3, 2)


LEVELS = {
    "en": ["Level 1: the plainest cases", "Level 2: the usual cases", "Level 3: harder cases"],
    "pt-br": ["Nível 1: os casos mais simples", "Nível 2: os casos mais comuns", "Nível 3: casos mais difíceis"],
    "ru": ["Уровень 1: самые простые случаи", "Уровень 2: обычные случаи", "Уровень 3: случаи посложнее"],
}


@pytest.mark.parametrize("language", LEVELS)
def test_levels_are_named_wherever_one_is_chosen(vera, quiz, language):
    edit = f"/{language}/quizzes/{quiz.pk}/edit/"
    for address in (f"{edit}bank/", f"{edit}draw/", f"{edit}write/judge-call/", f"/{language}/practice/"):
        page = said(vera.get(address))
        assert (address, [name in page for name in LEVELS[language]]) == (address, [True] * 3)
