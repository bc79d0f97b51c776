"""What a table of results tells: every state by sign, style and words; who is counted; in whose language."""

import pytest
from django.test import Client
from django.utils import timezone
from selectolax.lexbor import LexborNode

from lessons.models import Answer, Assignment
from tests import worlds
from tests.html import elements, text_of, texts_of
from tests.worlds import RIGHT, WRONG, world

pytestmark = pytest.mark.django_db


@pytest.fixture
def made(client: Client) -> worlds.World:
    """A world whose first teacher is logged in."""
    made = world()
    client.force_login(made.teacher)
    return made


def page(client: Client, task: Assignment, query: str = "", language: str = "en") -> str:
    return client.get(f"/{language}/tasks/{task.pk}/results/{query}").content.decode()


def row_of(name: str, html: str) -> LexborNode:
    """The row of the table in whose head the name stands, by itself or as a link."""
    return next(row for row in elements(html, "tr") if name in texts_of(row, "th, th *"))


def standing(html: str) -> str:
    return texts_of(html, "#standing p")[0]


def counted(html: str) -> list[str]:
    """What the class thinks, and the table."""
    return texts_of(html, "table, ol.results-mistakes")


def test_every_state_of_an_answer_is_told_by_a_sign_a_style_and_words(client, made):
    worlds.attempt(made.assignment, made.bruno, [RIGHT[0], WRONG[1], None], finished=False)
    Answer.objects.filter(attempt__membership=made.bruno, key="q2").update(credit=0.5, verdict="partly")
    html = page(client, made.assignment)
    cells = [cell for name in ("Ana", "Bruno") for cell in elements(row_of(name, html), "td")[:3]]
    assert [(cell.attributes.get("class"), text_of(cell)) for cell in cells] == [
        (None, "✓ right"),
        ("miss", "wrong: No 1♠ is not legal."),  # its sign is the style's
        ("none", "– no answer"),
        (None, "✓ right"),
        ("partly", "◐ partly right: No 1♠ is not legal."),
        ("none", "· not yet"),
    ]
    assert "in progress" in text_of(row_of("Bruno", html))


def test_a_teachers_trial_and_a_removed_student_change_nothing_of_what_is_told(client, made):
    before = page(client, made.assignment)
    client.post(f"/en/tasks/{made.assignment.pk}/start/")
    trial = made.assignment.taken.get(is_preview=True)
    for key, form in zip(trial.order, WRONG, strict=True):
        client.post(f"/en/attempts/{trial.pk}/questions/{key}/", form)
    client.post(f"/en/attempts/{trial.pk}/finish/")
    worlds.attempt(made.assignment, made.removed, WRONG)
    assert (trial.answers.count(), standing(page(client, made.assignment))) == (3, standing(before))
    assert standing(before) == "Finished: 1 of 2. Not begun: 1. Class average: 33%."
    assert counted(page(client, made.assignment)) == counted(before)


def test_who_joins_late_has_the_task_and_counts_for_nothing_until_he_begins(client, made):
    zoe = worlds.student(made.classroom, "Zoë", "PPP22")
    zoes = Client()
    zoes.force_login(zoe.student)
    assert zoes.get(f"/en/tasks/{made.assignment.pk}/").status_code == 200
    assert standing(page(client, made.assignment)) == "Finished: 1 of 3. Not begun: 2. Class average: 33%."


def test_a_question_in_two_quizzes_is_two_questions_and_nobody_answers_more_than_there_are(client, made):
    exercise = made.quiz.items.get(key="q1").exercise
    other = worlds.quiz(made.teacher, specs=())
    other.items.create(key="q1", position=0, exercise=exercise)
    task = worlds.assignment(made.classroom, other)
    assert "has not begun" in text_of(row_of("Ana", page(client, task)))
    worlds.attempt(task, made.ana, WRONG[:1])
    assert text_of(row_of("Ana", page(client, task))).split()[:8] == [
        "Ana",
        "wrong:",
        "Yes",
        "2♦",
        "is",
        "legal.",
        "0",
        "0",
    ]
    assert text_of(row_of("Ana", page(client, made.assignment))).split()[:3] == ["Ana", "✓", "right"]
    for one, answered in ((task, "1 of 1"), (made.assignment, "2 of 3")):
        assert f"Questions answered: {answered}" in text_of(client.get(f"/en/tasks/{one.pk}/").content.decode())


@pytest.mark.parametrize(
    ("language", "heading", "reason"),
    [
        ("en", "✗ Not right", "is legal: the level is the same as in"),
        ("pt-br", "✗ Errado", "é permitido: o nível é o mesmo de"),
        ("ru", "✗ Неверно", "допустимо: уровень тот же"),
    ],
)
def test_what_a_student_was_told_is_read_in_the_teachers_language(client, made, language, heading, reason):
    told = text_of(client.get(f"/{language}/attempts/{made.attempt.pk}/answers/").content.decode())
    assert [heading in told, reason in told] == [True, True], told


def test_work_finished_late_is_marked_in_table_and_answers(client, made):
    for due in (None, timezone.now()):
        Assignment.objects.update(due=due)
        made.attempt.finished = timezone.now()
        made.attempt.save()
        told = text_of(client.get(f"/en/attempts/{made.attempt.pk}/answers/").content.decode())
        assert ("After the due date." in told) == (due is not None)
        assert ("Ana late" in text_of(row_of("Ana", page(client, made.assignment)))) == (due is not None)


@pytest.mark.parametrize(
    ("language", "whose", "told", "own"),
    [
        ("en", "Ana’s answer", "What students are told:", "Your answer"),
        ("pt-br", "Resposta de Ana", "O que se diz aos alunos:", "Sua resposta"),
        ("ru", "Ответ: Ana", "Что говорят ученикам:", "Ваш ответ"),
    ],
)
def test_a_teacher_is_not_spoken_to_as_the_student(client, made, language, whose, told, own):
    attempt = text_of(client.get(f"/{language}/attempts/{made.attempt.pk}/answers/").content.decode())
    assert (whose in attempt, attempt.count(told)) == (True, 1)
    assert attempt.count(own) == 1  # what was left out shows the question as it is asked
    for path in ("", "questions/q2/"):
        assert told in text_of(client.get(f"/{language}/tasks/{made.assignment.pk}/results/{path}").content.decode())
    client.force_login(made.ana.student)
    own_page = text_of(client.get(f"/{language}/attempts/{made.attempt.pk}/done/").content.decode())
    assert (own in own_page, whose in own_page, told in own_page) == (True, False, False)
