"""What is wrong with what was entered for a question, before its kind reads it."""

from django.utils.translation import gettext as _

from lessons.auction.words.links import quote
from lessons.wording.sentence import Sentence, sentence


def choose_a_call() -> Sentence:
    return sentence(_("Choose a call."))


def choose_a_contract() -> Sentence:
    return sentence(_("Choose a contract."))


def say_the_tricks() -> Sentence:
    return sentence(_("Say how many tricks declarer’s side won, 0 to 13."))


def say_who_declares() -> Sentence:
    return sentence(_("Say who declares."))


def contract_twice() -> Sentence:
    return sentence(_("Each contract can be offered once only."))


def not_a_number(text: str) -> Sentence:
    # Translators: %(text)s is what somebody has typed.
    return sentence(_("“%(text)s” is not a whole number."), text=quote(text))


def two_options() -> Sentence:
    return sentence(_("Write at least two options."))


def mark_the_right() -> Sentence:
    return sentence(_("Mark the option that is right, or several."))


def right_without_text() -> Sentence:
    return sentence(_("The option marked as right has no text: write it, or mark another."))


def option_twice(text: str) -> Sentence:
    # Translators: %(text)s is what somebody has typed.
    return sentence(_("Two options say “%(text)s”: nobody could tell which of them is right."), text=quote(text))


def not_all_right() -> Sentence:
    return sentence(_("Not every option can be right."))
