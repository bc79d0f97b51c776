"""Every kind of question has all that it needs: what is missing fails a test that says where to add it."""

import ast
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

import pytest
from django.template import TemplateDoesNotExist
from django.template.loader import get_template
from django.utils import translation

from lessons.engine.objections import OBJECTIONS
from lessons.questions.forms.kind_editor import KindEditor
from lessons.questions.kinds.base import OPTION, BadAnswer, Kind
from lessons.questions.views.kind_page import KindPage
from lessons.questions.words import consequences
from lessons.questions.words.kind_words import KindWords
from tests.conftest import ROOT
from tests.questions.wrong_answers import WRONG, form_of

ROOM = Path("lessons/questions")
FOLDERS = sorted(path.name for path in (ROOT / ROOM / "kinds").iterdir() if any(path.glob("*.py")))
# What a module of every folder has: the name of its object, the class of that, and what a kind must say itself.
PIECES = {
    "spec": (
        "KIND",
        Kind,
        ("code", "read", "write", "parse", "fill", "solution", "grade", "wrong_answer", "default_law", "generate"),
    ),
    "words": ("WORDS", KindWords, ("name", "about", "task", "stated", "short")),
    "page": ("PAGE", KindPage, ("template", "context")),
    "editor": ("EDITOR", KindEditor, ()),
}
CHOICE = {"kind": "choice", "options": ["a", "b", "c"], "right": ["a", "b"]}
# Refused because a content file states an answer; editors state none.
STATED = {"not-the-engines-answer"}


def path_of(folder: str, module: str) -> Path:
    return ROOM / "kinds" / folder / f"{module}.py"


def piece(folder: str, module: str) -> Any:
    """The object of a module of a folder."""
    path, (name, kind, _) = path_of(folder, module), PIECES[module]
    if not (ROOT / path).exists():
        pytest.fail(f"add {path} with {name}, a {kind.__name__}")
    found = getattr(import_module(".".join(path.with_suffix("").parts)), name, None)
    if not isinstance(found, kind):
        pytest.fail(f"{path}: add {name}, a {kind.__name__}")
    return found


@pytest.mark.parametrize("module", PIECES)
@pytest.mark.parametrize("folder", FOLDERS)
def test_a_folder_has_every_module_and_each_says_all(folder: str, module: str) -> None:
    found = piece(folder, module)
    _, base, own = PIECES[module]
    missing = [name for name in own if getattr(type(found), name, None) in (None, getattr(base, name, None))]
    assert missing == [], f"{path_of(folder, module)}: add {', '.join(missing)} to {type(found).__name__}"


@pytest.mark.parametrize("folder", FOLDERS)
def test_a_folder_has_a_line_in_the_registry(folder: str) -> None:
    registry = import_module("lessons.questions.kinds.registry")
    assert folder in registry.FOLDERS, f"{ROOM}/kinds/registry.py: add {folder!r} to FOLDERS"


@pytest.mark.parametrize("folder", FOLDERS)
def test_what_is_to_be_a_kinds_own_is_no_other_kinds(folder: str) -> None:
    """As it would be in a folder that was copied and not changed."""
    assert piece(folder, "words").kind is piece(folder, "spec"), (
        f"{path_of(folder, 'words')}: give WORDS its own KIND"
    )
    for other in set(FOLDERS) - {folder}:
        with translation.override("en"):
            alike = {
                "code in spec.py": piece(other, "spec").code == piece(folder, "spec").code,
                "name in words.py": str(piece(other, "words").name) == str(piece(folder, "words").name),
                "about in words.py": str(piece(other, "words").about) == str(piece(folder, "words").about),
                "template in page.py": piece(other, "page").template == piece(folder, "page").template,
                "position in editor.py": piece(other, "editor").position == piece(folder, "editor").position,
            }
        assert [name for name, is_alike in alike.items() if is_alike] == [], f"{folder} has these of {other}"


@pytest.mark.parametrize("folder", FOLDERS)
def test_a_form_has_its_template(folder: str) -> None:
    name = f"lessons/questions/kinds/{folder}.html"
    assert piece(folder, "page").template == name, f"{path_of(folder, 'page')}: its template is {name}"
    try:
        get_template(name)
    except TemplateDoesNotExist as error:
        pytest.fail(f"add lessons/templates/{error}")


@pytest.mark.parametrize("folder", FOLDERS)
def test_an_editor_has_fields_that_have_widgets(folder: str) -> None:
    fields = piece(folder, "editor").fields
    assert fields, f"{path_of(folder, 'editor')}: add the fields of EDITOR"
    widgets = {f"lessons/templates/lessons/quizzes/builder/fields/{field.widget}.html" for field in fields}
    assert [widget for widget in sorted(widgets) if not (ROOT / widget).exists()] == [], "add these templates"


@pytest.mark.parametrize("folder", FOLDERS)
def test_a_finding_has_its_sentences(folder: str) -> None:
    findings = import_module("lessons.questions.words.findings")
    class_findings = import_module("lessons.questions.words.class_findings")
    codes = piece(folder, "spec").findings
    assert codes, f"{path_of(folder, 'spec')}: add the codes of all that a wrong answer shows as `findings`"
    for name, told in (("findings", findings.SENTENCES), ("class_findings", class_findings.SENTENCES)):
        # What the learner is told of an option its author writes.
        missing = sorted(codes - set(told) - ({OPTION} if name == "findings" else set()))
        where = f"`{name}` of {path_of(folder, 'words')}; where kinds share them, to a module of {ROOM}/words"
        assert missing == [], f"add sentences for {', '.join(missing)} to {where}"


@pytest.mark.parametrize("folder", FOLDERS)
def test_a_wrong_answer_shows_nothing_that_its_kind_does_not_list(folder: str) -> None:
    kind = piece(folder, "spec")
    shown = {finding.code for grade in grades(kind) for finding in grade.findings}
    written = {code for arguments in calls(folder, "Finding") for code in texts(arguments[0])}
    missing = sorted((shown | written) - kind.findings - set(consequences.SENTENCES))
    assert missing == [], f"{path_of(folder, 'spec')}: add {', '.join(missing)} to `findings`"


def test_every_sentence_of_a_finding_is_said_of_some_kind() -> None:
    told = set(import_module("lessons.questions.words.findings").SENTENCES)
    assert told == set().union(*(piece(folder, "spec").findings for folder in FOLDERS)) - {OPTION}


@pytest.mark.parametrize("folder", FOLDERS)
def test_why_a_spec_is_no_question_has_a_sentence(folder: str) -> None:
    told = import_module("lessons.questions.words.spec_problems").SENTENCES
    raised = {
        (field, code)
        for arguments in calls(folder, "BadSpec")
        for code in texts(arguments[1])
        for field in texts(arguments[0]) or [""]
        if code not in STATED
    }
    missing = sorted(pair for pair in raised if pair not in told and pair[1] not in told)
    assert missing == [], f"add sentences for {missing} to `problems` of {path_of(folder, 'words')}"


@pytest.mark.parametrize(
    ("folder", "table", "codes"),
    [
        ("judge_call", "REASONS", OBJECTIONS),
        ("judge_call", "LEGAL_OR_NOT", ("legal", "illegal")),
        ("compare_games", "DIFFERENCES", import_module("lessons.questions.kinds.compare_games.spec").REASONS),
    ],
)
def test_every_answer_to_choose_from_has_its_label(folder: str, table: str, codes: Any) -> None:
    """A reason without one could not be ticked, and its question not be answered rightly."""
    labels = getattr(import_module(f"lessons.questions.kinds.{folder}.words"), table)
    missing, left = sorted(set(codes) - set(labels)), sorted(set(labels) - set(codes))
    assert missing == [], f"{path_of(folder, 'words')}: add {', '.join(missing)} to {table}"
    assert left == [], f"{path_of(folder, 'words')}: take {', '.join(left)} out of {table}"


def grades(kind: Kind[Any, Any]) -> Iterator[Any]:
    """Grades of wrong answers: those that show a known misconception, and such as are drawn."""
    wrong_answers = import_module("tests.questions.words.test_findings").wrong_answers
    for _, raw, answer in WRONG:
        if raw["kind"] == kind.code:
            spec = kind.read(raw)
            yield kind.grade(spec, kind.parse(spec, form_of(answer)))
    for seed in range(40):
        rng = Random(seed)
        spec = kind.generate(rng, 1 + seed % 4) if kind.generates else kind.read(CHOICE)
        solved = kind.fill(spec, kind.solution(spec))
        for form in (*wrong_answers(rng, kind, spec), kind.wrong_answer(spec, dict(solved), rng)):
            try:
                yield kind.grade(spec, kind.parse(spec, form))
            except BadAnswer:
                continue


def calls(folder: str, called: str) -> Iterator[list[ast.expr]]:
    """The arguments of every call of a class in a folder."""
    for path in sorted((ROOT / ROOM / "kinds" / folder).glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == called:
                yield node.args


def texts(argument: ast.expr) -> list[str]:
    """The texts that an argument can be, as far as they stand there."""
    branches = (argument.body, argument.orelse) if isinstance(argument, ast.IfExp) else (argument,)
    return [part.value for part in branches if isinstance(part, ast.Constant)]
