"""How much one caller may ask: the size of a body, and requests a minute by client address."""

import time

from django.conf import settings
from django.core.cache import cache
from django.http import HttpRequest

from lessons.web.client_ip import client_address

KILOBYTE = 1024
BODY_KILOBYTES = 64
FILE_KILOBYTES = 2048
MINUTE = 60


def body_limit(path: str) -> int:
    """The largest body in KB that an address takes."""
    return FILE_KILOBYTES if path.endswith("/boards") else BODY_KILOBYTES


def content_length(request: HttpRequest) -> int:
    """The bytes announced; what is not a number counts as none, as in Django's own reading."""
    try:
        return int(request.META.get("CONTENT_LENGTH") or 0)
    except ValueError:
        return 0


def seconds_to_wait(request: HttpRequest) -> int:
    """Count this request; 0 when it may go on, else how long to wait. A limit of 0 is no limit."""
    allowed: int = settings.API_REQUESTS_PER_MINUTE
    if not allowed:
        return 0
    now = time.time()
    minute, second = divmod(int(now), MINUTE)
    key = f"api-requests:{minute}:{client_address(request)}"
    if cache.add(key, 1, timeout=2 * MINUTE):
        return 0
    try:
        count = cache.incr(key)
    except ValueError:  # thrown out of a full cache meanwhile
        return 0
    return MINUTE - second if count > allowed else 0
