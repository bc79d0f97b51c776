"""What an editor enters for an example."""

from collections.abc import Callable
from typing import TYPE_CHECKING, ClassVar

from django import forms
from django.utils.functional import Promise
from django.utils.translation import gettext_lazy

from lessons.auction.domain.addresses import auction_address, read_auction_address
from lessons.models import Example
from lessons.scoring.domain.pad_addresses import read_pad


def _auction(query: str) -> str:
    return auction_address(*read_auction_address(query))


def _pad(query: str) -> str:
    return read_pad(query).query


# By page: what makes an address canonical (ValueError where it is none), and what is said then.
PAGES: dict[str, tuple[Callable[[str], str], Promise]] = {
    Example.Page.AUCTION: (
        _auction,
        gettext_lazy("This is not an address of the auction table, such as d=E&v=NS&a=1D-1H."),
    ),
    Example.Page.PAD: (_pad, gettext_lazy("This is not an address of the score pad, such as r=3N.S.9_4SX.W.8.E4.")),
}


if TYPE_CHECKING:
    _ExampleForm = forms.ModelForm[Example]
else:
    _ExampleForm = forms.ModelForm  # generic in the stubs alone


class ExampleForm(_ExampleForm):
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
        super().clean()
        cleaned = self.cleaned_data
        if cleaned.get("page") in PAGES and "query" in cleaned:
            canonical, wrong = PAGES[cleaned["page"]]
            try:
                cleaned["query"] = canonical(cleaned["query"].rpartition("?")[2])
            except ValueError:
                self.add_error("query", str(wrong))
        return cleaned
