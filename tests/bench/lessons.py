"""A step of a lesson, against a page of the same base template and as many bytes that asks no query.

Whole requests through all the middleware, for a guest and for somebody signed in who has done the lesson.
"""

import os

import django

os.environ["DJANGO_SETTINGS_MODULE"] = "bridgeschool.settings"
os.environ["DEBUG"] = "1"
os.environ["DATABASE_URL"] = "sqlite://:memory:"
django.setup()

from django.conf import settings  # noqa: E402
from django.contrib.auth.models import User  # noqa: E402
from django.core.management import call_command  # noqa: E402
from django.http import HttpRequest, HttpResponse  # noqa: E402
from django.template import engines  # noqa: E402
from django.test import Client, override_settings  # noqa: E402
from django.urls import path  # noqa: E402

from bridgeschool import urls  # noqa: E402
from tests.bench.harness import Comparison  # noqa: E402

STEP = "/en/lessons/auction/who-declares/alone/"
PLAIN = "/en/plain/"
PADDED = engines["django"].from_string(
    '{% extends "lessons/base.html" %}{% block page %}<p>{{ padding }}</p>{% endblock %}'
)

call_command("migrate", verbosity=0)
call_command("load_content", verbosity=0)
settings.DEBUG = False
settings.ALLOWED_HOSTS = ["testserver"]
guest, learner = Client(), Client()
learner.force_login(User.objects.create_user("learner"))
learner.post(STEP, {"bid": "4S", "declarer": "S", "dummy": "N", "leader": "W"})


def plain(request: HttpRequest, missing: int = 0) -> HttpResponse:
    """The base template and nothing but padding to the size of the step."""
    return HttpResponse(PADDED.render({"padding": "x" * PADDING}, request))


PADDING = 0
urls.urlpatterns.append(path("en/plain/", plain))


def get(client: Client, address: str) -> HttpResponse:
    with override_settings(LANGUAGE_CODE="en"):
        return client.get(address)


PADDING = len(get(guest, STEP).content) - len(get(guest, PLAIN).content)
assert abs(len(get(guest, STEP).content) - len(get(guest, PLAIN).content)) < 64

COMPARISONS = (
    Comparison(
        "A step of a lesson, for a guest",
        1,
        lambda: guest.get(STEP),
        {"plain page": lambda: guest.get(PLAIN)},
        {"plain page": 0.6},
    ),
    Comparison(
        "A step of a lesson, for somebody signed in",
        1,
        lambda: learner.get(STEP),
        {"plain page": lambda: guest.get(PLAIN)},
        {"plain page": 0.35},
    ),
)
