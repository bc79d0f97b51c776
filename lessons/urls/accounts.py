"""Registering, getting in and out, one's own account."""

from django.urls import URLPattern, path

from lessons.views import accounts, accounts_own, accounts_password, accounts_register, privacy

urlpatterns: list[URLPattern] = [
    path("log-in/", accounts.log_in, name="log-in"),
    path("log-out/", accounts.log_out, name="log-out"),
    path("enter/", accounts.enter, name="enter"),
    path("register/", accounts_register.register, name="register"),
    path("register/<slug:invitation>/", accounts_register.register, name="register-invited"),
    path("password/", accounts_password.AskedByMail.as_view(), name="password-reset"),
    path("password/sent/", accounts_password.Sent.as_view(), name="password-reset-sent"),
    path("password/done/", accounts_password.Done.as_view(), name="password-reset-done"),
    path("password/<slug:uidb64>/<str:token>/", accounts_password.SetByMail.as_view(), name="password-reset-new"),
    path("account/", accounts_own.account, name="account"),
    path("account/email/", accounts_own.email, name="account-email"),
    path("account/password/", accounts_password.change, name="account-password"),
    path("account/export/", privacy.export, name="account-export"),
    path("account/erase/", privacy.erase, name="account-erase"),
    path("invitations/", accounts_register.invitations, name="invitations"),
    path("privacy/", privacy.privacy, name="privacy"),
]
