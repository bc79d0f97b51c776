"""What each clause is about."""

from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _

# Translators: headings of the pages about the clauses of Laws 17 to 21.
TITLES: dict[str, Promise] = {
    "17A": _("When the auction period begins"),
    "17B": _("The first call"),
    "17C": _("The calls that follow"),
    "17D": _("Cards from the wrong board"),
    "17E": _("When the auction period ends"),
    "18A": _("What a bid is"),
    "18B": _("When a bid supersedes another"),
    "18C": _("A sufficient bid"),
    "18D": _("An insufficient bid"),
    "18E": _("The order of the denominations"),
    "18F": _("Other ways of calling"),
    "19A1": _("When a double is legal"),
    "19A2": _("How to say a double"),
    "19A3": _("A double that names the wrong bid"),
    "19B1": _("When a redouble is legal"),
    "19B2": _("How to say a redouble"),
    "19B3": _("A redouble that names the wrong bid"),
    "19C": _("How long a double lasts"),
    "19D": _("What a double costs"),
    "20A": _("A call not clearly heard"),
    "20B": _("A review during the auction"),
    "20C1": _("Whose lead it is"),
    "20C2": _("A review before the play"),
    "20D": _("Who gives the review"),
    "20E": _("Mistakes in a review"),
    "20F1": _("Explanations during the auction"),
    "20F2": _("Explanations during the play"),
    "21A": _("One’s own misunderstanding"),
    "21B1": _("Changing a call after misinformation"),
    "21B2": _("The next opponent’s change after that"),
    "21B3": _("Too late to change the call"),
}
