"""Times on the clocks of a place, as people write them, and the instants that are stored."""

from datetime import UTC, date, datetime, time
from zoneinfo import ZoneInfo

END_OF_DAY = time(23, 59)


def instant(day: date, clock: time, zone: str) -> tuple[datetime, bool]:
    """The instant at which it is that time in the zone, and whether it had to be moved.

    A time that is skipped when the clocks go forward does not exist: it is moved on by what is skipped. One that
    comes twice when they go back means the first.

    >>> instant(date(2027, 3, 14), time(2, 30), "America/New_York")
    (datetime.datetime(2027, 3, 14, 7, 30, tzinfo=datetime.timezone.utc), True)
    """
    place = ZoneInfo(zone)
    wanted = datetime.combine(day, clock, tzinfo=place)
    found = wanted.astimezone(UTC)
    return found, found.astimezone(place).replace(tzinfo=None) != wanted.replace(tzinfo=None)


def local(when: datetime, zone: str) -> datetime:
    """An instant on the clock of a zone."""
    return when.astimezone(ZoneInfo(zone))
