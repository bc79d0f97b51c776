"""Classes: who teaches them and who is in them. Nothing is deleted: a class is archived, a student removed."""

from django.conf import settings
from django.db import models
from django.db.models import Q


class Classroom(models.Model):
    """A class. `code` is what students type to join; `time_zone` is that of its due dates."""

    name = models.CharField(max_length=80)
    code = models.CharField(max_length=12, unique=True)
    language = models.CharField(max_length=10)
    time_zone = models.CharField(max_length=60)
    has_minors = models.BooleanField(default=False)
    is_open = models.BooleanField(default=True)  # whether one can join by the code
    created = models.DateTimeField(auto_now_add=True)
    archived = models.DateTimeField(null=True, blank=True)
    archived_by = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.SET_NULL, related_name="+", null=True, blank=True
    )

    class Meta:
        ordering = ("name", "pk")

    def __str__(self) -> str:
        return f"class {self.pk}"


class Teaching(models.Model):
    """Somebody teaches a class; all who do may do the same."""

    classroom = models.ForeignKey(Classroom, on_delete=models.CASCADE, related_name="teachings")
    teacher = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="teachings")
    since = models.DateTimeField(auto_now_add=True)

    class Meta:
        constraints = (models.UniqueConstraint(fields=("classroom", "teacher"), name="teacher_once_in_class"),)

    def __str__(self) -> str:
        return f"{self.teacher_id} teaches {self.classroom_id}"


class TeachingInvitation(models.Model):
    """A link with which one more teacher comes into a class, once; `hands_over`: its maker then leaves."""

    classroom = models.ForeignKey(Classroom, on_delete=models.CASCADE, related_name="invitations")
    code = models.CharField(max_length=40, unique=True)
    hands_over = models.BooleanField(default=False)
    made_by = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="+")
    made = models.DateTimeField(auto_now_add=True)
    withdrawn = models.DateTimeField(null=True, blank=True)
    used_by = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.SET_NULL, related_name="+", null=True, blank=True
    )
    used = models.DateTimeField(null=True, blank=True)

    class Meta:
        ordering = ("-made", "-pk")

    def __str__(self) -> str:
        return f"invitation {self.pk} to teach {self.classroom_id}"


class Membership(models.Model):
    """A student in a class, under the name that its teachers see and with a personal code.

    A removed student keeps their row and work. After an erasure the name is "" and the code no longer opens.
    Where the class has minors, a teacher notes that somebody has consented, and when.
    """

    # Which of one name in the class this is, by joining; from `accounts.domain.names.tell_apart`, never stored.
    namesake = 1

    classroom = models.ForeignKey(Classroom, on_delete=models.PROTECT, related_name="memberships")
    student = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.PROTECT, related_name="memberships")
    name = models.CharField(max_length=60, blank=True)
    code = models.CharField(max_length=12)
    joined = models.DateTimeField(auto_now_add=True)
    seen = models.DateTimeField(null=True, blank=True)  # when the code was first used; None: still to come
    removed = models.DateTimeField(null=True, blank=True)
    removed_by = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.SET_NULL, related_name="+", null=True, blank=True
    )
    erased = models.DateTimeField(null=True, blank=True)
    consent = models.DateTimeField(null=True, blank=True)
    consent_by = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.SET_NULL, related_name="+", null=True, blank=True
    )

    class Meta:
        ordering = ("name", "pk")
        constraints = (
            models.UniqueConstraint(fields=("classroom", "student"), name="student_once_in_class"),
            models.UniqueConstraint(fields=("classroom", "code"), condition=~Q(code=""), name="code_once_in_class"),
        )

    def __str__(self) -> str:
        return f"{self.student_id} in {self.classroom_id}"

    @property
    def called(self) -> str:
        """The name as the teachers of the class read it: Ana, and of a second one Ana (2)."""
        return with_number(self.name, self.namesake)


def with_number(name: str, number: int) -> str:
    """A name that several have, with the number that tells them apart; the first has none."""
    return f"{name} ({number})" if number > 1 else name
