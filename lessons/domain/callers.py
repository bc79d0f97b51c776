"""Who asks: the address a request comes from, as far as it can be trusted."""

from ipaddress import IPv6Address, ip_address

from django.conf import settings
from django.http import HttpRequest


def client_address(request: HttpRequest) -> str:
    """Who asks. Behind TRUSTED_PROXY_COUNT proxies it is what the outermost of them has seen.

    Each proxy appends the address it saw to X-Forwarded-For, so with n trusted proxies the n-th entry
    from the right is true, and everything left of it can be forged. Without trusted proxies the header is
    not looked at. Of an IPv6 address only the network (/64) counts: one caller has all of it.
    """
    address = str(request.META.get("REMOTE_ADDR", ""))
    trusted: int = settings.TRUSTED_PROXY_COUNT
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
    """The same for a column of addresses: None where it is none, as behind a socket."""
    address = client_address(request)
    try:
        ip_address(address)
    except ValueError:
        return None
    return address
