"""Building a quiz: whose it is, its title, publishing."""

import pytest

from lessons.models import Quiz
from tests import worlds

pytestmark = pytest.mark.django_db


@pytest.fixture
def world() -> worlds.World:
    return worlds.world()


@pytest.fixture
def vera(client, world):
    client.force_login(world.teacher)
    return client


def test_a_quiz_begins_with_a_title_in_one_language(vera, world):
    response = vera.post("/ru/quizzes/new/", {"title-ru": " Контра  и реконтра ", "title-en": ""})
    quiz = Quiz.objects.latest("pk")
    assert (response.status_code, response["Location"]) == (303, f"/ru/quizzes/{quiz.pk}/edit/")
    assert (quiz.owner, quiz.title_ru, quiz.title_en) == (world.teacher, "Контра и реконтра", "")


@pytest.mark.parametrize("title", ["", "   ", "\x00", "x" * 10_000], ids=["none", "blank", "nul", "long"])
def test_a_title_that_cannot_be_is_refused_and_kept(vera, title):
    response = vera.post("/en/quizzes/new/", {"title-en": title, "intro-en": "Before it begins"})
    assert response.status_code == 422
    assert "Before it begins" in response.content.decode()


def test_publishing_says_what_students_are_asked(vera, world):
    response = vera.post(f"/en/quizzes/{world.quiz.pk}/edit/", {"do": "publish"})
    assert response.status_code == 303
    assert "students are asked this version" in vera.get(response["Location"]).content.decode()


def test_a_quiz_without_questions_is_not_published(vera, world):
    empty = worlds.quiz(world.teacher, specs=())
    response = vera.post(f"/en/quizzes/{empty.pk}/edit/", {"do": "publish"})
    assert response.status_code == 422
    assert not empty.revisions.exists()
