"""The library of quizzes."""

from django.urls import path

from lessons.views import quizzes

urlpatterns = [
    path("quizzes/", quizzes.library, name="quizzes"),
    path("quizzes/<int:pk>/", quizzes.one, name="quiz"),
]
