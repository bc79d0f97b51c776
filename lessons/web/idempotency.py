"""A button pressed twice, or a form sent again because its answer was lost, makes a thing once.

A form that makes something has a token: the time at which its page was made. What the same press has made before is
recognised by that: a row is younger than the page (`page_made`), a question has a key that follows from the token and
from the question itself (`question_key`). A page that is opened again has another token and makes another thing.
"""

import hashlib
import json
from datetime import datetime, timedelta
from typing import Any

from django.utils import timezone

DOUBLE_PRESS = timedelta(seconds=10)  # how old the page is taken to be where a form has no token
LONGEST_OPEN = timedelta(days=1)


def page_made(form_token: str) -> datetime:
    """When the page of a form was made, at most LONGEST_OPEN ago."""
    now = timezone.now()
    try:
        made = datetime.fromisoformat(form_token)
    except ValueError:
        return now - DOUBLE_PRESS
    return min(max(made, now - LONGEST_OPEN), now) if made.tzinfo else now - DOUBLE_PRESS


def question_key(form_token: str, *parts: Any) -> str:
    """The key of a question that a form makes; `parts`, any plain data, tell it from others of the same form.

    >>> question_key("2026-11-30T10:00:00+00:00", "1H") == question_key("2026-11-30T10:00:00+00:00", "1H")
    True
    """
    plain = json.dumps([form_token, *parts], sort_keys=True, default=str)
    return f"q{hashlib.sha256(plain.encode()).hexdigest()[:12]}"
