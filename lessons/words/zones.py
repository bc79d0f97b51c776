"""Time zones as people know them: by a city and how far it is from the time of Greenwich."""

from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

from django.utils.translation import pgettext_lazy

CITIES = {
    "Africa/Johannesburg": pgettext_lazy("city", "Johannesburg"),
    "Africa/Luanda": pgettext_lazy("city", "Luanda"),
    "Africa/Maputo": pgettext_lazy("city", "Maputo"),
    "America/Chicago": pgettext_lazy("city", "Chicago"),
    "America/Cuiaba": pgettext_lazy("city", "Cuiabá"),
    "America/Denver": pgettext_lazy("city", "Denver"),
    "America/Fortaleza": pgettext_lazy("city", "Fortaleza"),
    "America/Los_Angeles": pgettext_lazy("city", "Los Angeles"),
    "America/Manaus": pgettext_lazy("city", "Manaus"),
    "America/New_York": pgettext_lazy("city", "New York"),
    "America/Rio_Branco": pgettext_lazy("city", "Rio Branco"),
    "America/Sao_Paulo": pgettext_lazy("city", "São Paulo, Brasília"),
    "America/Toronto": pgettext_lazy("city", "Toronto"),
    "Asia/Almaty": pgettext_lazy("city", "Almaty"),
    "Asia/Irkutsk": pgettext_lazy("city", "Irkutsk"),
    "Asia/Kamchatka": pgettext_lazy("city", "Kamchatka"),
    "Asia/Kolkata": pgettext_lazy("city", "Kolkata"),
    "Asia/Krasnoyarsk": pgettext_lazy("city", "Krasnoyarsk"),
    "Asia/Novosibirsk": pgettext_lazy("city", "Novosibirsk"),
    "Asia/Omsk": pgettext_lazy("city", "Omsk"),
    "Asia/Vladivostok": pgettext_lazy("city", "Vladivostok"),
    "Asia/Yakutsk": pgettext_lazy("city", "Yakutsk"),
    "Asia/Yekaterinburg": pgettext_lazy("city", "Yekaterinburg"),
    "Australia/Sydney": pgettext_lazy("city", "Sydney"),
    "Europe/Dublin": pgettext_lazy("city", "Dublin"),
    "Europe/Kaliningrad": pgettext_lazy("city", "Kaliningrad"),
    "Europe/Lisbon": pgettext_lazy("city", "Lisbon"),
    "Europe/London": pgettext_lazy("city", "London"),
    "Europe/Minsk": pgettext_lazy("city", "Minsk"),
    "Europe/Moscow": pgettext_lazy("city", "Moscow"),
    "Europe/Samara": pgettext_lazy("city", "Samara"),
    "Pacific/Auckland": pgettext_lazy("city", "Auckland"),
}


def zone_name(key: str) -> str:
    """A zone as a list of choices shows it.

    >>> zone_name("America/Sao_Paulo"), zone_name("Asia/Kathmandu")
    ('São Paulo, Brasília (UTC−3)', 'Kathmandu, Asia (UTC+5:45)')
    """
    return f"{city_name(key)} ({_offset(key)})"


def city_name(key: str) -> str:
    """The city or cities that a zone goes by."""
    region, _, city = key.replace("_", " ").partition("/")
    return str(CITIES.get(key) or (f"{city}, {region}" if city else key))


def _offset(key: str) -> str:
    away = datetime.now(UTC).astimezone(ZoneInfo(key)).utcoffset() or timedelta()
    hours, minutes = divmod(abs(away) // timedelta(minutes=1), 60)
    if not away:
        return "UTC"
    return f"UTC{'−' if away < timedelta() else '+'}{hours}" + (f":{minutes:02}" if minutes else "")
