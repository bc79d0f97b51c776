"""The language of an answer: `?lang=`, else the Accept-Language header. Cookies are not looked at."""

from django.conf import settings
from django.http import HttpRequest
from django.utils.translation import get_language_from_request, get_supported_language_variant


def language_of(request: HttpRequest) -> str:
    """A language code of the site; its first language when nothing fits.

    `?lang=pt` gives pt-br. A `?lang=` that the site does not have is passed over: it decides the
    sentences only, so the answer stays right in another language.
    """
    try:
        return get_supported_language_variant(request.GET.get("lang", "")[:20].lower())
    except LookupError:
        return _accepted(request.headers.get("Accept-Language", ""))


def _accepted(header: str) -> str:
    bare = HttpRequest()  # without the cookie that holds a reader's choice for the pages
    bare.META["HTTP_ACCEPT_LANGUAGE"] = header
    return get_language_from_request(bare) or settings.LANGUAGE_CODE
