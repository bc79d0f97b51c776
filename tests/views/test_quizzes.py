"""The library of quizzes and one quiz: what stands on the pages, and for whom."""

import pytest
from django.test import Client

from tests import worlds

pytestmark = pytest.mark.django_db


@pytest.fixture
def world() -> worlds.World:
    return worlds.world()


@pytest.fixture
def vera(world: worlds.World, client: Client) -> Client:
    client.force_login(world.teacher)
    return client


def test_own_quizzes_stand_with_their_state(world: worlds.World, vera: Client) -> None:
    worlds.quiz(world.teacher, title="Draft of mine")
    html = vera.get("/en/quizzes/").content.decode()
    assert html.index("Draft of mine") < html.index("What is allowed?")
    assert html.count("3 questions") == 2


def test_one_quiz_shows_its_questions(world: worlds.World, vera: Client) -> None:
    html = vera.get(f"/en/quizzes/{world.quiz.pk}/").content.decode()
    assert [html.count(f"<p>Question {number}</p>") for number in (1, 2, 3)] == [1, 1, 1]


@pytest.mark.parametrize("who", ["other_teacher", "ana"])
def test_somebody_elses_quiz_is_not_there(world: worlds.World, client: Client, who: str) -> None:
    person = getattr(world, who)
    client.force_login(getattr(person, "student", person))
    assert client.get(f"/en/quizzes/{world.quiz.pk}/").status_code == 404
