"""Load the made-up class."""

from argparse import ArgumentParser
from typing import Any

from django.conf import settings
from django.core.management.base import CommandError

from lessons.accounts.domain import demo_account
from lessons.management.one_at_a_time import OneAtATime
from lessons.results.domain import demo


class Command(OneAtATime):
    help = "Make a demo teacher with a made-up class, once. In production only with --force: its password is known."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("--force", action="store_true", help="also where DEBUG is off")

    def handle(self, *, force: bool, verbosity: int, **options: Any) -> None:
        if not (settings.DEBUG or force):
            raise CommandError(
                "the password of the demo teacher is known to everybody; --force makes him all the same"
            )
        made = demo.load_demo()
        if verbosity:
            self.stdout.write(
                " / ".join(demo_account.CREDENTIALS.values()) if made else "the demo class is there already"
            )
