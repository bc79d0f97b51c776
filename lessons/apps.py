"""The app's registration."""

from django.apps import AppConfig
from django.utils.translation import gettext_lazy as _


class LessonsConfig(AppConfig):
    name = "lessons"
    verbose_name = _("Lessons")
    default_auto_field = "django.db.models.BigAutoField"

    def ready(self) -> None:
        from django.contrib.auth.models import User
        from django.contrib.auth.signals import user_logged_in
        from django.core.checks import Tags, register
        from django.db.models.signals import pre_save

        from lessons.accounts.domain.people import spell_new_name
        from lessons.signals import on_login
        from lessons.web.client_ip import proxies_are_counted

        pre_save.connect(spell_new_name, sender=User, dispatch_uid="lessons.people")
        register(proxies_are_counted, Tags.security, deploy=True)
        user_logged_in.connect(on_login, dispatch_uid="lessons.joining")
