"""The form of the pad of a rubber."""

from collections.abc import Mapping

from django.utils.safestring import SafeString

from lessons.auction.words.auction import VULNERABILITIES
from lessons.engine.seats import Side
from lessons.questions.kinds.base import Fields
from lessons.questions.kinds.score_rubber.spec import TIE, Spec
from lessons.questions.views.kind_page import Context, KindPage
from lessons.questions.views.parts import option, pad_columns
from lessons.questions.words.deals import honours_held
from lessons.questions.words.labels import TIE_LABEL
from lessons.scoring.words.deals import story
from lessons.wording.symbols import SIDE_NAMES


class ScoreRubberPage(KindPage[Spec]):
    template = "lessons/questions/kinds/score_rubber.html"

    def context(self, spec: Spec, form: Fields, texts: Mapping[str, SafeString]) -> Context:
        deals = [
            {
                "story": [story(step.deal), *honours_held(step.deal)],
                "columns": pad_columns(spec.game, form, f"{step.number}-")
                if "deals" in spec.ask and step in spec.played
                else [],
            }
            for step in spec.rubber.steps
        ]
        totals = [
            {
                "side": SIDE_NAMES[side],
                "name": f"total-{side.value}",
                "value": (form.get(f"total-{side.value}") or [""])[0],
            }
            for side in Side
            if "totals" in spec.ask
        ]
        winners = [option(form, "winner", side.value, SIDE_NAMES[side]) for side in Side]
        winners.append(option(form, "winner", TIE, TIE_LABEL))
        vulnerable = [option(form, "vulnerable", one.value, label) for one, label in VULNERABILITIES.items()]
        return {
            "deals": deals,
            "totals": totals,
            "winners": winners if "winner" in spec.ask else [],
            "vulnerable": vulnerable if "vulnerable" in spec.ask else [],
            "stopped": spec.stop,
        }


PAGE = ScoreRubberPage()
