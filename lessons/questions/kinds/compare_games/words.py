"""What is said about a deal in contract bridge and in auction bridge."""

from collections.abc import Mapping
from typing import Any

from django.utils.functional import Promise
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy, ngettext, pgettext_lazy

from lessons.engine.scoring.editions import Game
from lessons.questions.kinds.base import Fields, Grade, Part
from lessons.questions.kinds.compare_games.spec import KIND, Answer, Spec
from lessons.questions.words.class_finding_values import Said, nothing
from lessons.questions.words.deals import honours_held
from lessons.questions.words.kind_words import FindingSentence, KindWords, ProblemSentence
from lessons.questions.words.phrases import labelled
from lessons.questions.words.score_findings import lines_below
from lessons.questions.words.short_phrases import few, parts_to_show, short_labelled, signed
from lessons.scoring.words.comparison import difference
from lessons.scoring.words.deals import story
from lessons.scoring.words.labels import GAMES
from lessons.wording.sentence import Sentence, joined, sentence

# Translators: reasons why a deal scores differently in contract bridge and in auction bridge, to choose from.
DIFFERENCES: dict[str, Promise] = {
    "trick-values": pgettext_lazy("difference", "Tricks have different values"),
    "overtricks-to-game": pgettext_lazy("difference", "Overtricks count towards game in auction bridge"),
    "doubled-overtricks": pgettext_lazy("difference", "Doubled overtricks are paid differently"),
    "doubled-made": pgettext_lazy("difference", "The bonus for making a doubled contract is different"),
    "undertrick-prices": pgettext_lazy("difference", "The price of undertricks is different"),
    "slam-not-bid": pgettext_lazy("difference", "Auction bridge pays for a slam that was not bid"),
    "slam-premium": pgettext_lazy("difference", "The bonus for a slam that was bid is different"),
    "honours-divided": pgettext_lazy("difference", "Auction bridge pays for divided honours"),
    "honour-values": pgettext_lazy("difference", "The same honours have a different value"),
    "game-in-one": pgettext_lazy("difference", "It is game in only one of the two"),
}
# Translators: the two games, before the points that were written for them.
_GAMES: dict[str, Promise] = {
    "contract": pgettext_lazy("short answer", "contract"),
    "auction": pgettext_lazy("short answer", "auction"),
}


def _reason_missed(data: Mapping[str, Any]) -> Sentence:
    found = next(reason for reason in data["differences"] if reason.code == data["reason"])
    return joined(_("This makes a difference too."), difference(found))


def _reason_not(data: Mapping[str, Any]) -> Sentence:
    return sentence(_("One of the reasons you chose makes no difference on this deal."))


FINDINGS: dict[str, FindingSentence] = {
    "below-wrong": lines_below,
    "reason-missed": _reason_missed,
    "reason-not": _reason_not,
}
# Translators: of %(all)d students who answered, %(n)d; what else is in % is a symbol or the text of an answer.
CLASS_FINDINGS: dict[str, Said] = {
    "below-wrong": (
        lambda n: ngettext(
            "%(n)d of %(all)d writes the wrong points below the line",
            "%(n)d of %(all)d write the wrong points below the line",
            n,
        ),
        nothing,
    ),
    "reason-missed": (
        lambda n: ngettext(
            "%(n)d of %(all)d misses a difference between the two games here",
            "%(n)d of %(all)d miss a difference between the two games here",
            n,
        ),
        nothing,
    ),
    "reason-not": (
        lambda n: ngettext(
            "%(n)d of %(all)d names a difference that does not matter here",
            "%(n)d of %(all)d name a difference that does not matter here",
            n,
        ),
        nothing,
    ),
}
PROBLEMS: dict[tuple[str, str] | str, ProblemSentence] = {
    "passed-out": gettext_lazy("A deal that was passed out scores nothing in either game: choose a contract."),
}


class CompareGamesWords(KindWords[Spec, Answer]):
    name = pgettext_lazy("practice", "Contract or auction bridge")
    about = gettext_lazy("Score one deal below the line, in contract bridge and in auction bridge.")
    findings = FINDINGS
    class_findings = CLASS_FINDINGS
    problems = PROBLEMS

    def task(self, spec: Spec) -> Sentence:
        what = _("The first deal of a rubber. What goes below the line in each of the two games?")
        return joined(what, story(spec.deal), *honours_held(spec.deal))

    def stated(self, spec: Spec, answer: Answer) -> Sentence:
        numbers = ((Game.CONTRACT, answer.contract), (Game.AUCTION, answer.auction))
        below = [labelled(str(GAMES[game]).capitalize(), points) for game, points in numbers]
        reasons = [str(text) for code, text in DIFFERENCES.items() if code in answer.reasons]
        return joined(*below, *(sentence("%(why)s.", why=reason) for reason in reasons))

    def short(self, spec: Spec, form: Fields, grade: Grade, texts: Mapping[str, str]) -> Sentence:
        """The wrong numbers, each with its game; reasons chosen wrongly with a plus, those missed with a minus."""
        return few([_compared(part) for part in parts_to_show(grade)])


def _compared(part: Part) -> Sentence:
    if part.name in _GAMES:
        return short_labelled(_GAMES[part.name], part.given)
    return signed(str(DIFFERENCES[part.name]), marked=bool(part.given))


WORDS = CompareGamesWords(KIND)
