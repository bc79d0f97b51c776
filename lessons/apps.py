"""The app's registration."""

from django.apps import AppConfig
from django.utils.translation import gettext_lazy as _


class LessonsConfig(AppConfig):
    name = "lessons"
    verbose_name = _("Lessons")
    default_auto_field = "django.db.models.BigAutoField"
