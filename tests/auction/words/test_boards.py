"""What boards out of files are called."""

import pytest

from lessons.auction.words import boards
from tests.wording.languages import in_each_language

# By the room of a match; "" where it was played in one.
NAMES = {
    "": ("Board 7", "Mão 7", "Сдача 7"),
    "open": ("Board 7, open room", "Mão 7, sala aberta", "Сдача 7, открытая комната"),
    "closed": ("Board 7, closed room", "Mão 7, sala fechada", "Сдача 7, закрытая комната"),
}


@pytest.mark.parametrize("room", NAMES)
def test_a_board_is_called_by_its_number_and_its_room(room: str) -> None:
    assert tuple(in_each_language(lambda: boards.board("7", room)).values()) == NAMES[room]
