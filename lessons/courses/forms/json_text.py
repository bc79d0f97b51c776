"""JSON as an editor writes it."""

import json
import re
from typing import Any

from django import forms
from django.core.exceptions import ValidationError
from django.forms.fields import InvalidJSONInput

_NUL = re.compile(r"(?<!\\)(?:\\\\)*\\u0000")


class JSONText(forms.JSONField):
    """Django's field, which also refuses what no table or page can hold.

    That is: brackets nested deeper than Python reads them, numbers longer than it reads or that are none (NaN),
    NUL characters and halves of surrogate pairs.
    """

    def to_python(self, value: Any) -> Any:
        try:
            return _storable(super().to_python(value))
        except (RecursionError, ValueError) as error:
            raise ValidationError(self.error_messages["invalid"], code="invalid", params={"value": value}) from error

    def bound_data(self, data: Any, initial: Any) -> Any:
        try:
            return _storable(super().bound_data(data, initial))
        except (RecursionError, ValueError):
            return InvalidJSONInput(data)


def _storable(value: Any) -> Any:
    """The value. Raises ValueError where it cannot be stored or shown."""
    text = json.dumps(value, ensure_ascii=False, allow_nan=False)
    if _NUL.search(text):
        raise ValueError(text)
    text.encode()
    return value
