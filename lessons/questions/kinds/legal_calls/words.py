"""What is said about which calls are legal."""

from collections.abc import Mapping

from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy, pgettext_lazy

from lessons.engine.calls import CALLS, Call, call_of
from lessons.questions.kinds.base import Fields, Grade
from lessons.questions.kinds.legal_calls.spec import KIND, Answer, Spec
from lessons.questions.words.kind_words import KindWords, ProblemSentence
from lessons.questions.words.phrases import listed
from lessons.questions.words.short_phrases import few
from lessons.wording.sentence import Sentence, sentence

PROBLEMS: dict[tuple[str, str] | str, ProblemSentence] = {
    "none-legal": gettext_lazy("None of these calls is legal now. Add one that is, if only a pass."),
}


class LegalCallsWords(KindWords[Spec, Answer]):
    name = pgettext_lazy("practice", "All the legal calls")
    about = gettext_lazy("Mark every legal call on the bidding box.")
    problems = PROBLEMS

    def task(self, spec: Spec) -> Sentence:
        return sentence(_("Mark every call that is legal now. To call: %(seat)s."), seat=spec.auction.turn)

    def stated(self, spec: Spec, answer: Answer) -> Sentence:
        calls: list[Call] = [call for call in CALLS if call in answer.calls]
        # Translators: %(calls)s is a list of symbols.
        return sentence(_("Legal: %(calls)s."), calls=listed(calls))

    def short(self, spec: Spec, form: Fields, grade: Grade, texts: Mapping[str, str]) -> Sentence:
        """Calls marked that are not legal, with a plus; those missed with a minus."""
        marked, legal = set(map(call_of, form["calls"])), spec.auction.is_legal
        wrong = [call for call in spec.among if (call in marked) != legal(call)]
        if not wrong:
            return few([sentence("%(c)s", c=call) for call in spec.among if call in marked])
        return few([sentence("+%(c)s" if call in marked else "\N{MINUS SIGN}%(c)s", c=call) for call in wrong])


WORDS = LegalCallsWords(KIND)
