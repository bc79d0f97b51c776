"""Registering, getting in and out, one's own account."""

from django.urls import URLPattern

urlpatterns: list[URLPattern] = []
