"""What was written on a pad, in the cells of a table."""

from django.utils.functional import Promise
from django.utils.translation import pgettext, pgettext_lazy

from lessons.auction.words.auction import VULNERABILITIES
from lessons.engine.scoring.lines import Place
from lessons.engine.seats import Vulnerability
from lessons.questions.kinds.base import Grade, Part
from lessons.questions.words.labels import TIE_LABEL
from lessons.questions.words.short_phrases import few, parts_to_show, short_labelled
from lessons.wording.sentence import Sentence, sentence

# Translators: the two sides in as few letters as can be, in the cells of a table.
SIDES: dict[str, Promise] = {
    "NS": pgettext_lazy("side letters", "NS"),
    "EW": pgettext_lazy("side letters", "EW"),
}
# Translators: what was written in a place of a score pad: “NS below 500”. %(side)s is NS or EW, %(n)s a number.
_CELLS: dict[Place, Promise] = {
    Place.BELOW: pgettext_lazy("short answer", "%(side)s below %(n)s"),
    Place.ABOVE: pgettext_lazy("short answer", "%(side)s above %(n)s"),
    Place.SCORE: pgettext_lazy("short answer", "%(side)s %(n)s"),
}


def short_pad(grade: Grade) -> Sentence:
    """The wrong numbers, or else all, with the places where they were written."""
    return few([_pad_part(part) for part in parts_to_show(grade)])


def _pad_part(part: Part) -> Sentence:
    """What was written in one place of a pad: of a deal by its number in a rubber, of the totals, or chosen."""
    *deal, side, place = ["", "", *part.name.split("-")][-3:]
    if part.name == "winner":
        winner = TIE_LABEL if part.given == "tie" else SIDES[part.given]
        return short_labelled(pgettext("short answer", "wins"), winner)
    if part.name == "vulnerable":
        return short_labelled(pgettext("short answer", "vulnerable"), _vulnerable(part.given))
    if side == "total":
        return sentence(pgettext("short answer", "total %(side)s %(n)s"), side=str(SIDES[place]), n=part.given)
    if side not in SIDES:  # a passed-out deal, on which nothing is to be written
        return sentence(pgettext("short answer", "nothing"))
    cell = sentence(str(_CELLS[Place(place)]), side=str(SIDES[side]), n=part.given)
    return (
        cell if not any(deal) else short_labelled(sentence(pgettext("short answer", "deal %(n)s"), n=deal[0]), cell)
    )


def _vulnerable(value: str) -> Promise:
    return SIDES[value] if value in SIDES else VULNERABILITIES[Vulnerability(value)]
