"""The app's registration."""

from django.apps import AppConfig
from django.utils.translation import gettext_lazy as _


class LessonsConfig(AppConfig):
    name = "lessons"
    verbose_name = _("Lessons")
    default_auto_field = "django.db.models.BigAutoField"

    def ready(self) -> None:
        from django.contrib.auth.signals import user_logged_in

        from lessons.domain.joining import on_login

        user_logged_in.connect(on_login, dispatch_uid="lessons.joining")
