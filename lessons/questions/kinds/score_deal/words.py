"""What is said about the score of one deal."""

from collections.abc import Mapping

from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy, pgettext_lazy

from lessons.engine.scoring.editions import Game
from lessons.questions.kinds.base import Fields, Grade
from lessons.questions.kinds.score_deal.spec import KIND, Answer, Spec
from lessons.questions.words.deals import honours_held
from lessons.questions.words.kind_words import KindWords
from lessons.questions.words.short_scores import short_pad
from lessons.questions.words.written_scores import written_cells
from lessons.scoring.words.deals import story
from lessons.scoring.words.labels import GAMES
from lessons.scoring.words.states import vulnerability
from lessons.wording.sentence import Sentence, joined, sentence


class ScoreDealWords(KindWords[Spec, Answer]):
    name = pgettext_lazy("practice", "Score a deal")
    about = gettext_lazy("Write down what each side scores on one deal.")

    def task(self, spec: Spec) -> Sentence:
        scored = spec.scored
        what = sentence(_("Score this deal (%(game)s)."), game=str(GAMES[scored.game]))
        parts = [story(scored.deal), *honours_held(scored.deal)]
        if scored.game is not Game.AUCTION:
            parts.append(vulnerability(scored.vulnerable))
        return joined(what, *parts)

    def stated(self, spec: Spec, answer: Answer) -> Sentence:
        return written_cells(answer.cells)

    def short(self, spec: Spec, form: Fields, grade: Grade, texts: Mapping[str, str]) -> Sentence:
        return short_pad(grade)


WORDS = ScoreDealWords(KIND)
