"""The bank of questions: who finds which, by what, and in which order."""

import pytest
from django.contrib.auth.models import User

from lessons.models import Exercise, Note
from lessons.quizzes.builder.domain.question_bank import BankFilter, laws, pick, search, usable_exercises
from tests import worlds

pytestmark = pytest.mark.django_db


def made(slug: str, owner: User | None = None, **columns: object) -> Exercise:
    spec = worlds.SPECS[0]
    usual = {"kind": spec["kind"], "spec": spec, "is_loaded": owner is None}
    return Exercise.objects.create(slug=slug, owner=owner, **{**usual, **columns})


@pytest.fixture
def bank() -> dict[str, Exercise]:
    """Questions of two lessons, one retired, an editor's, Vera's own two and a colleague's."""
    vera, igor = worlds.teacher(), worlds.teacher("other@example.org")
    first = made("auction/bids/a", law="18", level=1, prompt_en="Is it enough?", prompt_ru="Довольно ли?")
    Note.objects.create(exercise=first, role="hint", text_pt_br="Veja as cores.")
    return {
        "bids": first,
        "doubles": made("auction/doubles/a", law="19", level=2, prompt_en="May North double?"),
        "scores": made("scores/games/a", law="77", level=2, kind="score-deal", prompt_en="What is it worth?"),
        "retired": made("auction/bids/b", is_retired=True, law="18"),
        "editor's": made("auction/bids/c", is_loaded=False, law="21"),
        "own": made("own/1/a", vera, law="18", prompt_en="My own"),
        "own, newer": made("own/1/b", vera, prompt_en="My other"),
        "colleague's": made("own/2/a", igor, law="20"),
    }


def names(bank: dict[str, Exercise], rows: list[Exercise]) -> list[str]:
    by_pk = {row.pk: name for name, row in bank.items()}
    return [by_pk[row.pk] for row in rows]


CASES = (
    (BankFilter(own=True), ["own, newer", "own"]),
    (BankFilter(lesson="auction"), ["bids", "doubles"]),
    (BankFilter(lesson="auction/bids"), ["bids"]),
    (BankFilter(law="18", own=True), ["own"]),
    (BankFilter(law="18"), ["bids", "own"]),
    (BankFilter(kind="score-deal"), ["scores"]),
    (BankFilter(level=2), ["doubles", "scores"]),
    (BankFilter(level=2, kind="judge-call"), ["doubles"]),
    (BankFilter(words="довольно"), ["bids"]),
    (BankFilter(words="CORES enough"), ["bids"]),
    (BankFilter(words="north worth"), []),
)


@pytest.mark.parametrize(("wanted", "fits"), CASES)
def test_what_fits_is_found(bank, wanted: BankFilter, fits: list[str], django_assert_max_num_queries) -> None:
    vera = bank["own"].owner
    with django_assert_max_num_queries(2):
        rows = search(vera, wanted)
    assert sorted(names(bank, rows)) == sorted(fits)
    if wanted.own:
        assert names(bank, rows) == fits


def test_usable_is_what_is_loaded_and_ones_own(bank) -> None:
    assert sorted(names(bank, list(usable_exercises(bank["own"].owner)))) == [
        "bids",
        "doubles",
        "own",
        "own, newer",
        "scores",
    ]
    assert sorted(names(bank, list(usable_exercises(bank["colleague's"].owner)))) == [
        "bids",
        "colleague's",
        "doubles",
        "scores",
    ]


def test_chosen_are_in_the_order_asked_for_and_usable(bank, django_assert_num_queries) -> None:
    vera = bank["own"].owner
    wanted = [bank[name].pk for name in ("scores", "colleague's", "own", "retired", "bids")]
    with django_assert_num_queries(1):
        rows = pick(vera, wanted)
    assert names(bank, rows) == ["scores", "own", "bids"]
    assert pick(vera, []) == []


def test_the_laws_under_which_something_is_found(bank, django_assert_num_queries) -> None:
    with django_assert_num_queries(1):
        assert laws() == ["18", "19", "20", "21", "77"]
