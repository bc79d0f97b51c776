"""JSON as an editor writes it."""

from typing import Any

from django import forms
from django.core.exceptions import ValidationError
from django.forms.fields import InvalidJSONInput


class JSONText(forms.JSONField):
    """Django's field, which also refuses brackets nested deeper than Python reads them."""

    def to_python(self, value: Any) -> Any:
        try:
            return super().to_python(value)
        except RecursionError as error:
            raise ValidationError(self.error_messages["invalid"], code="invalid", params={"value": value}) from error

    def bound_data(self, data: Any, initial: Any) -> Any:
        try:
            return super().bound_data(data, initial)
        except RecursionError:
            return InvalidJSONInput(data)
