"""What is said about getting in, and about people."""

from django.utils.translation import gettext as _


def wrong_password() -> str:
    return _("That e-mail and password do not go together. Check both; capital letters count in a password.")


def too_many_passwords() -> str:
    return _("Too many wrong passwords. Wait a quarter of an hour, or set a new password by e-mail.")


def wrong_code(typed: str) -> str:
    """About codes that open nothing; the sentence does not say which half is wrong."""
    return _("This code opens nothing. Look at your card again, or ask your teacher for a new one.")


def too_many_guesses() -> str:
    return _("Too many wrong codes. Wait a quarter of an hour, or ask your teacher.")
