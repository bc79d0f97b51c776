"""Courses of lessons made of steps, and the exercises on them.

Translated fields (see `translation`) are written by their columns, `title_en` and so on, never by `title`.
Nothing is deleted: what has gone from the content files is retired, so that old answers keep their question.
"""

from django.conf import settings
from django.db import models
from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy


class Content(models.Model):
    """What courses, lessons, steps and exercises have in common."""

    is_loaded = models.BooleanField(_("from the content files"), default=False, editable=False)
    is_retired = models.BooleanField(_("retired"), default=False)

    class Meta:
        abstract = True


class Course(Content):
    slug = models.SlugField(_("name in addresses"), max_length=60, unique=True)
    position = models.PositiveSmallIntegerField(_("position"))
    title = models.CharField(pgettext_lazy("content", "title"), max_length=80)
    summary = models.CharField(pgettext_lazy("content", "summary"), max_length=400)

    class Meta:
        ordering = ("position", "slug")
        verbose_name = _("course")
        verbose_name_plural = _("courses")

    def __str__(self) -> str:
        return self.slug


class Lesson(Content):
    """`practise` lists kinds and levels of generated questions: [{"kind": ..., "level": 2}]."""

    course = models.ForeignKey(Course, on_delete=models.PROTECT, related_name="lessons", verbose_name=_("course"))
    slug = models.SlugField(_("name in addresses"), max_length=60)
    position = models.PositiveSmallIntegerField(_("position"))
    title = models.CharField(pgettext_lazy("content", "title"), max_length=80)
    summary = models.CharField(pgettext_lazy("content", "summary"), max_length=400)
    can = models.CharField(_("what the learner can do afterwards"), max_length=400)
    practise = models.JSONField(_("what to practise afterwards"), default=list, blank=True)

    class Meta:
        ordering = ("course", "position", "slug")
        constraints = (models.UniqueConstraint(fields=("course", "slug"), name="lesson_slug_in_course"),)
        verbose_name = _("lesson")
        verbose_name_plural = _("lessons")

    def __str__(self) -> str:
        return f"{self.course.slug}/{self.slug}"


class Exercise(Content):
    """A question: its kind and spec as `lessons.questions.kinds` reads them, and what people say about it.

    One that a teacher has made has an `owner`; a generated one keeps in `drawn` from what ({"level", "seed"}).
    `law` ("18", "" for none) and `level` (1 to 4) are for finding it in the bank.
    """

    slug = models.CharField(_("name"), max_length=190, unique=True)
    kind = models.CharField(_("kind"), max_length=40)
    spec = models.JSONField(_("spec"))
    prompt = models.TextField(_("prompt"), blank=True)
    nod = models.CharField(_("nod for a right answer"), max_length=200, blank=True)
    after = models.TextField(_("remark after the answer"), blank=True)
    owner = models.ForeignKey(
        settings.AUTH_USER_MODEL,
        on_delete=models.CASCADE,
        related_name="exercises",
        null=True,
        blank=True,
        verbose_name=_("owner"),
    )
    drawn = models.JSONField(_("drawn from"), null=True, blank=True)
    law = models.CharField(_("Law"), max_length=10, blank=True)
    level = models.PositiveSmallIntegerField(_("level"), default=1)

    class Meta:
        ordering = ("slug",)
        verbose_name = _("exercise")
        verbose_name_plural = _("exercises")

    def __str__(self) -> str:
        return self.slug


class Note(models.Model):
    """One text about an exercise: a hint, an option of a choice, or what to say about a finding or option."""

    class Role(models.TextChoices):
        HINT = "hint", _("hint")
        OPTION = "option", _("option")
        FINDING = "finding", _("what to say about a wrong answer")

    exercise = models.ForeignKey(Exercise, on_delete=models.CASCADE, related_name="notes", verbose_name=_("exercise"))
    role = models.CharField(_("role"), max_length=10, choices=Role)
    code = models.CharField(_("finding or option"), max_length=60, blank=True)
    position = models.PositiveSmallIntegerField(_("position"), default=0)
    text = models.TextField(pgettext_lazy("content", "text"))

    class Meta:
        ordering = ("exercise", "role", "position")
        constraints = (
            models.UniqueConstraint(fields=("exercise", "role", "code", "position"), name="note_once_in_exercise"),
        )
        verbose_name = _("note")
        verbose_name_plural = _("notes")

    def __str__(self) -> str:
        return f"{self.exercise.slug} {self.role} {self.code}".strip()


class Step(Content):
    """One screen of a lesson. Its prose is the exercise's prompt, or `body` where there is no exercise."""

    lesson = models.ForeignKey(Lesson, on_delete=models.PROTECT, related_name="steps", verbose_name=_("lesson"))
    slug = models.SlugField(_("name in addresses"), max_length=60)
    position = models.PositiveSmallIntegerField(_("position"))
    title = models.CharField(pgettext_lazy("content", "title"), max_length=120)
    body = models.TextField(_("prose"), blank=True)
    exercise = models.ForeignKey(
        Exercise, on_delete=models.PROTECT, related_name="steps", null=True, blank=True, verbose_name=_("exercise")
    )

    class Meta:
        ordering = ("lesson", "position", "slug")
        constraints = (models.UniqueConstraint(fields=("lesson", "slug"), name="step_slug_in_lesson"),)
        verbose_name = _("step")
        verbose_name_plural = _("steps")

    def __str__(self) -> str:
        return f"{self.lesson}/{self.slug}"


class ContentVersion(models.Model):
    """One row whose number grows with every change of the content, so that what is kept in memory can be trusted."""

    number = models.PositiveIntegerField(default=0)

    def __str__(self) -> str:
        return str(self.number)
