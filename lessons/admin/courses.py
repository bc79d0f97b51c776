"""Courses, lessons, steps and exercises for editors."""

from typing import Any, ClassVar

from django.contrib import admin
from django.db.models import JSONField, QuerySet
from django.http import HttpRequest
from modeltranslation.admin import TranslationAdmin, TranslationTabularInline

from lessons.admin.copies import CopiesAdmin
from lessons.admin.loaded import LoadedAdmin, Untranslated
from lessons.courses.domain.courses import content_changed
from lessons.courses.domain.editing import copy_lesson
from lessons.courses.forms.exercise import ExerciseForm
from lessons.courses.forms.json_text import JSONText
from lessons.models import Course, Exercise, Lesson, Note, Step


class ContentAdmin(LoadedAdmin, TranslationAdmin):
    """An admin whose every change is shown to readers at once."""

    formfield_overrides: ClassVar = {JSONField: {"form_class": JSONText}}

    def save_related(self, request: HttpRequest, form: Any, formsets: Any, change: bool) -> None:
        super().save_related(request, form, formsets, change)
        content_changed()

    def delete_model(self, request: HttpRequest, obj: Any) -> None:
        super().delete_model(request, obj)
        content_changed()

    def delete_queryset(self, request: HttpRequest, queryset: QuerySet[Any]) -> None:
        super().delete_queryset(request, queryset)
        content_changed()


@admin.register(Course)
class CourseAdmin(ContentAdmin):
    texts = ("title", "summary")
    list_display = ("slug", "position", "is_loaded", "is_retired", "missing")
    list_filter = ("is_retired", "is_loaded", Untranslated)


@admin.register(Lesson)
class LessonAdmin(CopiesAdmin, ContentAdmin):
    texts = ("title", "summary", "can")
    list_display = ("__str__", "position", "is_loaded", "is_retired", "missing")
    list_filter = ("course", "is_retired", "is_loaded", Untranslated)
    list_select_related = ("course",)

    def copy_of(self, row: Lesson) -> Lesson:
        """With all its steps and exercises."""
        return copy_lesson(lesson=row)


@admin.register(Step)
class StepAdmin(ContentAdmin):
    texts = ("title", "body")
    list_display = ("__str__", "position", "is_loaded", "is_retired", "missing")
    list_filter = ("lesson__course", "is_retired", "is_loaded", Untranslated)
    list_select_related = ("lesson__course",)
    search_fields = ("slug", "lesson__slug")
    autocomplete_fields = ("exercise",)

    def formfield_for_foreignkey(self, db_field: Any, request: HttpRequest, **more: Any) -> Any:
        """A lesson is listed with its course, all in one query."""
        if db_field.name == "lesson":
            more["queryset"] = Lesson.objects.select_related("course")
        return super().formfield_for_foreignkey(db_field, request, **more)


class NoteInline(TranslationTabularInline):
    model = Note
    extra = 0

    def get_queryset(self, request: HttpRequest) -> QuerySet[Note]:
        return super().get_queryset(request).select_related("exercise")


@admin.register(Exercise)
class ExerciseAdmin(ContentAdmin):
    form = ExerciseForm
    texts = ("prompt", "nod", "after")
    list_display = ("slug", "kind", "is_loaded", "is_retired", "missing")
    list_filter = ("kind", "is_retired", "is_loaded", Untranslated)
    search_fields = ("slug",)
    inlines = (NoteInline,)
