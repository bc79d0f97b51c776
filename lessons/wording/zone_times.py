"""The times of countries that have several, by the names that people call them: Brasília time, MSK+2, Eastern Time.

The zones of the list go by the largest city of each, which need not be the one in the name of the time.
"""

from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _

TIMES: dict[str | Promise, str] = {
    _("Brasília time"): (
        "America/Sao_Paulo America/Fortaleza America/Recife America/Bahia America/Belem America/Maceio"
        " America/Araguaina America/Santarem"
    ),
    _("Amazon time"): ("America/Manaus America/Cuiaba America/Campo_Grande America/Porto_Velho America/Boa_Vista"),
    _("Acre time"): "America/Rio_Branco America/Eirunepe",
    # Translators: Moscow time, as it is called for short; that of Kaliningrad is an hour behind.
    _("MSK−1"): "Europe/Kaliningrad",
    _("Moscow time, MSK"): "Europe/Moscow Europe/Volgograd Europe/Kirov",
    _("MSK+1"): "Europe/Samara Europe/Saratov Europe/Ulyanovsk Europe/Astrakhan",
    _("MSK+2"): "Asia/Yekaterinburg",
    _("MSK+3"): "Asia/Omsk",
    _("MSK+4"): "Asia/Novosibirsk Asia/Krasnoyarsk Asia/Barnaul Asia/Tomsk Asia/Novokuznetsk",
    _("MSK+5"): "Asia/Irkutsk",
    _("MSK+6"): "Asia/Yakutsk Asia/Chita Asia/Khandyga",
    _("MSK+7"): "Asia/Vladivostok Asia/Ust-Nera",
    _("MSK+8"): "Asia/Magadan Asia/Sakhalin Asia/Srednekolymsk",
    _("MSK+9"): "Asia/Kamchatka Asia/Anadyr",
    # Translators: the times of the United States and Canada.
    _("Eastern Time"): "America/New_York America/Detroit America/Toronto",
    _("Central Time"): "America/Chicago America/Winnipeg",
    _("Mountain Time"): "America/Denver America/Phoenix America/Edmonton",
    _("Pacific Time"): "America/Los_Angeles America/Vancouver",
}
CALLED = {key: name for name, keys in TIMES.items() for key in keys.split()}
