"""What is said about an auction that is to reach a goal."""

from collections.abc import Mapping
from typing import Any

from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy, ngettext, pgettext_lazy

from lessons.auction.words import auction as auction_words
from lessons.engine.calls import call_of
from lessons.engine.contract import contract_of
from lessons.questions.kinds.base import BadSpec, Fields, Grade
from lessons.questions.kinds.reach_goal.goal_words import clash, other_conditions
from lessons.questions.kinds.reach_goal.goals import PASSED_OUT
from lessons.questions.kinds.reach_goal.spec import KIND, Answer, Spec
from lessons.questions.kinds.reach_goal.unreachable_goals import OutOfReach
from lessons.questions.words.class_finding_values import Said, nothing
from lessons.questions.words.kind_words import FindingSentence, KindWords, ProblemSentence
from lessons.questions.words.labels import PARTS
from lessons.questions.words.phrases import labelled, listed
from lessons.questions.words.short_phrases import short_contract
from lessons.wording.sentence import Sentence, contract, joined, sentence
from lessons.wording.symbols import contract_symbol


def _goal_over(data: Mapping[str, Any]) -> Sentence:
    return joined(_("The auction has not come to its end yet."), auction_words.turn(data["auction"]))


def _goal_contract(data: Mapping[str, Any]) -> Sentence:
    has, wanted = data["has"], data["wanted"]
    if wanted == "P":
        return sentence(_("The deal should be passed out, but somebody has bid."))
    values = {"wanted": contract_symbol(*contract_of(wanted))}
    if has in (None, "P"):
        return sentence(_("There is no contract; it should be %(wanted)s."), **values)
    return sentence(
        # Translators: both are symbols such as 4♠X.
        _("This auction ends in %(has)s; it should be %(wanted)s."),
        has=contract_symbol(*contract_of(has)),
        **values,
    )


def _goal_declarer(data: Mapping[str, Any]) -> Sentence:
    if data["has"] is None:
        return sentence(_("There is no declarer; it should be %(wanted)s."), wanted=data["wanted"])
    if data["has"] is data["wanted"].partner:
        text = _(
            "Declarer is %(has)s; it should be %(wanted)s. Which of the two partners names the denomination first?"
        )
    else:
        text = _("Declarer is %(has)s; it should be %(wanted)s, of the other side.")
    return sentence(text, has=data["has"], wanted=data["wanted"])


def _goal_last_bidder(data: Mapping[str, Any]) -> Sentence:
    if data["has"] is None:
        return sentence(_("Nobody has bid; the final bid should come from %(wanted)s."), wanted=data["wanted"])
    text = _("The final bid came from %(has)s; it should come from %(wanted)s.")
    return sentence(text, has=data["has"], wanted=data["wanted"])


def _goal_uses(data: Mapping[str, Any]) -> Sentence:
    return sentence(_("One of the calls that were asked for is missing."))


def _out_of_reach(error: BadSpec) -> Sentence:
    if not isinstance(error, OutOfReach):
        raise TypeError(f"{error!r} does not say what clashes")
    return clash(error.clash)


FINDINGS: dict[str, FindingSentence] = {
    "goal-over": _goal_over,
    "goal-contract": _goal_contract,
    "goal-declarer": _goal_declarer,
    "goal-last-bidder": _goal_last_bidder,
    "goal-uses": _goal_uses,
}
# Translators: of %(all)d students who answered, %(n)d; what else is in % is a symbol or the text of an answer.
CLASS_FINDINGS: dict[str, Said] = {
    "goal-over": (
        lambda n: ngettext(
            "%(n)d of %(all)d does not bring the auction to its end",
            "%(n)d of %(all)d do not bring the auction to its end",
            n,
        ),
        nothing,
    ),
    "goal-contract": (
        lambda n: ngettext(
            "%(n)d of %(all)d arrives at the wrong contract", "%(n)d of %(all)d arrive at the wrong contract", n
        ),
        nothing,
    ),
    "goal-declarer": (
        lambda n: ngettext(
            "%(n)d of %(all)d names the wrong declarer", "%(n)d of %(all)d name the wrong declarer", n
        ),
        nothing,
    ),
    "goal-last-bidder": (
        lambda n: ngettext(
            "%(n)d of %(all)d lets the wrong player make the last bid",
            "%(n)d of %(all)d let the wrong player make the last bid",
            n,
        ),
        nothing,
    ),
    "goal-uses": (
        lambda n: ngettext(
            "%(n)d of %(all)d leaves out a call that was asked for",
            "%(n)d of %(all)d leave out a call that was asked for",
            n,
        ),
        nothing,
    ),
}
PROBLEMS: dict[tuple[str, str] | str, ProblemSentence] = {
    ("contract", "missing"): gettext_lazy("Set a goal: a contract, a declarer, a final bidder or a call."),
    "goal-out-of-reach": _out_of_reach,
}


class ReachGoalWords(KindWords[Spec, Answer]):
    name = pgettext_lazy("practice", "Reach a contract")
    about = gettext_lazy("Enter an auction that ends as you ask.")
    findings = FINDINGS
    class_findings = CLASS_FINDINGS
    problems = PROBLEMS

    def task(self, spec: Spec) -> Sentence:
        goal = spec.goal
        parts = []
        if goal.contract == PASSED_OUT:
            parts.append(sentence(_("Enter an auction that is passed out.")))
        elif goal.contract:
            text = _("Enter an auction that ends in %(contract)s.")
            parts.append(sentence(text, contract=contract(*contract_of(goal.contract))))
        else:
            parts.append(sentence(_("Enter an auction to its end.")))
        return joined(*parts, *other_conditions(goal))

    def stated(self, spec: Spec, answer: Answer) -> Sentence:
        # Translators: %(calls)s is a list of symbols.
        return sentence(_("For example: %(calls)s."), calls=listed(answer.auction.calls))

    def short(self, spec: Spec, form: Fields, grade: Grade, texts: Mapping[str, str]) -> Sentence:
        """The contract arrived at, or the last call of what arrives at none."""
        calls = form["calls"][0].split()
        auction = spec.start
        for text in calls:
            call = call_of(text)
            if auction.is_over or not auction.is_legal(call):
                return sentence("%(c)s", c=call)
            auction = auction.after(call)
        if auction.contract is None:
            return short_contract("P") if auction.is_over else sentence("%(c)s…", c=auction.calls[-1])
        return sentence("%(c)s %(seat)s", c=auction.contract, seat=auction.contract.declarer)

    def written(self, spec: Spec, form: Fields, texts: Mapping[str, str]) -> Sentence:
        """The calls, and what they come to."""
        calls = [call_of(text) for text in form["calls"][0].split()]
        auction = spec.start
        for call in calls:
            if auction.is_over or not auction.is_legal(call):
                # Translators: the last of these calls is illegal; %(calls)s is a list of symbols.
                return sentence(_("Calls: %(calls)s, the last of them not legal."), calls=listed(calls))
            auction = auction.after(call)
        # Translators: %(calls)s is a list of symbols.
        made = sentence(_("Calls: %(calls)s."), calls=listed(auction.calls))
        if not auction.is_over:
            return joined(made, _("The auction is not over."))
        if auction.contract is None:
            return joined(made, labelled(PARTS["contract"], _("passed out")))
        contract, declarer = auction.contract, auction.contract.declarer
        return joined(made, labelled(PARTS["contract"], contract), labelled(PARTS["declarer"], declarer))


WORDS = ReachGoalWords(KIND)
