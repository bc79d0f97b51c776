"""Quizzes frozen into revisions, and who may see what."""

import pytest

from lessons.accounts.domain.codes import ALPHABET, BITS, folded, new_code
from lessons.models import QuizItem
from lessons.quizzes.domain import quizzes
from lessons.web import access
from tests import worlds


@pytest.mark.django_db
def test_publishing_again_keeps_a_revision_that_asks_the_same_and_never_changes_one_that_was_begun():
    world = worlds.world()
    first = quizzes.current_revision(world.quiz)
    assert quizzes.publish(quiz=world.quiz) == first
    QuizItem.objects.filter(quiz=world.quiz, key="q3").update(weight=2)
    second = quizzes.publish(quiz=world.quiz)
    assert (second.number, first.questions[2]["weight"], second.questions[2]["weight"]) == (2, 1, 2)
    QuizItem.objects.filter(quiz=world.quiz, key="q3").update(weight=3)
    assert quizzes.publish(quiz=world.quiz) == second  # nobody has begun it: written over


@pytest.mark.django_db
def test_a_quiz_without_questions_is_not_published():
    with pytest.raises(ValueError, match="without questions"):
        quizzes.publish(quiz=worlds.quiz(worlds.teacher(), specs=()))


@pytest.mark.django_db
def test_an_assignment_is_for_those_it_is_set_for_while_they_are_in_the_class():
    world = worlds.world()
    assert access.set_assignment(world.bruno.student, world.assignment.pk) == (world.assignment, world.bruno)
    for other in (world.removed.student, world.stranger.student, world.teacher):
        with pytest.raises(access.NoAccess):
            access.set_assignment(other, world.assignment.pk)
    world.assignment.for_all = False
    world.assignment.save()
    world.assignment.students.add(world.ana)
    assert access.own_attempt(world.ana.student, world.attempt.pk) == world.attempt
    with pytest.raises(access.NoAccess):
        access.set_assignment(world.bruno.student, world.assignment.pk)


def test_codes_hold_forty_bits_and_are_the_same_on_both_keyboards():
    assert BITS > 40
    assert {folded(new_code(5).lower()) for _ in range(50)}.isdisjoint({""})
    assert folded("авекмнрстх2") == "ABEKMHPCTX2"
    assert {folded(f" abekm2{dash}xt345.\x00") for dash in "-–—‑−_ \u200b\xa0"} == {"ABEKM2XT345"}
    assert set(new_code(200)) <= set(ALPHABET)
