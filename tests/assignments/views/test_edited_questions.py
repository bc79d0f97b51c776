"""A question that was changed after some had answered it: every answer is read under what was asked."""

import csv
import io
import re
from html import unescape

import pytest

from lessons.models import Exercise
from lessons.quizzes.domain import regrading
from tests import worlds
from tests.classroom.views.class_pages import as_

pytestmark = pytest.mark.django_db

BEFORE = {"kind": "name-outcome", "dealer": "S", "auction": "1H P 3H P 4H P P P", "ask": ["declarer"]}
NOW = {"kind": "name-outcome", "dealer": "S", "auction": "P P 1H P 4H P P P", "ask": ["declarer"]}
CALLS_BEFORE, CALLS_NOW = "1♥, Pass, 3♥, Pass, 4♥, Pass, Pass, Pass", "Pass, Pass, 1♥, Pass, 4♥, Pass, Pass, Pass"


@pytest.fixture
def edited(world: worlds.World) -> worlds.Assignment:
    """Ana (south, right) and Bruno (north, wrong) answer; then North declares; Zoë answers that, and says East."""
    quiz = worlds.quiz(world.teacher, specs=[BEFORE])
    task = worlds.assignment(world.classroom, quiz)
    for member, seat in ((world.ana, "S"), (world.bruno, "N")):
        worlds.attempt(task, member, [{"declarer": [seat]}])
    change(quiz, NOW)
    worlds.attempt(task, worlds.student(world.classroom, "Zoë", "PPP22"), [{"declarer": ["E"]}])
    return task


def change(quiz: worlds.Quiz, spec: dict) -> None:
    Exercise.objects.filter(quiz_items__quiz=quiz).update(spec=spec)
    worlds.quizzes.publish(quiz=quiz)


def text(html: str) -> str:
    shown = re.sub(r"<[^>]*>", " ", html.partition("<main")[2].partition(">")[2].partition("</main>")[0])
    return " ".join(unescape(shown).replace("\ufe0e", "").split())


def blocks(page: str) -> list[str]:
    """The versions of a question, each with what was answered to it."""
    return [text(f"<main >{part}") for part in page.split('<h2 class="results-version"')[1:]]


def calls_of(block: str) -> list[str]:
    table = block.partition("What was asked")[2].partition("What was answered")[0]
    return re.findall(r"\d [♣♦♥♠]|Pass", table)


def test_the_page_of_a_question_shows_each_answer_under_the_auction_it_was_given_to(world, edited) -> None:
    page = as_(world.teacher).get(f"/en/tasks/{edited.pk}/results/questions/q1/").text
    assert "counts all 2 versions together" in text(page)
    assert "33% right in 2 versions" in text(page)
    now, before = blocks(page)
    assert calls_of(now) == ["Pass", "Pass", "1 ♥", "Pass", "4 ♥", "Pass", "Pass", "Pass"]
    assert calls_of(before) == ["1 ♥", "Pass", "3 ♥", "Pass", "4 ♥", "Pass", "Pass", "Pass"]
    assert [name in now for name in ("Ana", "Bruno", "Zoë")] == [False, False, True]
    assert [name in before for name in ("Ana", "Bruno", "Zoë")] == [True, True, False]
    assert ("Version 2: as it is asked now 0% right" in now, "Declarer: East." in now) == (True, True)
    assert ("Version 1: as it was asked before 50% right" in before, "Declarer: North." in before) == (True, True)
    assert "South was the first of the partnership to name hearts" in before
    assert "North" not in now.partition("What was answered")[2].partition("Not right")[0]


def test_a_question_that_was_not_changed_has_no_versions(world, edited) -> None:
    for path in (f"{world.assignment.pk}/results/questions/q1/", f"{world.assignment.pk}/results/"):
        page = as_(world.teacher).get(f"/en/tasks/{path}").text
        assert ("Version" in text(page), "before" in text(page), "*" in text(page)) == (False, False, False)


def test_a_question_of_which_only_the_words_said_afterwards_were_changed_is_the_same(world) -> None:
    Exercise.objects.filter(quiz_items__quiz=world.quiz).update(after_en="That is all.")
    worlds.quizzes.publish(quiz=world.quiz)
    worlds.attempt(world.assignment, world.bruno)
    assert world.quiz.revisions.count() == 2
    page = as_(world.teacher).get(f"/en/tasks/{world.assignment.pk}/results/questions/q1/").text
    assert (blocks(page), text(page).count("2 students")) == ([], 1)


def test_the_table_marks_older_answers_and_says_what_its_numbers_mix(world, edited) -> None:
    for part in ("", "print/"):
        page = as_(world.teacher).get(f"/en/tasks/{edited.pk}/results/{part}").text
        rows = [text(f"<main>{row}") for row in page.partition("<tbody>")[2].partition("</tbody>")[0].split("<tr>")]
        assert ["given before the question was changed" in row for row in rows[1:]] == [True, True, False]
        shown = text(page)
        assert "* given before the question was changed." in shown
        assert "2 of those who have finished answered an earlier version of the quiz and are counted too." in shown
        assert "33% right in 2 versions" in shown


def test_what_the_class_thinks_is_told_of_each_version_for_itself(world, edited) -> None:
    page = as_(world.teacher).get(f"/en/tasks/{edited.pk}/results/").text
    thought = [
        text(f"<main >{part}")
        for part in page.partition('class="results-mistakes"')[2].partition("</ol>")[0].split("<li>")
    ]
    old = next(part for part in thought if part.startswith("1 of 2 takes"))
    new = next(part for part in thought if part.startswith("1 of 1 looks"))
    assert "Question 1, before it was changed, 50% right." in old
    assert "Asked then: Question 1 The auction is over." in old
    assert CALLS_BEFORE in re.sub(r"(\d) ([♣♦♥♠])", r"\1\2", old).replace(" ,", ",")
    assert ("Question 1, 0% right." in new, "Asked then" in new) == (True, False)


def rows_of(response, separator: str = ",") -> list[list[str]]:
    return list(csv.reader(io.StringIO(response.content.decode("utf-8-sig")), delimiter=separator))


def test_a_file_in_words_has_a_column_for_each_version_under_what_it_asked(world, edited) -> None:
    address = f"/en/tasks/{edited.pk}/results/results.csv?headers=words"
    head, *rows = rows_of(as_(world.teacher).get(f"{address}&cells=answers"))
    assert [(cell.split(":")[0], cell.rpartition(": ")[2]) for cell in head[8:10]] == [
        ("Question 1", CALLS_NOW),
        ("Question 1, before it was changed", CALLS_BEFORE),
    ]
    assert [row[8:10] for row in rows] == [
        ["", "Declarer: South."],
        ["", "Declarer: North."],
        ["Declarer: East.", ""],
    ]
    assert [row[8:10] for row in rows_of(as_(world.teacher).get(address))[1:]] == [["", "1"], ["", "0"], ["0", ""]]


def test_a_file_for_programs_keeps_a_column_for_each_question(world, edited) -> None:
    head, *rows = rows_of(as_(world.teacher).get(f"/en/tasks/{edited.pk}/results/results.csv"))
    assert (head[8:], [row[8] for row in rows]) == (["q1", "points", "max", "percent"], ["1", "0", "0"])


@pytest.mark.parametrize("who", ["teacher", "student"])
def test_an_attempt_shows_what_was_asked_in_it(world, edited, who) -> None:
    attempt = edited.taken.get(membership=world.ana)
    path = {"teacher": f"/en/attempts/{attempt.pk}/answers/", "student": f"/en/attempts/{attempt.pk}/done/"}[who]
    page = text(as_(world.teacher if who == "teacher" else world.ana.student).get(path, follow=True).text)
    assert (re.findall(r"\d [♣♦♥♠]|Pass", page)[:4]) == ["1 ♥", "Pass", "3 ♥", "Pass"]


def test_an_answer_that_was_marked_anew_stays_under_what_was_asked_whatever_is_changed_later(world) -> None:
    """It was right, is wrong by the corrected question, and that is what is counted and told."""
    quiz = worlds.quiz(world.teacher, specs=[BEFORE])
    task = worlds.assignment(world.classroom, quiz)
    worlds.attempt(task, world.ana, [{"declarer": ["S"]}])
    change(quiz, NOW)
    worlds.attempt(task, world.bruno, [{"declarer": ["N"]}])
    regrading.correct(quiz=quiz, key="q1", by=world.teacher)
    change(quiz, {**NOW, "auction": "P P 1S P 4S P P P"})
    page = as_(world.teacher).get(f"/en/tasks/{task.pk}/results/questions/q1/").text
    latest, second, first = blocks(page)
    assert ("Nobody has answered this yet." in latest, "✓ Right" in second and "Bruno" in second) == (True, True)
    assert calls_of(first)[:3] == ["1 ♥", "Pass", "3 ♥"]
    assert "✗ Not right 1 student Declarer: South." in first
    assert "The question was corrected afterwards: this answer now counts as wrong." in first
    told = text(as_(world.teacher).get(f"/en/tasks/{task.pk}/results/").text)
    assert "1 of 1" in told
    assert "Question 1, before it was changed, 0% right." in told
