"""Whether what the site stands on is there."""

from django.db import DatabaseError, connection


def database_answers() -> bool:
    """Ask the database for a row. Does not look at what is stored."""
    try:
        with connection.cursor() as cursor:
            cursor.execute("SELECT 1")
            return cursor.fetchone() == (1,)
    except DatabaseError:
        return False
