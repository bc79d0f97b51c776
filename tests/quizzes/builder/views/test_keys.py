"""The answer that a teacher holds to be right, against the engine; and what students are told of wrong ones."""

from random import Random

import pytest

from lessons.questions.domain import demo_answers
from lessons.questions.kinds.registry import KINDS
from tests.quizzes.forms import JUDGE, form_of, said, write

pytestmark = pytest.mark.django_db


def test_a_key_that_contradicts_the_engine_is_refused_with_its_reason(vera, quiz):
    response = write(vera, quiz, "judge-call", JUDGE, **{"answer": "legal", "is-key": "1"})
    assert response.status_code == 422
    assert "the program does not agree" in said(response)
    assert "hearts rank above diamonds" in said(response)
    assert not quiz.items.exists()


def test_a_key_that_the_engine_shares_is_no_obstacle(vera, quiz):
    assert write(vera, quiz, "judge-call", JUDGE, **{"answer": "illegal", "is-key": "1"}).status_code == 303


def test_a_wrong_answer_that_is_only_tried_is_no_obstacle(vera, quiz):
    assert write(vera, quiz, "judge-call", JUDGE, answer="legal").status_code == 303


def test_a_key_that_is_not_given_in_full_is_refused(vera, quiz):
    assert write(vera, quiz, "judge-call", JUDGE, **{"is-key": "1"}).status_code == 422


def test_what_a_student_is_told_can_be_said_in_ones_own_words(vera, quiz):
    address = f"/en/quizzes/{quiz.pk}/edit/write/judge-call/"
    page = vera.post(address, {**JUDGE, "answer": "legal", "do": "try"})
    assert 'name="note-rank-order-ru"' in said(page)
    form = {**JUDGE, "answer": "legal", "note-codes": ["rank-order"], "note-rank-order-ru": "Старше черви"}
    assert write(vera, quiz, "judge-call", form).status_code == 303
    note = quiz.items.get().exercise.notes.get()
    assert (note.role, note.code, note.text_ru) == ("finding", "rank-order", "Старше черви")


def test_ones_own_words_stand_under_the_sentence_that_they_replace_and_never_under_a_code(vera, quiz):
    """When the question is opened again too, and when the same mistake is tried again."""
    form = {**JUDGE, "note-codes": ["rank-order", "gone-by"], "note-rank-order-ru": "Старше черви"}
    write(vera, quiz, "judge-call", {**form, "note-gone-by-ru": "Иначе"})
    address = f"/ru/quizzes/{quiz.pk}/edit/questions/{quiz.items.get().key}/"
    opened = said(vera.get(address))
    tried = said(vera.post(address, {**form, "answer": "legal", "do": "try"}))
    for page in (opened, tried):
        label = page.split('<label for="note-rank-order-ru">')[1].split("</label>")[0]
        assert label.startswith("Ваши слова вместо: «")
        assert "Старше черви" not in label
    label = opened.split('<label for="note-gone-by-ru">')[1].split("</label>")[0]
    assert label == "Ваши слова о другом неверном ответе"


@pytest.mark.parametrize(
    ("lang", "words"), [("en", "does not agree with this key"), ("ru", "не согласна с этим ключом")]
)
def test_a_wrong_key_is_told_with_its_reason_while_it_is_entered(vera, quiz, lang, words):
    address = f"/{lang}/quizzes/{quiz.pk}/edit/write/judge-call/"
    for form, is_told in (({"answer": "legal", "is-key": "1"}, True), ({"answer": "legal"}, False)):
        page = said(vera.post(address, {**JUDGE, **form, "do": "preview"}, headers={"HX-Request": "true"}))
        assert (words in page, "verdict" in page) == (is_told, True)
    page = said(vera.post(address, {**JUDGE, "answer": "illegal", "is-key": "1", "do": "preview"}))
    assert words not in page


@pytest.mark.parametrize("kind", [code for code, kind in KINDS.items() if kind.generates])
def test_a_wrong_key_of_every_kind_is_refused_and_the_right_one_kept(vera, quiz, kind):
    raw = KINDS[kind].write(KINDS[kind].generate(Random(5), 3))
    right, wrong = (demo_answers.answer(raw, Random(1), right=is_right) for is_right in (True, False))
    refused = write(vera, quiz, kind, form_of(raw), **wrong, **{"is-key": "1"})
    assert (refused.status_code, "the program does not agree" in said(refused)) == (422, True)
    assert 'class="verdict"' in said(refused)
    assert not quiz.items.exists()
    assert write(vera, quiz, kind, form_of(raw), **right, **{"is-key": "1"}).status_code == 303


CHOICE = {"s-options": ["o1", "o2", "o3"], "option-o1-en": "1NT", "option-o2-en": "2♣", "prompt-en": "Which?"}
NO_KEY = [
    ({"s-right": ["o3"]}, "The option marked as right has no text"),
    ({"s-right": ["o1"], "option-o3-en": " 1NT "}, "Two options say “1NT”"),
    ({"s-right": ["o1", "o2"]}, "Not every option can be right."),
]


@pytest.mark.parametrize("do", ["preview", "save"])
@pytest.mark.parametrize(("form", "reason"), NO_KEY, ids=[row[1] for row in NO_KEY])
def test_the_key_of_a_choice_that_can_be_none_is_told_while_it_is_marked(vera, quiz, form, reason, do):
    """Its options are the teacher's words, so the engine knows no key: what can be known is said at once."""
    page = vera.post(f"/en/quizzes/{quiz.pk}/edit/write/choice/", {**CHOICE, **form, "do": do})
    assert reason in said(page)
    assert 'name="is-key"' not in said(page)
    assert not quiz.items.exists()
