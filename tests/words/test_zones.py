"""Names of time zones, which come from the CLDR: all are there in every language, and spelled as here."""

import re

import pytest
from django.utils import translation

from lessons.domain import people
from lessons.forms.zones import LIKELY, zone_choices
from lessons.words.zones import city_name, zone_choice, zone_name

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


def test_a_country_stands_before_its_city_unless_they_are_one() -> None:
    with translation.override("ru"):
        assert zone_choice("America/Port-au-Prince").startswith("Гаити, Порт-о-Пренс (UTC−")
        assert zone_choice("Africa/Djibouti") == "Джибути (UTC+3)"
        assert zone_name("Asia/Kathmandu") == "Катманду (UTC+5:45)"
