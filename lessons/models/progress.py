"""How far people are in the lessons. A guest's progress is kept in the session in the same form."""

from django.conf import settings
from django.db import models


class Progress(models.Model):
    """The best a person has done on an exercise."""

    class State(models.TextChoices):
        TRIED = "tried"
        RIGHT = "right"

    user = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="progress")
    step = models.CharField(max_length=190)  # course/lesson/step; also steps without an exercise
    state = models.CharField(max_length=10, choices=State)
    changed = models.DateTimeField(auto_now=True)

    class Meta:
        constraints = (models.UniqueConstraint(fields=("user", "step"), name="progress_once_for_step"),)

    def __str__(self) -> str:
        return f"{self.step}: {self.state}"


class MistakeReport(models.Model):
    """What a reader found wrong on a page, for the editors. `state` is the answer it showed, if one was given."""

    page = models.CharField(max_length=300)
    language = models.CharField(max_length=10)
    state = models.TextField(max_length=2000, blank=True)
    text = models.TextField(max_length=2000)
    created = models.DateTimeField(auto_now_add=True)
    is_settled = models.BooleanField(default=False)

    class Meta:
        ordering = ("is_settled", "-created")

    def __str__(self) -> str:
        return f"{self.page} ({self.language})"
