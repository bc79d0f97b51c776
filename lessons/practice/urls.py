"""Addresses: practice."""

from django.urls import path

from lessons.practice.views import practice

urlpatterns = [
    path("practice/", practice.practice, name="practice"),
    path("practice/<slug:kind>/", practice.draw, name="practice-kind"),
    path("practice/<slug:kind>/<int:level>/<int:seed>/", practice.question, name="practice-question"),
]
