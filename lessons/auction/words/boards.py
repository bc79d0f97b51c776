"""Boards out of files: what they are called, and what could not be used."""

from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from lessons.auction.words.links import quote
from lessons.wording.sentence import Sentence, sentence


def board(number: str, room: str) -> Sentence:
    """The number of a board, with its room where a match was played in two."""
    if room == "open":
        return sentence(_("Board %(number)s, open room"), number=quote(number))
    if room == "closed":
        return sentence(_("Board %(number)s, closed room"), number=quote(number))
    return sentence(_("Board %(number)s"), number=quote(number))


def unread(text: str, line: int) -> Sentence:
    if not line:
        template = _("“%(text)s” in the auction is not a call: neither it nor what follows was read.")
        return sentence(template, text=quote(text))
    template = _("Line %(line)d: “%(text)s” is not a call, so this auction is left out.")
    return sentence(template, line=line, text=quote(text))


def broken_tag(line: int) -> Sentence:
    return sentence(
        _("Line %(line)d cannot be read: a tag of a PBN file looks like [Dealer “N”], with straight quotes."),
        line=line,
    )


def no_board() -> Sentence:
    return sentence(_("No boards were found in this text. It has to be PBN or LIN."))


def no_auction() -> Sentence:
    return sentence(_("This board has no auction."))


def out_of_turn() -> Sentence:
    return sentence(_("Somebody called out of turn in this auction, so it cannot be made into a question."))


def nothing_to_ask() -> Sentence:
    return sentence(_("There is nothing to ask about this auction."))


def more_boards(most: int) -> Sentence:
    text = ngettext(
        "Only the first %(n)d board is shown. Read the others next, from a text without it.",
        "Only the first %(n)d boards are shown. Read the others next, from a text without these.",
        most,
    )
    return sentence(text, n=most)


def text_too_long(most: int) -> Sentence:
    text = _("The text is too long: up to %(n)d characters can be read at once.")
    return sentence(text, n=most)


def nothing_sent() -> Sentence:
    return sentence(_("Choose a file, or put its text into the field."))


def none_chosen() -> Sentence:
    return sentence(_("Nothing is chosen. Tick what you want to add."))
