"""What the tests of classes share: their addresses, and their pages as a reader sees them."""

import re

from django.contrib.auth.models import User
from django.test import Client

from tests import worlds

LIST = "/en/classes/"
ABOUT = {"name": " Tuesday\x00 ", "language": "ru", "time_zone": "Europe/Moscow", "has_minors": "1"}


def as_(user: User) -> Client:
    client = Client()
    client.force_login(user)
    return client


def text_of(html: str) -> str:
    """What a reader sees of the page's own part, on one line."""
    main = html.partition("<main")[2].partition("</main>")[0]
    return re.sub(r"\s+", " ", re.sub(r"<[^>]+>", " ", re.sub(r"</?span[^>]*>", "", main)))


def addresses(world: worlds.World) -> dict[str, str]:
    """The pages of the first class."""
    room = f"{LIST}{world.classroom.pk}/"
    names = ("names", "cards", "wall", "settings", "teachers", "archive", "welcome")
    return {"class": room, "student": f"/en/students/{world.ana.pk}/"} | {name: f"{room}{name}/" for name in names}
