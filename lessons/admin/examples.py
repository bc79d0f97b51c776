"""Examples for editors."""

from django.conf import settings
from django.contrib import admin, messages
from django.db.models import QuerySet
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import get_object_or_404
from django.urls import URLPattern, path, reverse
from django.utils.translation import get_language, pgettext_lazy
from django.utils.translation import gettext_lazy as _
from django.views.decorators.http import require_POST
from modeltranslation.admin import TranslationAdmin
from modeltranslation.utils import build_localized_fieldname

from lessons.admin.loaded import LoadedAdmin, Untranslated
from lessons.domain.content import copy_example
from lessons.forms.example import ExampleForm
from lessons.models import Example
from lessons.models.translation import translated

TEXTS = ("title", "note")


@admin.register(Example)
class ExampleAdmin(LoadedAdmin, TranslationAdmin):
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
            for code, name in settings.LANGUAGES
        ),
    )
    actions = ("copy_to_edit",)

    def view_on_site(self, row: Example) -> str:
        """The address of the page that shows it."""
        return reverse(f"lessons:{row.page}") + (f"?{row.query}" if row.query else "")

    # What the list shows

    @admin.display(description=pgettext_lazy("example", "title"))
    def shown_title(self, row: Example) -> str:
        return translated(row, "title", get_language() or settings.LANGUAGE_CODE).text

    # Copies

    @admin.action(description=_("Copy to edit"), permissions=["add"])
    def copy_to_edit(self, request: HttpRequest, queryset: QuerySet[Example]) -> HttpResponse | None:
        copies = [self._copy(request, example) for example in queryset]
        return self._to(copies[0]) if len(copies) == 1 else None

    def copy_view(self, request: HttpRequest, object_id: str) -> HttpResponse:
        """Copy the one example that is shown, and go to the copy."""
        example = get_object_or_404(Example, pk=object_id)
        if not self.has_add_permission(request):
            return HttpResponse(status=403)
        return self._to(self._copy(request, example))

    def _copy(self, request: HttpRequest, example: Example) -> Example:
        copy = copy_example(example=example)
        self.log_addition(request, copy, [{"added": {}}])
        text = _("%(copy)s is a copy of %(original)s. It is not shown until you untick “retired”.")
        self.message_user(request, text % {"copy": copy.slug, "original": example.slug}, messages.SUCCESS)
        return copy

    def _to(self, example: Example) -> HttpResponseRedirect:
        return HttpResponseRedirect(reverse("admin:lessons_example_change", args=[example.pk]))

    def get_urls(self) -> list[URLPattern]:
        copy = require_POST(self.admin_site.admin_view(self.copy_view))
        return [path("<int:object_id>/copy/", copy, name="lessons_example_copy"), *super().get_urls()]
