"""Why a request was not read."""

from django.utils.formats import number_format
from django.utils.translation import gettext as _

from lessons.wording.sentence import Sentence, joined, sentence

MEGABYTE = 2**20


def too_large(most: int) -> Sentence:
    """`most` is in bytes."""
    # Translators: %(limit)s is a number such as 2.5.
    text = _("At most %(limit)s MB can be sent at once.")
    return joined(sentence(text, limit=number_format(most / MEGABYTE, 1)), _unchanged())


def too_many_parts(fields: int, files: int) -> Sentence:
    text = _("A form can have at most %(fields)d fields and %(files)d files.")
    return joined(sentence(text, fields=fields, files=files), _unchanged())


def _unchanged() -> str:
    return _("Nothing was changed. Go back, and send less at once.")
