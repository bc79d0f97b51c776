"""A teacher who is logged in, with a quiz of hers that is empty; the world around her."""

import pytest
from django.test import Client

from lessons.models import Quiz
from tests import worlds


@pytest.fixture
def vera(client: Client, world: worlds.World) -> Client:
    client.force_login(world.teacher)
    return client


@pytest.fixture
def quiz(world: worlds.World) -> Quiz:
    return worlds.quiz(world.teacher, title="Mine", specs=())
