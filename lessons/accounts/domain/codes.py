"""Codes that people type: of a class, and of a student in it.

They are made of symbols that the Latin and the Cyrillic keyboard both have and that look alike there, so that it
does not matter on which of the two a code is typed. Class code and personal code together hold more than 40 bits.
"""

import math
import secrets

ALPHABET = "ABEKMHPCTX23456789"
CLASS_LENGTH = 6
PERSONAL_LENGTH = 6
PERSONAL_LENGTHS = (5, PERSONAL_LENGTH)  # of codes on cards that were printed before, too
BITS = (CLASS_LENGTH + PERSONAL_LENGTH) * math.log2(len(ALPHABET))

_ALIKE = str.maketrans("АВЕКМНРСТХ", "ABEKMHPCTX")


def new_code(length: int) -> str:
    """A code drawn at random."""
    return "".join(secrets.choice(ALPHABET) for _ in range(length))


def folded(text: str) -> str:
    """A code as it is stored, from what was typed: case, keyboard, spaces and dashes of whatever sort do not matter.

    >>> folded(" авк-23 м "), folded("abk—23.m")
    ('ABK23M', 'ABK23M')
    """
    return "".join(sign for sign in text.upper().translate(_ALIKE) if sign.isalnum())


def split(text: str) -> tuple[str, str]:
    """The class code and the personal code of a card, typed in one: "" for what is not there.

    >>> split("abekm2-xt345")
    ('ABEKM2', 'XT345')
    """
    code = folded(text)
    return code[:CLASS_LENGTH], code[CLASS_LENGTH:]
