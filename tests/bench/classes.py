"""The results of a class of 40 and 20 questions, and a question of a task, against a page of the same base template.

Whole requests through all the middleware, each by the person whose page it is; the plain page asks for no table.
"""

import os

import django

os.environ["DJANGO_SETTINGS_MODULE"] = "bridgeschool.settings"
os.environ["DEBUG"] = "1"
os.environ["DATABASE_URL"] = "sqlite://:memory:"
django.setup()

from django.conf import settings  # noqa: E402
from django.core.management import call_command  # noqa: E402
from django.http import HttpRequest, HttpResponse  # noqa: E402
from django.template import engines  # noqa: E402
from django.test import Client  # noqa: E402
from django.urls import path  # noqa: E402

from bridgeschool import urls  # noqa: E402
from lessons.web.guards import signed_in  # noqa: E402
from tests import worlds  # noqa: E402
from tests.bench.harness import Comparison  # noqa: E402

STUDENTS, QUESTIONS = 40, 20
PLAIN = "/en/plain/"
TEMPLATE = engines["django"].from_string(
    '{% extends "lessons/base.html" %}{% block page %}<h1>{% translate "Results" %}</h1>{% endblock %}'
)

call_command("migrate", verbosity=0)
settings.DEBUG = False
settings.ALLOWED_HOSTS = ["testserver"]


@signed_in
def plain(request: HttpRequest) -> HttpResponse:
    """The base template and a heading, behind the same guard."""
    return HttpResponse(TEMPLATE.render({}, request))


urls.urlpatterns.append(path("en/plain/", plain))


def get(client: Client, address: str) -> HttpResponse:
    response = client.get(address)
    assert response.status_code == 200, (address, response.status_code)
    return response


made = worlds.world()
specs = [worlds.SPECS[place % 3] for place in range(QUESTIONS)]
task = worlds.assignment(made.classroom, worlds.quiz(made.teacher, specs=specs), all_on_a_page=False)
members = [worlds.student(made.classroom, f"Student {n:02}", f"P{n:04}") for n in range(STUDENTS - 2)]
for n, member in enumerate([made.ana, made.bruno, *members]):
    forms = [(worlds.WRONG if (n * 7 + place) % 3 == 0 else worlds.RIGHT)[place % 3] for place in range(QUESTIONS)]
    worlds.attempt(task, member, forms)
begun = worlds.attempt(task, made.ana, [worlds.RIGHT[0]], finished=False, number=2)

teacher, student = Client(), Client()
teacher.force_login(made.teacher)
student.force_login(made.ana.student)
GRID = f"/en/tasks/{task.pk}/results/"
FRESH = f"{GRID}?part=grid"
QUESTION = f"/en/attempts/{begun.pk}/questions/{begun.order[1]}/"

COMPARISONS = (
    Comparison(
        f"The results of {STUDENTS} students and {QUESTIONS} questions",
        1,
        lambda: get(teacher, GRID),
        {"plain page": lambda: get(teacher, PLAIN)},
        {"plain page": 1 / 5},
    ),
    Comparison(
        "The table alone, as it is kept fresh",
        1,
        lambda: get(teacher, FRESH),
        {"plain page": lambda: get(teacher, PLAIN)},
        {"plain page": 1 / 5},
    ),
    Comparison(
        "A question of a task",
        1,
        lambda: get(student, QUESTION),
        {"plain page": lambda: get(student, PLAIN)},
        {"plain page": 1 / 2},
    ),
)
