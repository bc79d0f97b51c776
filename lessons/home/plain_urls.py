"""Addresses without a language."""

from django.urls import path

from lessons.home.views import plain, preferences

urlpatterns = [
    path("preferences/", preferences.save, name="preferences"),
    path("robots.txt", plain.robots, name="robots"),
    path("favicon.ico", plain.Favicon.as_view(), name="favicon"),
    path("healthz", plain.healthz, name="healthz"),
    path("readyz", plain.readyz, name="readyz"),
]
