"""The words about saved pads and rounds of Chicago: every count in every language, names as they were given."""

from datetime import UTC, datetime

import pytest

from lessons.engine.scoring.lines import PerSide
from lessons.scoring.pad.words import saved
from lessons.scoring.words import chicago
from tests.wording.languages import in_each_language, in_language


@pytest.mark.parametrize(
    ("n", "english", "portuguese", "russian"),
    [
        (0, "No deal", "Nenhuma mão", "Сдач нет"),
        (1, "1 deal", "1 mão", "1 сдача"),
        (2, "2 deals", "2 mãos", "2 сдачи"),
        (5, "5 deals", "5 mãos", "5 сдач"),
        (11, "11 deals", "11 mãos", "11 сдач"),
        (21, "21 deals", "21 mãos", "21 сдача"),
        (22, "22 deals", "22 mãos", "22 сдачи"),
    ],
)
def test_deals_are_counted(n: int, english: str, portuguese: str, russian: str) -> None:
    assert in_each_language(lambda: saved.deals(n)) == {"en": english, "pt-br": portuguese, "ru": russian}


@pytest.mark.parametrize(
    ("n", "days", "kept"),
    [
        (1, "1 день", "сохранён 1 лист"),
        (2, "2 дня", "сохранено 2 листа"),
        (5, "5 дней", "сохранено 5 листов"),
        (14, "14 дней", "сохранено 14 листов"),
        (21, "21 день", "сохранён 21 лист"),
        (50, "50 дней", "сохранено 50 листов"),
    ],
)
def test_days_and_pads_are_counted_in_russian(n: int, days: str, kept: str) -> None:
    assert f"только {days} с последнего сохранения" in in_language("ru", lambda: saved.kept_for_guest(n))
    assert f"У вас {kept}, больше нельзя" in in_language("ru", lambda: saved.too_many(n))


@pytest.mark.parametrize(("n", "told"), [(1, "После 1 сдачи:"), (2, "После 2 сдач:"), (3, "После 3 сдач:")])
def test_deals_of_a_round_are_counted_in_russian(n: int, told: str) -> None:
    assert in_language("ru", lambda: chicago.standing(PerSide(90, 50), n)).startswith(told)


def test_a_name_is_told_as_it_was_given_and_escaped_in_a_page() -> None:
    said = saved.saved("<b>50% & more</b>")
    assert said == "“<b>50% & more</b>” is saved."
    assert said.html == "“&lt;b&gt;50% &amp; more&lt;/b&gt;” is saved."


def test_a_pad_without_a_name_is_called_by_its_day() -> None:
    when = datetime(2026, 5, 1, 12, tzinfo=UTC)
    assert in_each_language(lambda: saved.named("", when)) == {
        "en": "Rubber of 1 May 2026",
        "pt-br": "Rubber de 01/05/2026",
        "ru": "Роббер от 1 мая 2026",
    }
    assert saved.named("May", when) == "May"
