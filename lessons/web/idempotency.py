"""A button pressed twice, or a form sent again because its answer was lost, makes what it makes once.

Every form that makes something says in `since` when its page was made. A row that the same press has made is known
by being younger than that page (`instant`), a question by its key, which follows from the page and from what the
question is (`key`). Opened anew, the page makes another.
"""

import hashlib
import json
from datetime import datetime, timedelta
from typing import Any

from django.utils import timezone

PRESSED_TWICE = timedelta(seconds=10)  # where a form does not say when its page was made
LONGEST_OPEN = timedelta(days=1)


def instant(since: str) -> datetime:
    """When the page was made, at most LONGEST_OPEN ago."""
    now = timezone.now()
    try:
        found = datetime.fromisoformat(since)
    except ValueError:
        return now - PRESSED_TWICE
    return min(max(found, now - LONGEST_OPEN), now) if found.tzinfo else now - PRESSED_TWICE


def key(since: str, *of: Any) -> str:
    """The key of a question that a press makes; `of` is plain data.

    >>> key("2026-11-30T10:00:00+00:00", "1H") == key("2026-11-30T10:00:00+00:00", "1H")
    True
    """
    plain = json.dumps([since, *of], sort_keys=True, default=str)
    return f"q{hashlib.sha256(plain.encode()).hexdigest()[:12]}"
