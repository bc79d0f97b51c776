"""Addresses of the pages, under the language prefix: a module for each part of the site."""

from lessons.urls import accounts, builder, classes, pages, quizzes, results, tasks

app_name = "lessons"
urlpatterns = [
    *pages.urlpatterns,
    *accounts.urlpatterns,
    *classes.urlpatterns,
    *builder.urlpatterns,
    *quizzes.urlpatterns,
    *tasks.urlpatterns,
    *results.urlpatterns,
]
