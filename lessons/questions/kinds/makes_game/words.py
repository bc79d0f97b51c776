"""What is said about which contracts make game."""

from collections.abc import Mapping
from typing import Any

from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy, ngettext, pgettext_lazy

from lessons.engine.contract import contract_of
from lessons.questions.kinds.base import Fields, Grade
from lessons.questions.kinds.makes_game.spec import KIND, NONE, Answer, Spec
from lessons.questions.words.class_finding_values import Said, of_contract
from lessons.questions.words.kind_words import FindingSentence, KindWords, ProblemSentence
from lessons.questions.words.phrases import listed
from lessons.questions.words.score_findings import contract_points, enough_for_game
from lessons.questions.words.short_phrases import few, short_contract
from lessons.scoring.words.labels import GAMES
from lessons.wording.sentence import Sentence, contract, sentence

NONE_OF_THEM = gettext_lazy("none of them")


def _not_enough(data: Mapping[str, Any]) -> Sentence:
    text = _("%(contract)s is not enough: %(on)d + %(below)d = %(sum)d, and game is %(game)d.")
    return sentence(text, **contract_points(data))


FINDINGS: dict[str, FindingSentence] = {
    "is-enough": enough_for_game,
    "not-enough": _not_enough,
}
# Translators: of %(all)d students who answered, %(n)d; what else is in % is a symbol or the text of an answer.
CLASS_FINDINGS: dict[str, Said] = {
    "is-enough": (
        lambda n: ngettext(
            "%(n)d of %(all)d thinks that %(contract)s does not make game here",
            "%(n)d of %(all)d think that %(contract)s does not make game here",
            n,
        ),
        of_contract,
    ),
    "not-enough": (
        lambda n: ngettext(
            "%(n)d of %(all)d thinks that %(contract)s makes game here",
            "%(n)d of %(all)d think that %(contract)s makes game here",
            n,
        ),
        of_contract,
    ),
}
PROBLEMS: dict[tuple[str, str] | str, ProblemSentence] = {
    ("contracts", "missing"): gettext_lazy("Enter at least two contracts."),
    "out-of-range": gettext_lazy("That many points below the line would be a game already: choose a smaller number."),
    ("game", "not-for-this-game"): gettext_lazy("Duplicate bridge has no line to write below: choose another game."),
}


class MakesGameWords(KindWords[Spec, Answer]):
    name = pgettext_lazy("practice", "What makes game?")
    about = gettext_lazy("With a part-score in hand, say which contracts make game.")
    findings = FINDINGS
    class_findings = CLASS_FINDINGS
    problems = PROBLEMS

    def task(self, spec: Spec) -> Sentence:
        text = _("%(points)d below the line (%(game)s). Which of these contracts make game if they are just made?")
        return sentence(text, points=spec.part_score, game=str(GAMES[spec.game]))

    def stated(self, spec: Spec, answer: Answer) -> Sentence:
        enough = [contract(*contract_of(text)) for text in spec.contracts if text in answer.contracts]
        if not enough:
            return sentence(_("None of them makes game."))
        # Translators: %(contracts)s is a list of symbols.
        return sentence(_("Enough for game: %(contracts)s."), contracts=listed(enough))

    def short(self, spec: Spec, form: Fields, grade: Grade, texts: Mapping[str, str]) -> Sentence:
        chosen = form["contracts"]
        if chosen == [NONE]:
            return sentence(str(NONE_OF_THEM))
        return few([short_contract(text) for text in chosen])


WORDS = MakesGameWords(KIND)
