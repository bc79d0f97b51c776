"""The results as files: safe for spreadsheets, the same in every language."""

import csv
import io
import re

import pytest

from lessons.models import Answer, Assignment, Progress, QuizItem
from tests import worlds
from tests.worlds import RIGHT, world

pytestmark = pytest.mark.django_db
HEAD = ["class", "task", "student", "student_id", "attempt", "started", "finished", "late"]
ENDS = ["points", "max", "percent"]


@pytest.fixture
def made(client):
    """A world whose first teacher is logged in."""
    made = world()
    client.force_login(made.teacher)
    return made


def lines(response, delimiter=","):
    text = response.content.decode()
    assert text.startswith("\ufeff")
    return list(csv.reader(io.StringIO(text.removeprefix("\ufeff")), delimiter=delimiter))


@pytest.mark.parametrize("language", ["en", "pt-br", "ru"])
def test_the_first_line_is_for_programs_in_every_language(language, client, made):
    answer = client.get(f"/{language}/tasks/{made.assignment.pk}/results/results.csv")
    head, ana, bruno = lines(answer)
    assert head == [*HEAD, "q1", "q2", "q3", *ENDS]
    assert ana[:5] == ["Tuesday", str(made.assignment.pk), "Ana", str(made.ana.pk), "1"]
    assert ana[7:] == ["0", "1", "0", "", "1", "3", "33.3"]
    assert bruno == ["Tuesday", str(made.assignment.pk), "Bruno", str(made.bruno.pk), *[""] * 10]
    assert answer["Content-Disposition"] == f'attachment; filename="task-{made.assignment.pk}.csv"'
    assert answer["Cache-Control"] == "no-store, private"


def test_times_are_those_of_the_class(client, made):
    ana = lines(client.get(f"/en/tasks/{made.assignment.pk}/results/results.csv"))[1]
    assert ana[5].endswith("-03:00")


NAMES = ["=1+1", "+1", "-1", "@SUM(A1)", "\tx", "\rx", "Ana;=1+1;", "Ana,=1+1,", 'Ana";=1+1', "Ana\n=1+1", "Ana; -1"]


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("separator", ["comma", "semicolon"])
def test_nothing_in_a_file_is_a_formula_whichever_separator_it_is_opened_with(separator, name, client, made):
    """Neither the name of a student nor that of a class or the title of a quiz."""
    made.ana.name = made.classroom.name = made.quiz.title_en = name
    for row in (made.ana, made.classroom, made.quiz):
        row.save()
    paths = (
        f"tasks/{made.assignment.pk}/results/results.csv?headers=words&separator={separator}",
        f"classes/{made.classroom.pk}/results/results.csv?headers=words&separator={separator}",
    )
    for path in paths:
        text = client.get(f"/en/{path}").content.decode().removeprefix("\ufeff")
        for cell in [
            cell for mark in ",;" for row in csv.reader(io.StringIO(text, newline=""), delimiter=mark) for cell in row
        ]:
            assert not cell.lstrip(' "').startswith(("=", "+", "-", "@", "\t", "\r"))
        assert [cell for cell in re.split('[,;\t\r\n"]', text) if re.match("[ ]*[=+@-]", cell)] == []


@pytest.mark.parametrize("query", ["separator=tab", "separator=", "separator=%3B", "headers=x", "cells=x"])
@pytest.mark.parametrize("language", ["en", "pt-br", "ru"])
def test_what_no_file_is_like_is_said_with_what_there_is(language, query, client, made):
    addresses = [f"tasks/{made.assignment.pk}/results/results.csv"]
    addresses += [] if "cells" in query else [f"classes/{made.classroom.pk}/results/results.csv"]
    addresses += ["pad/rubber.csv"] if "separator" in query else []
    name = query.partition("=")[0]
    known = {"separator": ("comma", "semicolon"), "headers": ("keys", "words"), "cells": ("points", "answers")}[name]
    for address in addresses:
        answer = client.get(f"/{language}/{address}?{query}")
        said = answer.content.decode()
        assert (answer.status_code, [word in said for word in (name, *known)]) == (400, [True] * 3)


@pytest.mark.parametrize(("language", "first"), [("en", "comma"), ("pt-br", "semicolon"), ("ru", "semicolon")])
def test_the_file_that_excel_opens_in_the_language_of_the_page_is_offered_first(language, first, client, made):
    other = {"comma": "semicolon", "semicolon": "comma"}[first]
    own, theirs = f"?separator={first}&amp;headers=words", f"?separator={other}&amp;headers=words"
    offered = {"tasks": [own, f"{own}&amp;cells=answers", theirs, ""], "classes": [own, theirs, ""]}
    for kind, pk in (("tasks", made.assignment.pk), ("classes", made.classroom.pk)):
        address = f"/{language}/{kind}/{pk}/results/"
        found = re.findall(rf'href="{address}results.csv(.*?)"', client.get(address).content.decode())
        assert found == offered[kind]
        assert [client.get(f"{address}results.csv{query.replace('&amp;', '&')}").status_code for query in found] == [
            200
        ] * len(found)


def test_two_quizzes_of_one_title_have_columns_of_their_own(client, made):
    again = worlds.quiz(made.teacher)
    task = worlds.assignment(made.classroom, again)
    worlds.attempt(task, made.ana, RIGHT)
    head, ana, _bruno = lines(client.get(f"/en/classes/{made.classroom.pk}/results/results.csv"))
    first, second = made.assignment.pk, task.pk
    assert head == [
        "class",
        "student",
        "student_id",
        *(f"task_{pk}_{end}" for pk in (first, second) for end in ENDS),
    ]
    assert ana[3:] == ["1", "3", "33.3", "3", "3", "100"]


def test_a_semicolon_goes_with_a_comma_in_numbers(client, made):
    Answer.objects.filter(key="q2").update(credit=0.5, verdict="partly")
    answer = client.get(f"/ru/tasks/{made.assignment.pk}/results/results.csv?separator=semicolon&headers=words")
    head, ana, _bruno = lines(answer, ";")
    assert head[:4] == ["Группа", "Номер задания", "Ученик", "Номер ученика"]
    assert ana[8:] == ["1", "0,5", "", "1,5", "3", "50"]
    assert re.fullmatch(r"\d{4}-\d\d-\d\d \d\d:\d\d", ana[5])  # which Excel takes for a date in every language


def test_answers_in_place_of_points(client, made):
    address = f"/en/tasks/{made.assignment.pk}/results/results.csv?cells=answers"
    assert lines(client.get(address))[1][8:11] == ["2♦ is not legal.", "1♠ is not legal.", ""]


def test_a_deal_that_was_passed_out_has_no_declarer(client, made):
    spec = {"kind": "name-outcome", "auction": "P P P P", "ask": ["contract", "declarer"]}
    task = worlds.assignment(made.classroom, worlds.quiz(made.teacher, specs=[spec]))
    worlds.attempt(task, made.ana, [{"contract": ["P"], "declarer": ["nobody"]}])
    worlds.attempt(task, made.bruno, [{"contract": ["P"], "declarer": ["N"]}])
    rows = lines(client.get(f"/en/tasks/{task.pk}/results/results.csv?cells=answers"))
    assert [row[8] for row in rows[1:]] == [
        "Contract: passed out. Declarer: nobody.",
        "Contract: passed out. Declarer: North.",
    ]


def test_the_rows_are_those_of_the_page(client, made):
    zoe = worlds.student(made.classroom, "Zoë", "PPP22")
    worlds.attempt(made.assignment, zoe, RIGHT)
    address = f"/en/tasks/{made.assignment.pk}/results/results.csv"
    assert [row[2] for row in lines(client.get(address))[1:]] == ["Ana", "Bruno", "Zoë"]
    assert [row[2] for row in lines(client.get(f"{address}?sort=total&names=0"))[1:]] == [
        "Student 3",
        "Student 1",
        "Student 2",
    ]


def test_the_rows_of_a_class_are_those_of_its_page(client, made):
    worlds.student(made.classroom, "Aaron", "PPP22")
    address = f"/en/classes/{made.classroom.pk}/results/"
    for query in ("", "?names=0"):
        page = client.get(address + query).content.decode().partition("<tbody>")[2]
        shown = re.findall(r'<th scope="row">(.*?)</th>', page.partition("</tbody>")[0])
        assert [row[1] for row in lines(client.get(f"{address}results.csv{query}"))[1:]] == shown
        assert len(shown) == 3


def test_a_dropped_question_is_not_in_the_file(client, made):
    QuizItem.objects.filter(quiz=made.quiz, key="q2").update(is_dropped=True)
    head, ana, _bruno = lines(client.get(f"/en/tasks/{made.assignment.pk}/results/results.csv"))
    assert (head[8:], ana[8:]) == (["q1", "q3", *ENDS], ["1", "", "1", "2", "50"])


def test_a_lesson_as_a_file(loaded_content, client):
    made = world()
    client.force_login(made.teacher)
    task = Assignment.objects.create(classroom=made.classroom, lesson="auction/tricks-and-trumps")
    Progress.objects.create(user=made.ana.student, step="auction/tricks-and-trumps/first-guess", state="right")
    head, ana, bruno = lines(client.get(f"/en/tasks/{task.pk}/results/results.csv"))
    assert (head[:5], head[-2:]) == ([*HEAD[:4], "first-guess"], ["done", "steps"])
    assert (ana[4], ana[-2], bruno[4], bruno[-2]) == ("1", "1", "", "0")


@pytest.mark.parametrize(
    ("language", "heads"),
    [
        ("en", ("Question 1: Question 1 Is 2♦ legal now? To call: East. Dealer North: 2♥", "2♦ is not legal.")),
        ("pt-br", ("Pergunta 1: Question 1 (English, ainda sem t", "2♦ não é permitido.")),
        ("ru", ("Вопрос 1: Question 1 (English, перевода пока нет", "Заявка 2♦ недопустима.")),
    ],
)
def test_over_each_column_in_words_stands_what_was_asked(language, heads, client, made):
    address = f"/{language}/tasks/{made.assignment.pk}/results/results.csv?headers=words&cells=answers"
    head, ana, _bruno = lines(client.get(address))
    assert (head[8][: len(heads[0])], ana[8]) == heads


def test_a_long_answer_is_whole_in_the_file_and_for_who_hears_the_table(client, made):
    facts = {"own_turn": False, "before_final_pass": True, "answerer": "callers-partner"}
    spec = {"kind": "ruling", "law": "20F1", "edition": "2017", "facts": facts}
    task = worlds.assignment(made.classroom, worlds.quiz(made.teacher, specs=[spec]))
    worlds.attempt(task, made.ana, [{"rulings": ["may-ask"]}])
    head, ana, *_ = lines(client.get(f"/en/tasks/{task.pk}/results/results.csv?headers=words&cells=answers"))
    assert (ana[8].startswith("The player may ask"), ana[8].endswith("."), len(ana[8]) > 60) == (True, True, True)
    assert "Law 20F1: " in head[8]
    shown = client.get(f"/en/tasks/{task.pk}/results/").content.decode()
    assert f'title="{ana[8]}" aria-hidden="true"' in shown
    assert f'<span class="vh">{ana[8]}</span>' in shown
