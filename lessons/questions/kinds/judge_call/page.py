"""The form about one call: legal or not, and why not."""

from collections.abc import Mapping

from django.utils.safestring import SafeString

from lessons.questions.kinds.base import Fields
from lessons.questions.kinds.judge_call.spec import Spec
from lessons.questions.kinds.judge_call.words import LEGAL_OR_NOT, REASONS
from lessons.questions.views.kind_page import Context, KindPage
from lessons.questions.views.parts import auction_table, option


class JudgeCallPage(KindPage[Spec]):
    template = "lessons/questions/kinds/judge_call.html"

    def context(self, spec: Spec, form: Fields, texts: Mapping[str, SafeString]) -> Context:
        reasons = [option(form, "reason", code, label) for code, label in REASONS.items()]
        answers = [option(form, "answer", value, label) for value, label in LEGAL_OR_NOT.items()]
        return {
            "auction": auction_table(spec.auction),
            "answers": answers,
            "reasons": reasons if spec.ask_reason else [],
        }


PAGE = JudgeCallPage()
