"""What readers have reported, for editors to settle."""

from django.contrib import admin
from django.http import HttpRequest

from lessons.models import MistakeReport


@admin.register(MistakeReport)
class MistakeReportAdmin(admin.ModelAdmin):
    list_display = ("created", "page", "language", "text", "state", "is_settled")
    list_filter = ("is_settled", "language")
    list_editable = ("is_settled",)
    readonly_fields = ("created", "page", "language", "text", "state")

    def has_add_permission(self, request: HttpRequest) -> bool:
        return False
