"""What a teacher says about a task: for whom, until when, how it is done. Times are those of the class's clock."""

from collections.abc import Mapping, Sequence
from datetime import date, datetime, time, timedelta
from typing import Any, ClassVar

from django import forms
from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from lessons.assignments.words.assigning import knows
from lessons.assignments.words.task_times import skipped
from lessons.models import Assignment, Classroom, Membership
from lessons.web.form_fields import set_choices
from lessons.wording.local_times import END_OF_DAY, instant, local

FIRST_DAY, LAST_DAY = date(2000, 1, 1), date(2100, 1, 1)
MOST_ATTEMPTS = 100
A_WEEK = timedelta(days=7)
START_OF_DAY = time(0, 0)
COUNTER = forms.NumberInput(attrs={"class": "input"})
NUMBER = _("Write a whole number from 1 to 100, or leave it empty.")
NO_NUMBER = {"invalid": NUMBER, "min_value": NUMBER, "max_value": NUMBER}
PLAIN = ("late", "attempts", "counts", "feedback", "is_shuffled", "all_on_a_page", "more_like_this")
OF_QUIZZES = PLAIN[1:]  # a lesson has no attempts, and tells what is right as it always does


class DayField(forms.DateField):
    """A day, as a browser's own field for one sends it."""

    widget = forms.DateInput(format="%Y-%m-%d", attrs={"type": "date", "class": "input"})
    default_error_messages: ClassVar = {"invalid": _("This is not a date.")}

    def clean(self, value: Any) -> date | None:
        day: date | None = super().clean(value)
        if day and not FIRST_DAY <= day <= LAST_DAY:
            raise forms.ValidationError(_("This date is too far away."))
        return day


class ClockField(forms.TimeField):
    """A time of day."""

    widget = forms.TimeInput(format="%H:%M", attrs={"type": "time", "class": "input"})
    default_error_messages: ClassVar = {"invalid": _("This is not a time. Write it as 18:30.")}


class TimesForm(forms.Form):
    """A form with due dates, in the time zone of a class."""

    due_day = DayField(label=_("Due date"), required=False)
    due_time = ClockField(label=_("Time"), required=False)

    def __init__(self, *args: Any, classroom: Classroom, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.zone = classroom.time_zone

    def read_time(self, name: str, default: time) -> datetime | None:
        """The instant of two fields, such as due_day and due_time; None without a day. A last minute is in time.

        A time that the clock skips is refused where it was entered.
        """
        day, clock = self.cleaned_data.get(f"{name}_day"), self.cleaned_data.get(f"{name}_time")
        if day is None:
            if clock and f"{name}_day" not in self.errors:
                self.add_error(f"{name}_day", _("A time needs a date."))
            return None
        when, was_moved = instant(day, (clock or default).replace(second=59 if name == "due" else 0), self.zone)
        if clock and was_moved:
            self.add_error(f"{name}_time", skipped(clock))
        return when


class TaskForm(TimesForm):
    """The terms of a task. The columns of `Assignment` are in `terms` once it is valid, the students in `chosen`."""

    whom = forms.ChoiceField(choices=(("all", ""), ("some", "")), required=False)
    students = forms.MultipleChoiceField(
        required=False, error_messages={"invalid_choice": _("Choose from the list.")}
    )
    opens_day = DayField(label=_("Opens on"), required=False)
    opens_time = ClockField(label=_("Time"), required=False)
    late = forms.ChoiceField(
        label=_("After the due date"),
        choices=(("marked", _("accept answers, and mark them as late")), ("closed", _("accept no more answers"))),
    )
    attempts = forms.IntegerField(
        label=_("Attempts"),
        required=False,
        min_value=1,
        max_value=MOST_ATTEMPTS,
        widget=COUNTER,
        error_messages=NO_NUMBER,
    )
    counts = forms.ChoiceField(
        label=_("Which attempt counts"),
        choices=(
            ("best", pgettext_lazy("attempt", "the best")),
            ("first", pgettext_lazy("attempt", "the first")),
            ("last", pgettext_lazy("attempt", "the last")),
        ),
    )
    feedback = forms.ChoiceField(
        label=_("When students are told what is right"),
        choices=(
            ("at-once", _("after each answer")),
            ("finished", _("when they have finished")),
            ("due", _("after the due date")),
        ),
    )
    is_shuffled = forms.BooleanField(label=_("Questions in a different order for each student"), required=False)
    all_on_a_page = forms.BooleanField(label=_("All questions on one page"), required=False)
    more_like_this = forms.BooleanField(label=_("Offer another question of the same kind afterwards"), required=False)

    def __init__(self, *args: Any, members: Sequence[Membership], now: datetime, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.now, self.members = now, {str(one.pk): one for one in members}
        self.is_of_lesson = False
        set_choices(self, "students", [(pk, one.called) for pk, one in self.members.items()])

    @classmethod
    def new(cls, classroom: Classroom, members: Sequence[Membership], now: datetime, chosen: set[str]) -> "TaskForm":
        """For a new task: due at the end of the day in a week, the rest as it suits most."""
        defaults = {name: getattr(Assignment(), name) for name in PLAIN}
        due = local(now + A_WEEK, classroom.time_zone).date()
        whom = {"whom": "some" if chosen else "all", "students": list(chosen)}
        initial = {**defaults, **whom, "due_day": due, "due_time": END_OF_DAY}
        return cls(initial=initial, classroom=classroom, members=members, now=now)

    @classmethod
    def about(cls, task: Assignment, members: Sequence[Membership], now: datetime, data: Any = None) -> "TaskForm":
        """The terms of a task as they are, and what is sent to change them."""
        initial: dict[str, Any] = {name: getattr(task, name) for name in PLAIN}
        for name in ("opens", "due"):
            if when := getattr(task, name):
                on_the_clock = local(when, task.classroom.time_zone)
                initial |= {f"{name}_day": on_the_clock.date(), f"{name}_time": on_the_clock.time().replace(second=0)}
        initial["is_old"] = True
        initial["whom"] = "all" if task.for_all else "some"
        initial["students"] = [str(one.pk) for one in task.students.all()]
        form = cls(data, initial=initial, classroom=task.classroom, members=members, now=now)
        form.is_of_lesson = bool(task.lesson)
        return form

    def clean(self) -> dict[str, Any]:
        super().clean()
        cleaned = self.cleaned_data
        if self.is_of_lesson:  # what was entered for a quiz stays on the page, should it be a quiz after all
            for name in OF_QUIZZES:
                self.errors.pop(name, None)
                cleaned.pop(name, None)
        due, opens = self.read_time("due", END_OF_DAY), self.read_time("opens", START_OF_DAY)
        if due and opens and due <= opens:
            self.add_error("due_day", _("It is due before it opens."))
        elif due and due <= self.now and self.is_new_date("due"):
            self.add_error("due_day", _("This date has passed."))
        if cleaned.get("feedback") == Assignment.Feedback.DUE and not due and "due_day" not in self.errors:
            self.add_error("due_day", _("To show what is right after the due date, the task needs a due date."))
        if cleaned.get("whom") == "some" and not cleaned.get("students") and "students" not in self.errors:
            self.add_error("students", _("Choose at least one student."))
        rules = [name for name in PLAIN if not (self.is_of_lesson and name in OF_QUIZZES)]
        self.terms = {name: cleaned.get(name) for name in rules} | {"due": due, "opens": opens}
        return cleaned

    def is_new_date(self, name: str) -> bool:
        """Whether the date is another than the one that was there: a task whose date has passed can be changed."""
        changed = {f"{name}_day", f"{name}_time"} & set(self.changed_data)
        return bool(changed) or not self.initial.get("is_old", False)

    @property
    def chosen(self) -> list[Membership] | None:
        """The students it is for; None for all."""
        if self.cleaned_data.get("whom") != "some":
            return None
        return [self.members[pk] for pk in self.cleaned_data["students"]]


class ExtensionForm(TimesForm):
    """More for one student: a later date where the task has one, further attempts where they are counted."""

    student = forms.ChoiceField(
        label=_("Student"),
        widget=forms.Select(attrs={"class": "input"}),
        error_messages={"required": _("Choose a student.")},
    )
    more_attempts = forms.IntegerField(
        label=_("Further attempts"),
        required=False,
        min_value=0,
        max_value=MOST_ATTEMPTS,
        widget=COUNTER,
        error_messages=NO_NUMBER,
    )

    def __init__(
        self,
        *args: Any,
        members: Sequence[Membership],
        task: Assignment,
        knowing: Mapping[int, bool] | None = None,
        **kwargs: Any,
    ) -> None:
        """`knowing`: which of them can read what is right, and whether they gave up an attempt for it."""
        super().__init__(*args, classroom=task.classroom, **kwargs)
        self.task, self.members = task, {str(one.pk): one for one in members}
        known = knowing or {}
        labels = {
            pk: knows(one.called, gave_up=known[one.pk]) if one.pk in known else one.called
            for pk, one in self.members.items()
        }
        set_choices(self, "student", labels.items())

    def clean(self) -> dict[str, Any]:
        super().clean()
        cleaned = self.cleaned_data
        self.due = self.read_time("due", END_OF_DAY)
        if self.due and not self.task.due:
            self.add_error("due_day", _("The task has no due date to put off."))
        elif self.due and self.task.due and self.due <= self.task.due:
            self.add_error("due_day", _("This is no later than the due date for the class."))
        if cleaned.get("more_attempts") and not self.counts_attempts:
            self.add_error("more_attempts", _("Students may do this task as often as they like."))
        return cleaned

    @property
    def counts_attempts(self) -> bool:
        return bool(self.task.quiz_id) and self.task.attempts is not None

    @property
    def has_nothing_to_give(self) -> bool:
        return not self.task.due and not self.counts_attempts

    @property
    def member(self) -> Membership:
        return self.members[self.cleaned_data["student"]]
