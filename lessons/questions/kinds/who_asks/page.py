"""The form of `ruling`."""

from lessons.questions.kinds.ruling.page import RulingPage


class WhoAsksPage(RulingPage):
    template = "lessons/questions/kinds/who_asks.html"


PAGE = WhoAsksPage()
