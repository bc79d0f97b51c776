"""Addresses of the pages, under the language prefix."""

from django.urls import path

from lessons.views import home, styleguide

app_name = "lessons"
urlpatterns = [
    path("", home.home, name="home"),
    path("styleguide/", styleguide.styleguide, name="styleguide"),
]
