"""Building a quiz of one's own."""

from django.urls import path

from lessons.views import builder

urlpatterns = [
    path("quizzes/new/", builder.new, name="quiz-new"),
    path("quizzes/<int:pk>/edit/", builder.edit, name="quiz-edit"),
]
