"""A quiz of a hundred questions: as many queries as one of three, and no question out of reach."""

import pytest

from tests import worlds
from tests.quizzes.forms import said

pytestmark = pytest.mark.django_db


@pytest.fixture
def hundred(world):
    return worlds.quiz(world.teacher, title="Hundred", specs=(worlds.SPECS * 34)[:100])


def queries(django_assert_max_num_queries, act) -> int:
    with django_assert_max_num_queries(40) as counted:
        act()
    return len(counted)


PAGES = ("edit/", "", "worksheet/", "worksheet/?key=1")


@pytest.mark.parametrize("page", PAGES)
def test_a_page_of_a_hundred_questions_costs_what_one_of_three_costs(
    vera, world, hundred, page, django_assert_max_num_queries
):
    small, large = (f"/en/quizzes/{quiz.pk}/{page}" for quiz in (world.quiz, hundred))
    vera.get(small)
    counts = [queries(django_assert_max_num_queries, lambda at=at: vera.get(at)) for at in (small, large)]
    assert counts[1] <= counts[0]
    assert said(vera.get(large)).count("Question 100") >= 1


def test_publishing_and_moving_a_hundred_costs_what_three_cost(vera, world, hundred, django_assert_max_num_queries):
    for form, page in (({"do": "publish"}, "edit/"), ({"do": "place", "place": "2"}, "edit/items/q3/")):
        both = [f"/en/quizzes/{quiz.pk}/{page}" for quiz in (worlds.quiz(world.teacher), hundred)]
        counts = [queries(django_assert_max_num_queries, lambda at=at, form=form: vera.post(at, form)) for at in both]
        assert counts[0] == counts[1]
    assert len(hundred.revisions.get().questions) == 100


def order(quiz) -> list[str]:
    return [item.key for item in quiz.items.order_by("position") if not item.is_dropped]


@pytest.mark.parametrize(("key", "place"), [("q100", 1), ("q1", 100), ("q50", 51), ("q50", 50)])
def test_a_question_goes_to_the_place_that_is_entered(vera, hundred, key, place):
    answer = vera.post(f"/en/quizzes/{hundred.pk}/edit/items/{key}/", {"do": "place", "place": place})
    assert (answer.status_code, answer.url) == (303, f"/en/quizzes/{hundred.pk}/edit/#{key}")
    assert order(hundred)[place - 1] == key
    assert sorted(order(hundred)) == sorted(f"q{number}" for number in range(1, 101))


@pytest.mark.parametrize("place", ["0", "101", "-1", "x", "", "9" * 400, "\x00", "1.5"])
def test_a_place_that_there_is_not_is_told(vera, hundred, place):
    answer = vera.post(f"/en/quizzes/{hundred.pk}/edit/items/q3/", {"do": "place", "place": place})
    told = "A place in this quiz is a whole number from 1 to 100."
    assert (answer.status_code, told in said(answer)) == (422, True)
    assert order(hundred)[2] == "q3"


def test_places_are_entered_only_where_arrows_are_not_enough(vera, world, hundred):
    pages = [said(vera.get(f"/en/quizzes/{quiz.pk}/edit/")) for quiz in (world.quiz, hundred)]
    assert [page.count('name="place"') for page in pages] == [0, 100]
