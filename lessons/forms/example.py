"""What an editor enters for an example."""

from typing import ClassVar

from django import forms
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from lessons.domain.addresses import auction_address, read_auction_address
from lessons.models import Example


class ExampleForm(forms.ModelForm):
    """An example of a page, which has to be one that the page can show."""

    class Meta:
        model = Example
        fields = ("slug", "page", "query", "position", "is_retired", "title", "note")
        widgets: ClassVar = {"note": forms.Textarea(attrs={"rows": 3, "cols": 60})}
        help_texts: ClassVar = {
            "query": gettext_lazy("The address of the page when it shows the example, or the part after the “?”."),
        }

    def clean(self) -> dict[str, object]:
        """The address is cut down to what counts in it."""
        cleaned = super().clean()
        if cleaned.get("page") == Example.Page.AUCTION and "query" in cleaned:
            try:
                cleaned["query"] = auction_address(*read_auction_address(cleaned["query"].rpartition("?")[2]))
            except ValueError:
                self.add_error("query", _("This is not an address of the auction table, such as d=E&v=NS&a=1D-1H."))
        return cleaned
