"""Building a quiz of one's own."""

from django.urls import path

from lessons.quizzes.builder.views import bank, board_import, draw, question, quiz

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
]
