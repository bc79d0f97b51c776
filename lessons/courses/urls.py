"""Addresses: the lessons."""

from django.urls import path

from lessons.courses.views import courses

urlpatterns = [
    path("lessons/", courses.shelf, name="courses"),
    path("lessons/report/", courses.report, name="report"),
    path("lessons/<slug:course>/", courses.course, name="course"),
    path("lessons/<slug:course>/<slug:lesson>/", courses.lesson, name="lesson"),
    path("lessons/<slug:course>/<slug:lesson>/done/", courses.done, name="lesson-done"),
    path("lessons/<slug:course>/<slug:lesson>/handout/", courses.handout, name="handout"),
    path("lessons/<slug:course>/<slug:lesson>/<slug:step>/", courses.step, name="step"),
]
