"""Every address of the site. Pages have a language prefix; the API has none."""

from django.conf.urls.i18n import i18n_patterns
from django.contrib import admin
from django.urls import include, path

from lessons.admin.missing import missing

urlpatterns = [
    path("", include("lessons.home.plain_urls")),
    path("api/", include("lessons.api.urls")),
    path("admin/missing/", admin.site.admin_view(missing), name="missing-translations"),
    path("admin/", admin.site.urls),
    *i18n_patterns(path("", include("lessons.urls"))),
]

handler400 = "lessons.web.errors.bad_request"
handler403 = "lessons.web.errors.permission_denied"
handler404 = "lessons.web.errors.page_not_found"
handler500 = "lessons.web.errors.server_error"
