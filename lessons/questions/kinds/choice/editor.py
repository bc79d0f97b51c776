"""The fields in which such a question is written."""

from django.utils.translation import gettext_lazy as _

from lessons.questions.forms.kind_editor import KindEditor
from lessons.questions.kinds.choice.option_fields import OptionsField

EDITOR = KindEditor(
    position=14,
    fields=(OptionsField(name="options", label=_("The options, in the order in which they are shown")),),
)
