"""How far people are in the lessons. A guest's progress is kept in the session in the same form."""

from django.conf import settings
from django.db import models
from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy


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

    page = models.CharField(pgettext_lazy("report", "page"), max_length=300)
    language = models.CharField(pgettext_lazy("report", "language"), max_length=10)
    state = models.TextField(pgettext_lazy("report", "answer that was shown"), max_length=2000, blank=True)
    text = models.TextField(pgettext_lazy("report", "what is wrong"), max_length=2000)
    created = models.DateTimeField(pgettext_lazy("report", "sent"), auto_now_add=True)
    is_settled = models.BooleanField(pgettext_lazy("report", "settled"), default=False)

    class Meta:
        ordering = ("is_settled", "-created")
        verbose_name = _("reported mistake")
        verbose_name_plural = _("reported mistakes")

    def __str__(self) -> str:
        return f"{self.page} ({self.language})"
