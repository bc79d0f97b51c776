"""The editor of the question what an auction has arrived at."""

from django.utils.translation import gettext_lazy as _

from lessons.questions.kinds.name_outcome.spec import PARTS
from lessons.questions.words.labels import PARTS as PART_NAMES
from lessons.quizzes.builder.forms.fields import AuctionField, Field, SomeOf

EDITORS: dict[str, tuple[Field, ...]] = {
    "name-outcome": (
        AuctionField(name="auction", label=_("The whole auction, to its end")),
        SomeOf(
            name="ask", label=_("What is asked"), choices=[(part, PART_NAMES[part]) for part in PARTS], default=PARTS
        ),
    ),
}
