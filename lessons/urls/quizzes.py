"""The library of quizzes, and what is printed."""

from django.urls import path

from lessons.quizzes.views import library, quizzes, worksheets
from lessons.scoring.views import blank_pads

urlpatterns = [
    path("quizzes/", library.library, name="quizzes"),
    path("quizzes/<int:pk>/", quizzes.one, name="quiz"),
    path("quizzes/<int:pk>/copy/", quizzes.copy, name="quiz-copy"),
    path("quizzes/<int:pk>/share/", quizzes.share, name="quiz-share"),
    path("quizzes/<int:pk>/delete/", quizzes.delete, name="quiz-delete"),
    path("quizzes/<int:pk>/restore/", quizzes.restore, name="quiz-restore"),
    path("quizzes/<int:pk>/worksheet/", worksheets.worksheet, name="quiz-worksheet"),
    path("quizzes/shared/<slug:token>/", quizzes.shared, name="quiz-shared"),
    path("quizzes/shared/<slug:token>/copy/", quizzes.copy_shared, name="quiz-copy-shared"),
    path("blank-pads/", blank_pads.blank_pads, name="blank-pads"),
]
