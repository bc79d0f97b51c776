"""Every address of the site. Pages have a language prefix; the API has none."""

from django.conf.urls.i18n import i18n_patterns
from django.urls import include, path

urlpatterns = [
    path("", include("lessons.urls_plain")),
    *i18n_patterns(path("", include("lessons.urls"))),
]
