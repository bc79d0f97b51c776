"""Check PBN and LIN files at the terminal."""

from argparse import ArgumentParser
from pathlib import Path
from typing import Any

from django.core.management.base import BaseCommand, CommandError

from lessons.engine.files import decoded, disagreements, read_boards
from lessons.words.files import disagreement


class Command(BaseCommand):
    help = "Checks the boards of PBN and LIN files: says where what is stated is not what follows, and exits 1 then."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("files", nargs="+", metavar="FILE", type=Path)

    def handle(self, *args: Any, **options: Any) -> None:
        found = boards = 0
        for path in options["files"]:
            try:
                text = decoded(path.read_bytes())
            except OSError as error:
                raise CommandError(str(error), returncode=2) from None
            before = boards
            for board in read_boards(text):
                boards += 1
                for fault in disagreements(board):
                    found += 1
                    name = " ".join(filter(None, (board.number or "?", board.room)))
                    self.stdout.write(f"{path}: {name}: {fault.code}: {disagreement(fault, board)}")
            if boards == before:
                raise CommandError(f"{path}: no board found, in PBN or in LIN", returncode=2)
        if found:
            raise CommandError(f"boards: {boards}, disagreements: {found}", returncode=1)
        self.stdout.write(f"boards: {boards}, no disagreement")
