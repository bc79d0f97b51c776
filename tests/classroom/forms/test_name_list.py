"""Lists of names, as teachers copy them out of spreadsheets, letters and school registers."""

import pytest

from lessons.classroom.forms.name_list import ListedName, NameList, read_names

LISTS = [
    # what was pasted, the names in it
    ("Ana\nBruno", ["Ana", "Bruno"]),
    ("Ana\r\n\r\n  Bruno  \r\n", ["Ana", "Bruno"]),
    ("Ana\rBruno", ["Ana", "Bruno"]),
    ("\ufeffAna\nBruno", ["Ana", "Bruno"]),
    ("Ana\xa0 da\tSilva", ["Ana da Silva"]),
    ("1. Ana\n2) Bruno\n- Caio\n• Dina", ["Ana", "Bruno", "Caio", "Dina"]),
    # columns, without a heading
    ("Ana\tSilva\nBruno\tDias", ["Ana Silva", "Bruno Dias"]),
    ("Ana;Silva\nBruno;Dias", ["Ana Silva", "Bruno Dias"]),
    ("Ana,Silva\nBruno,Dias", ["Ana Silva", "Bruno Dias"]),
    ("1;Ana;Silva;ana@example.org\n2;Bruno;Dias;bruno@example.org", ["Ana Silva", "Bruno Dias"]),
    ("Ana\tSilva\t7B\t03/05/2014", ["Ana Silva"]),
    ("Ana\tSilva\tTuesday", ["Ana Silva Tuesday"]),
    ("Ana\tSilva\tTuesday", ["Ana Silva Tuesday"]),
    # columns, with a heading
    ("\ufeffNome;Sobrenome\nAna;Silva", ["Ana Silva"]),
    ("\ufeffNome;E-mail\nAna Silva;ana@example.org", ["Ana Silva"]),
    ("Surname,First name,Born\nSilva,Ana,2014", ["Ana Silva"]),
    ("№;Фамилия;Имя;Отчество\n1;Иванов;Пётр;Ильич", ["Пётр Иванов"]),
    ("ФИО\nИванов Пётр Ильич", ["Иванов Пётр Ильич"]),
    ("Фамилия ученика;Имя ученика\nИванов;Пётр", ["Пётр Иванов"]),
    ("Nome do aluno;Sobrenome do aluno\nAna;Silva", ["Ana Silva"]),
    ("Student surname\tStudent first name\nSilva\tAna", ["Ana Silva"]),
    ("Nome da aluna\nAna Silva", ["Ana Silva"]),
    ("Имя\nПётр\nЮля", ["Пётр", "Юля"]),
    ("NAME\nAnn", ["Ann"]),
    ("Имя, фамилия\nПётр, Иванов", ["Пётр Иванов"]),
    ("Aluno 0\nAluno 1", ["Aluno 0", "Aluno 1"]),
    ("Student 1;Silva\nStudent 2;Dias", ["Student 1 Silva", "Student 2 Dias"]),
    ("E-mail;Aluno(a)\nana@example.org;Ana", ["Ana"]),
    ("sep=;\nAluno;Nota\nAna;9", ["Ana"]),
    ("Nome;Sobrenome\nAna;\n;Dias", ["Ana", "Dias"]),
    # quotes and commas
    ('"Ana";"Silva"', ["Ana Silva"]),
    ('"Silva, Ana"\n"Dias, Bruno"', ["Ana Silva", "Bruno Dias"]),
    ('Ana "Nina" Silva', ['Ana "Nina" Silva']),
    ('"Ana\nBruno\nCaio', ["Ana", "Bruno", "Caio"]),
    ("O'Neil\nD’Arc", ["O'Neil", "D’Arc"]),
    ("Ana, Bruno, Caio", ["Ana", "Bruno", "Caio"]),
    ("Silva, Ana\nDias, Bruno", ["Silva Ana", "Dias Bruno"]),
    # what else people paste
    ("Ana\nAna", ["Ana", "Ana"]),
    ("Ana\x00\u200b\u202e", ["Ana"]),
    ("محمد\n李雷\nÉmile 🂡", ["محمد", "李雷", "Émile 🂡"]),
    ("", []),
    (" \n\t\n;;\n", []),
]


@pytest.mark.parametrize(("text", "names"), LISTS)
def test_a_list_holds_these_names(text: str, names: list[str]) -> None:
    assert [one.name for one in read_names(text).names] == names


FIRST_NAMES = [
    ("Ana Silva\nAna-Maria da Silva", False, ["Ana", "Ana-Maria"]),
    ("Иванов Пётр\nЁлкина Юля", True, ["Пётр", "Юля"]),
    ("Иванов Пётр", False, ["Иванов"]),
    ("Пётр", True, ["Пётр"]),
    ("Пётр И.", True, ["Пётр"]),
    ("Фамилия;Имя\nИванов;Пётр", False, ["Пётр"]),
    ("Фамилия;Имя\nИванов;Пётр", True, ["Пётр"]),
    ("ФИО\nИванов Пётр Ильич", False, ["Пётр"]),
    ("ФИО ученика;Класс\nИванов Пётр Ильич;5а", False, ["Пётр"]),
    ("Фамилия\nИванов", False, ["Иванов"]),
    ('"Silva, Ana Maria"', False, ["Ana"]),
    ("Ana\tSilva", False, ["Ana"]),
    ("Silva\tAna", True, ["Ana"]),
    ("Aluno 0\nAluno 12", False, ["Aluno 0", "Aluno 12"]),
    ("Ученик 1", True, ["Ученик 1"]),
]


@pytest.mark.parametrize(("text", "family_first", "names"), FIRST_NAMES)
def test_a_class_with_minors_keeps_first_names(text: str, family_first: bool, names: list[str]) -> None:
    found = read_names(text, first_only=True, family_first=family_first)
    assert [one.name for one in found.names] == names


def test_what_was_passed_over_is_told_with_its_line() -> None:
    assert read_names("Nome;Sobrenome\n\nAna;Silva\n---\n12;13", first_only=True) == NameList(
        names=(ListedName(3, "Ana", "Ana Silva"),), heading="Nome Sobrenome", unread=((4, "---"), (5, "12 13"))
    )


LONG = "Ana " * 14 + "Dias"
ODD = [
    ('"Ana;Silva\nBruno";Reis', ["Ana Silva", "Bruno Reis"]),
    (f'"{LONG}\n{LONG}"', [LONG, LONG]),
    (f'Nome;Idade\n"{LONG}\n{LONG}";9', [LONG, LONG]),
    ('"Silva, Ana";9', ["Ana Silva"]),
    ('"";"Ana";""', ["Ana"]),
]


@pytest.mark.parametrize(("text", "names"), ODD)
def test_quotes_that_do_not_close_swallow_nothing(text: str, names: list[str]) -> None:
    assert [one.name for one in read_names(text).names] == names


BROKEN = [
    ('name,email\n"Two\nLines",a@example.com', [(2, "Two Lines")]),
    ('name,email\r\n"Two\r\nLines",a@example.com\r\nAna,b@example.com', [(2, "Two Lines"), (4, "Ana")]),
    ('Nome;Idade\n"Ana\nMaria";9', [(2, "Ana Maria")]),
    ('Ana\t"Maria\nSilva"\nBruno\tReis', [(1, "Ana Maria Silva"), (3, "Bruno Reis")]),
    ('"Two\nLines"\nAna', [(1, "Two Lines"), (3, "Ana")]),
    ('Ana\n"Two\n\nLines"', [(1, "Ana"), (2, "Two Lines")]),
]


@pytest.mark.parametrize(("text", "names"), BROKEN)
def test_a_cell_of_two_lines_is_one_name_and_the_lines_after_it_keep_their_numbers(
    text: str, names: list[tuple[int, str]]
) -> None:
    assert [(one.line, one.name) for one in read_names(text).names] == names


@pytest.mark.parametrize("quote", ["", '"'])
def test_a_cell_of_any_length_is_read(quote: str) -> None:
    found = read_names(f"Ana;Silva\n{quote}{'x' * 200_000}{quote};Reis").names
    assert [len(one.name) for one in found] == [9, 200_005]
