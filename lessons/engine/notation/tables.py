"""The spellings of each language. Lower case, without spaces, dots, hyphens and ё."""

from typing import Final, Literal, get_args

from lessons.engine.calls import Denomination

Language = Literal["en", "pt", "ru"]
LANGUAGES: Final[tuple[Language, ...]] = get_args(Language)


def language_of(code: str) -> Language:
    """The language of a site code; English for one that has no spellings of its own.

    >>> language_of("pt-br"), language_of("ru"), language_of("fr")
    ('pt', 'ru', 'en')
    """
    return next((language for language in LANGUAGES if code.lower().split("-")[0] == language), "en")


# Read in every language.
SYMBOLS: Final = {
    "♣": Denomination.CLUBS,
    "♧": Denomination.CLUBS,
    "♦": Denomination.DIAMONDS,
    "♢": Denomination.DIAMONDS,
    "♥": Denomination.HEARTS,
    "♡": Denomination.HEARTS,
    "❤": Denomination.HEARTS,
    "♠": Denomination.SPADES,
    "♤": Denomination.SPADES,
}

# The level of a bid in words, whatever the gender: a digit, spellings. Above 7 they are known to be no level.
LEVEL_WORDS: Final[dict[Language, dict[int, str]]] = {
    "en": {
        1: "one",
        2: "two",
        3: "three",
        4: "four",
        5: "five",
        6: "six",
        7: "seven",
        8: "eight",
        9: "nine",
        10: "ten",
    },
    "pt": {
        1: "um uma",
        2: "dois duas",
        3: "três tres",
        4: "quatro",
        5: "cinco",
        6: "seis",
        7: "sete",
        8: "oito",
        9: "nove",
        10: "dez",
    },
    "ru": {
        1: "один одна одно одну",
        2: "два две",
        3: "три",
        4: "четыре",
        5: "пять",
        6: "шесть",
        7: "семь",
        8: "восемь",
        9: "девять",
        10: "десять",
    },
}

# What may follow the level of a bid: canonical letter, spellings. Russian has every case, singular and plural.
DENOMINATIONS: Final[dict[Language, dict[str, str]]] = {
    "en": {
        "C": "c club clubs",
        "D": "d diamond diamonds",
        "H": "h heart hearts",
        "S": "s spade spades",
        "N": "n nt notrump notrumps",
    },
    "pt": {
        "C": "p pau paus",
        "D": "o ouro ouros d",
        "H": "c copa copas h",
        "S": "e espada espadas",
        "N": "st sa n nt semtrunfo semtrunfos sem",
    },
    "ru": {
        "C": "т тр треф трефа трефы трефе трефу трефой трефам трефами трефах t c"
        " кр крест кресты крести крестей крестям крестями крестях",
        "D": "б буб бубна бубны бубне бубну бубной бубен бубнам бубнами бубнах d буби бубей бубям бубями бубях",
        "H": "ч чер черв черва червы черве черву червой червам червами червах h черви червей червям червями червях",
        "S": "п пик пика пики пике пику пикой пикам пиками пиках s вини виней виням винями винях",
        "N": "бк без безкозыря безкозырей безкозырь бескозыря бескозырей нт nt n",
    },
}

# What may stand without a level.
CALLS: Final[dict[Language, dict[str, str]]] = {
    "en": {
        "P": "p pass passes passed ipass nobid",
        "X": "x d dbl double doubles doubled idouble",
        "XX": "xx r rd rdbl redouble redoubles redoubled iredouble",
    },
    "pt": {
        "P": "p passo passe passar passei passa passou eupasso pass",
        "X": "x d dobro dobre dobrar dobrei dobra dobrou dobrado eudobro dbl double",
        "XX": "xx r rd rdbl redobro redobre redobrar redobrei redobra redobrou redobrado euredobro redouble",
    },
    "ru": {
        "P": "п пас пасс пасую пасует япас япасую pass pas p",
        "X": "x к k контра контру контрой сконтрой контрую даюконтру удвоение удваиваю дабл dbl double d",
        "XX": "xx рк рек реконтра реконтру реконтрой среконтрой реконтрую даюреконтру учетверение редабл"
        " rdbl redouble",
    },
}

# Spellings with more than one likely reading, or with one that has to be confirmed: spelling, readings.
ASK_DENOMINATIONS: Final[dict[Language, dict[str, str]]] = {
    "en": {},
    "pt": {"s": "S N"},  # English spades, or the first letter of "sem trunfos"
    "ru": {
        "н": "H N",  # looks like H, stands for N
        "p": "S",  # Latin, for the Cyrillic letter of the same key or sound
        "р": "S H",  # Cyrillic er: as before, or the key of H
        "с": "C S",  # Cyrillic es: the key of C, the sound of S
        "б/к": "N",  # or diamonds and a double with a stroke between
        "bk": "N",  # "бк" in Latin letters
    },
}
ASK_CALLS: Final[dict[Language, dict[str, str]]] = {
    "en": {},
    "pt": {},
    "ru": {
        "р": "P XX",
        "r": "X XX",
        "rk": "XX",  # "рк" in Latin letters
        "ко": "X",  # the beginning of "контра"
    },
}

# The passes that end the auction, in one word.
ALL_PASS: Final[dict[Language, str]] = {
    "en": "ap allpass",
    "pt": "ap todospassam todospassaram todospasso",
    "ru": "ap всепас всепасуют всеспасовали",
}

# The keys of the two layouts, as typed with and without Shift where the sign is no letter.
_CYRILLIC_KEYS = "йцукенгшщзхъфывапролджэячсмитьбюхъжэбю"
_LATIN_KEYS = "qwertyuiop[]asdfghjkl;'zxcvbnm,.{}:\"<>"
TO_LATIN_KEYS: Final = str.maketrans(_CYRILLIC_KEYS[:32], _LATIN_KEYS[:32])
TO_CYRILLIC_KEYS: Final = str.maketrans(_LATIN_KEYS, _CYRILLIC_KEYS)
