"""`manage.py check_boards`: files checked at the terminal."""

from pathlib import Path

import pytest
from django.core.management import CommandError, call_command

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
