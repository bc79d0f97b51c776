"""The fields in which such a question is written."""

from lessons.questions.forms.auctions import AUCTION
from lessons.questions.forms.kind_editor import KindEditor

EDITOR = KindEditor(
    position=4,
    fields=(AUCTION,),
)
