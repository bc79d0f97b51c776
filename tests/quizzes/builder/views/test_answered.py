"""What becomes of a quiz that students have answered: dropped, corrected, deleted, changed, and put back."""

import re

import pytest
from django.test import Client

from lessons.models import Quiz, QuizItem
from tests import worlds
from tests.quizzes.forms import AUCTION, said

pytestmark = pytest.mark.django_db


@pytest.fixture
def bruno(world) -> None:
    """He answers as Ana does not: wrong, right, right."""
    worlds.attempt(world.assignment, world.bruno, [worlds.WRONG[0], worlds.RIGHT[1], worlds.RIGHT[2]])


def rows(client: Client, world) -> dict[str, list[str]]:
    """Each student's points by question, and the sum, as the file of the results has them."""
    lines = (
        client.get(f"/en/tasks/{world.assignment.pk}/results/results.csv").content.decode("utf-8-sig").splitlines()
    )
    cells = [line.split(",") for line in lines]
    first = cells[0].index("q1") if "q1" in cells[0] else cells[0].index("q2")
    return {row[2]: row[first:-2] for row in cells[1:]}


@pytest.mark.usefixtures("bruno")
def test_dropping_correcting_and_undoing_both_are_seen_in_the_results_and_recorded(vera, world):
    address = f"/en/quizzes/{world.quiz.pk}/edit/"
    begun = {"Ana": ["1", "0", "", "1"], "Bruno": ["0", "1", "1", "2"]}
    assert rows(vera, world) == begun
    vera.post(f"{address}items/q2/", {"do": "drop"})
    assert rows(vera, world) == {"Ana": ["1", "", "1"], "Bruno": ["0", "1", "1"]}
    vera.post(f"{address}items/q2/", {"do": "restore"})
    assert rows(vera, world) == begun

    for auction, ana, bruno in (("1H", "0", "1"), ("2H", "1", "0")):  # 2♦ becomes legal, and is not again
        vera.post(f"{address}questions/q1/", {**AUCTION, "s-auction": auction, "s-call": "2D", "do": "save"})
        vera.post(address, {"do": "publish"})
        vera.post(f"{address}items/q1/", {"do": "regrade"})
        found = rows(vera, world)
        assert (found["Ana"][0], found["Bruno"][0]) == (ana, bruno)
    assert rows(vera, world) == begun
    records = said(vera.get(f"{address}?saved=regraded")).partition('id="records"')[2]
    found = re.findall(r"<b>(Question \d)</b> ([^<]*)</p>", records)
    corrected = ("Question 1", "2 answers marked again. 2 marks changed.")
    assert found == [
        corrected,
        corrected,
        ("Question 2", "Restored: 2 answers count again."),
        ("Question 2", "Dropped: 2 answers no longer count."),
    ]


PAGES = ("tasks/{task}/results/", "tasks/{task}/results/print/", "tasks/{task}/results/results.csv", "tasks/{task}/")
STUDENTS = ("tasks/{task}/", "attempts/{attempt}/done/")


@pytest.mark.usefixtures("bruno")
def test_a_question_that_was_answered_is_never_deleted_and_its_reports_stay(vera, world):
    """Removing is refused; dropped, and its quiz deleted too, everything that was answered can be read."""
    zoe = worlds.student(world.classroom, "Zoe", "PPP22")
    worlds.attempt(world.assignment, zoe, worlds.RIGHT)
    address = f"/en/quizzes/{world.quiz.pk}/edit/items/q1/"
    refused = vera.post(address, {"do": "remove"})
    assert (refused.status_code, "It can be dropped, but not removed." in said(refused)) == (422, True)
    vera.post(address, {"do": "drop"})
    vera.post(f"/en/quizzes/{world.quiz.pk}/delete/")
    where = {"task": world.assignment.pk, "attempt": world.attempt.pk}
    assert [vera.get(f"/en/{page.format(**where)}").status_code for page in PAGES] == [200] * len(PAGES)
    ana = Client()
    ana.force_login(world.ana.student)
    assert [ana.get(f"/en/{page.format(**where)}").status_code for page in STUDENTS] == [200] * len(STUDENTS)
    assert "dropped, not counted" in said(vera.get(f"/en/tasks/{world.assignment.pk}/results/"))
    answer = world.attempt.answers.get(key="q1")
    assert (answer.form, answer.credit, QuizItem.objects.get(quiz=world.quiz, key="q1").exercise.is_retired) == (
        worlds.RIGHT[0],
        1.0,
        False,
    )


def test_what_is_changed_after_an_answer_is_asked_of_the_next_only(vera, world):
    """Old attempts keep what was asked, answered and marked; who begins after publishing gets the new version."""
    address = f"/en/quizzes/{world.quiz.pk}/edit/"
    before = world.attempt.revision.questions
    vera.post(f"{address}questions/q1/", {**AUCTION, "s-auction": "1S", "s-call": "2C", "do": "save"})
    assert [revision.number for revision in world.quiz.revisions.all()] == [1]
    vera.post(address, {"do": "publish"})
    first, second = world.quiz.revisions.order_by("number")
    world.attempt.refresh_from_db()
    assert (world.attempt.revision, first.questions, second.questions[0]["spec"]["auction"]) == (first, before, "1S")
    bruno = Client()
    bruno.force_login(world.bruno.student)
    bruno.post(f"/en/tasks/{world.assignment.pk}/start/")
    assert world.bruno.taken.get().revision == second


def test_a_question_that_stands_in_two_quizzes_is_answered_in_one(vera, world):
    twin = worlds.quiz(world.teacher, title="Twin", specs=())
    for item in world.quiz.items.all():
        QuizItem.objects.create(quiz=twin, key=item.key, position=item.position, exercise=item.exercise)
    task = worlds.assignment(world.classroom, twin)
    pages = [said(vera.get(f"/en/quizzes/{quiz.pk}/edit/")) for quiz in (world.quiz, twin)]
    assert [page.count("answered 1 time") for page in pages] == [2, 0]
    lines = vera.get(f"/en/tasks/{task.pk}/results/results.csv").content.decode("utf-8-sig").splitlines()
    cells = [dict(zip(lines[0].split(","), line.split(","), strict=True)) for line in lines[1:]]
    assert [(row["q1"], row["q2"], row["q3"]) for row in cells] == [("", "", "")] * 2
    vera.post(f"/en/quizzes/{twin.pk}/edit/items/q1/", {"do": "drop"})
    assert not world.quiz.items.get(key="q1").is_dropped


def test_a_copy_of_a_quiz_has_no_answers_and_its_questions_are_removed_freely(vera, world):
    vera.post(f"/en/quizzes/{world.quiz.pk}/copy/")
    copy = Quiz.objects.get(copied_from=world.quiz)
    assert vera.post(f"/en/quizzes/{copy.pk}/edit/items/q1/", {"do": "remove"}).status_code == 303
    assert (copy.items.count(), world.quiz.items.count()) == (2, 3)
