"""Examples for editors."""

from django.conf import settings
from django.contrib import admin
from django.core.exceptions import PermissionDenied
from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404
from django.urls import URLPattern, path, reverse
from django.utils.translation import get_language, pgettext_lazy
from django.views.decorators.http import require_POST
from modeltranslation.admin import TranslationAdmin
from modeltranslation.utils import build_localized_fieldname

from lessons.admin.copies import CopiesAdmin
from lessons.admin.loaded import LoadedAdmin, Untranslated
from lessons.examples.domain.examples import copy_example
from lessons.examples.forms.example import ExampleForm
from lessons.models import Example
from lessons.models.translation import translated

TEXTS = ("title", "note")


@admin.register(Example)
class ExampleAdmin(CopiesAdmin, LoadedAdmin, TranslationAdmin):
    texts = TEXTS
    form = ExampleForm
    list_display = ("shown_title", "slug", "page", "position", "is_loaded", "is_retired", "missing")
    list_display_links = ("shown_title", "slug")
    list_filter = ("page", "is_retired", "is_loaded", Untranslated)
    search_fields = ("slug", *(build_localized_fieldname("title", code) for code, _name in settings.LANGUAGES))
    fieldsets = (
        (None, {"fields": ("slug", "page", "query", "position", "is_retired")}),
        *(
            (name, {"fields": tuple(build_localized_fieldname(field, code) for field in TEXTS)})
            for code, name in settings.LANGUAGES  # type: ignore[arg-type]  # a TypedDict, to the stubs
        ),
    )

    def view_on_site(self, row: Example) -> str:
        """The address of the page that shows it."""
        return reverse(f"lessons:{row.page}") + (f"?{row.query}" if row.query else "")

    # What the list shows

    @admin.display(description=pgettext_lazy("example", "title"))
    def shown_title(self, row: Example) -> str:
        return translated(row, "title", get_language() or settings.LANGUAGE_CODE).text

    # Copies

    def copy_of(self, row: Example) -> Example:
        return copy_example(example=row)

    def copy_view(self, request: HttpRequest, object_id: str) -> HttpResponse:
        """Copy the one example that is shown, and go to the copy."""
        example = get_object_or_404(Example, pk=object_id)
        if not self.has_add_permission(request):
            raise PermissionDenied
        return self.to_copy(request, example)

    def get_urls(self) -> list[URLPattern]:
        copy = require_POST(self.admin_site.admin_view(self.copy_view))
        return [path("<int:object_id>/copy/", copy, name="lessons_example_copy"), *super().get_urls()]
