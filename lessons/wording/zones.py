"""Time zones as people know them: by a country, a city and how far it is from the time of Greenwich.

The names are those of the Unicode CLDR, which Babel brings along in every language.
"""

from datetime import UTC, datetime, timedelta
from functools import cache
from zoneinfo import ZoneInfo

from babel import Locale
from babel.core import get_global
from babel.dates import get_timezone_location
from django.conf import settings
from django.utils.translation import get_language, to_locale
from django.utils.translation import gettext as _

from lessons.wording.zone_times import CALLED

# The CLDR writes Russian without ё in these alone; here it is written everywhere.
WITH_YO = {"Соединенные Штаты": "Соединённые Штаты", "Кишинев": "Кишинёв"}


def zone_name(key: str, when: datetime | None = None) -> str:
    """A zone beside a time; how far it is from Greenwich at that time.

    >>> zone_name("America/Sao_Paulo"), zone_name("Asia/Kathmandu"), zone_name("UTC")
    ('São Paulo (UTC−3)', 'Kathmandu (UTC+5:45)', 'UTC')
    """
    return _with_offset(city_name(key), key, when)


def zone_choice(key: str) -> str:
    """A zone as a list of choices shows it, where one looks for a country first.

    >>> zone_choice("America/Sao_Paulo"), zone_choice("Africa/Djibouti"), zone_choice("Antarctica/Troll")[:13]
    ('Brazil, São Paulo – Brasília time (UTC−3)', 'Djibouti (UTC+3)', 'Troll Station')
    """
    city, country = city_name(key), _country(key, _locale())
    place = city if country in ("", city) else f"{country}, {city}"
    return _with_offset(_called(place, CALLED[key]) if key in CALLED else place, key)


def _called(place: str, time: object) -> str:
    # Translators: in a list of time zones; %(time)s is what its time is called: Brasília time.
    return _("%(place)s – %(time)s") % {"place": place, "time": time}


def city_name(key: str) -> str:
    """The city or the island that a zone goes by."""
    return _city(key, _locale())


def _locale() -> str:
    return to_locale(get_language() or settings.LANGUAGE_CODE)


@cache
def _city(key: str, locale: str) -> str:
    name = get_timezone_location(key, locale=locale, return_city=True)
    return WITH_YO.get(name, name)


@cache
def _country(key: str, locale: str) -> str:
    """ "" for what is in none."""
    territory = get_global("zone_territories").get(key, "")
    name = Locale.parse(locale).territories.get(territory, "") if territory.isalpha() else ""
    return WITH_YO.get(name, name)


def _with_offset(name: str, key: str, when: datetime | None = None) -> str:
    offset = offset_of((when or datetime.now(UTC)).astimezone(ZoneInfo(key)))
    return name if name == offset else f"{name} ({offset})"


def comes_twice(local: datetime) -> bool:
    """Whether a clock shows this time twice, since it is put back in between."""
    return local.replace(fold=0).utcoffset() != local.replace(fold=1).utcoffset()


def unmistakable(written: str, local: datetime) -> str:
    """A time as it is written; one that comes twice with its distance from Greenwich."""
    return f"{written} ({offset_of(local)})" if comes_twice(local) else written


def offset_of(local: datetime) -> str:
    """How far a time on a clock is from that of Greenwich: UTC−3, UTC+5:45, UTC."""
    away = local.utcoffset() or timedelta()
    hours, minutes = divmod(abs(away) // timedelta(minutes=1), 60)
    if not away:
        return "UTC"
    return f"UTC{'−' if away < timedelta() else '+'}{hours}" + (f":{minutes:02}" if minutes else "")
