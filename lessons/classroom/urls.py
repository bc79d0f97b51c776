"""Addresses: joining a class, and what its teachers do with it."""

from django.urls import path

from lessons.classroom.views import cards, join, names, settings, teachers

urlpatterns = [
    path("classes/teach/<slug:code>/", teachers.come_in, name="class-come-in"),
    path("classes/<int:pk>/welcome/", join.welcome, name="class-welcome"),
    path("classes/<int:pk>/names/", names.paste, name="class-paste"),
    path("classes/<int:pk>/cards/", cards.cards, name="class-cards"),
    path("classes/<int:pk>/wall/", cards.wall, name="class-wall"),
    path("classes/<int:pk>/settings/", settings.settings, name="class-settings"),
    path("classes/<int:pk>/teachers/", teachers.teachers, name="class-teachers"),
    path("classes/<int:pk>/archive/", settings.archive, name="class-archive"),
    path("join/", join.join, name="join"),
    path("join/<slug:code>/", join.join_class, name="join-class"),
]
