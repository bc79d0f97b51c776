"""What the editor of every kind of question has: the type of `EDITOR` in each kind's folder."""

from dataclasses import dataclass

from lessons.questions.forms.fields import Field


@dataclass(frozen=True, slots=True)
class KindEditor:
    """The fields that make a spec of the kind, as plain data, and where the builder lists the kind."""

    fields: tuple[Field, ...]
    position: int
