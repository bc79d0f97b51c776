"""Fields of forms whose choices depend on the request."""

from collections.abc import Iterable
from typing import Any

from django import forms


def set_choices(form: forms.BaseForm, name: str, choices: Iterable[Any]) -> None:
    """Give a field of a form what can be chosen in it: pairs of value and label, or groups of these."""
    field = form.fields[name]
    if not isinstance(field, forms.ChoiceField):
        raise TypeError(f"{name} is no field of choices")
    field.choices = choices
