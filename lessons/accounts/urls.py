"""Addresses: registering, getting in and out, one's own account."""

from django.urls import URLPattern, path

from lessons.accounts.views import account, log_in, password, register

urlpatterns: list[URLPattern] = [
    path("log-in/", log_in.log_in, name="log-in"),
    path("log-out/", log_in.log_out, name="log-out"),
    path("enter/", log_in.enter, name="enter"),
    path("register/", register.register, name="register"),
    path("register/<slug:invitation>/", register.register, name="register-invited"),
    path("password/", password.PasswordReset.as_view(), name="password-reset"),
    path("password/sent/", password.PasswordResetSent.as_view(), name="password-reset-sent"),
    path("password/done/", password.PasswordResetDone.as_view(), name="password-reset-done"),
    path("password/<slug:uidb64>/<str:token>/", password.PasswordResetConfirm.as_view(), name="password-reset-new"),
    path("account/", account.account, name="account"),
    path("account/email/", account.email, name="account-email"),
    path("account/password/", password.change, name="account-password"),
    path("invitations/", register.invitations, name="invitations"),
]
