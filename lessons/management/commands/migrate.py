"""Django's migrate, one at a time."""

from django.core.management.commands import migrate

from lessons.management.one_at_a_time import OneAtATime


class Command(OneAtATime, migrate.Command):
    """Started twice at once, the second waits, and then finds that there is nothing left to do."""
