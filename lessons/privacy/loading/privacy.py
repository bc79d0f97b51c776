"""What the site keeps of people, in the reader's language: sections of a content file, ready to be shown."""

from functools import cache
from pathlib import Path

from django.utils.safestring import SafeString

import lessons
from lessons.wording.prose import prose

FOLDER = Path(lessons.__file__).parent / "content" / "privacy"
HEADING = "## "


@cache
def sections(language: str) -> tuple[tuple[str, SafeString], ...]:
    """Each heading with its text."""
    parts = f"\n{(FOLDER / f'{language}.md').read_text(encoding='utf-8')}".split(f"\n{HEADING}")[1:]
    return tuple((heading, prose(text)) for heading, _, text in (part.partition("\n") for part in parts))
