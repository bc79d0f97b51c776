"""The form of `legal_calls`."""

from lessons.questions.kinds.legal_calls.page import LegalCallsPage


class StillCallPage(LegalCallsPage):
    template = "lessons/questions/kinds/still_call.html"


PAGE = StillCallPage()
