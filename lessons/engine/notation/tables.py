"""The spellings of each language. Lower case, without spaces, dots, hyphens and ё."""

from typing import Final, Literal, get_args

from lessons.engine.calls import Denomination
from lessons.engine.seats import Seat

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

# What may follow the level of a bid: canonical letter, spellings.
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
        "C": "т тр треф трефа трефы t",
        "D": "б буб бубна бубны бубен буби бубей d",
        "H": "ч чер черв черва червы черви червей h",
        "S": "п пик пика пики s",
        "N": "бк без безкозыря безкозырей нт nt n",
    },
}

# What may stand without a level.
CALLS: Final[dict[Language, dict[str, str]]] = {
    "en": {"P": "p pass nobid", "X": "x d dbl double", "XX": "xx r rd rdbl redouble"},
    "pt": {
        "P": "p passo passe pass",
        "X": "x d dobro dobre dbl double",
        "XX": "xx r rd rdbl redobro redobre redouble",
    },
    "ru": {
        "P": "п пас pass p",
        "X": "x к k контра удвоение dbl double d дабл",
        "XX": "xx рк рек реконтра учетверение rdbl redouble редабл",
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
        "c": "C S",
        "б/к": "N",  # or diamonds and a double with a stroke between
    },
}
ASK_CALLS: Final[dict[Language, dict[str, str]]] = {
    "en": {},
    "pt": {},
    "ru": {"р": "P XX", "r": "X XX"},
}

# The passes that end the auction, in one word.
ALL_PASS: Final[dict[Language, str]] = {
    "en": "ap allpass",
    "pt": "ap todospassam todospassaram todospasso",
    "ru": "ap всепас всепасуют всеспасовали",
}

SEATS: Final[dict[Language, dict[Seat, str]]] = {
    "en": {Seat.NORTH: "n north", Seat.EAST: "e east", Seat.SOUTH: "s south", Seat.WEST: "w west"},
    "pt": {Seat.NORTH: "n norte", Seat.EAST: "l leste e este", Seat.SOUTH: "s sul", Seat.WEST: "o oeste w"},
    "ru": {
        Seat.NORTH: "n с север",
        Seat.EAST: "e е в восток",  # the second is Cyrillic
        Seat.SOUTH: "s ю юг",
        Seat.WEST: "w з запад",
    },
}

# Keys of the Russian layout and the Latin letters printed on them.
_CYRILLIC_KEYS, _LATIN_KEYS = "йцукенгшщзфывапролдячсмить", "qwertyuiopasdfghjklzxcvbnm"
TO_LATIN_KEYS: Final = str.maketrans(_CYRILLIC_KEYS, _LATIN_KEYS)
TO_CYRILLIC_KEYS: Final = str.maketrans(_LATIN_KEYS, _CYRILLIC_KEYS)
