"""What learners keep of their own practice."""

from django.conf import settings
from django.db import models
from django.db.models import Q


class SavedPad(models.Model):
    """A score pad that somebody keeps, as its address has it.

    It belongs to an account or to a guest, whom a session names by `guest`. A deleted pad can be put back for
    a while, then it is gone.
    """

    user = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="saved_pads", null=True, blank=True
    )
    guest = models.CharField(max_length=32, blank=True)
    name = models.CharField(max_length=60, blank=True)
    query = models.CharField(max_length=1000)
    created = models.DateTimeField(auto_now_add=True)
    changed = models.DateTimeField(auto_now_add=True)
    deleted = models.DateTimeField(null=True, blank=True)

    class Meta:
        ordering = ("-changed", "-pk")
        constraints = (
            models.CheckConstraint(
                condition=Q(user__isnull=False, guest="") | (Q(user__isnull=True) & ~Q(guest="")),
                name="saved_pad_has_one_owner",
            ),
        )
        indexes = (models.Index(fields=("guest",), condition=~Q(guest=""), name="saved_pad_of_guest"),)

    def __str__(self) -> str:
        return self.name or self.query
