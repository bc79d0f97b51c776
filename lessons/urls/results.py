"""What a class has done."""

from django.urls import path

from lessons.views import results, results_answers, results_class, results_files, results_practice

urlpatterns = [
    path("tasks/<int:pk>/results/", results.results, name="results"),
    path("tasks/<int:pk>/results/print/", results_files.on_paper, name="results-print"),
    path("tasks/<int:pk>/results/results.csv", results_files.as_csv, name="results-csv"),
    path("tasks/<int:pk>/results/practice/", results_practice.practice, name="results-practice"),
    path("tasks/<int:pk>/results/questions/<slug:key>/", results_answers.question, name="results-question"),
    path("classes/<int:pk>/results/", results_class.class_results, name="class-results"),
    path("classes/<int:pk>/results/results.csv", results_files.class_as_csv, name="class-results-csv"),
    path("attempts/<int:pk>/answers/", results_answers.answers, name="answers"),
]
