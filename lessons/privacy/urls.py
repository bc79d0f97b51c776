"""Addresses: what is kept of people."""

from django.urls import path

from lessons.privacy.views import privacy

urlpatterns = [
    path("account/export/", privacy.export, name="account-export"),
    path("account/erase/", privacy.erase, name="account-erase"),
    path("privacy/", privacy.privacy, name="privacy"),
]
