"""`manage.py check_boards`: files checked at the terminal."""

import re
import subprocess
import sys
from pathlib import Path

import pytest
from django.core.management import CommandError, call_command

ROOT = Path(__file__).resolve().parents[2]
README = ROOT / "README.md"

AGREES = '[Board "1"]\n[Contract "1NT"]\n[Declarer "N"]\n[Auction "N"]\n1NT AP\n'


def test_files_that_agree(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "good.pbn"
    file.write_text(AGREES)
    call_command("check_boards", str(file), str(file))
    assert capsys.readouterr().out == "boards: 2, no disagreement\n"


def test_each_disagreement_is_a_line_and_the_exit_status_is_1(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "bad.pbn"
    file.write_text(AGREES.replace('"N"]\n[Auction', '"S"]\n[Auction') + '\n[Board "2"]\n[Auction "N"]\n1H P\n')
    with pytest.raises(CommandError, match="boards: 2, disagreements: 2") as refused:
        call_command("check_boards", str(file))
    assert refused.value.returncode == 1
    assert capsys.readouterr().out.splitlines() == [
        f"{file}: 1: declarer-differs: The file names as declarer: South. By the auction it is: North.",
        f"{file}: 2: auction-unfinished: The auction in the file is not finished.",
    ]


@pytest.mark.parametrize("content", ["Dear reader", None])
def test_what_is_no_file_of_boards_exits_2(tmp_path: Path, content: str | None) -> None:
    file = tmp_path / "letter.txt"
    if content is not None:
        file.write_text(content)
    with pytest.raises(CommandError, match=r"letter\.txt") as refused:
        call_command("check_boards", str(file))
    assert refused.value.returncode == 2


def test_a_remark_is_a_line_and_no_disagreement(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "bare.pbn"
    file.write_text('[Board "1"]\n[Auction ""]\n1NT AP\n')
    call_command("check_boards", str(file))
    assert capsys.readouterr().out.splitlines() == [
        f"{file}: 1: seats-unknown: The file does not say who called first, so the calls have no seats"
        " and no declarer is checked.",
        "boards: 1, no disagreement",
    ]


BAD = '[Board "2"]\n[Auction "N"]\n1H P\n'


@pytest.mark.parametrize(
    ("others", "status"), [((), 2), (("good.pbn",), 2), (("bad.pbn",), 3), (("bad.pbn", "good.pbn"), 3)]
)
def test_the_command_of_the_readme_goes_on_to_the_next_file(
    tmp_path: Path, others: tuple[str, ...], status: int
) -> None:
    """As a fresh clone would run it: nothing set in the environment, no database."""
    (tmp_path / "empty.pbn").write_text("")
    (tmp_path / "bad.pbn").write_text(BAD)
    (tmp_path / "good.pbn").write_bytes(AGREES.encode("utf-16"))
    (tmp_path / "folder").mkdir()
    written = re.search(
        r"`\.venv/bin/python (manage\.py check_boards) FILE\.\.\.`", README.read_text(encoding="utf-8")
    )
    assert written
    command = [sys.executable, *written[1].split(), "empty.pbn", "folder", "missing.pbn", *others]
    command[1] = str(ROOT / command[1])
    told = subprocess.run(
        command, cwd=tmp_path, env={"VAR_DIR": str(tmp_path)}, capture_output=True, text=True, check=False
    )
    assert told.returncode == status, told.stderr
    assert told.stderr.splitlines()[:3] == [
        "empty.pbn: No boards were found in this text. It has to be PBN or LIN.",
        "folder: Is a directory",
        "missing.pbn: No such file or directory",
    ]
    assert ("bad.pbn: 2: auction-unfinished: " in told.stdout) == ("bad.pbn" in others)
    found = "disagreements: 1" if "bad.pbn" in others else "no disagreement"
    assert told.stderr.splitlines()[3:] == [
        f"CommandError: boards: {len(others)}, {found}; without boards: empty.pbn, folder, missing.pbn"
    ]
