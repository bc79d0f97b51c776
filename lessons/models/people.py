"""Who uses the site with an account: teachers, who log in with e-mail and password, and students, with codes.

Both are users of `django.contrib.auth`. A teacher's username is their e-mail in small letters; a student's is drawn
at random and they have no password: they get in by the code of the class and their own (see `classroom.Membership`).
"""

from django.conf import settings
from django.db import models


class Person(models.Model):
    """What an account has besides what Django keeps. `language` and `time_zone` are "" until they are known."""

    user = models.OneToOneField(settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="person")
    name = models.CharField(max_length=60, blank=True)
    language = models.CharField(max_length=10, blank=True)
    time_zone = models.CharField(max_length=60, blank=True)
    is_teacher = models.BooleanField(default=False)

    def __str__(self) -> str:
        return f"{'teacher' if self.is_teacher else 'student'} {self.user_id}"


class Invitation(models.Model):
    """A teacher may register with it, once, where registration is by invitation."""

    code = models.CharField(max_length=40, unique=True)
    made_by = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="invitations")
    made = models.DateTimeField(auto_now_add=True)
    used_by = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.SET_NULL, related_name="+", null=True, blank=True
    )
    used = models.DateTimeField(null=True, blank=True)

    def __str__(self) -> str:
        return f"invitation {self.pk}"


class WrongGuesses(models.Model):
    """How often a browser, or an address, has given a code that is none, since when. Keys are hashed."""

    key = models.CharField(max_length=64, unique=True)
    count = models.PositiveIntegerField(default=0)
    since = models.DateTimeField()

    def __str__(self) -> str:
        return f"{self.count} since {self.since:%H:%M}"
