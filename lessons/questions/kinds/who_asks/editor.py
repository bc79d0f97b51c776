"""The fields in which such a question is written."""

from lessons.questions.forms.kind_editor import KindEditor
from lessons.questions.kinds.ruling.case_fields import case_fields
from lessons.questions.kinds.who_asks.spec import KIND

EDITOR = KindEditor(position=13, fields=case_fields(KIND.laws))
