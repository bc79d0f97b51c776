"""The account of the made-up class's teacher."""

from django.contrib.auth.models import User

# Shown to everybody who runs the demo.
CREDENTIALS = {"email": "demo@example.org", "password": "thirteen tricks"}


def is_loaded() -> bool:
    """Whether one can log in as the demo teacher. One query."""
    return User.objects.filter(username=CREDENTIALS["email"], is_active=True).exists()
