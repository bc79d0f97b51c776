"""Every clause of Laws 17 to 21 has all that a clause must have: words, a page, a ruling test and an exercise."""

import pytest
from django.conf import settings

from lessons.engine.rulings import CLAUSES, rule
from lessons.laws.loading.laws import facts_of, read_laws
from lessons.laws.words.pages import FOLDER
from lessons.laws.words.titles import TITLES
from lessons.questions.kinds.ruling.spec import RulingKind
from tests.conftest import ROOT
from tests.engine.rulings.test_differences import situations

PAGES, _ = read_laws(FOLDER, [code for code, _ in settings.LANGUAGES])
RULING_TESTS = "\n".join(
    path.read_text(encoding="utf-8") for path in (ROOT / "tests" / "engine" / "rulings").glob("test_*.py")
)
laws = pytest.mark.parametrize("law", CLAUSES)


@laws
def test_clause_has_a_title_and_a_page(law: str) -> None:
    assert law in TITLES
    assert law in PAGES.clauses


@laws
def test_every_ruling_of_a_clause_is_expected_by_a_test(law: str) -> None:
    codes = {
        ruling.code for facts in situations(law) for year in ("1997", "2017") for ruling in rule(law, year, facts)
    }
    assert {code for code in codes if code not in RULING_TESTS} == set()


# 18F only says who may authorise other ways of calling.
@pytest.mark.parametrize("law", [law for law in CLAUSES if law != "18F"])
@pytest.mark.parametrize("edition", ["1997", "2017"])
def test_clause_can_be_asked_in_an_exercise(law: str, edition: str) -> None:
    facts = next((facts_of(law, example) for example in PAGES.clauses[law].examples), {})
    right = [ruling.code for ruling in rule(law, edition, facts)]
    others = ["cancel-call", "auction-continues", "adjusted-score"]
    spec = RulingKind().read(
        {"kind": "ruling", "law": law, "edition": edition, "facts": facts, "options": others, "expect": right}
    )
    assert [ruling.code for ruling in spec.rulings] == right
    assert set(right) <= set(spec.options)


@pytest.mark.parametrize("law", [law for law in CLAUSES if law not in ("18F", "21A")])
def test_clause_has_a_case_for_the_desk(law: str) -> None:
    assert PAGES.clauses[law].examples
