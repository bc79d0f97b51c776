"""The answer that a teacher holds to be right, against the engine; and what students are told of wrong ones."""

import pytest

from tests.views.quizzes.forms import JUDGE, said, write

pytestmark = pytest.mark.django_db


def test_a_key_that_contradicts_the_engine_is_refused_with_its_reason(vera, quiz):
    response = write(vera, quiz, "judge-call", JUDGE, **{"answer": "legal", "is-key": "1"})
    assert response.status_code == 422
    assert "the engine does not agree" in said(response)
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
