"""Times on a class's clock: as it is, skipped, and coming twice."""

from datetime import UTC, date, datetime, time

import pytest

from lessons.wording.local_times import END_OF_DAY, instant, local

# zone, day, time, the instant, whether moved, the time on the clock
CASES = (
    ("America/Sao_Paulo", (2026, 12, 7), END_OF_DAY, (2026, 12, 8, 2, 59), False, "23:59"),
    ("America/Sao_Paulo", (2018, 11, 4), time(0, 30), (2018, 11, 4, 3, 30), True, "01:30"),  # midnight was skipped
    ("America/Sao_Paulo", (2018, 2, 17), time(23, 30), (2018, 2, 18, 1, 30), False, "23:30"),  # twice: the first
    ("Europe/Moscow", (2026, 12, 7), END_OF_DAY, (2026, 12, 7, 20, 59), False, "23:59"),
    ("Europe/Moscow", (2011, 3, 27), time(2, 15), (2011, 3, 26, 23, 15), True, "03:15"),
    ("Europe/Moscow", (2014, 10, 26), time(1, 15), (2014, 10, 25, 21, 15), False, "01:15"),
    ("America/New_York", (2027, 3, 14), time(2, 30), (2027, 3, 14, 7, 30), True, "03:30"),
    ("America/New_York", (2027, 3, 14), END_OF_DAY, (2027, 3, 15, 3, 59), False, "23:59"),
    ("America/New_York", (2027, 11, 7), time(1, 30), (2027, 11, 7, 5, 30), False, "01:30"),
    ("America/New_York", (2027, 11, 7), END_OF_DAY, (2027, 11, 8, 4, 59), False, "23:59"),
    ("Europe/Lisbon", (2027, 3, 28), time(1, 30), (2027, 3, 28, 1, 30), True, "02:30"),
    ("Europe/Lisbon", (2027, 10, 31), time(1, 30), (2027, 10, 31, 0, 30), False, "01:30"),
    ("Europe/Lisbon", (2027, 7, 1), END_OF_DAY, (2027, 7, 1, 22, 59), False, "23:59"),
)


@pytest.mark.parametrize(("zone", "day", "clock", "expected", "moved", "shown"), CASES)
def test_a_time_on_the_clock_of_a_zone_is_one_instant(zone, day, clock, expected, moved, shown):
    found = instant(date(*day), clock, zone)
    assert found == (datetime(*expected, tzinfo=UTC), moved)
    assert f"{local(found[0], zone):%H:%M}" == shown
