"""What is wrong with a password, and with what stands in any other field of an account."""

from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy, ngettext

# By the codes of Django's fields and forms.
FIELD = {
    "required": gettext_lazy("Fill this in."),
    # Translators: %(limit_value)d is how many characters fit: 60, 150, 1000.
    "max_length": gettext_lazy("This is too long: at most %(limit_value)d characters fit."),
    "null_characters_not_allowed": gettext_lazy("There are characters in it that cannot be stored."),
    "invalid_choice": gettext_lazy("Choose from the list."),
}
NO_EMAIL = gettext_lazy("This is not an e-mail address. It should look like vera@example.org.")
FORM = {
    "password_mismatch": gettext_lazy("The two passwords differ. Type the same one twice."),
    "password_incorrect": gettext_lazy("That is not your password."),
}
RULES = gettext_lazy(
    "Ten characters or more, not only digits, and nothing that others could guess, such as your name."
)


def like_the_name() -> str:
    return _("The password is too much like your name or e-mail. Choose another one.")


def too_short(least: int) -> str:
    text = ngettext(
        "The password is too short: it needs at least %(n)d character.",
        "The password is too short: it needs at least %(n)d characters.",
        least,
    )
    return text % {"n": least}


def too_common() -> str:
    return _("Too many people use this password, so it is easy to guess. Choose another one.")


def only_digits() -> str:
    return _("The password has only digits in it. Add letters.")
