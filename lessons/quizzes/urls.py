"""Addresses: the library of quizzes, making one, and what is printed."""

from django.urls import path

from lessons.quizzes.builder.views import bank, board_import, draw, question, quiz
from lessons.quizzes.views import library, quizzes, worksheets

urlpatterns = [
    path("quizzes/new/", quiz.new, name="quiz-new"),
    path("quizzes/<int:pk>/edit/", quiz.edit, name="quiz-edit"),
    path("quizzes/<int:pk>/edit/items/<slug:key>/", quiz.item, name="quiz-item"),
    path("quizzes/<int:pk>/edit/bank/", bank.find, name="quiz-bank"),
    path("quizzes/<int:pk>/edit/draw/", draw.draw, name="quiz-draw"),
    path("quizzes/<int:pk>/edit/import/", board_import.read, name="quiz-import"),
    path("quizzes/<int:pk>/edit/write/", question.kinds, name="quiz-kinds"),
    path("quizzes/<int:pk>/edit/write/<slug:kind>/", question.write, name="quiz-write"),
    path("quizzes/<int:pk>/edit/questions/<slug:key>/", question.question, name="quiz-question"),
    path("quizzes/", library.library, name="quizzes"),
    path("quizzes/<int:pk>/", quizzes.quiz_page, name="quiz"),
    path("quizzes/<int:pk>/copy/", quizzes.copy, name="quiz-copy"),
    path("quizzes/<int:pk>/share/", quizzes.share, name="quiz-share"),
    path("quizzes/<int:pk>/delete/", quizzes.delete, name="quiz-delete"),
    path("quizzes/<int:pk>/restore/", quizzes.restore, name="quiz-restore"),
    path("quizzes/<int:pk>/worksheet/", worksheets.worksheet, name="quiz-worksheet"),
    path("quizzes/shared/<slug:token>/", quizzes.shared, name="quiz-shared"),
    path("quizzes/shared/<slug:token>/copy/", quizzes.copy_shared, name="quiz-copy-shared"),
]
