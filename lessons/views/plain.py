"""Addresses without a language, for machines: robots.txt, the icon browsers ask for, the health of the server."""

from django.http import HttpRequest, HttpResponse
from django.templatetags.static import static
from django.views.decorators.cache import cache_control, never_cache
from django.views.generic import RedirectView

from lessons.domain import health

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
    """200 "ok" while pages can be served and the database answers, else 503."""
    answers = health.database_answers()
    text = "ok\n" if answers else "the database does not answer\n"
    return HttpResponse(text, status=200 if answers else 503, content_type="text/plain; charset=utf-8")


class Favicon(RedirectView):
    """Browsers that ask for /favicon.ico get the one icon there is."""

    def get_redirect_url(self) -> str:
        return static("lessons/favicon.svg")
