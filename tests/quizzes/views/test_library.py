"""The library of quizzes and one quiz: what stands on the pages, for whom, and what the buttons do."""

import pytest
from django.test import Client

from lessons.models import Quiz
from tests import worlds

pytestmark = pytest.mark.django_db


def text(client: Client, address: str) -> str:
    return client.get(address).content.decode()


# The library


def test_own_quizzes_stand_with_their_state(world: worlds.World, vera: Client) -> None:
    worlds.quiz(world.teacher, title="Draft of mine")
    html = text(vera, "/en/quizzes/")
    assert html.index("Draft of mine") < html.index("What is allowed?")
    assert (html.count("3 questions&nbsp;· draft"), html.count("3 questions&nbsp;· published")) == (1, 1)


def test_a_teacher_without_quizzes_is_told_what_to_do(world: worlds.World, client: Client) -> None:
    client.force_login(world.other_teacher)
    assert "You have not made a quiz yet." in text(client, "/en/quizzes/")


@pytest.mark.usefixtures("loaded_content")
def test_ready_quizzes_stand_by_course_in_its_order(vera: Client) -> None:
    html = text(vera, "/ru/quizzes/")
    titles = ["Можно или нельзя?", "Правило 18: достаточно ли?", "Запишите счёт", "Две игры, два листа"]
    assert [html.index(title) for title in titles] == sorted(html.index(title) for title in titles)


@pytest.mark.usefixtures("loaded_content")
@pytest.mark.parametrize(
    ("query", "found", "lost"),
    [
        ("?q=МОЖНО", "Можно или нельзя?", "Запишите счёт"),
        ("?course=rubber", "Запишите счёт", "Можно или нельзя?"),
        ("?q=qqq", "Таких тестов не нашлось.", "Ваши тесты"),
        ("?q=%00%3Cscript%3E&course=none", "Таких тестов не нашлось.", "<script>"),
        (f"?q={'a' * 10_000}", "Таких тестов не нашлось.", "Запишите счёт"),
    ],
)
def test_the_library_is_sought_by_word_and_course(vera: Client, query: str, found: str, lost: str) -> None:
    html = text(vera, f"/ru/quizzes/{query}")
    assert found in html
    assert lost not in html


def test_a_retired_quiz_is_not_listed(vera: Client) -> None:
    Quiz.objects.create(slug="gone", title_en="Gone away", is_loaded=True, is_retired=True)
    assert "Gone away" not in text(vera, "/en/quizzes/")


@pytest.mark.usefixtures("loaded_content")
def test_the_list_costs_the_same_queries_however_long_it_is(
    world: worlds.World, vera: Client, django_assert_max_num_queries
) -> None:
    text(vera, "/en/quizzes/")
    for _ in range(3):
        worlds.quiz(world.teacher)
    with django_assert_max_num_queries(7):
        text(vera, "/en/quizzes/")


# One quiz


def test_one_quiz_shows_its_questions_with_the_key_folded_away(world: worlds.World, vera: Client) -> None:
    html = text(vera, f"/en/quizzes/{world.quiz.pk}/")
    assert [html.count(f"<p>Question {number}</p>") for number in (1, 2, 3)] == [1, 1, 1]
    before_keys = [part.partition("<details")[0] for part in html.split('class="asked-list"')[1].split("<li ")[1:]]
    assert len(before_keys) == 3
    assert not any("checked" in part for part in before_keys)


def test_one_quiz_costs_the_same_queries_however_long_it_is(
    world: worlds.World, vera: Client, django_assert_max_num_queries
) -> None:
    longer = worlds.quiz(world.teacher, specs=worlds.SPECS * 4)
    for quiz in (world.quiz, longer):
        with django_assert_max_num_queries(10):
            text(vera, f"/en/quizzes/{quiz.pk}/")


def test_a_title_in_another_language_says_so(world: worlds.World, vera: Client) -> None:
    html = text(vera, f"/ru/quizzes/{world.quiz.pk}/")
    assert '<span lang="en">What is allowed?</span>' in html
    nameless = Quiz.objects.create(owner=world.teacher)
    assert "Тест без названия" in text(vera, f"/ru/quizzes/{nameless.pk}/")


def test_a_published_quiz_leads_to_setting_it_and_a_draft_to_publishing_it(world: worlds.World, vera: Client) -> None:
    draft = worlds.quiz(world.teacher)
    ways = [f"/en/classes/{world.classroom.pk}/set/?quiz={quiz.pk}" for quiz in (world.quiz, draft)]
    assert ways[0] in text(vera, f"/en/quizzes/{world.quiz.pk}/")
    html = text(vera, f"/en/quizzes/{draft.pk}/")
    assert ways[1] not in html
    assert "publish it before" in html


PRIVATE = ("", "worksheet/", "delete/")
VERBS = ("copy/", "share/", "delete/", "restore/")


@pytest.mark.parametrize("who", ["other_teacher", "ana"])
def test_somebody_elses_quiz_is_not_there(world: worlds.World, client: Client, who: str) -> None:
    person = getattr(world, who)
    client.force_login(getattr(person, "student", person))
    address = f"/en/quizzes/{world.quiz.pk}/"
    assert [client.get(address + way).status_code for way in PRIVATE] == [404] * len(PRIVATE)
    assert [client.post(address + way).status_code for way in VERBS] == [404] * len(VERBS)
    assert Quiz.objects.get(pk=world.quiz.pk).deleted is None


@pytest.mark.parametrize("pk", [1, 999_999, 10**30])
def test_the_anonymous_are_sent_to_the_log_in_whether_it_exists_or_not(client: Client, pk: int) -> None:
    assert client.get(f"/en/quizzes/{pk}/").status_code == 302
    assert client.post(f"/en/quizzes/{pk}/copy/").status_code == 302


@pytest.mark.usefixtures("loaded_content")
def test_a_ready_quiz_is_copied_but_not_shared_or_deleted(vera: Client, world: worlds.World) -> None:
    ready = Quiz.objects.get(slug="score-it")
    address = f"/en/quizzes/{ready.pk}/"
    assert [vera.post(address + way).status_code for way in ("share/", "delete/", "restore/")] == [404] * 3
    answer = vera.post(f"{address}copy/")
    copy = Quiz.objects.get(copied_from=ready)
    assert (answer.status_code, answer.url) == (303, f"/en/quizzes/{copy.pk}/?done=copied")
    assert "“Score it” is now among your quizzes." in text(vera, answer.url)


def test_a_copy_of_ones_own_is_told_from_it_in_every_language(world: worlds.World, vera: Client) -> None:
    Quiz.objects.filter(pk=world.quiz.pk).update(title_ru="Я" * 80)
    vera.post(f"/en/quizzes/{world.quiz.pk}/copy/")
    copy = Quiz.objects.get(copied_from=world.quiz)
    assert (copy.title_en, copy.title_pt_br) == ("What is allowed? (copy)", None)
    assert copy.title_ru == f"{'Я' * 72} (копия)"


# Sharing and deleting


def test_a_shared_quiz_shows_the_owners_name_alone_and_is_copied(world: worlds.World, vera: Client) -> None:
    vera.post(f"/en/quizzes/{world.quiz.pk}/share/", {"do": "share"})
    token = Quiz.objects.get(pk=world.quiz.pk).token
    assert f"/en/quizzes/shared/{token}/" in text(vera, f"/en/quizzes/{world.quiz.pk}/")
    other = Client()
    other.force_login(world.other_teacher)
    html = text(other, f"/en/quizzes/shared/{token}/")
    assert "Shared by Vera" in html
    assert not [word for word in ("teacher@example.org", "Tuesday", "Ana") if word in html]
    assert other.post(f"/en/quizzes/shared/{token}/copy/").status_code == 303
    assert Quiz.objects.get(owner=world.other_teacher).title_en == "What is allowed?"
    vera.post(f"/en/quizzes/{world.quiz.pk}/share/", {"do": "withdraw"})
    assert other.get(f"/en/quizzes/shared/{token}/").status_code == 404


@pytest.mark.parametrize("token", ["x", "a" * 300])
def test_a_wrong_link_opens_nothing(vera: Client, token: str) -> None:
    assert vera.get(f"/en/quizzes/shared/{token}/").status_code == 404


def test_a_shared_quiz_is_for_teachers(world: worlds.World, client: Client) -> None:
    Quiz.objects.filter(pk=world.quiz.pk).update(token="abc")
    assert client.get("/en/quizzes/shared/abc/").status_code == 302
    client.force_login(world.ana.student)
    assert client.get("/en/quizzes/shared/abc/").status_code == 404


def test_a_deleted_quiz_is_put_back_and_its_tasks_go_on(world: worlds.World, vera: Client) -> None:
    address = f"/en/quizzes/{world.quiz.pk}/"
    assert "every answer is kept" in text(vera, f"{address}delete/")
    answer = vera.post(f"{address}delete/")
    assert (answer.status_code, answer.url) == (303, f"/en/quizzes/?deleted={world.quiz.pk}")
    html = text(vera, answer.url)
    assert "The quiz “What is allowed?” is deleted." in html
    assert f'href="{address}"' not in html
    assert vera.get(address).status_code == 404
    assert vera.get(f"/en/tasks/{world.assignment.pk}/results/").status_code == 200
    assert [vera.post(f"{address}restore/").url for _ in range(2)] == [f"{address}?done=restored"] * 2
    assert "is back" in text(vera, f"{address}?done=restored")


@pytest.mark.parametrize("number", ["x", "-1", "9" * 40, ""])
def test_a_strange_number_of_a_deleted_quiz_is_nothing(vera: Client, number: str) -> None:
    assert vera.get(f"/en/quizzes/?deleted={number}").status_code == 200


# On paper


def test_a_worksheet_has_no_key_and_the_key_has_no_line_for_a_name(world: worlds.World, vera: Client) -> None:
    address = f"/en/quizzes/{world.quiz.pk}/worksheet/"
    plain, nameless, key = (text(vera, address + query) for query in ("", "?names=0", "?key=1"))
    assert [sheet.count(" checked") for sheet in (plain, nameless, key)] == [0, 0, 3]
    assert [sheet.count('class="name-line"') for sheet in (plain, nameless, key)] == [1, 0, 0]


@pytest.mark.parametrize(("query", "mark", "count"), [("", "blank-pad", 4), ("?show=auctions", "auction blank", 6)])
def test_blank_pads_are_for_everybody(client: Client, query: str, mark: str, count: int) -> None:
    assert text(client, f"/pt-br/blank-pads/{query}").count(f'class="{mark}"') == count


@pytest.mark.usefixtures("loaded_content")
@pytest.mark.parametrize("language", ["en", "pt-br", "ru"])
def test_every_ready_quiz_can_be_looked_at_and_printed(vera: Client, language: str) -> None:
    """Whatever it offers as an answer: the clause may rule that on no such facts."""
    for slug, pk in Quiz.objects.filter(is_loaded=True).values_list("slug", "pk"):
        for page in ("", "worksheet/", "worksheet/?key=on"):
            assert (slug, page, vera.get(f"/{language}/quizzes/{pk}/{page}").status_code) == (slug, page, 200)
