"""An address for other devices: as a QR code, and whether it leads anywhere."""

from urllib.parse import urlsplit

import segno
from django import template
from django.utils.safestring import SafeString

register = template.Library()


@register.filter
def qr(text: str) -> SafeString:
    """The drawing as inline SVG, black on nothing; its size and the white under it come from the style sheet."""
    drawn = segno.make(text, error="m", micro=False)
    return SafeString(drawn.svg_inline(border=2, omitsize=True, svgclass="qr", lineclass=None))


@register.filter
def only_here(url: str) -> bool:
    """Whether an address is that of the computer itself, which no other device can open."""
    host = urlsplit(url).hostname or ""
    return host in ("localhost", "::1") or host.startswith("127.")
