"""What is said about an auction with an illegal call in it."""

from collections.abc import Mapping
from typing import Any

from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy, ngettext, pgettext_lazy

from lessons.engine.calls import call_of
from lessons.questions.kinds.base import Fields, Grade
from lessons.questions.kinds.mend_auction.spec import KIND, Answer, Spec
from lessons.questions.words.class_finding_values import Said, nothing
from lessons.questions.words.kind_words import FindingSentence, KindWords, ProblemSentence
from lessons.wording.sentence import Sentence, sentence


def _call_was_legal(data: Mapping[str, Any]) -> Sentence:
    auction, place = data["auction"], data["place"]
    # Translators: %(call)s is a symbol or the word for a pass, the seat stands in the nominative.
    text = _("Call %(number)d, %(call)s, is legal (%(seat)s). The first illegal call comes later.")
    return sentence(text, number=place + 1, call=auction.calls[place], seat=auction.seat_at(place))


def _not_the_first_wrong(data: Mapping[str, Any]) -> Sentence:
    return sentence(_("An earlier call is illegal already; whatever follows it cannot be judged."))


FINDINGS: dict[str, FindingSentence] = {
    "call-was-legal": _call_was_legal,
    "not-the-first-wrong": _not_the_first_wrong,
}
# Translators: of %(all)d students who answered, %(n)d; what else is in % is a symbol or the text of an answer.
CLASS_FINDINGS: dict[str, Said] = {
    "call-was-legal": (
        lambda n: ngettext(
            "%(n)d of %(all)d takes a legal call for an illegal one",
            "%(n)d of %(all)d take a legal call for an illegal one",
            n,
        ),
        nothing,
    ),
    "not-the-first-wrong": (
        lambda n: ngettext(
            "%(n)d of %(all)d overlooks that an earlier call is already illegal",
            "%(n)d of %(all)d overlook that an earlier call is already illegal",
            n,
        ),
        nothing,
    ),
}
PROBLEMS: dict[tuple[str, str] | str, ProblemSentence] = {
    "nothing-illegal": gettext_lazy("There is no illegal call in this auction, so there is none to find."),
}


class MendAuctionWords(KindWords[Spec, Answer]):
    name = pgettext_lazy("practice", "Find the illegal call")
    about = gettext_lazy("Find the first illegal call and replace it.")
    findings = FINDINGS
    class_findings = CLASS_FINDINGS
    problems = PROBLEMS

    def task(self, spec: Spec) -> Sentence:
        return sentence(_("Find the first illegal call, and say what could stand in its place."))

    def stated(self, spec: Spec, answer: Answer) -> Sentence:
        text = _("Call number %(n)d, %(call)s, is the first illegal one; %(instead)s could stand in its place.")
        return sentence(text, n=answer.place + 1, call=spec.auction.calls[answer.place], instead=answer.call)

    def short(self, spec: Spec, form: Fields, grade: Grade, texts: Mapping[str, str]) -> Sentence:
        """The call that is held to be wrong, and what is put in its place."""
        before = spec.auction.calls[int(form["place"][0]) - 1]
        return sentence("%(before)s → %(instead)s", before=before, instead=call_of(form["call"][0]))


WORDS = MendAuctionWords(KIND)
