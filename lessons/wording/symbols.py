"""How calls, suits, seats and sides are written and read aloud, in the reader's language."""

from django.utils.functional import Promise
from django.utils.html import format_html
from django.utils.safestring import SafeString
from django.utils.translation import gettext_lazy, pgettext, pgettext_lazy

from lessons.engine.calls import PASS, Bid, Call, Denomination
from lessons.engine.contract import Risk
from lessons.engine.seats import Seat, Side

# U+FE0E asks for the printed form of the suit, never the emoji.
SUIT_SYMBOLS = {
    Denomination.CLUBS: "♣\ufe0e",
    Denomination.DIAMONDS: "♦\ufe0e",
    Denomination.HEARTS: "♥\ufe0e",
    Denomination.SPADES: "♠\ufe0e",
}

DENOMINATION_NAMES: dict[Denomination, Promise] = {
    # Translators: names of suits, lower case, nominative plural; they stand inside sentences.
    Denomination.CLUBS: pgettext_lazy("suit", "clubs"),
    Denomination.DIAMONDS: pgettext_lazy("suit", "diamonds"),
    Denomination.HEARTS: pgettext_lazy("suit", "hearts"),
    Denomination.SPADES: pgettext_lazy("suit", "spades"),
    Denomination.NO_TRUMP: pgettext_lazy("suit", "no trump"),
}

# Translators: “in clubs”, “in no trump”, as they stand inside sentences: “in clubs you need 2♣”.
IN_DENOMINATION: dict[Denomination, Promise] = {
    Denomination.CLUBS: pgettext_lazy("which denomination", "in clubs"),
    Denomination.DIAMONDS: pgettext_lazy("which denomination", "in diamonds"),
    Denomination.HEARTS: pgettext_lazy("which denomination", "in hearts"),
    Denomination.SPADES: pgettext_lazy("which denomination", "in spades"),
    Denomination.NO_TRUMP: pgettext_lazy("which denomination", "in no trump"),
}

_C, _D, _H, _S = sorted(SUIT_SYMBOLS)
# Translators: which of two denominations ranks above the other: a clause without a full stop, inside sentences.
RANKS_ABOVE: dict[tuple[Denomination, Denomination], Promise] = {
    (_D, _C): pgettext_lazy("rank", "diamonds rank above clubs"),
    (_H, _C): pgettext_lazy("rank", "hearts rank above clubs"),
    (_H, _D): pgettext_lazy("rank", "hearts rank above diamonds"),
    (_S, _C): pgettext_lazy("rank", "spades rank above clubs"),
    (_S, _D): pgettext_lazy("rank", "spades rank above diamonds"),
    (_S, _H): pgettext_lazy("rank", "spades rank above hearts"),
    **dict.fromkeys(
        ((Denomination.NO_TRUMP, suit) for suit in (_C, _D, _H, _S)),
        pgettext_lazy("rank", "no trump ranks above every suit"),
    ),
}

# Translators: names of the seats, nominative.
SEAT_NAMES: dict[Seat, Promise] = {
    Seat.NORTH: gettext_lazy("North"),
    Seat.EAST: gettext_lazy("East"),
    Seat.SOUTH: gettext_lazy("South"),
    Seat.WEST: gettext_lazy("West"),
}

# Translators: one letter for each seat, as printed in diagrams.
SEAT_LETTERS: dict[Seat, Promise] = {
    Seat.NORTH: pgettext_lazy("seat letter", "N"),
    Seat.EAST: pgettext_lazy("seat letter", "E"),
    Seat.SOUTH: pgettext_lazy("seat letter", "S"),
    Seat.WEST: pgettext_lazy("seat letter", "W"),
}

# Translators: names of the sides, nominative.
SIDE_NAMES: dict[Side, Promise] = {
    Side.NS: gettext_lazy("North–South"),
    Side.EW: gettext_lazy("East–West"),
}


def no_trump() -> str:
    # Translators: no trump as it is written after the level of a bid: 3NT, 3ST, 3БК.
    return pgettext("bid symbol", "NT")


def denomination_symbol(denomination: Denomination) -> str:
    """♠ and so on; NT in the reader's spelling."""
    return SUIT_SYMBOLS.get(denomination) or no_trump()


def symbol(call: Call) -> str:
    """A call as it stands in an auction table: 2♠, 3NT, X, XX; a pass is a word."""
    if isinstance(call, Bid):
        return f"{call.level}{denomination_symbol(call.denomination)}"
    # Translators: the call that says nothing, as it stands in an auction table.
    return pgettext("bridge", "Pass") if call == PASS else str(call)


def capitalized_symbol(call: Call) -> str:
    """A call where nothing stands before it, as on a card or in a list to choose from: a word has its capital."""
    text = symbol(call)
    return text[:1].upper() + text[1:]


def spoken(call: Call) -> str:
    """A call as a screen reader should say it: two spades, double."""
    return str(SPOKEN[str(call)])


def denomination_html(denomination: Denomination) -> SafeString:
    """The symbol alone, coloured by CSS; the caller names it for screen readers."""
    if denomination is Denomination.NO_TRUMP:
        return format_html("{}", no_trump())
    return format_html('<span class="suit {}">{}</span>', denomination.letter.lower(), SUIT_SYMBOLS[denomination])


def card_face_html(call: Call) -> SafeString:
    """What is printed on the card of a call, without a name for screen readers."""
    if isinstance(call, Bid):
        return format_html("{}{}", call.level, denomination_html(call.denomination))
    return format_html("{}", capitalized_symbol(call))


def capitalized_html(call: Call) -> SafeString:
    """A call in a list to choose from, coloured, with its spoken name."""
    return format_html('<span class="pass">{}</span>', capitalized_symbol(call)) if call == PASS else call_html(call)


def call_html(call: Call) -> SafeString:
    """A call in running text or a table, coloured, with its spoken name."""
    if call == PASS:
        return format_html('<span class="pass">{}</span>', symbol(call))
    return format_html('<span class="call" role="img" aria-label="{}">{}</span>', spoken(call), card_face_html(call))


def impossible_bid_html(level: str, denomination: Denomination) -> SafeString:
    """What looks like a bid but has no such level, coloured, with its spoken name."""
    # Translators: a bid out of range read aloud, such as “8 diamonds”; %(suit)s is the name of a suit, or “no trump”.
    name = pgettext("spoken call", "%(level)s %(suit)s")
    spoken_name = name % {"level": level, "suit": DENOMINATION_NAMES[denomination]}
    return format_html(
        '<span class="call" role="img" aria-label="{}">{}{}</span>',
        spoken_name,
        level,
        denomination_html(denomination),
    )


def contract_symbol(bid: Bid, risk: Risk) -> str:
    """A contract as it is written: 4♠, 4♠X, 3NTXX."""
    return f"{symbol(bid)}{risk.value}"


def spoken_contract(bid: Bid, risk: Risk) -> str:
    """A contract as a screen reader should say it: four spades doubled."""
    match risk:
        case Risk.DOUBLED:
            # Translators: a contract read aloud; %(bid)s is a bid read aloud, such as "four spades".
            return pgettext("spoken contract", "%(bid)s doubled") % {"bid": spoken(bid)}
        case Risk.REDOUBLED:
            # Translators: a contract read aloud; %(bid)s is a bid read aloud, such as "four spades".
            return pgettext("spoken contract", "%(bid)s redoubled") % {"bid": spoken(bid)}
    return spoken(bid)


def contract_html(bid: Bid, risk: Risk) -> SafeString:
    """A contract in running text or a table, coloured, with its spoken name."""
    return format_html(
        '<span class="call" role="img" aria-label="{}">{}{}</span>',
        spoken_contract(bid, risk),
        card_face_html(bid),
        risk.value,
    )


# Translators: calls as they are read aloud, complete phrases.
SPOKEN: dict[str, Promise] = {
    "P": pgettext_lazy("spoken call", "pass"),
    "X": pgettext_lazy("spoken call", "double"),
    "XX": pgettext_lazy("spoken call", "redouble"),
    "1C": pgettext_lazy("spoken call", "one club"),
    "1D": pgettext_lazy("spoken call", "one diamond"),
    "1H": pgettext_lazy("spoken call", "one heart"),
    "1S": pgettext_lazy("spoken call", "one spade"),
    "1N": pgettext_lazy("spoken call", "one no trump"),
    "2C": pgettext_lazy("spoken call", "two clubs"),
    "2D": pgettext_lazy("spoken call", "two diamonds"),
    "2H": pgettext_lazy("spoken call", "two hearts"),
    "2S": pgettext_lazy("spoken call", "two spades"),
    "2N": pgettext_lazy("spoken call", "two no trump"),
    "3C": pgettext_lazy("spoken call", "three clubs"),
    "3D": pgettext_lazy("spoken call", "three diamonds"),
    "3H": pgettext_lazy("spoken call", "three hearts"),
    "3S": pgettext_lazy("spoken call", "three spades"),
    "3N": pgettext_lazy("spoken call", "three no trump"),
    "4C": pgettext_lazy("spoken call", "four clubs"),
    "4D": pgettext_lazy("spoken call", "four diamonds"),
    "4H": pgettext_lazy("spoken call", "four hearts"),
    "4S": pgettext_lazy("spoken call", "four spades"),
    "4N": pgettext_lazy("spoken call", "four no trump"),
    "5C": pgettext_lazy("spoken call", "five clubs"),
    "5D": pgettext_lazy("spoken call", "five diamonds"),
    "5H": pgettext_lazy("spoken call", "five hearts"),
    "5S": pgettext_lazy("spoken call", "five spades"),
    "5N": pgettext_lazy("spoken call", "five no trump"),
    "6C": pgettext_lazy("spoken call", "six clubs"),
    "6D": pgettext_lazy("spoken call", "six diamonds"),
    "6H": pgettext_lazy("spoken call", "six hearts"),
    "6S": pgettext_lazy("spoken call", "six spades"),
    "6N": pgettext_lazy("spoken call", "six no trump"),
    "7C": pgettext_lazy("spoken call", "seven clubs"),
    "7D": pgettext_lazy("spoken call", "seven diamonds"),
    "7H": pgettext_lazy("spoken call", "seven hearts"),
    "7S": pgettext_lazy("spoken call", "seven spades"),
    "7N": pgettext_lazy("spoken call", "seven no trump"),
}
