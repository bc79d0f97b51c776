"""What the tests of classes share: their addresses, and their pages as a reader sees them."""

from django.contrib.auth.models import User
from django.test import Client

from tests import html, worlds

LIST = "/en/classes/"
ABOUT = {"name": " Tuesday\x00 ", "language": "ru", "time_zone": "Europe/Moscow", "has_minors": "1"}


def as_(user: User) -> Client:
    client = Client()
    client.force_login(user)
    return client


def text_of(page: str) -> str:
    """What a reader sees of the page's own part, on one line."""
    return html.text_of(page, "main")


def addresses(world: worlds.World) -> dict[str, str]:
    """The pages of the first class."""
    room = f"{LIST}{world.classroom.pk}/"
    names = ("names", "cards", "wall", "settings", "teachers", "archive", "welcome")
    return {"class": room, "student": f"/en/students/{world.ana.pk}/"} | {name: f"{room}{name}/" for name in names}
