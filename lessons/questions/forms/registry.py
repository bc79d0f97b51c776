"""The editor of every kind of question."""

from lessons.questions.forms.kind_editor import KindEditor
from lessons.questions.kinds.registry import collected

_COLLECTED = collected("editor", "EDITOR", KindEditor)
# In the order in which the builder lists the kinds.
EDITORS = {code: _COLLECTED[code] for code in sorted(_COLLECTED, key=lambda code: _COLLECTED[code].position)}
