"""Addresses: the home page, the style guide."""

from django.urls import path

from lessons.home.views import home, styleguide

urlpatterns = [
    path("", home.home, name="home"),
    path("styleguide/", styleguide.styleguide, name="styleguide"),
]
