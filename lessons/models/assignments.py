"""What a class is to do, and what its students have done."""

from django.conf import settings
from django.db import models
from django.db.models import Q

from lessons.models.classroom import Classroom, Membership
from lessons.models.quizzes import Quiz, Revision


class Assignment(models.Model):
    """A quiz, or a lesson (`lesson`, as course/lesson), for a class or some of its students. Times are instants."""

    class Late(models.TextChoices):
        """What happens after the due date."""

        CLOSED = "closed"
        MARKED = "marked"  # still taken, and marked as late

    class Counts(models.TextChoices):
        """Which attempt counts."""

        FIRST = "first"
        BEST = "best"
        LAST = "last"

    class Feedback(models.TextChoices):
        """When a student sees what was right."""

        AT_ONCE = "at-once"
        FINISHED = "finished"
        DUE = "due"

    classroom = models.ForeignKey(Classroom, on_delete=models.PROTECT, related_name="assignments")
    quiz = models.ForeignKey(Quiz, on_delete=models.PROTECT, related_name="assignments", null=True, blank=True)
    lesson = models.CharField(max_length=130, blank=True)
    made_by = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.SET_NULL, related_name="+", null=True)
    made = models.DateTimeField(auto_now_add=True)
    opens = models.DateTimeField(null=True, blank=True)
    due = models.DateTimeField(null=True, blank=True)
    late = models.CharField(max_length=10, choices=Late, default=Late.MARKED)
    attempts = models.PositiveSmallIntegerField(null=True, blank=True, default=1)  # None: as many as one likes
    counts = models.CharField(max_length=10, choices=Counts, default=Counts.BEST)
    feedback = models.CharField(max_length=10, choices=Feedback, default=Feedback.AT_ONCE)
    is_shuffled = models.BooleanField(default=False)
    all_on_a_page = models.BooleanField(default=False)
    more_like_this = models.BooleanField(default=True)
    for_all = models.BooleanField(default=True)
    students = models.ManyToManyField(Membership, related_name="assignments", blank=True)  # where not for all
    withdrawn = models.DateTimeField(null=True, blank=True)

    class Meta:
        ordering = ("-made", "-pk")
        constraints = (
            models.CheckConstraint(
                condition=Q(quiz__isnull=False, lesson="") | (Q(quiz__isnull=True) & ~Q(lesson="")),
                name="assignment_of_quiz_or_lesson",
            ),
        )

    def __str__(self) -> str:
        return f"assignment {self.pk}"


class Extension(models.Model):
    """A later due date, or more attempts, for one student."""

    assignment = models.ForeignKey(Assignment, on_delete=models.CASCADE, related_name="extensions")
    membership = models.ForeignKey(Membership, on_delete=models.CASCADE, related_name="extensions")
    due = models.DateTimeField(null=True, blank=True)
    more_attempts = models.PositiveSmallIntegerField(default=0)

    class Meta:
        constraints = (models.UniqueConstraint(fields=("assignment", "membership"), name="one_extension"),)

    def __str__(self) -> str:
        return f"extension {self.pk}"


class Attempt(models.Model):
    """One student's answers to one revision; a teacher's trial (`is_preview`) has no membership and never counts.

    `order` is the keys of the questions as this student is asked them, `hints` how many hints were opened, by
    key. After `finished` nothing changes. `key_opened`: an attempt that the due date had closed was given up then, to
    read what is right.
    """

    assignment = models.ForeignKey(Assignment, on_delete=models.PROTECT, related_name="taken")
    membership = models.ForeignKey(Membership, on_delete=models.PROTECT, related_name="taken", null=True, blank=True)
    user = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.PROTECT, related_name="taken")
    revision = models.ForeignKey(Revision, on_delete=models.PROTECT, related_name="taken")
    number = models.PositiveSmallIntegerField()
    order = models.JSONField()
    hints = models.JSONField(default=dict)
    is_preview = models.BooleanField(default=False)
    started = models.DateTimeField(auto_now_add=True)
    finished = models.DateTimeField(null=True, blank=True)
    key_opened = models.DateTimeField(null=True, blank=True)

    class Meta:
        ordering = ("assignment", "user", "number")
        constraints = (
            models.UniqueConstraint(fields=("assignment", "user", "number"), name="attempt_number"),
            models.UniqueConstraint(
                fields=("assignment", "user"), condition=Q(finished=None), name="one_open_attempt"
            ),
        )

    def __str__(self) -> str:
        return f"attempt {self.pk}"


class Answer(models.Model):
    """What was answered to one question, as the form came, and how it was marked then.

    `credit` is from 0 to 1; `findings` are codes ("option:NAME" for a wrong option of a choice): their sentences
    come from grading `form` again by the revision's spec. After a correction `marked_anew` holds the mark that
    counts: {"credit", "verdict", "findings"}.
    """

    attempt = models.ForeignKey(Attempt, on_delete=models.CASCADE, related_name="answers")
    key = models.CharField(max_length=60)
    form = models.JSONField()
    credit = models.FloatField()
    verdict = models.CharField(max_length=10)
    findings = models.JSONField(default=list)
    hints = models.PositiveSmallIntegerField(default=0)
    answered = models.DateTimeField(auto_now=True)
    marked_anew = models.JSONField(null=True, blank=True)

    class Meta:
        ordering = ("attempt", "key")
        constraints = (models.UniqueConstraint(fields=("attempt", "key"), name="one_answer"),)

    def __str__(self) -> str:
        return f"answer {self.pk}"


class Regrade(models.Model):
    """The record of a question that was dropped or corrected after it was answered: who, when, how many marks."""

    class What(models.TextChoices):
        DROPPED = "dropped"
        RESTORED = "restored"
        CORRECTED = "corrected"

    quiz = models.ForeignKey(Quiz, on_delete=models.PROTECT, related_name="regrades")
    key = models.CharField(max_length=60)
    what = models.CharField(max_length=10, choices=What)
    by = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.SET_NULL, related_name="+", null=True)
    made = models.DateTimeField(auto_now_add=True)
    answers = models.PositiveIntegerField(default=0)
    changed = models.PositiveIntegerField(default=0)

    class Meta:
        ordering = ("-made", "-pk")

    def __str__(self) -> str:
        return f"{self.what} {self.quiz_id}/{self.key}"
