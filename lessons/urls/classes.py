"""Joining a class, and what its teachers do with it."""

from django.urls import URLPattern

urlpatterns: list[URLPattern] = []
