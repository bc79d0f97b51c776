"""The fields of the editor of every kind."""

from lessons.forms.builder import auctions, choices, outcomes, rulings, scores
from lessons.forms.builder.fields import Field

EDITORS: dict[str, tuple[Field, ...]] = {
    **auctions.EDITORS,
    **outcomes.EDITORS,
    **scores.EDITORS,
    **rulings.EDITORS,
    **choices.EDITORS,
}
