"""A page for editors: what is not written in which language."""

from django.conf import settings
from django.contrib import admin
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.urls import reverse

from lessons.courses.domain.missing_translations import MissingText, missing_texts
from lessons.models import Note


def missing(request: HttpRequest) -> HttpResponse:
    languages = dict(settings.LANGUAGES)
    rows = [
        {
            "kind": found.row._meta.verbose_name,
            "name": str(found.row),
            "field": found.field,
            "language": languages[found.language],
            "url": _address(found),
        }
        for found in missing_texts()
    ]
    return render(request, "admin/missing.html", {**admin.site.each_context(request), "rows": rows})


def _address(found: MissingText) -> str:
    row = found.row.exercise if isinstance(found.row, Note) else found.row
    return reverse(f"admin:lessons_{row._meta.model_name}_change", args=[row.pk])
