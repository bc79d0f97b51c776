"""Addresses without a language, for machines: robots.txt, the icon browsers ask for, the health of the site."""

from django.http import HttpRequest, HttpResponse
from django.templatetags.static import static
from django.views.decorators.cache import cache_control, never_cache
from django.views.generic import RedirectView

from lessons.web import health

ROBOTS = """\
User-agent: *
Disallow: /admin/
Disallow: /api/
"""


@cache_control(max_age=24 * 3600)
def robots(request: HttpRequest) -> HttpResponse:
    return HttpResponse(ROBOTS, content_type="text/plain; charset=utf-8")


@never_cache
def healthz(request: HttpRequest) -> HttpResponse:
    """200 "ok" while this process answers, whatever becomes of the database: starting it anew would mend nothing."""
    return _plain("ok")


@never_cache
def readyz(request: HttpRequest) -> HttpResponse:
    """200 "ok" while pages can be served and answers kept, else 503 and what is missing."""
    missing = health.what_is_missing()
    return _plain(missing or "ok", 503 if missing else 200)


def _plain(line: str, status: int = 200) -> HttpResponse:
    return HttpResponse(f"{line}\n", status=status, content_type="text/plain; charset=utf-8")


class Favicon(RedirectView):
    """Browsers that ask for /favicon.ico get the one icon there is."""

    def get_redirect_url(self) -> str:
        return static("lessons/favicon.svg")
