"""Copying rows to edit them: what the content files have loaded is changed in no other way."""

from typing import Any

from django.contrib import admin, messages
from django.db.models import Model, QuerySet
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.urls import reverse
from django.utils.translation import gettext_lazy as _
from django.utils.translation import ngettext


class CopiesAdmin(admin.ModelAdmin):
    """Mixed into an admin of content: `copy_of` makes an editor's copy, not shown until “retired” is unticked."""

    actions = ("copy_to_edit",)

    def copy_of(self, row: Any) -> Model:
        raise NotImplementedError

    @admin.action(description=_("Copy to edit"), permissions=["add"])
    def copy_to_edit(self, request: HttpRequest, queryset: QuerySet[Any]) -> HttpResponse | None:
        """The copy of one row is shown; of several it is said that they are there."""
        chosen = list(queryset.values_list("pk", flat=True))
        if len(chosen) == 1:
            return self.to_copy(request, queryset.get())
        for pk in chosen:  # each with all that hangs on it, so that never more than one is held
            self._copied(request, queryset.filter(pk=pk).first())
        said = ngettext(
            "%(n)d copy is made. It is not shown until you untick “retired”.",
            "%(n)d copies are made. They are not shown until you untick “retired”.",
            len(chosen),
        )
        messages.success(request, said % {"n": len(chosen)})
        return None

    def to_copy(self, request: HttpRequest, row: Any) -> HttpResponse:
        """Copy one row and go to its copy."""
        copy = self._copied(request, row)
        text = _("%(copy)s is a copy of %(original)s. It is not shown until you untick “retired”.")
        messages.success(request, text % {"copy": copy, "original": row})
        return HttpResponseRedirect(reverse(f"admin:lessons_{copy._meta.model_name}_change", args=[copy.pk]))

    def _copied(self, request: HttpRequest, row: Any) -> Model:
        copy = self.copy_of(row)
        self.log_addition(request, copy, [{"added": {}}])
        return copy
