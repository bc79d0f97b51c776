"""The quizzes of the library for editors. Teachers' own are theirs alone."""

from typing import Any

from django.contrib import admin
from django.db.models import QuerySet
from django.http import HttpRequest
from modeltranslation.admin import TranslationAdmin

from lessons.admin.copies import CopiesAdmin
from lessons.admin.loaded import LoadedAdmin, Untranslated
from lessons.models import Quiz, QuizItem
from lessons.quizzes.domain.copies import copy_quiz
from lessons.quizzes.domain.quizzes import asked_items, publish


class ItemInline(admin.TabularInline):
    model = QuizItem
    extra = 0
    fields = ("key", "position", "weight", "exercise", "is_dropped")
    autocomplete_fields = ("exercise",)

    def get_queryset(self, request: HttpRequest) -> QuerySet[QuizItem]:
        return super().get_queryset(request).select_related("exercise")


@admin.register(Quiz)
class QuizAdmin(CopiesAdmin, LoadedAdmin, TranslationAdmin):
    texts = ("title", "intro")
    fields = ("slug", "course", "position", "title", "intro", "is_retired")
    list_display = ("slug", "course", "position", "is_loaded", "is_retired", "missing")
    list_filter = ("course", "is_retired", "is_loaded", Untranslated)
    search_fields = ("slug",)
    inlines = (ItemInline,)

    def get_queryset(self, request: HttpRequest) -> QuerySet[Quiz]:
        return super().get_queryset(request).filter(owner=None)

    def save_related(self, request: HttpRequest, form: Any, formsets: Any, change: bool) -> None:
        """What an editor shows is published at once: a ready quiz is never a draft."""
        super().save_related(request, form, formsets, change)
        quiz = form.instance
        if not quiz.is_retired and asked_items(quiz).exists():
            publish(quiz=quiz)

    def copy_of(self, row: Quiz) -> Quiz:
        """With exercises of its own."""
        return copy_quiz(quiz=row, owner=None)
