"""Addresses: The Laws and the glossary."""

from django.urls import path

from lessons.laws.views import glossary, laws

urlpatterns = [
    path("laws/", laws.laws, name="laws"),
    path("laws/<slug:number>/", laws.law, name="law"),
    path("glossary/", glossary.glossary, name="glossary"),
]
