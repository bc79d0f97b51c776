"""What is said about the pad of a rubber."""

from collections.abc import Mapping
from typing import Any

from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy, ngettext, pgettext, pgettext_lazy

from lessons.auction.words.auction import VULNERABILITIES
from lessons.engine.scoring.editions import Game
from lessons.engine.seats import Side, Vulnerability
from lessons.questions.kinds.base import Fields, Grade, Raw
from lessons.questions.kinds.score_rubber.spec import KIND, TIE, Answer, Spec
from lessons.questions.words.class_finding_values import Said, nothing
from lessons.questions.words.kind_words import FindingSentence, KindWords, ProblemSentence
from lessons.questions.words.labels import TIE_LABEL
from lessons.questions.words.phrases import labelled
from lessons.questions.words.score_findings import how_it_comes_about
from lessons.questions.words.short_scores import short_pad
from lessons.scoring.words.deals import story
from lessons.scoring.words.labels import GAMES, PLACES
from lessons.scoring.words.lines import line_sentence
from lessons.scoring.words.states import ending, totals, vulnerability
from lessons.wording.sentence import Sentence, joined, sentence
from lessons.wording.symbols import SIDE_NAMES


def _deal_wrong(data: Mapping[str, Any]) -> Sentence:
    if data["rubber"].game is Game.CONTRACT:
        return joined(vulnerability(data["step"].vulnerable), how_it_comes_about(data))
    return how_it_comes_about(data)


def _total_wrong(data: Mapping[str, Any]) -> Sentence:
    text = _("The total counts all a side has, below and above the line, bonuses and wiped-out part-scores too.")
    return joined(text, totals(data["rubber"]))


def _rubber_end(data: Mapping[str, Any]) -> Sentence:
    """The premium that was misjudged, or who wins."""
    if "line" in data:
        return joined(line_sentence(data["line"]), totals(data["rubber"]))
    return ending(data["rubber"])


def _vul_early(data: Mapping[str, Any]) -> Sentence:
    text = _("A side that has won a game is vulnerable from the next deal on.")
    return joined(text, how_it_comes_about(data) if "cell" in data else vulnerability(data["rubber"].vulnerable))


def _part_kept(data: Mapping[str, Any]) -> Sentence:
    text = _(
        "A game wipes out the part-scores of both sides: they stay in the totals but count towards no later game."
    )
    return joined(text, vulnerability(data["rubber"].vulnerable))


FINDINGS: dict[str, FindingSentence] = {
    "deal-wrong": _deal_wrong,
    "total-wrong": _total_wrong,
    "rubber-end": _rubber_end,
    "vul-early": _vul_early,
    "part-kept": _part_kept,
}
# Translators: of %(all)d students who answered, %(n)d; what else is in % is a symbol or the text of an answer.
CLASS_FINDINGS: dict[str, Said] = {
    "deal-wrong": (
        lambda n: ngettext(
            "%(n)d of %(all)d writes wrong points for a deal of the rubber",
            "%(n)d of %(all)d write wrong points for a deal of the rubber",
            n,
        ),
        nothing,
    ),
    "total-wrong": (
        lambda n: ngettext(
            "%(n)d of %(all)d adds the columns up wrongly", "%(n)d of %(all)d add the columns up wrongly", n
        ),
        nothing,
    ),
    "rubber-end": (
        lambda n: ngettext(
            "%(n)d of %(all)d got the winner or the rubber bonus wrong",
            "%(n)d of %(all)d got the winner or the rubber bonus wrong",
            n,
        ),
        nothing,
    ),
    "vul-early": (
        lambda n: ngettext(
            "%(n)d of %(all)d is wrong about who is vulnerable now",
            "%(n)d of %(all)d are wrong about who is vulnerable now",
            n,
        ),
        nothing,
    ),
    "part-kept": (
        lambda n: ngettext(
            "%(n)d of %(all)d keeps a part-score that the other side’s game has wiped out",
            "%(n)d of %(all)d keep a part-score that the other side’s game has wiped out",
            n,
        ),
        nothing,
    ),
}
PROBLEMS: dict[tuple[str, str] | str, ProblemSentence] = {
    "rubber-not-over": gettext_lazy(
        "The rubber is not over after these deals, so nobody has won it. Add deals, say that the players stop here,"
        " or do not ask who wins."
    ),
    ("deals", "missing"): gettext_lazy("Enter a deal first."),
}


class ScoreRubberWords(KindWords[Spec, Answer]):
    name = pgettext_lazy("practice", "Fill in the pad")
    about = gettext_lazy("Fill in the pad for several deals.")
    findings = FINDINGS
    class_findings = CLASS_FINDINGS
    problems = PROBLEMS

    def task(self, spec: Spec) -> Sentence:
        return sentence(_("Fill in the pad (%(game)s)."), game=str(GAMES[spec.game]))

    def stated(self, spec: Spec, answer: Answer) -> Sentence:
        totals = spec.rubber.totals
        text = _("Totals: North–South %(ns)d, East–West %(ew)d.")
        return sentence(text, ns=totals.ns, ew=totals.ew)

    def short(self, spec: Spec, form: Fields, grade: Grade, texts: Mapping[str, str]) -> Sentence:
        return short_pad(grade)

    def written(self, spec: Spec, form: Fields, texts: Mapping[str, str]) -> Sentence:
        """Deal by deal what was written, then the totals, who wins, who is vulnerable."""
        answer, found = self.kind.parse(spec, form), []
        for number, cells in answer.deals.items():
            for (side, place), points in cells.items():
                if points:
                    # Translators: a place on a score pad: “Deal 2, North–South, below the line”.
                    text = _("Deal %(n)d, %(side)s, %(place)s")
                    label = sentence(text, n=number, side=side, place=str(PLACES[place]))
                    found.append(labelled(label, points))
        # Translators: the total of a side on a score pad, a label before a number.
        total = _("Total, %(side)s")
        found += [labelled(sentence(total, side=side), points) for side, points in answer.totals.items()]
        if answer.winner:
            winner = TIE_LABEL if answer.winner == TIE else SIDE_NAMES[Side(answer.winner)]
            found.append(labelled(pgettext("of a rubber", "Winner"), str(winner)))
        if answer.vulnerable:
            vulnerable = VULNERABILITIES[Vulnerability(answer.vulnerable)]
            found.append(labelled(pgettext("of a rubber", "Vulnerable now"), str(vulnerable)))
        return joined(*found) if found else sentence(_("Nobody scores anything."))

    def subject(self, raw: Raw) -> Sentence:
        """The deals."""
        return joined(*map(story, self.kind.read(raw).deals))


WORDS = ScoreRubberWords(KIND)
