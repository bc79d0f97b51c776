"""A reader's report of a mistake."""

from typing import Any

from django import forms
from django.utils.translation import gettext_lazy as _

from lessons.accounts.forms.accounts import SiteForm
from lessons.courses.domain.progress import LONGEST_REPORT
from lessons.web.texts import storable


class MultilineField(forms.CharField):
    """Several lines; the end of one counts as one character, as it does in the browser."""

    def to_python(self, value: Any) -> str:
        return super().to_python(storable(str(value or "")).replace("\r\n", "\n")) or ""


class ReportForm(SiteForm):
    """What is wrong on a page, in the reader's words."""

    text = MultilineField(
        label=_("What is wrong on that page?"),
        help_text=_(
            "Your words, the address of the page, its language and the answer it showed are kept for the editors, "
            "and nothing about you."
        ),
        max_length=LONGEST_REPORT,
        widget=forms.Textarea(attrs={"rows": 5}),
    )
