"""A button pressed twice, or a form sent again since its answer was lost: what it makes is made once."""

from datetime import datetime, timedelta

import pytest
from django.utils import timezone

from lessons.models import Exercise, Quiz
from tests import worlds
from tests.quizzes.forms import JUDGE, said

pytestmark = pytest.mark.django_db


def since(client, address: str) -> str:
    """What the forms of a page say of when it was made."""
    return said(client.get(address)).partition('name="since" value="')[2].partition('"')[0]


def test_a_copy_pressed_twice_is_one_and_pressed_on_the_page_opened_anew_is_another(vera, world):
    page = f"/en/quizzes/{world.quiz.pk}/"
    opened = since(vera, page)
    assert datetime.fromisoformat(opened).tzinfo is not None
    first = [vera.post(f"{page}copy/", {"since": opened}).url for _ in range(2)]
    second = vera.post(f"{page}copy/", {"since": since(vera, page)}).url
    assert (len(set(first)), second in first, world.quiz.copies.count()) == (1, False, 2)


def test_a_copy_that_was_deleted_meanwhile_is_made_again(vera, world):
    page = f"/en/quizzes/{world.quiz.pk}/"
    opened = since(vera, page)
    vera.post(f"{page}copy/", {"since": opened})
    world.quiz.copies.update(deleted=timezone.now())
    vera.post(f"{page}copy/", {"since": opened})
    assert world.quiz.copies.count() == 2


def test_a_colleagues_quiz_is_copied_once_by_each_who_presses_twice(client, world):
    Quiz.objects.filter(pk=world.quiz.pk).update(token="abc")
    for who in (world.teacher, world.other_teacher):
        client.force_login(who)
        opened = since(client, "/en/quizzes/shared/abc/")
        for _ in range(2):
            client.post("/en/quizzes/shared/abc/copy/", {"since": opened})
    assert [copy.owner for copy in world.quiz.copies.order_by("pk")] == [world.teacher, world.other_teacher]


@pytest.mark.parametrize("sent", ["", "x", "\x00", "2026-11-30", "0001-01-01T00:00+14:00", "9999-12-31T23:59-14:00"])
def test_a_page_that_does_not_say_when_it_was_made_copies_all_the_same(vera, world, sent):
    old = Quiz.objects.create(owner=world.teacher, copied_from=world.quiz)
    Quiz.objects.filter(pk=old.pk).update(created=timezone.now() - timedelta(days=2))
    assert vera.post(f"/en/quizzes/{world.quiz.pk}/copy/", {"since": sent}).status_code == 303
    assert world.quiz.copies.count() == 2


def test_a_quiz_is_begun_once_and_another_of_the_same_name_on_a_page_opened_anew(vera, world):
    def begin(opened: str) -> str:
        return vera.post("/en/quizzes/new/", {"title-en": "Doubles", "since": opened}).url

    opened = since(vera, "/en/quizzes/new/")
    urls = [begin(opened), begin(opened), begin(since(vera, "/en/quizzes/new/"))]
    assert urls[0] == urls[1] != urls[2]
    assert Quiz.objects.filter(title_en="Doubles").count() == 2


PBN = '[Board "1"]\n[Dealer "N"]\n[Vulnerable "None"]\n[Auction "N"]\n1S Pass Pass Pass\n'
ADDED = [
    ("write/judge-call/", {**JUDGE, "do": "save"}, 1),
    ("draw/?kind=whose-turn&level=2&n=3&seed=41", {"take": ["41", "43"]}, 2),
    ("import/", {"text": PBN, "do": "add", "take": ["1-name-outcome", "1-whose-turn"]}, 2),
]


@pytest.mark.parametrize(("page", "form", "count"), ADDED, ids=[row[0].partition("/")[0] for row in ADDED])
def test_questions_are_added_once_by_one_press(vera, quiz, page, form, count):
    address = f"/en/quizzes/{quiz.pk}/edit/{page}"
    before, opened = Exercise.objects.count(), since(vera, address) or "2026-11-30T10:00:00+00:00"
    answers = [vera.post(address, {**form, "since": opened}) for _ in range(2)]
    assert [(answer.status_code, answer.url) for answer in answers] == [(303, answers[0].url)] * 2
    assert (quiz.items.count(), Exercise.objects.count() - before) == (count, count)
    vera.post(address, {**form, "since": "2026-11-30T11:00:00+00:00"})
    assert quiz.items.count() == 2 * count


def test_another_question_written_on_a_page_that_the_browser_has_kept_is_another(vera, quiz):
    """After the back button: nothing that was written is taken for what was sent before."""
    address, opened = f"/en/quizzes/{quiz.pk}/edit/write/judge-call/", "2026-11-30T10:00:00+00:00"
    for call in ("2D", "2S", "2D"):
        vera.post(address, {**JUDGE, "s-call": call, "do": "save", "since": opened})
    assert [item.exercise.spec["call"] for item in quiz.items.order_by("position")] == ["2D", "2S"]


def test_questions_are_taken_from_the_bank_and_doubled_once_by_one_press(vera, quiz, world):
    exercise = Exercise.objects.create(slug="a/b/c", kind="judge-call", spec=worlds.SPECS[0], is_loaded=True)
    address = f"/en/quizzes/{quiz.pk}/edit/"
    opened = since(vera, f"{address}bank/")
    for _ in range(2):
        vera.post(f"{address}bank/", {"take": [exercise.pk], "since": opened})
    item = quiz.items.get()
    opened = since(vera, address)
    for _ in range(2):
        vera.post(f"{address}items/{item.key}/", {"do": "duplicate", "since": opened})
    assert quiz.items.count() == 2
    vera.post(f"{address}items/{item.key}/", {"do": "duplicate", "since": since(vera, address)})
    assert quiz.items.count() == 3
