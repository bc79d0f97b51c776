"""The class that tests of pages look at, and the browser of its teacher."""

import pytest
from django.test import Client

from tests import worlds


@pytest.fixture
def world(db: None) -> worlds.World:
    return worlds.world()


@pytest.fixture
def vera(world: worlds.World) -> Client:
    client = Client()
    client.force_login(world.teacher)
    return client
