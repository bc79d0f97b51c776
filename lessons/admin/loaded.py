"""What all the editors' lists share: loaded rows are read only, and it shows which language lacks a text."""

from typing import Any, ClassVar

from django.conf import settings
from django.contrib import admin
from django.db.models import Model, Q, QuerySet
from django.http import HttpRequest
from django.utils.translation import pgettext_lazy
from modeltranslation.utils import build_localized_fieldname


class Untranslated(admin.SimpleListFilter):
    """Rows in which a language lacks a text."""

    title = pgettext_lazy("filter of a list", "lacking a translation")
    parameter_name = "lacks"

    def __init__(self, request: HttpRequest, params: Any, model: Any, model_admin: Any) -> None:
        self.texts = model_admin.texts
        super().__init__(request, params, model, model_admin)

    def lookups(self, request: HttpRequest, model_admin: admin.ModelAdmin[Any]) -> list[tuple[str, str]]:
        return list(settings.LANGUAGES)

    def queryset(self, request: HttpRequest, queryset: QuerySet[Any]) -> QuerySet[Any]:
        lacking = Q()
        if language := self.value():
            for field in self.texts:
                lacking |= lacks(field, language)
        return queryset.filter(lacking)


def lacks(field: str, language: str) -> Q:
    """The rows that lack this text in this language, though another language has it."""
    columns = {code: build_localized_fieldname(field, code) for code, _name in settings.LANGUAGES}
    empty = Q(**{columns[language]: ""}) | Q(**{f"{columns[language]}__isnull": True})
    there = Q()
    for code, column in columns.items():
        if code != language:
            there |= Q(**{f"{column}__gt": ""})
    return empty & there


class LoadedAdmin(admin.ModelAdmin):
    """Mixed into an admin of content: `texts` are its translated fields."""

    texts: tuple[str, ...] = ()

    class Media:
        css: ClassVar = {"all": ["lessons/css/admin.css"]}

    def has_change_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return not (obj and obj.is_loaded) and super().has_change_permission(request, obj)

    def has_delete_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return not (obj and obj.is_loaded) and super().has_delete_permission(request, obj)

    @admin.display(description=pgettext_lazy("filter of a list", "lacking a translation"))
    def missing(self, row: Model) -> str:
        return ", ".join(name for code, name in settings.LANGUAGES if self._lacking(row, code))

    def _lacking(self, row: Model, language: str) -> bool:
        def text(field: str, code: str) -> str:
            return getattr(row, build_localized_fieldname(field, code)) or ""

        others = [code for code, _name in settings.LANGUAGES if code != language]
        return any(not text(field, language) and any(text(field, code) for code in others) for field in self.texts)
