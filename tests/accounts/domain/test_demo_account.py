"""The account of the made-up class's teacher: whether one can log in with it."""

import pytest
from django.contrib.auth.models import User

from lessons.accounts.domain.demo_account import CREDENTIALS, is_loaded
from tests import worlds

pytestmark = pytest.mark.django_db


def test_it_is_loaded_while_it_is_there_and_active(django_assert_num_queries) -> None:
    assert not is_loaded()
    worlds.teacher(CREDENTIALS["email"])
    with django_assert_num_queries(1):
        assert is_loaded()
    User.objects.update(is_active=False)
    assert not is_loaded()
