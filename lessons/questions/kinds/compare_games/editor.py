"""The fields in which such a question is written."""

from django.utils.translation import gettext_lazy as _

from lessons.questions.forms.deals import DealField
from lessons.questions.forms.fields import Flag
from lessons.questions.forms.kind_editor import KindEditor

EDITOR = KindEditor(
    position=11,
    fields=(
        DealField(name="deal", label=_("The deal")),
        Flag(name="reasons", label=_("Also ask what makes the difference")),
    ),
)
