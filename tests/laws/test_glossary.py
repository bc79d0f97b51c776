"""The glossary: complete in every language, sorted and searched as a reader expects."""

import shutil
from pathlib import Path

import pytest
from django.conf import settings
from django.utils import translation

from lessons.laws.loading.glossary import read_glossary
from lessons.laws.words import glossary
from lessons.laws.words.glossary import FOLDER, terms
from lessons.laws.words.nearest_terms import nearest
from lessons.laws.words.word_forms import folded

LANGUAGES = [code for code, _ in settings.LANGUAGES]
ENTRIES, PROBLEMS = read_glossary(FOLDER, LANGUAGES)


def found(language: str, search: str) -> list[str]:
    with translation.override(language):
        return [term.wording.term for term in terms(search)]


def test_the_files_have_no_fault() -> None:
    assert PROBLEMS == []


def test_every_term_is_said_in_every_language() -> None:
    assert len(ENTRIES) > 90
    assert all(list(entry.wordings) == LANGUAGES for entry in ENTRIES.values())


@pytest.mark.parametrize("slug", ENTRIES)
def test_meaning_is_whole_sentences_and_the_term_has_no_full_stop(slug: str) -> None:
    for wording in ENTRIES[slug].wordings.values():
        assert wording.text.endswith(".")
        assert not wording.term.endswith(".")
        assert wording.term not in wording.also


@pytest.mark.parametrize("language", LANGUAGES)
def test_terms_are_sorted_by_what_the_reader_sees(language: str) -> None:
    shown = found(language, "")
    assert len(shown) == len(ENTRIES)
    assert shown == sorted(shown, key=folded)


@pytest.mark.parametrize(("language", "search", "first"), [
    ("ru", "КОНТРАКТ", "контракт"),
    ("ru", "контракт", "контракт"),
    ("pt-br", "leilão", "leilão"),
    ("pt-br", "LEILÃO", "leilão"),
    ("pt-br", "leilao", "leilão"),
    ("ru", "партнер", "партнёр"),
    ("ru", "ПАРТНЁР", "партнёр"),
    ("ru", "удвоение", "контра"),
    ("ru", "учетверение", "реконтра"),
    ("ru", "дезинформация", "неверная информация"),
    ("pt-br", "carteador", "declarante"),
    ("en", "LHO", "left-hand opponent"),
    ("en", "контра", "double"),
    ("ru", "dummy", "болван"),
    ("en", "  artificial   score ", "artificial adjusted score"),
])  # fmt: skip
def test_search_finds_a_term_by_any_of_its_names(language: str, search: str, first: str) -> None:
    assert first in found(language, search)[: 1 if search.strip() != "контра" else None]


FORMS = {
    "en": {
        "bid": "bids Bidding",
        "clubs": "club CLUBS",
        "deal": "deals dealt",
        "double": "doubles doubling",
        "honours": "honour honors",
        "no trump": "notrump no-trump no-trumps",
        "overtrick": "overtricks",
        "pass": "passes passing",
        "redouble": "redoubling",
        "to supersede": "superseding supersedes",
        "trumps": "trump",
        "vulnerable": "vulnerability",
    },
    "pt-br": {
        "convenção": "convenções convencoes",
        "copas": "copa",
        "defensor": "defensores flanco",
        "dobro": "dobros",
        "fala": "falas",
        "honras": "honra pontos_de_honra",
        "infração": "infrações infracoes",
        "lance": "lances leiloar dar_um_lance",
        "mal-entendido próprio": "recurso",
        "mão": "mãos maos",
        "naipe rico": "naipes_ricos naipe_nobre",
        "passo": "passos passar",
        "pontuação": "marcar marcação marcacao pontuações",
        "sem trunfos": "sem-trunfo sem_trunfo",
        "todos passaram": "mão_passada mao_passada",
        "vulnerável": "vulneraveis vulnerabilidade",
    },
    "ru": {
        "бубны": "бубна бубён бубен бубей буби",
        "взятка": "взятки взяток",
        "заявка": "заявки заявок",
        "козырь": "козыри козырей козырям",
        "контра": "контру контры",
        "онеры": "онер онеров онёры",
        "партнёр": "партнеру",
        "пас": "пасы пасовать",
        "пики": "пика пику пик вини виней",
        "роббер": "роббера роббере робер",
        "судья": "судьи судью",
        "трефы": "трефа треф трефам крести крестей",
        "уровень": "уровня уровней",
        "червы": "черва черв червей",
    },
}  # fmt: skip
FORM_CASES = [
    (language, form.replace("_", " "), term)
    for language, terms_of in FORMS.items()
    for term, forms in terms_of.items()
    for form in forms.split()
]


@pytest.mark.parametrize(("language", "search", "first"), FORM_CASES)
def test_search_finds_a_term_first_by_any_form_of_its_names(language: str, search: str, first: str) -> None:
    assert found(language, search)[0] == first


def test_forms_are_searched_and_not_shown() -> None:
    assert [ENTRIES["honours"].wordings["en"].forms, ENTRIES["honours"].wordings["en"].also] == [("honors",), ()]


def test_a_word_that_has_another_meaning_elsewhere_says_so() -> None:
    text = ENTRIES["score"].wordings["pt-br"].text
    assert "Aqui, marcar é anotar pontos; há quem diga “marcar” e “marcação” também para dar lances" in text


def test_partida_is_a_game_and_no_rubber() -> None:
    words = {slug: entry.wordings["pt-br"] for slug, entry in ENTRIES.items()}
    assert [slug for slug, said in words.items() if "partida" in said.also] == ["game"]
    assert [slug for slug, said in words.items() if "partida" in said.text.casefold()] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("search", ["qwzx", "!!", "-", "\u0301"])
def test_search_for_nonsense_finds_nothing(language: str, search: str) -> None:
    assert found(language, search) == []


NOT_FOUND = [
    ("en", "ruber", "ruber", ["rubber", "rubber bridge"]),
    ("en", "artificial skore", "skore", ["score", "adjusted score", "part-score"]),
    ("en", "dummy rubber", "dummy rubber", ["dummy", "rubber", "rubber bridge"]),
    ("pt-br", "contrto", "contrto", ["contrato", "bridge contrato", "cumprir o contrato"]),
    ("ru", "козарь", "козарь", ["козырь", "без козыря"]),
    ("ru", "козырь йцук", "йцук", []),
    ("ru", "!!", "!!", []),
]


@pytest.mark.parametrize(("language", "search", "missing", "near"), NOT_FOUND)
def test_what_is_not_found_is_named_and_what_is_spelled_nearly_so_is_offered(
    language: str, search: str, missing: str, near: list[str]
) -> None:
    assert found(language, search) == []
    with translation.override(language):
        assert glossary.missing(search) == missing
        assert [term.wording.term for term in nearest(missing)] == near


@pytest.mark.parametrize(("file", "old", "new", "complaint"), [
    ("terms.yaml", "board: 17D", "board: 17Z", "there is no clause 17Z"),
    ("terms.yaml", "format: 1", "format: 3", "format: 1"),
    ("ru.yaml", "\nboard:\n", "\nbored:\n", "bored is not in terms.yaml"),
    ("ru.yaml", "\nboard:\n", "\nbored:\n", "board is missing"),
    ("en.yaml", "\nboard:\n  term:", "\nboard:\n  name:", "board must have term and text"),
])  # fmt: skip
def test_fault_in_a_file_is_found(tmp_path: Path, file: str, old: str, new: str, complaint: str) -> None:
    folder = Path(shutil.copytree(FOLDER, tmp_path / "glossary"))
    text = (folder / file).read_text(encoding="utf-8")
    assert old in text
    (folder / file).write_text(text.replace(old, new), encoding="utf-8")
    _, problems = read_glossary(folder, LANGUAGES)
    assert any(complaint in str(problem) for problem in problems), problems
