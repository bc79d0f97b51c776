"""Files of spreadsheets, in the encodings that they come in."""

import pytest

from lessons.web.text_file import NotText, text_of

RUSSIAN, PORTUGUESE = "Фамилия;Имя\r\nИванов;Пётр\r\nЁлкина;Юля\r\n", "Nome;Sobrenome\r\nJoão;Conceição\r\n"


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-16-be", "cp1251"])
def test_russian_is_read(encoding: str) -> None:
    assert text_of(RUSSIAN.encode(encoding)) == RUSSIAN


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-16-be", "cp1252", "latin-1"])
def test_portuguese_is_read(encoding: str) -> None:
    assert text_of(PORTUGUESE.encode(encoding)) == PORTUGUESE


@pytest.mark.parametrize("data", [b"", b"Ana\n", b"\xff", b"\xff\xfe", b"\x81\x8d\x8f", b"\xd8\x00" * 9])
def test_nothing_breaks_it(data: bytes) -> None:
    assert isinstance(text_of(data), str)


@pytest.mark.parametrize("data", [b"PK\x03\x04...", b"\xd0\xcf\x11\xe0", b"%PDF-1.4", b"\x89PNG", b"{\\rtf1"])
def test_workbooks_and_pictures_are_no_text(data: bytes) -> None:
    with pytest.raises(NotText):
        text_of(data)
