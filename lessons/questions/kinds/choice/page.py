"""The form of a choice."""

from collections.abc import Mapping

from django.utils.safestring import SafeString

from lessons.questions.kinds.base import Fields
from lessons.questions.kinds.choice.spec import Spec
from lessons.questions.views.kind_page import Context, KindPage
from lessons.questions.views.parts import option


class ChoicePage(KindPage[Spec]):
    template = "lessons/questions/kinds/choice.html"

    def context(self, spec: Spec, form: Fields, texts: Mapping[str, SafeString]) -> Context:
        options = [option(form, "choice", name, texts[name]) for name in spec.options if name in texts]
        return {"options": options, "several": spec.several}


PAGE = ChoicePage()
