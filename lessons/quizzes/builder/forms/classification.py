"""The classification of a question that is being written: its level, and the Law that it is about."""

from lessons.questions.domain.classification import LAWS, LEVELS, Classification, default_law
from lessons.questions.forms.fields import Raw
from lessons.quizzes.builder.forms.texts import Form

PREFIX = "filed-"
BY_ITSELF = "by-itself"  # the Law that the question shows it is about


def read_classification(form: Form, raw: Raw) -> Classification | None:
    """The classification in a form; None where it has none. Unknown values become the defaults."""
    if f"{PREFIX}level" not in form:
        return None
    level, law = _last(form, "level"), _last(form, "law")
    return Classification(
        int(level) if level in map(str, LEVELS) else LEVELS[0],
        law if law in ("", *LAWS) else default_law(raw),
    )


def write_classification(place: Classification | None = None, raw: Raw | None = None) -> dict[str, list[str]]:
    """The fields of a classification in the form of a question; without arguments those of a new question."""
    if place is None or raw is None:
        return {f"{PREFIX}level": [str(LEVELS[0])], f"{PREFIX}law": [BY_ITSELF]}
    law = BY_ITSELF if place.law == default_law(raw) else place.law
    return {f"{PREFIX}level": [str(place.level)], f"{PREFIX}law": [law]}


def _last(form: Form, name: str) -> str:
    return (form.get(PREFIX + name) or [BY_ITSELF])[-1]
