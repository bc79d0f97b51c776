"""Addresses: what a class is to do, and doing it."""

from django.urls import path

from lessons.assignments.views import assigning, attempt_done, attempts, tasks

urlpatterns = [
    path("classes/<int:pk>/set/", assigning.set_task, name="set-task"),
    path("tasks/<int:pk>/", tasks.task, name="task"),
    path("tasks/<int:pk>/start/", tasks.start, name="task-start"),
    path("tasks/<int:pk>/edit/", assigning.edit, name="task-edit"),
    path("tasks/<int:pk>/withdraw/", assigning.withdraw, name="task-withdraw"),
    path("tasks/<int:pk>/extensions/", assigning.extensions, name="task-extensions"),
    path("attempts/<int:pk>/", attempts.attempt, name="attempt"),
    path("attempts/<int:pk>/finish/", attempts.finish, name="attempt-finish"),
    path("attempts/<int:pk>/done/", attempt_done.done, name="attempt-done"),
    # not directly below the attempt, where a key could be the name of another page
    path("attempts/<int:pk>/questions/<slug:key>/", attempts.question, name="attempt-question"),
]
