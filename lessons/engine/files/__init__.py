"""Boards out of PBN and LIN files: read as they stand, then judged. Nothing is repaired silently."""

from lessons.engine.files.auction_check import Judged, judge
from lessons.engine.files.board import Board, Stated, WrittenCall
from lessons.engine.files.board_check import disagreements
from lessons.engine.files.left_out import file_remarks
from lessons.engine.files.reading import decoded, read_boards

__all__ = [
    "Board",
    "Judged",
    "Stated",
    "WrittenCall",
    "decoded",
    "disagreements",
    "file_remarks",
    "judge",
    "read_boards",
]
