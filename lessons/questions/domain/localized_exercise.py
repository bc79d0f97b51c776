"""An exercise as readers see it."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from lessons.models.translation import Translated


@dataclass(frozen=True, slots=True)
class LocalizedExercise:
    """An exercise in a reader's language. `notes` by finding or option; `level` from 1 to 4.

    `asks`: its prompt says what is asked, in a question of its own.
    """

    spec: Mapping[str, Any]
    nod: Translated
    after: Translated
    hints: tuple[Translated, ...]
    options: Mapping[str, Translated]
    notes: Mapping[str, Translated]
    level: int = 1
    asks: bool = False
