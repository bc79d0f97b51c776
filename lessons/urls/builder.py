"""Building a quiz of one's own."""

from django.urls import path

from lessons.views import builder, builder_bank, builder_draw, builder_import, builder_question

urlpatterns = [
    path("quizzes/new/", builder.new, name="quiz-new"),
    path("quizzes/<int:pk>/edit/", builder.edit, name="quiz-edit"),
    path("quizzes/<int:pk>/edit/items/<slug:key>/", builder.item, name="quiz-item"),
    path("quizzes/<int:pk>/edit/bank/", builder_bank.find, name="quiz-bank"),
    path("quizzes/<int:pk>/edit/draw/", builder_draw.draw, name="quiz-draw"),
    path("quizzes/<int:pk>/edit/import/", builder_import.read, name="quiz-import"),
    path("quizzes/<int:pk>/edit/write/", builder_question.kinds, name="quiz-kinds"),
    path("quizzes/<int:pk>/edit/write/<slug:kind>/", builder_question.write, name="quiz-write"),
    path("quizzes/<int:pk>/edit/questions/<slug:key>/", builder_question.question, name="quiz-question"),
]
