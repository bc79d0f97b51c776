"""The results of a task, as its teachers see them."""

import re

import pytest
from django.test import Client
from django.urls import reverse
from django.utils import timezone

from lessons.models import Answer, Assignment, Attempt, Progress, Quiz, QuizItem
from lessons.results.domain.results import table_of
from tests import html, worlds
from tests.worlds import RIGHT, WRONG, world

pytestmark = pytest.mark.django_db


@pytest.fixture
def made(client: Client) -> worlds.World:
    """A world whose first teacher is logged in."""
    made = world()
    client.force_login(made.teacher)
    return made


def text_of(response) -> str:
    """What can be read of the page's own part."""
    return html.text_of(response, "main")


def table_rows(response) -> list[list[str]]:
    """The cells of the first table as they are read out."""
    tables = html.elements(response, "table")
    rows = html.table_rows(tables[0]) if tables else []
    return [[" ".join(cell.replace("✓", "").replace("–", "").split()) for cell in row] for row in rows]


def test_the_table_says_what_each_has_answered(client, made):
    answer = client.get(f"/en/tasks/{made.assignment.pk}/results/")
    assert table_rows(answer) == [
        ["Ana", "right", "wrong: No 1♠ is not legal.", "no answer", "1", "33"],
        ["Bruno", "has not begun"],
    ]
    assert "Finished: 1 of 2. Not begun: 1. Class average: 33%." in text_of(answer)


def test_what_the_class_thinks_is_told_with_the_reason(client, made):
    told = text_of(client.get(f"/en/tasks/{made.assignment.pk}/results/"))
    assert "1 of 1 thinks that 1♠ over 1♥ needs a higher level" in told
    assert "Question 2, 0% right." in told


def test_a_class_that_has_not_begun_is_told_so(client, made):
    task = worlds.assignment(made.classroom, made.quiz)
    told = text_of(client.get(f"/en/tasks/{task.pk}/results/"))
    assert "Nobody has begun yet." in told
    Attempt.objects.all().delete()
    worlds.attempt(task, made.ana, RIGHT)
    assert "Nobody has given a wrong answer so far." in text_of(client.get(f"/en/tasks/{task.pk}/results/"))


def test_a_class_without_students_and_one_of_removed_ones_say_so_in_place_of_numbers(client, made):
    room = worlds.classroom(made.teacher, code="TTTTTT")
    task = worlds.assignment(room, made.quiz)
    for code in ("PPP22", "PPP33"):
        for page in ("results/", "results/print/"):
            answer = client.get(f"/en/tasks/{task.pk}/{page}")
            assert (answer.status_code, table_rows(answer)) == (200, [])
            assert "No student has this task at the moment." in text_of(answer)
            assert "Right answers" not in text_of(answer)
        worlds.attempt(task, worlds.student(room, "Caio", code, removed=timezone.now()))


def test_the_results_of_a_withdrawn_task_say_that_it_is(client, made):
    address = f"/en/tasks/{made.assignment.pk}/results/"
    said = []
    for withdrawn in (None, timezone.now()):
        Assignment.objects.update(withdrawn=withdrawn)
        said.append("This task is withdrawn" in text_of(client.get(address)))
    assert said == [False, True]


@pytest.mark.parametrize(
    "path",
    ["tasks/{task}/results/", "tasks/{task}/results/print/", "tasks/{task}/results/results.csv",
     "tasks/{task}/results/questions/q2/", "attempts/{attempt}/answers/", "classes/{room}/results/",
     "classes/{room}/results/results.csv"],
)  # fmt: skip
def test_without_names_nothing_of_a_name_is_in_the_page(path, client, made):
    address = path.format(task=made.assignment.pk, attempt=made.attempt.pk, room=made.classroom.pk)
    answer = client.get(f"/en/{address}?names=0")
    assert answer.status_code == 200
    assert "Ana" not in answer.content.decode()
    assert "Ana" in client.get(f"/en/{address}").content.decode()


def test_links_keep_the_names_hidden(client, made):
    page = client.get(f"/en/tasks/{made.assignment.pk}/results/?names=0&sort=total").content.decode()
    links = re.findall(r'href="(/en/(?:attempts|tasks)/[^"]*)"', page)
    assert [link for link in links if "names=0" not in link] == [
        link for link in links if link.endswith(("?sort=total#by-student",))
    ]


def test_by_points_the_best_is_first_and_who_has_not_begun_is_last(client, made):
    zoe = worlds.student(made.classroom, "Zoë", "PPP22")
    worlds.attempt(made.assignment, zoe, RIGHT)
    answer = client.get(f"/en/tasks/{made.assignment.pk}/results/?sort=total")
    assert [row[0] for row in table_rows(answer)] == ["Zoë", "Ana", "Bruno"]


def test_first_attempts_can_be_asked_for(client, made):
    worlds.attempt(made.assignment, made.ana, RIGHT, number=2)
    shown = [
        table_rows(client.get(f"/en/tasks/{made.assignment.pk}/results/{query}"))[0]
        for query in ("", "?attempt=first")
    ]
    assert [(row[0], row[-1]) for row in shown] == [("Ana attempt 2 of 2", "100"), ("Ana attempt 1 of 2", "33")]


@pytest.mark.parametrize("query", ["names=x", "sort=%00", "attempt=" + "9" * 5000, "part=other", "thoughts=all"])
def test_an_address_that_asks_for_nothing_known_is_as_usual(query, client, made):
    assert client.get(f"/en/tasks/{made.assignment.pk}/results/?{query}").status_code == 200


def test_the_page_is_kept_fresh_by_the_table_alone(client, made):
    address = f"/en/tasks/{made.assignment.pk}/results/"
    seen = re.search(r'name="seen" value="(\w+)"', client.get(address).content.decode())[1]
    same = client.get(f"{address}?part=grid&seen={seen}", headers={"HX-Request": "true"})
    assert (same.headers["HX-Reswap"], b"<tbody>" in same.content) == ("none", False)
    worlds.attempt(made.assignment, made.bruno, RIGHT)
    new = client.get(f"{address}?part=grid&seen={seen}", headers={"HX-Request": "true"})
    assert ("HX-Reswap" in new.headers, b"<tbody>" in new.content) == (False, True)
    assert b"<h1" not in new.content


def test_what_the_class_thinks_comes_to_a_page_that_had_nothing_of_it(client, made):
    """But is not changed under the eyes of a reader; how well a question is done is brought up to date below."""
    task = worlds.assignment(made.classroom, worlds.quiz(made.teacher))
    address = f"/en/tasks/{task.pk}/results/"
    before = client.get(address).content.decode()
    assert ("Nobody has begun yet." in before, 'id="nothing"' in before) == (True, True)
    seen = re.search(r'name="seen" value="(\w+)"', before)[1]
    worlds.attempt(task, made.ana, WRONG)
    query = f"{address}?part=grid&seen={seen}"
    with_nothing = client.get(f"{query}&nothing=1").content.decode()
    with_some = client.get(query).content.decode()
    assert [page.count('id="thoughts" hx-swap-oob="true"') for page in (with_nothing, with_some)] == [1, 0]
    assert (with_nothing.count("thinks that"), with_some.count("thinks that")) == (2, 0)
    assert 'id="nothing"' not in with_nothing
    assert [page.count('id="legend" hx-swap-oob="true"') for page in (with_nothing, with_some)] == [1, 1]


def test_a_dropped_question_is_struck_and_not_counted(client, made):
    QuizItem.objects.filter(quiz=made.quiz, key="q2").update(is_dropped=True)
    answer = client.get(f"/en/tasks/{made.assignment.pk}/results/")
    assert table_rows(answer)[0][-2:] == ["1", "50"]
    assert "dropped, not counted" in text_of(answer)
    assert "thinks that" not in text_of(answer)


def test_one_student_s_answers_with_what_he_was_told(client, made):
    Answer.objects.filter(key="q2").update(hints=2)
    told = text_of(client.get(f"/ru/attempts/{made.attempt.pk}/answers/"))
    assert "Ana" in told
    assert "Открыто подсказок: 2." in told
    assert "Ответа нет." in told
    assert "Баллы: 1 из 3" in told


def test_the_way_to_the_next_student_passes_over_who_has_not_begun(client, made):
    zoe = worlds.attempt(made.assignment, worlds.student(made.classroom, "Zoë", "PPP22"))
    page = client.get(f"/en/attempts/{made.attempt.pk}/answers/").content.decode()
    assert f"/en/attempts/{zoe.pk}/answers/" in page


def test_the_answers_of_a_removed_student_can_still_be_read(client, made):
    gone = worlds.attempt(made.assignment, made.removed)
    assert client.get(f"/en/attempts/{gone.pk}/answers/").status_code == 200


def test_one_question_across_the_class(client, made):
    worlds.attempt(made.assignment, made.bruno, RIGHT)
    told = text_of(client.get(f"/en/tasks/{made.assignment.pk}/results/questions/q2/"))
    assert "✗ Not right 1 student 1♠ is not legal." in told
    assert "✓ Right 1 student" in told
    assert "No answer yet: Ana" in text_of(client.get(f"/en/tasks/{made.assignment.pk}/results/questions/q3/"))


@pytest.mark.parametrize("key", ["q9", "KEY", "x" * 300])
def test_a_question_that_was_not_asked_is_not_there(key, client, made):
    assert client.get(f"/en/tasks/{made.assignment.pk}/results/questions/{key}/").status_code == 404


def test_practice_is_a_quiz_of_the_same_kind_ready_to_be_set(client, made):
    address = f"/en/tasks/{made.assignment.pk}/results/practice/"
    answers = [client.post(address, {"key": "q2", "code": "level-only"}) for _ in range(2)]
    quiz = Quiz.objects.exclude(pk=made.quiz.pk).get()
    where = reverse("lessons:set-task", args=(made.classroom.pk,))
    assert [(answer.status_code, answer.url) for answer in answers] == [(303, f"{where}?quiz={quiz.pk}")] * 2
    assert (quiz.owner, quiz.title_ru) == (made.teacher, "Тренировка: Допустима ли заявка?")
    assert [question["kind"] for question in quiz.revisions.get().questions] == ["judge-call"] * 5
    assert all(item.exercise.drawn["level"] == 1 for item in quiz.items.all())


def test_practice_of_a_written_question_is_its_lesson(loaded_content, client):
    teacher = worlds.teacher()
    client.force_login(teacher)
    room = worlds.classroom(teacher)
    ready = next(
        quiz for quiz in Quiz.objects.filter(owner=None) if quiz.items.filter(exercise__kind="choice").exists()
    )
    task = Assignment.objects.create(classroom=room, quiz=ready)
    key = ready.items.filter(exercise__kind="choice").first().key
    answer = client.post(f"/en/tasks/{task.pk}/results/practice/", {"key": key, "code": "option:x"})
    assert answer.status_code == 303
    assert re.search(r"\?lesson=[\w-]+%2F[\w-]+$", answer.url)


@pytest.mark.parametrize("code", ["\x00", "a\x00b", "x" * 10_000, "😀" * 100, ""])
def test_practice_is_drawn_whatever_the_mistake_is_said_to_be(client, made, code):
    address = f"/ru/tasks/{made.assignment.pk}/results/practice/"
    first, second = (client.post(address, {"key": "q1", "code": code})["Location"] for _ in range(2))
    assert (first, first.startswith(f"/ru/classes/{made.classroom.pk}/set/?quiz=")) == (second, True)


def test_practice_on_no_question_is_not_there(client, made):
    address = f"/en/tasks/{made.assignment.pk}/results/practice/"
    assert [client.post(address, {"key": key}).status_code for key in ("", "q9")] == [404, 404]
    assert client.get(address).status_code == 405


def test_a_lesson_is_shown_step_by_step(loaded_content, client):
    made = world()
    client.force_login(made.teacher)
    task = Assignment.objects.create(classroom=made.classroom, lesson="auction/tricks-and-trumps")
    Progress.objects.create(user=made.ana.student, step="auction/tricks-and-trumps/first-guess", state="right")
    Progress.objects.create(user=made.ana.student, step="auction/tricks-and-trumps/two-hearts", state="tried")
    answer = client.get(f"/en/tasks/{task.pk}/results/")
    ana, bruno = table_rows(answer)
    assert (ana[:3], ana[-1], bruno) == (["Ana", "done", "◐ tried"], "1", ["Bruno", "has not begun"])
    assert "By steps done" in text_of(answer)
    assert "By points" not in text_of(answer)
    assert client.get(f"/en/tasks/{task.pk}/results/print/").status_code == 200
    assert client.get(f"/en/tasks/{task.pk}/results/questions/first-guess/").status_code == 404


def test_a_lesson_that_has_gone_has_an_empty_table(client, made):
    task = Assignment.objects.create(classroom=made.classroom, lesson="auction/gone")
    assert client.get(f"/en/tasks/{task.pk}/results/").status_code == 200


def big_class(made: worlds.World, students: int, questions: int) -> Assignment:
    specs = [worlds.SPECS[place % 3] for place in range(questions)]
    task = worlds.assignment(made.classroom, worlds.quiz(made.teacher, title="Long", specs=specs))
    for place in range(students):
        member = worlds.student(made.classroom, f"Student {place:02}", f"P{place:04}")
        forms = [(WRONG if (place * 7 + n) % 3 == 0 else RIGHT)[n % 3] for n in range(questions)]
        worlds.attempt(task, member, forms)
    return task


def test_a_class_of_forty_and_twenty_questions_takes_twelve_queries(client, made, django_assert_max_num_queries):
    task = big_class(made, 40, 20)
    for address in (
        f"tasks/{task.pk}/results/",
        f"tasks/{task.pk}/results/print/",
        f"classes/{made.classroom.pk}/results/",
    ):
        with django_assert_max_num_queries(12):
            assert client.get(f"/en/{address}").status_code == 200
    assert len(table_of(task).rows) == 42


@pytest.mark.parametrize(("questions", "parts"), [(1, [1]), (20, [20]), (21, [11, 10]), (100, [20] * 5)])
def test_a_long_quiz_is_printed_in_parts_as_wide_as_a_sheet(client, made, questions, parts):
    task = big_class(made, 1, questions)
    page = client.get(f"/en/tasks/{task.pk}/results/print/").content.decode()
    heads = [head.partition("</thead>")[0] for head in page.split("<thead>")[1:]]
    assert [head.count("<th ") - len(("student", "points", "percent")) for head in heads] == parts
    assert client.get(f"/en/tasks/{task.pk}/results/").content.decode().count("<thead>") == 1


def test_in_russian_it_is_counted_how_many_answers_are_right_and_said_where_the_class_goes_wrong(client, made):
    told = text_of(client.get(f"/ru/tasks/{made.assignment.pk}/results/"))
    assert ("Где ошибается группа" in told, "Вопрос 2, верных ответов: 0 %." in told) == (True, True)
