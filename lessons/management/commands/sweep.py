"""Take away what has expired."""

from typing import Any

from django.core.management.base import BaseCommand

from lessons.privacy.domain.sweeping import sweep


class Command(BaseCommand):
    help = "Takes away what has expired: sessions, failed log-ins, wrong codes, pads nobody can open. For once a day."

    def handle(self, *, verbosity: int, **options: Any) -> None:
        swept = sweep()
        if verbosity:
            self.stdout.write(
                f"Taken away: sessions {swept.sessions}, failed log-ins {swept.log_ins},"
                f" wrong codes {swept.guesses}, pads {swept.pads}"
            )
