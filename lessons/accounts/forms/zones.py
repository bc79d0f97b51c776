"""Time zones to choose from: those of the language's countries first, then all there are."""

from django.utils.translation import gettext as _

from lessons.accounts.domain import people
from lessons.accounts.domain.names import in_order
from lessons.wording.zones import zone_choice

LIKELY = {
    "en": (
        "Europe/London Europe/Dublin America/New_York America/Chicago America/Denver America/Los_Angeles"
        " America/Toronto Africa/Johannesburg Asia/Kolkata Australia/Sydney Pacific/Auckland"
    ),
    "pt-br": (
        "America/Sao_Paulo America/Fortaleza America/Manaus America/Cuiaba America/Rio_Branco Europe/Lisbon"
        " Africa/Luanda Africa/Maputo"
    ),
    "ru": (
        "Europe/Moscow Europe/Kaliningrad Europe/Samara Asia/Yekaterinburg Asia/Omsk Asia/Novosibirsk"
        " Asia/Krasnoyarsk Asia/Irkutsk Asia/Yakutsk Asia/Vladivostok Asia/Kamchatka Europe/Minsk Asia/Almaty"
    ),
}

Choice = tuple[str, str]


def likely(language: str) -> list[str]:
    """The zones that a reader of this language probably lives in; the first is the most probable."""
    return LIKELY.get(language, LIKELY["en"]).split()


def zone_choices(language: str) -> list[tuple[str, list[Choice]]]:
    """Two groups: the likely ones, and all the others by their countries."""
    first = likely(language)
    others = [(key, zone_choice(key)) for key in people.zones() if key not in first]
    return [
        (_("Likely"), [(key, zone_choice(key)) for key in first]),
        (_("All"), sorted(others, key=lambda choice: in_order(choice[1]))),
    ]
