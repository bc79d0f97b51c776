"""Registering, getting in and out, one's own account."""

from django.urls import URLPattern, path

from lessons.views import accounts, accounts_own

urlpatterns: list[URLPattern] = [
    path("log-in/", accounts.log_in, name="log-in"),
    path("log-out/", accounts.log_out, name="log-out"),
    path("enter/", accounts.enter, name="enter"),
    path("account/", accounts_own.account, name="account"),
    path("privacy/", accounts_own.privacy, name="privacy"),
]
