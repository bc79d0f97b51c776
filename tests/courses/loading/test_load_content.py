"""`manage.py load_content`: all or nothing, and a message with file and line for every fault."""

import shutil
from io import StringIO

import pytest
from django.core.management import CommandError, call_command

from lessons.management.commands.load_content import CONTENT
from lessons.models import Example, Exercise
from tests.examples.rows import example


@pytest.fixture
def folder(tmp_path):
    """A folder of content with two examples, to spoil."""
    notes = "# Notes\n\n## one: First\nThe first, {1C}.\n\n## two: Second\nThe second\nof two.\n"
    (tmp_path / "examples").mkdir()
    for language in ("en", "pt-br", "ru"):
        (tmp_path / "examples" / f"{language}.md").write_text(notes, encoding="utf-8")
    (tmp_path / "examples" / "examples.yaml").write_text(
        "format: 1\n"
        "examples:\n"
        "  - id: one\n"
        "    auction: {dealer: N, calls: 1C P P P, shows: 1C by N}\n"
        "  - id: two\n"
        "    auction: {dealer: S, vulnerable: both, calls: P, shows: open}\n",
        encoding="utf-8",
    )
    return tmp_path


def load(folder=CONTENT, **options):
    """What the command prints."""
    out = StringIO()
    call_command("load_content", folder=folder, stdout=out, **options)
    return out.getvalue().strip()


def faults(folder, **options):
    """What the command complains of, each as file:line: text."""
    err = StringIO()
    with pytest.raises(CommandError) as refused:
        call_command("load_content", folder=folder, stderr=err, **options)
    lines = err.getvalue().replace(f"{folder}/examples/", "").splitlines()
    assert str(refused.value) == f"{len(lines)} problems in the content, nothing was loaded"
    return lines


@pytest.mark.django_db
def test_the_content_of_the_site_is_loaded_and_loading_it_again_changes_nothing():
    load()
    number = Example.objects.filter(is_loaded=True, is_retired=False).count()
    assert number >= 10
    assert load() == f"examples: 0 new, 0 changed, 0 retired, {number} as before"


@pytest.mark.django_db
def test_rows_hold_what_the_files_say(folder):
    assert load(folder) == "examples: 2 new, 0 changed, 0 retired, 0 as before"
    assert list(Example.objects.values_list("slug", "page", "position", "query", "title_ru", "note_pt_br")) == [
        ("one", "auction", 0, "a=1C-P-P-P", "First", "The first, {1C}."),
        ("two", "auction", 1, "d=S&v=both&a=P", "Second", "The second of two."),
    ]


def test_check_reads_the_files_without_a_database(folder):
    assert load(folder, check=True) == "2 examples, 0 courses, 0 quizzes, nothing wrong"


YAML = [
    ("format: 1", "format: 2", "examples.yaml:1: format must be 1"),
    ("format: 1\n", "", "examples.yaml:1: format must be 1"),
    ("id: two", "id: one", "examples.yaml:5: the id one stands twice"),
    ("id: two", "id: Two", "examples.yaml:5: id must be a name such as 'passed-out', not 'Two'"),
    ("dealer: N", "dealer: Q", "examples.yaml:4: one: Q is not a seat"),
    ("vulnerable: both", "vulnerable: all", "examples.yaml:6: two: all is not a vulnerability"),
    ("calls: P,", "calls: 1Z,", "examples.yaml:6: two: 1Z is not a call"),
    ("calls: P,", "calls: 8C,", "examples.yaml:6: two: 8C is not a call"),
    ("shows: open", "shows: passed-out", "examples.yaml:6: two: shows must be 'open', not 'passed-out'"),
    ("1C by N", "1C by S", "examples.yaml:4: one: shows must be '1C by N', not '1C by S'"),
    (", shows: open", "", "examples.yaml:6: two: auction needs dealer, calls and shows: shows"),
    ("dealer: S,", "dealer: S, lead: X,", "examples.yaml:6: two: auction needs dealer, calls and shows: lead"),
    (
        "    auction: {dealer: S",
        "    table: {dealer: S",
        "examples.yaml:5: two must have an id and one of auction, pad",
    ),
    ("{dealer: N, calls: 1C P P P, shows: 1C by N}", "1C", "examples.yaml:4: one: auction must be a mapping"),
    ("format: 1\n", "format: 1\nformat: 1\n", "examples.yaml:2: 'format' stands twice"),
    ("format: 1\n", "format: 1\n1: 2\n", "examples.yaml:2: a key must be a word"),
    ("format: 1\n", "format: 1\nmore: 2\n", "examples.yaml:3: the file must hold format and a list of examples"),
    ("  - id: one\n    auction", "  - [one]\n  - auction", "examples.yaml:2: each example must be a mapping"),
    ("format: 1\n", "format: [1\n", "examples.yaml:2: did not find expected ',' or ']'"),
]


@pytest.mark.parametrize(("right", "wrong", "fault"), YAML)
def test_a_fault_in_the_structure_is_named_with_its_line(folder, right, wrong, fault):
    path = folder / "examples" / "examples.yaml"
    path.write_text(path.read_text(encoding="utf-8").replace(right, wrong, 1), encoding="utf-8")
    assert fault in faults(folder, check=True)


NOTES = [
    ("## two: Second", "## two Second", ["examples.yaml:5: two has no note in ru.md", "ru.md:6: a note begins with"]),
    (
        "## two: Second",
        "## one: Second",
        ["examples.yaml:5: two has no note in ru.md", "ru.md:6: a note begins with"],
    ),
    ("## two: Second", "## three: Third", ["examples.yaml:5: two has no note", "ru.md:6: there is no example three"]),
    ("{1C}", "{1Z}", ["ru.md:4: {1Z} is not a call; write"]),
    ("The first, {1C}.", "", ["ru.md:3: one has a title but no sentence"]),
    ("First", "F" * 81, ["ru.md:3: the title of one is over 80 characters"]),
    ("The first", "F" * 301, ["ru.md:3: the note of one is over 300 characters"]),
]


@pytest.mark.parametrize(("right", "wrong", "expected"), NOTES)
def test_a_fault_in_the_prose_of_one_language_is_named_with_its_line(folder, right, wrong, expected):
    path = folder / "examples" / "ru.md"
    path.write_text(path.read_text(encoding="utf-8").replace(right, wrong, 1), encoding="utf-8")
    found = faults(folder, check=True)
    assert len(found) == len(expected)
    assert all(line.startswith(start) for line, start in zip(found, expected, strict=True))


@pytest.mark.parametrize("name", ["examples.yaml", "pt-br.md"])
def test_a_missing_file_is_named(folder, name):
    (folder / "examples" / name).unlink()
    assert f"{name}:1: the file is missing" in faults(folder, check=True)


@pytest.mark.parametrize("name", ["examples.yaml", "pt-br.md"])
def test_a_file_that_is_not_utf8_is_named(folder, name):
    (folder / "examples" / name).write_bytes(b"\xff\xfe: 1")
    assert any(line.startswith(f"{name}:1: not ") for line in faults(folder, check=True))


@pytest.mark.django_db
def test_one_fault_keeps_everything_from_being_written(folder):
    path = folder / "examples" / "ru.md"
    path.write_text(path.read_text(encoding="utf-8").replace("{1C}", "{1Z}"), encoding="utf-8")
    assert len(faults(folder)) == 1
    assert not Example.objects.exists()


@pytest.mark.django_db
def test_a_name_an_editor_has_taken_is_told_and_nothing_is_written(folder):
    example("two").save()
    with pytest.raises(CommandError, match="an editor has made an example named two"):
        load(folder)
    assert Example.objects.count() == 1


@pytest.mark.django_db
def test_an_example_that_is_gone_from_the_files_is_retired(folder):
    load(folder)
    shutil.copyfile(CONTENT / "examples" / "examples.yaml", folder / "examples" / "examples.yaml")
    for language in ("en", "pt-br", "ru"):
        shutil.copyfile(CONTENT / "examples" / f"{language}.md", folder / "examples" / f"{language}.md")
    assert " 2 retired," in load(folder)
    assert set(Example.objects.filter(is_retired=True).values_list("slug", flat=True)) == {"one", "two"}


COURSE = {
    "courses.yaml": "format: 1\ncourses: [first]\n",
    "first/course.yaml": "format: 1\nlessons: [only]\n",
    "first/{}.md": "# Course\n\nWhat it is about.\n",
    "first/only/lesson.yaml": "format: 1\nid: only\nsteps:\n  - id: read\n",
    "first/only/{}.md": "# Lesson\n\nWhat it is about.\n\n## can\nYou can read.\n\n## read: Read\nRead this.\n",
}


@pytest.fixture
def courses(folder):
    """The folder of content with a course of one lesson, to spoil."""
    for name, text in COURSE.items():
        for language in ("en", "pt-br", "ru") if "{}" in name else ("",):
            path = folder / "courses" / name.format(language)
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
    return folder


@pytest.mark.parametrize("name", ["first/ru.md", "first/only/ru.md"])
def test_prose_of_a_course_that_is_not_utf8_is_named(courses, name):
    (courses / "courses" / name).write_bytes("# Курс".encode("utf-16"))
    assert faults(courses, check=True)[0].endswith(f"{name}:1: not UTF-8: invalid start byte at byte 0")


@pytest.mark.parametrize("name", ["first/ru.md", "first/only/ru.md", "first/only/lesson.yaml"])
def test_a_mark_before_the_text_is_no_part_of_it(courses, name):
    path = courses / "courses" / name
    path.write_text(path.read_text(encoding="utf-8"), encoding="utf-8-sig")
    assert load(courses, check=True) == "2 examples, 1 courses, 0 quizzes, nothing wrong"


@pytest.mark.django_db
def test_loaded_exercises_have_the_level_and_law_of_their_lesson_and_rulings_that_of_their_clause(loaded_content):
    places = dict(Exercise.objects.values_list("slug", "level")), dict(Exercise.objects.values_list("slug", "law"))
    assert set(places[0].values()) == {1, 2, 3, 4}
    assert set(places[1].values()) == {"", "17", "18", "19", "20", "21"}
    for exercise in Exercise.objects.filter(kind__in=("ruling", "who-asks")):
        assert exercise.law == exercise.spec["law"][:2]
