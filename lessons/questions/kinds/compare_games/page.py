"""The form about a deal in both games."""

from collections.abc import Mapping

from django.utils.safestring import SafeString

from lessons.engine.scoring.editions import Game
from lessons.questions.kinds.base import Fields
from lessons.questions.kinds.compare_games.spec import REASONS, Spec
from lessons.questions.kinds.compare_games.words import DIFFERENCES
from lessons.questions.views.kind_page import Context, KindPage
from lessons.questions.views.parts import option
from lessons.scoring.words.labels import GAMES


class CompareGamesPage(KindPage[Spec]):
    template = "lessons/questions/kinds/compare_games.html"

    def context(self, spec: Spec, form: Fields, texts: Mapping[str, SafeString]) -> Context:
        numbers = [
            {"name": game.value, "label": GAMES[game], "value": (form.get(game.value) or [""])[0]}
            for game in (Game.CONTRACT, Game.AUCTION)
        ]
        reasons = [option(form, "reasons", code, DIFFERENCES[code]) for code in REASONS]
        return {"numbers": numbers, "reasons": reasons if spec.ask_reasons else []}


PAGE = CompareGamesPage()
