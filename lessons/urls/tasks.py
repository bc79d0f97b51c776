"""What a class is to do: setting it, and doing it."""

from django.urls import URLPattern

urlpatterns: list[URLPattern] = []
