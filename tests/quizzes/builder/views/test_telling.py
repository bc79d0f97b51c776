"""What the pages of quizzes tell: the preview in every language, and to students nothing before they answer."""

import re
from random import Random

import pytest
from django.test import Client

from lessons.models import Exercise, Note, Quiz
from lessons.questions.kinds.registry import KINDS
from lessons.questions.words.answer_keys import answer_key
from tests import worlds
from tests.quizzes.forms import JUDGE, form_of, said, write

pytestmark = pytest.mark.django_db
GENERATING = [code for code, kind in KINDS.items() if kind.generates]
SECRETS = ("SECRET-NOD", "SECRET-AFTER", "SECRET-HINT", "SECRET-NOTE")


def drawn(kind: str) -> dict:
    return KINDS[kind].write(KINDS[kind].generate(Random(5), 2))


@pytest.mark.parametrize("kind", GENERATING)
@pytest.mark.parametrize("lang", ["en", "pt-br", "ru"])
def test_a_question_is_previewed_in_all_languages_with_the_engines_answer(vera, quiz, kind, lang):
    form = {**form_of(drawn(kind)), "do": "preview"}
    page = said(vera.post(f"/{lang}/quizzes/{quiz.pk}/edit/write/{kind}/", form))
    own, _, others = page.partition('id="others"')
    assert re.findall(r'<form class="sheet stack full shown" lang="([^"]*)"', others) == [
        code for code in ("en", "pt-br", "ru") if code != lang
    ]
    assert own.count('class="engine"') + others.count('class="engine"') == 3
    assert not quiz.items.exists()


PROMPTS = [("en",), ("ru",), ("en", "pt-br"), ("en", "pt-br", "ru")]


@pytest.mark.parametrize("written", PROMPTS, ids="+".join)
def test_a_prompt_in_one_two_or_three_languages_is_read_in_each(vera, quiz, written):
    """Where a language is missing another stands there, and says which it is."""
    prompts = {f"prompt-{code}": f"Prompt in {code}" for code in written}
    assert write(vera, quiz, "judge-call", {**JUDGE, **prompts}).status_code == 303
    for lang in ("en", "pt-br", "ru"):
        page = said(vera.get(f"/{lang}/quizzes/{quiz.pk}/"))
        shown = next(code for code in (lang, *written) if code in written)
        assert f"Prompt in {shown}" in page
        assert (f'lang="{shown}"' in page.partition('class="asked-list"')[2]) == (shown != lang)


@pytest.fixture
def told(world) -> Quiz:
    """A quiz of every kind that generates, with a nod, a remark, a hint and a note that nobody may read before."""
    made = worlds.quiz(world.teacher, title="Told", specs=[drawn(kind) for kind in GENERATING])
    Exercise.objects.filter(quiz_items__quiz=made).update(nod_en="SECRET-NOD", after_en="SECRET-AFTER")
    for item in made.items.all():
        Note.objects.create(exercise=item.exercise, role="hint", text_en="SECRET-HINT")
        Note.objects.create(exercise=item.exercise, role="finding", code="rank-order", text_en="SECRET-NOTE")
    return made


def filled(page: str) -> list[str]:
    """What is ticked or chosen on a page of questions; that a contract is not doubled unless one says so is none."""
    asked = page.partition("<main")[2].replace('risk" value="" checked', "")
    return re.findall(r"<input[^>]* checked|<option[^>]* selected", asked)


@pytest.mark.parametrize("lang", ["en", "pt-br", "ru"])
def test_a_worksheet_tells_no_key_nod_hint_or_note(vera, told, lang):
    for query in ("", "?names=0"):
        page = said(vera.get(f"/{lang}/quizzes/{told.pk}/worksheet/{query}"))
        assert [word for word in SECRETS if word in page] == []
        assert filled(page) == []
        numbers = re.findall(r'<input(?=[^>]*inputmode="numeric")[^>]*value="([^"]*)"', page)
        assert set(numbers) <= {""}
    assert "SECRET-AFTER" in said(vera.get(f"/{lang}/quizzes/{told.pk}/worksheet/?key=1"))


def test_a_student_reads_no_page_of_a_quiz_and_in_an_attempt_no_key(world, told):
    Quiz.objects.filter(pk=told.pk).update(token="abc")
    task = worlds.assignment(world.classroom, told, all_on_a_page=True)
    bruno = Client()
    bruno.force_login(world.bruno.student)
    key_of = told.items.first().key
    for page in (
        *("", "worksheet/", "worksheet/?key=1", "edit/", "edit/bank/", f"edit/questions/{key_of}/"),
        *("edit/draw/?kind=whose-turn&level=1&n=3&seed=1", "edit/write/judge-call/", "edit/import/"),
    ):
        for headers in ({}, {"HX-Request": "true"}):
            address = f"/en/quizzes/{told.pk}/{page}"
            assert bruno.get(address, headers=headers).status_code == 404
            assert bruno.post(address, {"do": "preview"}, headers=headers).status_code == 404
    assert bruno.get("/en/quizzes/shared/abc/").status_code == 404
    begun = bruno.post(f"/en/tasks/{task.pk}/start/", follow=True)
    page = said(bruno.get(begun.redirect_chain[-1][0]))
    assert [word for word in SECRETS if word in page] == []
    assert filled(page) == []


def test_a_key_in_words_is_nowhere_before_it_is_asked_for(vera, told):
    """On the page of a quiz it stands in the fold of each question, and on the worksheet only with the key."""
    asked = told.items.exclude(exercise__kind__in=("ruling", "who-asks")).select_related("exercise")  # they offer it
    keys = [str(answer_key(item.exercise.spec)) for item in asked]
    sheet = said(vera.get(f"/en/quizzes/{told.pk}/worksheet/"))
    assert [found for found in keys if found and found in sheet] == []
