"""Copies of quizzes hang on nothing of the original; what is shared, deleted and put back."""

import pytest
from django.utils.translation import override

from lessons.courses.domain.missing_translations import missing_texts
from lessons.models import Exercise, Note, Quiz
from lessons.quizzes.domain import library
from lessons.quizzes.domain.copies import copy_quiz
from lessons.quizzes.domain.quizzes import current_revision, questions_of
from lessons.web import access
from lessons.web.access import NoAccess
from tests import worlds

pytestmark = pytest.mark.django_db


@pytest.fixture
def world() -> worlds.World:
    return worlds.world()


def asked(quiz: Quiz) -> list[dict]:
    """The questions without the exercise they are taken from."""
    return [
        {name: value for name, value in question.items() if name != "exercise"} for question in questions_of(quiz)
    ]


def test_a_copy_asks_the_same_by_exercises_of_its_own(world: worlds.World) -> None:
    original = world.quiz
    Note.objects.create(exercise=original.items.first().exercise, role="hint", text_en="Look at the ranks.")
    library.share_quiz(quiz=original)
    copy = copy_quiz(quiz=original, owner=world.other_teacher)
    assert asked(copy) == asked(original)
    assert (copy.owner, copy.token, copy.slug, copy.copied_from) == (world.other_teacher, "", "", original)
    assert current_revision(copy) is None
    own = set(copy.items.values_list("exercise", flat=True))
    assert not own & set(original.items.values_list("exercise", flat=True))
    assert set(Exercise.objects.filter(pk__in=own).values_list("owner", flat=True)) == {world.other_teacher.pk}


@pytest.mark.parametrize("language", ["en", "pt-br", "ru"])
def test_a_copy_is_written_in_the_languages_of_the_original_and_in_no_other(
    world: worlds.World, language: str
) -> None:
    with override(language):
        copy = copy_quiz(quiz=world.quiz, owner=world.other_teacher)
    assert (copy.title_en, copy.title_pt_br, copy.title_ru) == ("What is allowed?", None, None)
    assert asked(copy) == asked(world.quiz)


def test_what_is_changed_in_a_copy_changes_nothing_else(world: worlds.World) -> None:
    before = asked(world.quiz)
    copy = copy_quiz(quiz=world.quiz, owner=world.other_teacher)
    exercise = copy.items.first().exercise
    exercise.prompt_en = "Another"
    exercise.save()
    copy.items.last().delete()
    assert asked(world.quiz) == before


def test_dropped_questions_are_not_copied(world: worlds.World) -> None:
    world.quiz.items.filter(key="q2").update(is_dropped=True)
    copy = copy_quiz(quiz=world.quiz, owner=world.teacher)
    assert [item.key for item in copy.items.all()] == ["q1", "q3"]


@pytest.mark.usefixtures("loaded_content")
def test_a_copy_of_a_loaded_quiz_is_its_owners_and_not_loaded(world: worlds.World) -> None:
    ready = Quiz.objects.get(slug="legal-or-not")
    copy = copy_quiz(quiz=ready, owner=world.teacher)
    assert asked(copy) == asked(ready)
    assert (copy.is_loaded, copy.is_retired, copy.title_ru) == (False, False, ready.title_ru)
    assert not Exercise.objects.filter(quiz_items__quiz=copy, is_loaded=True).exists()
    assert access.usable_quiz(world.teacher, copy.pk) == copy


def test_an_editors_copy_is_retired_until_it_is_shown(world: worlds.World) -> None:
    copy = copy_quiz(quiz=world.quiz, owner=None)
    assert (copy.owner, copy.is_retired, bool(copy.slug)) == (None, True, True)


def test_an_address_is_good_until_it_is_withdrawn_and_never_again(world: worlds.World) -> None:
    first = library.share_quiz(quiz=world.quiz)
    assert library.share_quiz(quiz=world.quiz) == first
    assert access.shared_quiz(first) == world.quiz
    library.stop_sharing(quiz=world.quiz)
    with pytest.raises(NoAccess):
        access.shared_quiz(first)
    with pytest.raises(NoAccess):
        access.shared_quiz("")
    assert library.share_quiz(quiz=world.quiz) != first


def test_a_deleted_quiz_is_nobodys_until_its_owner_puts_it_back(world: worlds.World) -> None:
    token = library.share_quiz(quiz=world.quiz)
    library.delete_quiz(quiz=world.quiz)
    for see in (lambda: access.own_quiz(world.teacher, world.quiz.pk), lambda: access.shared_quiz(token)):
        with pytest.raises(NoAccess):
            see()
    with pytest.raises(NoAccess):
        access.deleted_quiz(world.other_teacher, world.quiz.pk)
    library.restore_quiz(quiz=access.deleted_quiz(world.teacher, world.quiz.pk))
    assert access.shared_quiz(token) == access.own_quiz(world.teacher, world.quiz.pk)


@pytest.mark.usefixtures("loaded_content")
def test_the_count_of_a_list_is_what_is_asked(world: worlds.World) -> None:
    ready = Quiz.objects.get(slug="two-games")
    Exercise.objects.filter(quiz_items__quiz=ready, quiz_items__key="four-hearts").update(is_retired=True)
    world.quiz.items.filter(key="q1").update(is_dropped=True)
    picked = world.quiz.items.get(key="q2").exercise
    Exercise.objects.filter(pk=picked.pk).update(is_retired=True)  # a teacher's own quiz goes on asking it
    listed = {quiz.pk: quiz.questions for quiz in (*library.ready_listed(), *library.own_listed(world.teacher))}
    assert listed[ready.pk] == len(questions_of(ready)) == 8
    assert listed[world.quiz.pk] == len(questions_of(world.quiz)) == 2


def test_the_page_of_missing_translations_names_ready_quizzes_and_nobodys_own(world: worlds.World) -> None:
    ready = Quiz.objects.create(slug="half", title_en="Half", title_ru="Половина")
    found = [(one.row, one.field, one.language) for one in missing_texts() if isinstance(one.row, Quiz | Exercise)]
    assert found == [(ready, "title", "pt-br")]
