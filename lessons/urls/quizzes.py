"""The library of quizzes and the builder."""

from django.urls import URLPattern

urlpatterns: list[URLPattern] = []
