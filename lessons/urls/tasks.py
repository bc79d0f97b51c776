"""Tasks: what a class is to do, and doing it."""

from django.urls import path

from lessons.views import attempts, setting, tasks

urlpatterns = [
    path("classes/<int:pk>/set/", setting.set_task, name="set-task"),
    path("tasks/<int:pk>/", tasks.task, name="task"),
    path("tasks/<int:pk>/start/", tasks.start, name="task-start"),
    path("attempts/<int:pk>/", attempts.attempt, name="attempt"),
]
