"""Quizzes from files: what is wrong is said with file and line, loading is repeatable, and nothing is deleted."""

import shutil
from collections import Counter
from io import StringIO
from pathlib import Path

import pytest
from django.core.management import CommandError, call_command

from lessons.courses.loading.courses import read_courses
from lessons.management.commands.load_content import CONTENT
from lessons.models import Exercise, Quiz, QuizItem, Revision
from lessons.questions.kinds.base import Verdict
from lessons.questions.kinds.registry import KINDS, kind_of
from lessons.quizzes.loading.quizzes import read_quizzes

LANGUAGES = ("en", "pt-br", "ru")
COURSES = ("auction", "laws", "rubber", "auction-bridge")
YAML = """format: 1
id: one
course: auction
level: 2
questions:
  - id: first
    exercise: {kind: whose-turn, auction: "1C", expect: E}
  - id: second
    weight: 2
    law: "18"
    exercise: {kind: choice, options: [yes-it-is, no-it-is-not], right: yes-it-is}
"""
PROSE = """# A quiz

What it is about.

## first
Who is next?
? Clockwise.

## second
Is it?

= yes-it-is: It is
= no-it-is-not: It is not
! no-it-is-not: It is indeed.
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A content folder with one quiz of two questions, and one lesson, to spoil."""
    quiz = tmp_path / "quizzes" / "one"
    quiz.mkdir(parents=True)
    (tmp_path / "quizzes" / "quizzes.yaml").write_text("format: 1\nquizzes: [one]\n", encoding="utf-8")
    (quiz / "quiz.yaml").write_text(YAML, encoding="utf-8")
    for language in LANGUAGES:
        (quiz / f"{language}.md").write_text(PROSE, encoding="utf-8")
    shutil.copytree(CONTENT / "examples", tmp_path / "examples")
    course = tmp_path / "courses" / "auction"
    course.mkdir(parents=True)
    (tmp_path / "courses" / "courses.yaml").write_text("format: 1\ncourses: [auction]\n", encoding="utf-8")
    (course / "course.yaml").write_text("format: 1\nlessons: [tricks-and-trumps]\n", encoding="utf-8")
    for language in LANGUAGES:
        shutil.copy(CONTENT / "courses/auction" / f"{language}.md", course)
    shutil.copytree(CONTENT / "courses/auction/tricks-and-trumps", course / "tricks-and-trumps")
    return tmp_path


def load(folder: Path) -> None:
    call_command("load_content", folder=folder, verbosity=0)


def change(folder: Path, name: str, old: str, new: str) -> None:
    path = folder / "quizzes" / name
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")


FAULTS = [
    ("quizzes.yaml", "format: 1", "format: 2", "quizzes.yaml:1: format must be 1"),
    ("quizzes.yaml", "[one]", "[one, two]", "quizzes.yaml:2: there is no folder two"),
    ("one/quiz.yaml", "id: one", "id: two", "one/quiz.yaml:1: format must be 1 and id one"),
    ("one/quiz.yaml", "course: auction", "course: whist", "one/quiz.yaml:3: there is no course whist"),
    ("one/quiz.yaml", "level: 2", "level: 5", "one/quiz.yaml:4: level must be 1, 2, 3 or 4"),
    ("one/quiz.yaml", "level: 2", "hint: 2", "one/quiz.yaml:4: unknown key hint"),
    ("one/quiz.yaml", "expect: E", "expect: S", "one/quiz.yaml:7: whose-turn: expect: not-the-engines-answer S"),
    ("one/quiz.yaml", "kind: whose-turn", "kind: whist", "one/quiz.yaml:7: whist: kind: unknown-kind whist"),
    ("one/quiz.yaml", "weight: 2", "weight: 99", "one/quiz.yaml:9: weight must be a number from 1 to 10"),
    ("one/quiz.yaml", "weight: 2", "points: 2", "one/quiz.yaml:9: unknown key points"),
    ("one/quiz.yaml", 'law: "18"', 'law: "27"', "one/quiz.yaml:10: law must be 17, 18, 19, 20 or 21, or left out"),
    ("one/quiz.yaml", "id: first", "id: First!", "one/quiz.yaml:6: a question needs an id such as last-bidder"),
    ("one/en.md", "## first", "## first: Title", "one/en.md:5: a question begins with '## id', each id once"),
    (
        "one/pt-br.md",
        "? Clockwise.\n",
        "",
        "one/quiz.yaml:6: first has not the same hints and notes in each language",
    ),
    ("one/ru.md", "! no-it-is-not: It is indeed.\n", "", "ru.md: say why no-it-is-not of second is wrong"),
    ("one/ru.md", "Who is next?", "", "one/ru.md:1: the question first has no prose"),
    ("one/en.md", "Who is next?", "{9C} is next.", "one/en.md:6: {9C} is not a call"),
    ("one/en.md", "What it is about.", "", "one/en.md:1: the title needs a summary under it"),
]


@pytest.mark.parametrize(("name", "old", "new", "said"), FAULTS, ids=[fault[3] for fault in FAULTS])
def test_a_fault_is_said_with_its_file_and_line(folder: Path, name: str, old: str, new: str, said: str) -> None:
    change(folder, name, old, new)
    _, problems = read_quizzes(folder / "quizzes", LANGUAGES, COURSES)
    assert any(said in str(problem).replace(f"{folder}/quizzes/", "") for problem in problems), problems


def test_nothing_is_loaded_where_a_quiz_is_wrong(folder: Path) -> None:
    change(folder, "one/quiz.yaml", "expect: E", "expect: S")
    err = StringIO()
    with pytest.raises(CommandError):
        call_command("load_content", folder=folder, check=True, stderr=err)
    wanted = "whose-turn: expect: not-the-engines-answer S"
    assert err.getvalue().strip() == f"{folder}/quizzes/one/quiz.yaml:7: {wanted}"


@pytest.mark.django_db
def test_a_quiz_is_published_as_it_is_loaded_and_loading_again_changes_nothing(folder: Path) -> None:
    load(folder)
    quiz = Quiz.objects.get(slug="one")
    rows = list(QuizItem.objects.order_by("pk").values_list("pk", "key", "weight", "exercise__slug"))
    assert [row[1:] for row in rows] == [("first", 1, "quizzes/one/first"), ("second", 2, "quizzes/one/second")]
    places = Exercise.objects.filter(slug__startswith="quizzes/").values_list("level", "law")
    assert list(places) == [(2, ""), (2, "18")]
    revision = Revision.objects.get(quiz=quiz)
    assert [question["key"] for question in revision.questions] == ["first", "second"]
    load(folder)
    assert list(QuizItem.objects.order_by("pk").values_list("pk", "key", "weight", "exercise__slug")) == rows
    assert Revision.objects.get(quiz=quiz) == revision


@pytest.mark.django_db
def test_what_has_gone_is_retired_and_comes_back_as_the_same_row(folder: Path) -> None:
    load(folder)
    before = {item.key: item.pk for item in QuizItem.objects.all()}
    spoilt = YAML[: YAML.index("  - id: second")]
    (folder / "quizzes/one/quiz.yaml").write_text(spoilt, encoding="utf-8")
    for language in LANGUAGES:
        (folder / f"quizzes/one/{language}.md").write_text(PROSE[: PROSE.index("## second")], encoding="utf-8")
    load(folder)
    quiz = Quiz.objects.get(slug="one")
    assert [question["key"] for question in quiz.revisions.last().questions] == ["first"]
    assert {item.key: item.pk for item in QuizItem.objects.all()} == before
    assert not QuizItem.objects.filter(is_dropped=True).exists()
    shutil.rmtree(folder / "quizzes")
    load(folder)
    assert Quiz.objects.get(slug="one").is_retired
    assert Exercise.objects.filter(slug__startswith="quizzes/", is_retired=False).count() == 0
    assert Exercise.objects.filter(slug__startswith="auction/", is_retired=False).count() > 0


# What is in the library of the site


@pytest.fixture(scope="module")
def quizzes():
    found, problems = read_quizzes(CONTENT / "quizzes", LANGUAGES, COURSES)
    assert problems == []
    return found


def test_every_course_has_its_quizzes_of_eight_to_twelve_questions_of_mixed_kinds(quizzes) -> None:
    assert all(count >= 2 for count in Counter(quiz.course for quiz in quizzes).values())
    assert {quiz.course for quiz in quizzes} == set(COURSES)
    for quiz in quizzes:
        assert 8 <= len(quiz.questions) <= 12, quiz.slug
        assert len({q.exercise.spec["kind"] for q in quiz.questions}) > 1, quiz.slug
    assert {q.exercise.spec["kind"] for quiz in quizzes for q in quiz.questions} >= set(KINDS) - {"who-asks"}


def test_the_engine_solves_every_question_and_marks_its_own_answer_right(quizzes) -> None:
    for quiz in quizzes:
        for question in quiz.questions:
            kind = kind_of(question.exercise.spec)
            spec = kind.read(question.exercise.spec)
            answer = kind.parse(spec, kind.fill(spec, kind.solution(spec)))
            assert kind.grade(spec, answer).verdict is Verdict.RIGHT, f"{quiz.slug}/{question.key}"


def test_no_question_is_asked_in_a_lesson_or_twice(quizzes) -> None:
    courses, _ = read_courses(CONTENT / "courses", LANGUAGES)
    asked = [
        (f"{course.slug}/{lesson.slug}/{step.slug}", step.exercise)
        for course in courses
        for lesson in course.lessons
        for step in lesson.steps
        if step.exercise
    ]
    asked += [(f"{quiz.slug}/{question.key}", question.exercise) for quiz in quizzes for question in quiz.questions]
    seen: dict[str, str] = {}
    for name, exercise in asked:
        spec = exercise.spec
        # Of a choice the texts tell it apart: the names of options are short and may be those of another.
        same = f"{spec}{exercise.prompt['en'] if spec['kind'] == 'choice' else ''}"
        if same in seen and not name.count("/") == 2:
            raise AssertionError(f"{name} asks what {seen[same]} asks")
        seen.setdefault(same, name)
