"""Joining a class, and what its teachers do with it."""

from django.urls import path

from lessons.views import classes, join

urlpatterns = [
    path("classes/", classes.classes, name="classes"),
    path("classes/new/", classes.new, name="class-new"),
    path("classes/<int:pk>/", classes.class_page, name="class"),
    path("join/", join.join, name="join"),
    path("join/<slug:code>/", join.join_class, name="join-class"),
]
