"""Addresses of the API, under /api/."""

from django.urls import path

from lessons.api import docs, openapi
from lessons.api.routes import api

urlpatterns = [
    path("v1", openapi.home),
    path("v1/", openapi.home),
    path("v1/openapi.json", openapi.document, name="openapi"),
    path("v1/docs", docs.docs, name="api-docs"),
    path("v1/", api.urls),
]
