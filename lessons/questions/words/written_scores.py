"""What was written on a pad, in full."""

from django.utils.translation import gettext as _

from lessons.questions.kinds.score_cells import Cells
from lessons.questions.words.phrases import labelled
from lessons.scoring.words.labels import PLACES
from lessons.wording.sentence import Sentence, joined, sentence
from lessons.wording.symbols import SIDE_NAMES


def written_cells(cells: Cells) -> Sentence:
    """Each number that is not 0, with its side and place."""
    written = {cell: points for cell, points in cells.items() if points}
    if not written:
        return sentence(_("Nobody scores anything."))
    labels = {f"{SIDE_NAMES[side]}, {PLACES[place]}": points for (side, place), points in written.items()}
    return joined(*(labelled(label, points) for label, points in labels.items()))
