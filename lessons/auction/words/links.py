"""What is wrong with the address of an auction, and what is shown all the same."""

from django.utils.translation import gettext

from lessons.wording.sentence import Sentence, sentence

LONGEST_QUOTE = 40


def unknown_dealer(text: str) -> Sentence:
    # Translators: the letters N, E, S, W stand in addresses of pages; they are not translated.
    template = gettext("“%(text)s” is not a seat, so North deals here. In a link the dealer is N, E, S or W.")
    return sentence(template, text=quote(text))


def unknown_vulnerability(text: str) -> Sentence:
    # Translators: none, NS, EW and both stand in addresses of pages; they are not translated.
    template = gettext(
        "“%(text)s” does not say who is vulnerable, so neither side is. In a link it is none, NS, EW or both."
    )
    return sentence(template, text=quote(text))


def unreadable_call(text: str, place: int) -> Sentence:
    # Translators: n is the number of the call in the auction, counted from 1.
    template = gettext("Call %(n)d of the link, “%(text)s”, is not a call. The auction is shown up to there.")
    return sentence(template, text=quote(text), n=place)


def too_many_calls(count: int, most: int) -> Sentence:
    template = gettext(
        "That is too many calls: %(count)d. A lawful auction has at most 319; more than %(most)d are not read."
    )
    return sentence(template, count=count, most=most)


def not_a_call(text: str) -> Sentence:
    return sentence(gettext("“%(text)s” is not a call, so nothing was entered."), text=quote(text))


def quote(text: str) -> str:
    """What somebody wrote, cut to a length that fits a sentence."""
    return text if len(text) <= LONGEST_QUOTE else f"{text[:LONGEST_QUOTE]}…"
