"""Choices that a form gets when it is made."""

import pytest
from django import forms

from lessons.web.form_fields import set_choices


class Order(forms.Form):
    dish = forms.ChoiceField()
    name = forms.CharField(required=False)


def test_only_what_is_among_the_choices_can_be_chosen() -> None:
    good, bad = Order({"dish": "soup"}), Order({"dish": "cake"})
    for form in (good, bad):
        set_choices(form, "dish", ((name, name.title()) for name in ("soup", "salad")))
    assert (good.is_valid(), bad.is_valid()) == (True, False)
    assert '<option value="salad">Salad</option>' in str(good["dish"])


def test_a_field_without_choices_is_refused() -> None:
    with pytest.raises(TypeError, match="name"):
        set_choices(Order(), "name", ())
