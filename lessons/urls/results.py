"""What a class has done."""

from django.urls import path

from lessons.views import results, results_answers, results_files

urlpatterns = [
    path("tasks/<int:pk>/results/", results.results, name="results"),
    path("tasks/<int:pk>/results/print/", results_files.on_paper, name="results-print"),
    path("tasks/<int:pk>/results/results.csv", results_files.as_csv, name="results-csv"),
    path("attempts/<int:pk>/answers/", results_answers.answers, name="answers"),
]
