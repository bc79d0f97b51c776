"""Every address of the site. Pages have a language prefix; the API has none."""

from django.conf.urls.i18n import i18n_patterns
from django.urls import include, path

urlpatterns = [
    *i18n_patterns(path("", include("lessons.urls"))),
]
