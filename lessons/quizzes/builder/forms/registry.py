"""The fields of the editor of every kind."""

from lessons.quizzes.builder.forms import auctions, choices, outcomes, rulings, scores
from lessons.quizzes.builder.forms.fields import Field

EDITORS: dict[str, tuple[Field, ...]] = {
    **auctions.EDITORS,
    **outcomes.EDITORS,
    **scores.EDITORS,
    **rulings.EDITORS,
    **choices.EDITORS,
}
