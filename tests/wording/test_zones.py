"""Names of time zones, which come from the CLDR: all are there in every language, and spelled as here."""

import re
from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest
from django.utils import translation

from lessons.accounts.domain import people
from lessons.accounts.forms.zones import LIKELY, zone_choices
from lessons.wording.zone_times import CALLED, TIMES
from lessons.wording.zones import city_name, unmistakable, zone_choice, zone_name

NAMES = {
    # zone: its city in English, Portuguese and Russian
    "America/Port-au-Prince": ("Port-au-Prince", "Porto Príncipe", "Порт-о-Пренс"),
    "America/Sao_Paulo": ("São Paulo", "São Paulo", "Сан-Паулу"),
    "America/Argentina/Buenos_Aires": ("Buenos Aires", "Buenos Aires", "Буэнос-Айрес"),
    "Asia/Kolkata": ("Kolkata", "Calcutá", "Калькутта"),
    "Europe/Chisinau": ("Chișinău", "Chișinău", "Кишинёв"),
    "Europe/Moscow": ("Moscow", "Moscou", "Москва"),
    "Antarctica/Troll": ("Troll Station", "Troll", "Тролль"),
    "UTC": ("UTC", "UTC", "UTC"),
}


@pytest.mark.parametrize("zone", NAMES)
def test_a_zone_goes_by_its_city_in_every_language(zone: str) -> None:
    found = []
    for language in ("en", "pt-br", "ru"):
        with translation.override(language):
            found.append(city_name(zone))
    assert tuple(found) == NAMES[zone]


def test_every_zone_has_a_russian_name_with_its_letters() -> None:
    with translation.override("ru"):
        names = {zone: zone_choice(zone) for zone in people.zones() if zone != "UTC"}
    assert {zone: name for zone, name in names.items() if re.search(r"[A-Za-z_]", name.partition(" (UTC")[0])} == {}
    assert [name for name in names.values() if re.search("единенн|Кишинев", name)] == []


@pytest.mark.parametrize("language", LIKELY)
def test_zones_to_choose_from_stand_once_the_likely_ones_first(language: str) -> None:
    with translation.override(language):
        (_, first), (_, others) = zone_choices(language)
    assert [key for key, _ in first] == LIKELY[language].split()
    assert sorted(key for key, _ in first + others) == sorted(people.zones())
    assert len({name for _, name in first + others}) == len(people.zones())


FOUND = {
    "en": ("Brazil, São Paulo – Brasília time (UTC−3)", "Russia, Moscow – Moscow time, MSK (UTC+3)"),
    "pt-br": ("Brasil, São Paulo – horário de Brasília (UTC−3)", "Rússia, Moscou – horário de Moscou, MSK (UTC+3)"),
    "ru": ("Бразилия, Сан-Паулу — время Бразилиа (UTC−3)", "Россия, Москва — московское время, МСК (UTC+3)"),
}


@pytest.mark.parametrize("language", FOUND)
def test_times_are_found_by_the_names_that_people_call_them(language: str) -> None:
    with translation.override(language):
        assert (zone_choice("America/Sao_Paulo"), zone_choice("Europe/Moscow")) == FOUND[language]
        assert zone_choice("Asia/Yekaterinburg").endswith(("– MSK+2 (UTC+5)", "— МСК+2 (UTC+5)"))


def test_a_time_that_has_a_name_is_the_same_in_all_its_zones_and_msk_tells_the_hours() -> None:
    """So that a zone that changes its time is noticed here."""
    now = datetime(2026, 12, 1, tzinfo=UTC)
    away = {key: now.astimezone(ZoneInfo(key)).utcoffset() for key in CALLED}
    for name, keys in TIMES.items():
        assert (name, {away[key] for key in keys.split()}) == (name, {away[keys.split()[0]]})
        if found := re.fullmatch("MSK([−+])(\\d)", str(name)):
            hours = int(found[2]) * (1 if found[1] == "+" else -1)
            assert away[keys.split()[0]] == away["Europe/Moscow"] + timedelta(hours=hours)
    assert set(CALLED) <= set(people.zones())


def test_a_country_stands_before_its_city_unless_they_are_one() -> None:
    with translation.override("ru"):
        assert zone_choice("America/Port-au-Prince").startswith("Гаити, Порт-о-Пренс (UTC−")
        assert zone_choice("Africa/Djibouti") == "Джибути (UTC+3)"
        assert zone_name("Asia/Kathmandu") == "Катманду (UTC+5:45)"


@pytest.mark.parametrize(
    ("zone", "when", "said"),
    [
        ("Europe/Lisbon", (2027, 10, 31, 0, 30), "x (UTC+1)"),
        ("Europe/Lisbon", (2027, 10, 31, 1, 30), "x (UTC)"),
        ("Europe/Lisbon", (2027, 10, 31, 2, 30), "x"),
        ("America/New_York", (2027, 11, 7, 6, 30), "x (UTC−5)"),
        ("America/New_York", (2027, 3, 14, 7, 30), "x"),  # after the clocks went forward
        ("America/Sao_Paulo", (2018, 2, 18, 1, 30), "x (UTC−2)"),
        ("America/Sao_Paulo", (2027, 2, 18, 1, 30), "x"),
    ],
)
def test_a_time_that_a_clock_shows_twice_cannot_be_mistaken(zone: str, when: tuple[int, ...], said: str) -> None:
    assert unmistakable("x", datetime(*when, tzinfo=UTC).astimezone(ZoneInfo(zone))) == said


def test_a_zone_beside_a_time_is_as_far_from_greenwich_as_it_is_then() -> None:
    found = [zone_name("America/New_York", datetime(2027, month, 1, tzinfo=UTC)) for month in (1, 7)]
    assert found == ["New York (UTC−5)", "New York (UTC−4)"]
