"""Check PBN and LIN files at the terminal."""

from argparse import ArgumentParser
from pathlib import Path
from typing import Any

from django.core.management.base import BaseCommand, CommandError

from lessons.auction.words import files as words
from lessons.engine.files import decoded, disagreements, file_remarks, judge, read_boards

DISAGREES, NOT_CHECKED = 1, 2  # of the exit status, which is their sum


class Command(BaseCommand):
    help = (
        "Checks the boards of PBN and LIN files: says what cannot be read and where what is stated is not what"
        " follows. Exit status: 1 when something disagrees, 2 when a file could not be opened or has no boards,"
        " 3 when there is both. Needs no settings and no database."
    )
    requires_system_checks: list[str] = []  # noqa: RUF012 - as Django has it. The site is not run

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("files", nargs="+", metavar="FILE", type=Path)

    def handle(self, *args: Any, **options: Any) -> None:
        boards = found = 0
        not_checked: list[str] = []
        for path in options["files"]:
            try:
                number, faults = self._check(path)
            except OSError as error:
                number, faults = 0, 0
                self.stderr.write(f"{path}: {error.strerror or error}")
            else:
                if not number:
                    self.stderr.write(f"{path}: {words.no_boards()}")
            boards, found = boards + number, found + faults
            not_checked += [] if number else [str(path)]
        summary = f"boards: {boards}, disagreements: {found}" if found else f"boards: {boards}, no disagreement"
        if not_checked:
            summary += f"; without boards: {', '.join(not_checked)}"
        if found or not_checked:
            status = (DISAGREES if found else 0) + (NOT_CHECKED if not_checked else 0)
            raise CommandError(summary, returncode=status)
        self.stdout.write(summary)

    def _check(self, path: Path) -> tuple[int, int]:
        """Say what there is to be said of a file; how many boards and disagreements it has."""
        judged = [(board, judge(board.dealer, board.calls)) for board in read_boards(decoded(path.read_bytes()))]
        found = 0
        for board, auction in judged:
            name = " ".join(filter(None, (board.number or "?", board.room)))
            for fault in disagreements(board, auction):
                found += 1
                self.stdout.write(f"{path}: {name}: {fault.code}: {words.disagreement(fault, board)}")
            for remark in board.remarks:
                self.stdout.write(f"{path}: {name}: {remark.code}: {words.remark(remark)}")
        for remark in file_remarks(judged):
            self.stdout.write(f"{path}: {remark.code}: {words.remark(remark)}")
        return len(judged), found
