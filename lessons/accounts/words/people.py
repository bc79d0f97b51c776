"""What is said about getting in, and about people."""

from django.utils.translation import gettext as _
from django.utils.translation import ngettext, pgettext

from lessons.wording.sentence import Sentence, sentence


def logged_in_as(name: str) -> Sentence:
    return sentence(_("You are logged in as %(name)s."), name=name)


def wrong_password() -> str:
    return _("That e-mail and password do not match. Check both; capital letters matter in a password.")


def too_many_passwords(seconds: int) -> Sentence:
    """`seconds`: until the next one is looked at."""
    text = ngettext(
        "Too many wrong passwords. Try again in %(n)d second, or set a new password by e-mail.",
        "Too many wrong passwords. Try again in %(n)d seconds, or set a new password by e-mail.",
        seconds,
    )
    return sentence(text, n=seconds)


def wrong_code(*, is_short: bool) -> str:
    """About codes that open nothing; the sentence does not say which half is wrong."""
    if is_short:
        return _("Part of the code is missing: the code on a card looks like ABEKM2-XT345P.")
    return _("This code does not work. Check your card, or ask your teacher for a new one.")


def too_many_guesses(*, for_a_moment: bool) -> str:
    """`for_a_moment`: others at the same address have guessed, and one code a second is looked at."""
    if for_a_moment:
        return _("Too many wrong codes have come from your network. Try again in a moment.")
    return _("Too many wrong codes. Wait a quarter of an hour, or ask your teacher.")


def too_many_tries(*, for_a_moment: bool) -> str:
    """The same of passwords, and of e-mails that may be taken."""
    if for_a_moment:
        return _("Too many attempts have come from your network. Try again in a moment.")
    return _("Too many attempts. Wait a quarter of an hour.")


def email_taken() -> str:
    return _("Somebody has already registered with this e-mail. If that was you, log in, or set a new password.")


def word_to_erase() -> str:
    """What one types to be erased."""
    # Translators: one word that the reader types to confirm that all about him is to be erased.
    return pgettext("word to type", "erase")


def done(what: str) -> str:
    """What the last press on the account page has done; "" for nothing known."""
    said = {
        "self": _("Saved."),
        "email": _("Saved. From now on log in with the new e-mail."),
        "password": _("Your new password works from now on."),
        "erased": _("Your account is erased: your name, codes and e-mail are gone."),
    }
    return said.get(what, "")
