"""An address as a QR code."""

import segno
from django import template
from django.utils.safestring import SafeString

register = template.Library()


@register.filter
def qr(text: str) -> SafeString:
    """The drawing as inline SVG, black on nothing; its size and the white under it come from the style sheet."""
    drawn = segno.make(text, error="m", micro=False)
    return SafeString(drawn.svg_inline(border=2, omitsize=True, svgclass="qr", lineclass=None))
