"""The form for the score of one deal."""

from collections.abc import Mapping

from django.utils.safestring import SafeString

from lessons.questions.kinds.base import Fields
from lessons.questions.kinds.score_deal.spec import Spec
from lessons.questions.views.kind_page import Context, KindPage
from lessons.questions.views.parts import pad_columns


class ScoreDealPage(KindPage[Spec]):
    template = "lessons/questions/kinds/score_deal.html"

    def context(self, spec: Spec, form: Fields, texts: Mapping[str, SafeString]) -> Context:
        return {"columns": pad_columns(spec.scored.game, form)}


PAGE = ScoreDealPage()
