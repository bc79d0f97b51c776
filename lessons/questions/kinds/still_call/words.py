"""What is said about what may still be called."""

from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy, pgettext_lazy

from lessons.questions.kinds.legal_calls.spec import Spec
from lessons.questions.kinds.legal_calls.words import LegalCallsWords
from lessons.questions.kinds.still_call.spec import KIND
from lessons.wording.sentence import Sentence, sentence


class StillCallWords(LegalCallsWords):
    name = pgettext_lazy("practice", "Can you still double?")
    about = gettext_lazy("Say what can still be called: a double, a redouble, some bids.")

    def task(self, spec: Spec) -> Sentence:
        # Translators: the seat stands in the nominative.
        return sentence(_("What may %(seat)s still call? Mark everything that is legal."), seat=spec.auction.turn)


WORDS = StillCallWords(KIND)
