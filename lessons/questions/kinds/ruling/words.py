"""What is said about a ruling."""

from collections.abc import Mapping
from typing import Any

from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy, ngettext, pgettext_lazy

from lessons.laws.words import rulings
from lessons.laws.words.rulings import name as clause_name
from lessons.questions.kinds.base import Fields, Grade, Raw
from lessons.questions.kinds.ruling.spec import KIND, Answer, Spec
from lessons.questions.words.class_finding_values import Said, nothing
from lessons.questions.words.kind_words import FindingSentence, KindWords, ProblemSentence
from lessons.questions.words.short_phrases import cut, few, signed
from lessons.wording.sentence import Sentence, joined, sentence


def _missed(data: Mapping[str, Any]) -> Sentence:
    missed = next(ruling for ruling in data["rulings"] if ruling.code == data["code"])
    return joined(_("Missing from your answer:"), rulings.ruling(missed))


def _not_here(data: Mapping[str, Any]) -> Sentence:
    return joined(_("Not everything you chose applies here. The ruling:"), rulings.rulings(data["rulings"]))


def _order(data: Mapping[str, Any]) -> Sentence:
    return joined(_("The right rulings, but in another order:"), rulings.rulings(data["rulings"]))


FINDINGS: dict[str, FindingSentence] = {
    "ruling-missed": _missed,
    "ask-bidder": _missed,
    "misstated-void": _missed,
    "ruling-not": _not_here,
    "dummy-asks": _not_here,
    "ask-any-time": _not_here,
    "mi-forever": _not_here,
    "ruling-order": _order,
}
# Translators: of %(all)d students who answered, %(n)d; what else is in % is a symbol or the text of an answer.
CLASS_FINDINGS: dict[str, Said] = {
    "ruling-missed": (
        lambda n: ngettext(
            "%(n)d of %(all)d leaves out a part of the ruling", "%(n)d of %(all)d leave out a part of the ruling", n
        ),
        nothing,
    ),
    "ruling-not": (
        lambda n: ngettext(
            "%(n)d of %(all)d rules something that does not apply here",
            "%(n)d of %(all)d rule something that does not apply here",
            n,
        ),
        nothing,
    ),
    "dummy-asks": (
        lambda n: ngettext("%(n)d of %(all)d lets dummy ask", "%(n)d of %(all)d let dummy ask", n),
        nothing,
    ),
    "ask-any-time": (
        lambda n: ngettext(
            "%(n)d of %(all)d thinks that a player may ask out of turn",
            "%(n)d of %(all)d think that a player may ask out of turn",
            n,
        ),
        nothing,
    ),
    "mi-forever": (
        lambda n: ngettext(
            "%(n)d of %(all)d thinks that a call made on a wrong explanation can always be changed",
            "%(n)d of %(all)d think that a call made on a wrong explanation can always be changed",
            n,
        ),
        nothing,
    ),
    "misstated-void": (
        lambda n: ngettext(
            "%(n)d of %(all)d thinks that a double that names the wrong bid does not count",
            "%(n)d of %(all)d think that a double that names the wrong bid does not count",
            n,
        ),
        nothing,
    ),
    "ask-bidder": (
        lambda n: ngettext(
            "%(n)d of %(all)d asks the player who made the call, not the partner",
            "%(n)d of %(all)d ask the player who made the call, not the partner",
            n,
        ),
        nothing,
    ),
    "ruling-order": (
        lambda n: ngettext(
            "%(n)d of %(all)d knows the rulings, but not their order",
            "%(n)d of %(all)d know the rulings, but not their order",
            n,
        ),
        nothing,
    ),
}
PROBLEMS: dict[tuple[str, str] | str, ProblemSentence] = {
    ("options", "missing"): gettext_lazy(
        "This clause rules the same whatever the facts: there is nothing to choose."
    ),
    "unknown-law": gettext_lazy("Choose a clause of the Laws."),
}


class RulingWords(KindWords[Spec, Answer]):
    name = pgettext_lazy("practice", "The Director’s ruling")
    about = gettext_lazy("Rule as the Director on a case that you set.")
    findings = FINDINGS
    class_findings = CLASS_FINDINGS
    problems = PROBLEMS

    def task(self, spec: Spec) -> Sentence:
        if spec.ordered:
            return sentence(_("What does the Director rule, and in which order?"))
        return sentence(_("What does the Director rule? Mark everything that applies."))

    def stated(self, spec: Spec, answer: Answer) -> Sentence:
        return rulings.rulings(spec.rulings)

    def short(self, spec: Spec, form: Fields, grade: Grade, texts: Mapping[str, str]) -> Sentence:
        """Rulings chosen wrongly with a plus, those missed with a minus; else those chosen, in the order given."""
        chosen, right = self.kind.parse(spec, form).codes, {one.code for one in spec.rulings}
        labels = {code: str(rulings.ruling(one)) for code, one in spec.offered.items()}
        wrong = [code for code in spec.options if (code in chosen) != (code in right)]
        if wrong:
            return few([signed(labels[code], marked=code in chosen) for code in wrong])
        if not spec.ordered:
            return few([cut(labels[code]) for code in chosen])
        return few([sentence("%(n)d. %(cut)s", n=n, cut=cut(labels[code])) for n, code in enumerate(chosen, start=1)])

    def written(self, spec: Spec, form: Fields, texts: Mapping[str, str]) -> Sentence:
        """The rulings chosen; numbered where their order is asked."""
        chosen = [rulings.ruling(spec.offered[code]) for code in self.kind.parse(spec, form).codes]
        if spec.ordered:
            chosen = [sentence("%(n)d. %(ruling)s", n=n, ruling=one) for n, one in enumerate(chosen, start=1)]
        return joined(*chosen)

    def subject(self, raw: Raw) -> Sentence:
        """The clause, and the edition of the Laws."""
        spec = self.kind.read(raw)
        return sentence("%(law)s (%(edition)s)", law=clause_name(spec.law), edition=spec.edition.value)


WORDS = RulingWords(KIND)
