"""What is wrong with a content file, and where."""

from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, order=True)
class Problem:
    """A fault in a file, at a line counted from 1."""

    path: Path
    line: int
    text: str

    def __str__(self) -> str:
        return f"{self.path}:{self.line}: {self.text}"


def read_text(path: Path) -> tuple[str, list[Problem]]:
    """What a file holds, without the mark that some editors put before it; or nothing and what is wrong."""
    try:
        return path.read_text(encoding="utf-8-sig"), []
    except FileNotFoundError:
        return "", [Problem(path, 1, "the file is missing")]
    except UnicodeDecodeError as error:
        return "", [Problem(path, 1, f"not UTF-8: {error.reason} at byte {error.start}")]
