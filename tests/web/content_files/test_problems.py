"""Problems of content files: how they are written, how they are sorted, and files that cannot be read."""

from pathlib import Path

from lessons.web.content_files.problems import Problem, read_text

FILE = Path("a.md")


def test_a_problem_is_a_line_that_editors_can_open() -> None:
    assert str(Problem(FILE, 3, "no HTML in prose")) == "a.md:3: no HTML in prose"


def test_problems_are_sorted_by_file_and_line() -> None:
    problems = [Problem(Path("b.md"), 1, "x"), Problem(FILE, 10, "x"), Problem(FILE, 9, "y"), Problem(FILE, 9, "x")]
    assert [(str(one.path), one.line, one.text) for one in sorted(problems)] == [
        ("a.md", 9, "x"),
        ("a.md", 9, "y"),
        ("a.md", 10, "x"),
        ("b.md", 1, "x"),
    ]


def test_a_file_is_read_without_its_mark(tmp_path: Path) -> None:
    file = tmp_path / "a.md"
    file.write_bytes("\ufeffОткрытие\n".encode())
    assert read_text(file) == ("Открытие\n", [])


def test_a_file_that_cannot_be_read_is_a_problem(tmp_path: Path) -> None:
    file = tmp_path / "a.md"
    assert read_text(file) == ("", [Problem(file, 1, "the file is missing")])
    file.write_bytes("Заявка".encode("cp1251"))
    assert read_text(file) == ("", [Problem(file, 1, "not UTF-8: invalid continuation byte at byte 0")])
