"""Quizzes: what their owner edits, and the revisions that students are asked.

A quiz is a list of items, each an exercise with a weight. Publishing freezes them into a revision; attempts
belong to a revision, so that whatever is edited later, they keep what was asked.
"""

from django.conf import settings
from django.db import models
from django.db.models import Q
from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from lessons.models.courses import Content, Exercise


class Quiz(Content):
    """A quiz of the library (loaded from the content files, without an owner) or a teacher's own.

    `course` groups the library; `token` is the address by which an owner shares it, "" while it is not shared.
    """

    owner = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="quizzes", null=True, blank=True
    )
    slug = models.SlugField(_("name in addresses"), max_length=60, blank=True)
    course = models.SlugField(_("course"), max_length=60, blank=True)
    position = models.PositiveSmallIntegerField(_("position"), default=0)
    title = models.CharField(pgettext_lazy("content", "title"), max_length=80)
    intro = models.CharField(pgettext_lazy("content", "summary"), max_length=400, blank=True)
    token = models.CharField(max_length=40, blank=True)
    copied_from = models.ForeignKey("self", on_delete=models.SET_NULL, related_name="copies", null=True, blank=True)
    created = models.DateTimeField(auto_now_add=True)
    changed = models.DateTimeField(auto_now=True)
    deleted = models.DateTimeField(null=True, blank=True)

    class Meta:
        ordering = ("course", "position", "pk")
        constraints = (
            models.UniqueConstraint(fields=("slug",), condition=~Q(slug=""), name="quiz_slug"),
            models.UniqueConstraint(fields=("token",), condition=~Q(token=""), name="quiz_token"),
        )
        verbose_name = _("quiz")
        verbose_name_plural = _("quizzes")

    def __str__(self) -> str:
        return self.slug or f"quiz {self.pk}"


class QuizItem(models.Model):
    """One question of a quiz. `key` names it in every revision; a dropped one is asked and counted no more."""

    quiz = models.ForeignKey(Quiz, on_delete=models.CASCADE, related_name="items")
    key = models.CharField(pgettext_lazy("of a question", "key"), max_length=60)
    position = models.PositiveSmallIntegerField(_("position"))
    weight = models.PositiveSmallIntegerField(pgettext_lazy("of a question", "weight"), default=1)
    exercise = models.ForeignKey(
        Exercise, on_delete=models.PROTECT, related_name="quiz_items", verbose_name=_("exercise")
    )
    is_dropped = models.BooleanField(pgettext_lazy("of a question", "dropped"), default=False)

    class Meta:
        ordering = ("quiz", "position", "pk")
        constraints = (models.UniqueConstraint(fields=("quiz", "key"), name="quiz_item_key"),)
        verbose_name = pgettext_lazy("of a quiz", "question")
        verbose_name_plural = pgettext_lazy("of a quiz", "questions")

    def __str__(self) -> str:
        return f"{self.quiz_id}/{self.key}"


class Revision(models.Model):
    """A quiz as it was published: `questions` is a list of what `quizzes.domain.quizzes.frozen` makes of an item.

    Never changed once somebody has begun an attempt at it.
    """

    quiz = models.ForeignKey(Quiz, on_delete=models.PROTECT, related_name="revisions")
    number = models.PositiveSmallIntegerField()
    questions = models.JSONField()
    made = models.DateTimeField(auto_now_add=True)

    class Meta:
        ordering = ("quiz", "number")
        constraints = (models.UniqueConstraint(fields=("quiz", "number"), name="revision_number"),)

    def __str__(self) -> str:
        return f"{self.quiz_id} revision {self.number}"
