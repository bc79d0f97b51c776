"""Who asks: the address a request comes from, as far as it can be trusted."""

import logging
from ipaddress import IPv6Address, ip_address
from typing import Any

from django.conf import settings
from django.core.checks import Warning as CheckWarning
from django.http import HttpRequest

_log = logging.getLogger(__name__)
_HINT = "Set TRUSTED_PROXY_COUNT to the number of your proxies before the site, or to 0 if there is none."


def client_address(request: HttpRequest) -> str:
    """Who asks. Behind TRUSTED_PROXY_COUNT proxies it is what the outermost of them has seen.

    Each proxy appends the address it saw to X-Forwarded-For, so with n trusted proxies the n-th entry
    from the right is true, and everything left of it can be forged. Without trusted proxies (0, or not set) the
    header is not looked at. Of an IPv6 address only the network (/64) counts: one caller has all of it.
    """
    address = str(request.META.get("REMOTE_ADDR", ""))
    trusted: int = settings.TRUSTED_PROXY_COUNT or 0
    seen = [entry.strip() for entry in request.headers.get("X-Forwarded-For", "").split(",")]
    if 0 < trusted <= len(seen):
        address = seen[-trusted] or address
    try:
        known = ip_address(address)
    except ValueError:
        return address[:64]
    if isinstance(known, IPv6Address):
        return str(known.ipv4_mapped or IPv6Address(int(known) >> 64 << 64))
    return str(known)


def internet_address(request: HttpRequest) -> str | None:
    """The client's address for a database column: None if it is no IP address, as behind a socket."""
    address = client_address(request)
    try:
        ip_address(address)
    except ValueError:
        return None
    return address


def proxies_are_counted(app_configs: Any = None, **_: Any) -> list[CheckWarning]:
    """What `manage.py check --deploy` says where nothing is set: behind a proxy, all callers would be one address."""
    if settings.TRUSTED_PROXY_COUNT is not None:
        return []
    said = "TRUSTED_PROXY_COUNT is not set. Behind a proxy everybody then seems to come from one address."
    return [CheckWarning(said, hint=_HINT, id="lessons.W001")]


def warn_of_proxy() -> None:
    """Warn in the log of X-Forwarded-For where no proxies are counted. Nothing of the request is in the line."""
    said = "A request came with X-Forwarded-For, and TRUSTED_PROXY_COUNT is not set: behind a proxy everybody seems"
    _log.warning("%s to come from one address. %s", said, _HINT)
