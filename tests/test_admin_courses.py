"""Lessons in the admin: loaded ones are read, copied and then changed; what lacks a language is listed."""

import html

import pytest
from django.contrib.auth.models import User
from django.db.models import Count
from django.test import Client
from django.urls import reverse

from lessons.courses.domain.courses import courses
from lessons.models import Course, Exercise, Lesson, MistakeReport, Note, Quiz, Step

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("loaded_content")]


@pytest.fixture
def editor(client: Client) -> Client:
    client.force_login(User.objects.create_superuser("editor"))
    return client


@pytest.fixture
def lesson() -> Lesson:
    return Lesson.objects.get(course__slug="auction", slug="who-declares")


def change(row: object) -> str:
    return reverse(f"admin:lessons_{row._meta.model_name}_change", args=[row.pk])


@pytest.mark.parametrize("kind", ["course", "lesson", "step", "exercise", "mistakereport", "example", "quiz"])
def test_every_list_opens(editor: Client, kind: str) -> None:
    assert editor.get(reverse(f"admin:lessons_{kind}_changelist")).status_code == 200
    if kind != "mistakereport":
        assert editor.get(reverse(f"admin:lessons_{kind}_changelist"), {"lacks": "ru"}).status_code == 200


def test_a_loaded_lesson_is_read_only(editor: Client, lesson: Lesson) -> None:
    assert editor.get(change(lesson)).status_code == 200
    assert editor.post(change(lesson), {"title_en": "Mine"}).status_code == 403
    assert editor.post(reverse("admin:lessons_lesson_delete", args=[lesson.pk]), {"post": "yes"}).status_code == 403


def test_a_copy_has_the_steps_and_is_shown_when_the_editor_says_so(editor: Client, lesson: Lesson) -> None:
    listing = reverse("admin:lessons_lesson_changelist")
    answer = editor.post(listing, {"action": "copy_to_edit", "_selected_action": [lesson.pk]})
    copy = Lesson.objects.get(slug="who-declares-copy")
    assert answer.url == change(copy)
    assert (copy.is_loaded, copy.is_retired, copy.title_ru) == (False, True, lesson.title_ru)
    assert copy.steps.count() == lesson.steps.count()
    assert copy.steps.first().exercise != lesson.steps.first().exercise
    assert (
        Note.objects.filter(exercise__steps__lesson=copy).count()
        == Note.objects.filter(exercise__steps__lesson=lesson).count()
    )
    assert courses("en")["auction"].lesson(copy.slug) is None
    form = {
        name: getattr(copy, name)
        for field in ("title", "summary", "can")
        for name in (f"{field}_en", f"{field}_pt_br", f"{field}_ru")
    } | {"course": copy.course_id, "slug": copy.slug, "position": 99, "practise": "[]"}
    assert editor.post(change(copy), form).status_code == 302
    assert courses("en")["auction"].lesson(copy.slug).title.text == lesson.title_en


@pytest.mark.parametrize("kind", [Lesson, Quiz])
def test_what_was_copied_from_a_list_is_said(editor: Client, kind: type[Lesson | Quiz]) -> None:
    listing = reverse(f"admin:lessons_{kind._meta.model_name}_changelist")
    rows = list(kind.objects.filter(is_loaded=True).order_by("pk")[:3])
    said = []
    for chosen in (rows, rows[:1]):
        sent = {"action": "copy_to_edit", "_selected_action": [row.pk for row in chosen]}
        said += map(str, editor.post(listing, sent, follow=True).context["messages"])
    copy = kind.objects.order_by("pk").last()
    assert said == [
        "3 copies are made. They are not shown until you untick “retired”.",
        f"{copy} is a copy of {rows[0]}. It is not shown until you untick “retired”.",
    ]


def test_json_too_deep_to_read_is_refused(editor: Client) -> None:
    own = Lesson.objects.create(course=Course.objects.first(), slug="mine", position=1, title_en="Mine")
    page = editor.post(change(own), {"slug": "mine", "title_en": "Mine", "practise": TOO_DEEP})
    assert page.context["adminform"].form.errors["practise"] == ["Enter a valid JSON."]


def own_exercise() -> Exercise:
    return Exercise.objects.create(slug="mine", kind="whose-turn", spec={"kind": "whose-turn", "auction": "1S"})


def exercise_form(**changes: object) -> dict[str, object]:
    notes = {f"notes-{name}": "0" for name in ("TOTAL_FORMS", "INITIAL_FORMS", "MIN_NUM_FORMS", "MAX_NUM_FORMS")}
    return {"slug": "mine", "kind": "whose-turn", "spec": '{"auction": "1S P"}', **notes} | changes


def test_a_spec_is_kept_as_its_kind_writes_it(editor: Client) -> None:
    exercise = own_exercise()
    assert editor.post(change(exercise), exercise_form()).status_code == 302
    exercise.refresh_from_db()
    assert exercise.spec == {"kind": "whose-turn", "dealer": "N", "auction": "1S P"}


TOO_DEEP = "[" * 100_000 + "]" * 100_000


@pytest.mark.parametrize(
    "spec",
    [
        pytest.param(TOO_DEEP, id="too deep"),
        pytest.param("9" * 5000, id="too long a number"),
        '{"auction": "\\ud800"}',
        '{"auction": "1S \\u0000"}',
        '{"auction": "1S", "n": NaN}',
        '{"auction": "1S", "n": 1e999}',
        '{"auction": "1S 1H"}',
        '{"auction": "1Z"}',
        '{"auction": "1S", "expect": "N"}',
        "[1]",
    ],
)
def test_a_spec_that_the_engine_refuses_is_refused(editor: Client, spec: str) -> None:
    exercise = own_exercise()
    page = editor.post(change(exercise), exercise_form(spec=spec))
    assert page.context["adminform"].form.errors.keys() == {"spec"}
    exercise.refresh_from_db()
    assert exercise.spec == {"kind": "whose-turn", "auction": "1S"}


def test_what_lacks_a_language_is_listed_with_the_way_to_it(editor: Client) -> None:
    page = editor.get(reverse("missing-translations"))
    assert page.context["rows"] == []
    step = Step.objects.first()
    Step.objects.filter(pk=step.pk).update(title_ru="")
    (row,) = editor.get(reverse("missing-translations")).context["rows"]
    assert (row["field"], row["language"], row["url"]) == ("title", "Русский", change(step))


def test_a_report_is_settled_in_the_list(editor: Client) -> None:
    report = MistakeReport.objects.create(page="/en/", language="en", text="x")
    listing = reverse("admin:lessons_mistakereport_changelist")
    form = {"form-TOTAL_FORMS": 1, "form-INITIAL_FORMS": 1, "form-0-id": report.pk, "form-0-is_settled": "on"}
    editor.post(listing, form | {"_save": "Save"})
    report.refresh_from_db()
    assert report.is_settled


def test_a_learner_does_not_see_what_is_missing(client: Client) -> None:
    client.force_login(User.objects.create_user("learner"))
    assert client.get(reverse("missing-translations")).status_code == 302


def test_a_step_is_made_in_a_lesson_chosen_from_all(editor: Client) -> None:
    page = editor.get(reverse("admin:lessons_step_add"))
    assert page.text.count("<option") > Lesson.objects.count() > 1


def test_an_exercise_that_is_only_read_shows_all_its_notes(editor: Client) -> None:
    exercise = Exercise.objects.annotate(count=Count("notes")).filter(is_loaded=True, count__gt=1).first()
    page = editor.get(change(exercise))
    assert [note.text_en in html.unescape(page.text) for note in exercise.notes.all()] == [True] * exercise.count
