"""Addresses: what a class has done."""

from django.urls import path

from lessons.results.views import answers, class_results, classes, files, practice, results, student

urlpatterns = [
    path("classes/", classes.classes, name="classes"),
    path("classes/new/", classes.new, name="class-new"),
    path("classes/<int:pk>/", classes.class_page, name="class"),
    path("students/<int:pk>/", student.student, name="student"),
    path("students/<int:pk>/erase/", student.erase, name="student-erase"),
    path("tasks/<int:pk>/results/", results.results, name="results"),
    path("tasks/<int:pk>/results/print/", files.on_paper, name="results-print"),
    path("tasks/<int:pk>/results/results.csv", files.as_csv, name="results-csv"),
    path("tasks/<int:pk>/results/practice/", practice.practice, name="results-practice"),
    path("tasks/<int:pk>/results/questions/<slug:key>/", answers.question, name="results-question"),
    path("classes/<int:pk>/results/", class_results.class_results, name="class-results"),
    path("classes/<int:pk>/results/results.csv", files.class_as_csv, name="class-results-csv"),
    path("attempts/<int:pk>/answers/", answers.answers, name="answers"),
]
