"""The form about which contracts make game."""

from collections.abc import Mapping

from django.utils.safestring import SafeString

from lessons.engine.contract import contract_of
from lessons.questions.kinds.base import Fields
from lessons.questions.kinds.makes_game.spec import NONE, Spec
from lessons.questions.kinds.makes_game.words import NONE_OF_THEM
from lessons.questions.views.kind_page import Context, KindPage
from lessons.questions.views.parts import option
from lessons.wording.sentence import contract as contract_words


class MakesGamePage(KindPage[Spec]):
    template = "lessons/questions/kinds/makes_game.html"

    def context(self, spec: Spec, form: Fields, texts: Mapping[str, SafeString]) -> Context:
        options = [option(form, "contracts", text, contract_words(*contract_of(text))) for text in spec.contracts]
        return {"options": [*options, option(form, "contracts", NONE, NONE_OF_THEM)], "several": True}


PAGE = MakesGamePage()
