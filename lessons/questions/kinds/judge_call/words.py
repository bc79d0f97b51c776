"""What is said about one call and whether it is legal."""

from collections.abc import Mapping
from typing import Any

from django.utils.functional import Promise
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy, ngettext, pgettext, pgettext_lazy

from lessons.auction.words.objections import objections
from lessons.engine.objections import OBJECTIONS
from lessons.questions.kinds.base import Fields, Grade
from lessons.questions.kinds.judge_call.spec import KIND, Answer, Spec
from lessons.questions.words.class_finding_values import Said, nothing
from lessons.questions.words.kind_words import FindingSentence, KindWords
from lessons.wording.sentence import Sentence, joined, sentence

LEGAL_OR_NOT = {"legal": gettext_lazy("Yes, it is legal"), "illegal": gettext_lazy("No, it is not")}

# Translators: short reasons why a call is illegal, as answers to choose from.
REASONS: dict[str, Promise] = {
    "insufficient-bid": pgettext_lazy("reason", "The bid is not higher than the last one"),
    "double-no-bid": pgettext_lazy("reason", "There is no bid to double"),
    "double-own-side": pgettext_lazy("reason", "The last bid was made by the same side"),
    "double-already-doubled": pgettext_lazy("reason", "It is doubled already"),
    "double-already-redoubled": pgettext_lazy("reason", "It is redoubled already: it cannot be doubled again"),
    "redouble-no-bid": pgettext_lazy("reason", "There is no bid, and so no double to redouble"),
    "redouble-not-doubled": pgettext_lazy("reason", "The last bid is not doubled"),
    "redouble-own-side": pgettext_lazy("reason", "The double was made by the same side"),
    "redouble-already-redoubled": pgettext_lazy("reason", "It is redoubled already: it cannot be redoubled again"),
    "auction-over": pgettext_lazy("reason", "The auction is over"),
}


def _wrong_reason(data: Mapping[str, Any]) -> Sentence:
    return joined(_("It is not legal, but for another reason."), objections(data["objections"]))


FINDINGS: dict[str, FindingSentence] = {
    "wrong-reason": _wrong_reason,
}
# Translators: of %(all)d students who answered, %(n)d; what else is in % is a symbol or the text of an answer.
CLASS_FINDINGS: dict[str, Said] = {
    "wrong-reason": (
        lambda n: ngettext(
            "%(n)d of %(all)d sees that the call is illegal, but not why",
            "%(n)d of %(all)d see that the call is illegal, but not why",
            n,
        ),
        nothing,
    ),
}


class JudgeCallWords(KindWords[Spec, Answer]):
    name = pgettext_lazy("practice", "Is this call legal?")
    about = gettext_lazy("Say whether one call may be made, and why not.")
    findings = FINDINGS
    class_findings = CLASS_FINDINGS

    def task(self, spec: Spec) -> Sentence:
        # Translators: %(call)s is the symbol of a call or the word for a pass, the seat stands in the nominative.
        return sentence(_("Is %(call)s legal now? To call: %(seat)s."), call=spec.call, seat=spec.auction.turn)

    def stated(self, spec: Spec, answer: Answer) -> Sentence:
        if answer.legal:
            return sentence(_("%(call)s is legal."), call=spec.call)
        return joined(
            sentence(_("%(call)s is not legal."), call=spec.call), objections(spec.auction.objections(spec.call))
        )

    def short(self, spec: Spec, form: Fields, grade: Grade, texts: Mapping[str, str]) -> Sentence:
        if form["answer"][0] == "legal":
            return sentence(pgettext("short answer", "Yes"))
        reason = OBJECTIONS.get((form.get("reason") or [""])[0])
        if reason is None:
            return sentence(pgettext("short answer", "No"))
        # Translators: the call was held illegal, by this Law: 19A1.
        return sentence(pgettext("short answer", "No, %(law)s"), law=reason.law)

    def written(self, spec: Spec, form: Fields, texts: Mapping[str, str]) -> Sentence:
        if self.kind.parse(spec, form).legal:
            return sentence(_("%(call)s is legal."), call=spec.call)
        reason = REASONS.get((form.get("reason") or [""])[0])
        judged = sentence(_("%(call)s is not legal."), call=spec.call)
        return joined(judged, sentence("%(why)s.", why=str(reason))) if reason else judged


WORDS = JudgeCallWords(KIND)
