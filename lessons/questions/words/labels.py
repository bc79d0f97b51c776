"""Labels of answers that several kinds of question share."""

from django.utils.functional import Promise
from django.utils.translation import gettext_lazy

# Names of the parts of an answer.
PARTS: dict[str, Promise] = {
    "contract": gettext_lazy("Contract"),
    "declarer": gettext_lazy("Declarer"),
    "dummy": gettext_lazy("Dummy"),
    "leader": gettext_lazy("Opening lead"),
    "place": gettext_lazy("The first illegal call"),
    "call": gettext_lazy("A call to put there"),
}

TIE_LABEL = gettext_lazy("a tie")
