"""What is said about the clauses of Law 20."""

from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy, pgettext_lazy

from lessons.questions.kinds.ruling.spec import Spec
from lessons.questions.kinds.ruling.words import RulingWords
from lessons.questions.kinds.who_asks.spec import KIND
from lessons.wording.sentence import Sentence, sentence


class WhoAsksWords(RulingWords):
    name = pgettext_lazy("practice", "Who may ask what?")
    about = gettext_lazy("Say who may ask for a review or an explanation, and when.")

    def task(self, spec: Spec) -> Sentence:
        return sentence(_("What does the Law say to that? Mark everything that applies."))


WORDS = WhoAsksWords(KIND)
