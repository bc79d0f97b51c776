"""Building a quiz: whose it is, its title, publishing, and what is done to its questions."""

import pytest

from lessons.models import Quiz
from tests import worlds
from tests.quizzes.forms import said

pytestmark = pytest.mark.django_db


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


def test_a_question_is_removed_and_put_back(vera, world):
    address = f"/en/quizzes/{world.quiz.pk}/edit/"
    removed = vera.post(f"{address}items/q3/", {"do": "remove"})
    page = said(vera.get(removed["Location"]))
    assert world.quiz.items.count() == 2
    word = page.split('name="word" value="')[1].split('"')[0]
    assert vera.post(address, {"do": "put-back", "word": word}).status_code == 303
    assert [item.key for item in world.quiz.items.order_by("position")] == ["q1", "q2", "q3"]


def test_what_was_answered_is_dropped_with_a_record(vera, world):
    address = f"/en/quizzes/{world.quiz.pk}/edit/"
    assert vera.post(f"{address}items/q1/", {"do": "remove"}).status_code == 422
    dropped = vera.post(f"{address}items/q1/", {"do": "drop"})
    page = said(vera.get(dropped["Location"]))
    assert "<b>Question 1</b> (dropped) Dropped: 1 answer no longer counts." in page
    assert "Changed since it was published" in page


@pytest.mark.parametrize("form", [{"do": "weigh", "weight": "0"}, {"do": "weigh", "weight": "x"}, {"do": "weigh"}])
def test_a_weight_that_is_none_is_refused(vera, world, form):
    response = vera.post(f"/en/quizzes/{world.quiz.pk}/edit/items/q1/", form)
    assert (response.status_code, "A weight is a whole number from 1 to 20" in said(response)) == (422, True)


def test_the_answers_to_a_corrected_question_are_marked_anew_on_request(vera, world):
    address = f"/en/quizzes/{world.quiz.pk}/edit/"
    form = {"s-dealer": "N", "s-auction": "1H", "s-call": "2D", "do": "save"}
    vera.post(f"{address}questions/q1/", form)
    vera.post(address, {"do": "publish"})
    assert "1 answer was given to an earlier version" in said(vera.get(address))
    done = vera.post(f"{address}items/q1/", {"do": "regrade"})
    page = said(vera.get(done["Location"]))
    assert "1 answer marked again. 1 mark changed." in page
    assert "Vera" in page
    assert "earlier version" not in page


def test_a_quiz_of_many_questions_is_shown_with_few_queries(vera, world, django_assert_max_num_queries):
    for _ in range(20):
        vera.post(f"/en/quizzes/{world.quiz.pk}/edit/items/q1/", {"do": "duplicate"})
    with django_assert_max_num_queries(20):
        vera.get(f"/en/quizzes/{world.quiz.pk}/edit/")


PAGES = ("", "bank/", "draw/", "import/", "write/", "write/choice/", "questions/q1/", "items/q1/")


@pytest.mark.parametrize("page", PAGES)
def test_only_its_owner_builds_a_quiz(client, world, page):
    address = f"/en/quizzes/{world.quiz.pk}/edit/{page}"
    method = client.post if page.startswith("items") else client.get
    assert "/log-in/" in method(address)["Location"]
    for stranger in (world.other_teacher, world.ana.student):
        client.force_login(stranger)
        assert method(address).status_code == 404
        assert client.post(address, {"do": "save"}).status_code in (404, 405)


@pytest.mark.parametrize("page", ["write/nothing/", "questions/nothing/", "questions/q1/?kind=nothing"])
def test_what_does_not_exist_is_not_found(vera, world, page):
    assert vera.get(f"/en/quizzes/{world.quiz.pk}/edit/{page}").status_code == 404
