"""What was just done on the pad, for the page to report. It is no part of the rubber.

`drop=3` takes deal 3 out; it leads to `gone=3.4S.N.10`, the deal taken out, so that it can be put back.
`saved=2` is the number of the deal just changed or put in; without it the page reports the last deal.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from lessons.engine.scoring.deal import Deal
from lessons.scoring.domain.pad_addresses import MOST_DEALS, read_deal, write_deal
from lessons.scoring.pad.forms.deal import DealDraft
from lessons.scoring.pad.forms.state import PadState, number

FIELDS = ("drop", "gone", "saved")


@dataclass(frozen=True, slots=True)
class PadChange:
    """`drop` is still to be done; `gone` (number from 1, deal) and `saved` (number from 1) have been."""

    drop: int | None = None
    gone: tuple[int, Deal] | None = None
    saved: int | None = None

    @classmethod
    def saving(cls, draft: DealDraft, after: PadState) -> "PadChange":
        """A deal was saved, which made the rubber what it is after."""
        return cls(saved=draft.number) if draft.number and draft.number < len(after.deals) else cls()

    @property
    def fields(self) -> dict[str, str]:
        """Its parameters in the address; `drop` leads on at once and has none."""
        if self.gone:
            place, deal = self.gone
            return {"gone": f"{place}.{write_deal(deal)}"}
        return {"saved": str(self.saved)} if self.saved else {}

    def undone(self, state: PadState) -> PadState:
        """The rubber with the deal that is gone back in its place."""
        if self.gone is None:
            raise ValueError("nothing was taken out")
        place, deal = self.gone
        return state.with_deal(deal, place - 1)


def read_change(query: Mapping[str, str], state: PadState) -> PadChange:
    """What an address says was done; nothing where it cannot have been."""
    drop, saved = (number(query.get(name, "")) for name in ("drop", "saved"))
    if drop and drop <= len(state.deals):
        return PadChange(drop=drop)
    place, _dot, text = query.get("gone", "").partition(".")
    gone = number(place)
    if gone and gone <= len(state.deals) + 1 and len(state.deals) < MOST_DEALS:
        try:
            return PadChange(gone=(gone, read_deal(text)))
        except ValueError:
            return PadChange()
    return PadChange(saved=saved) if saved and saved < len(state.deals) else PadChange()
