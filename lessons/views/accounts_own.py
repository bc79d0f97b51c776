"""One's own account."""

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe

from lessons.views.guards import signed_in


@signed_in
def account(request: HttpRequest) -> HttpResponse:
    return render(request, "lessons/account/account.html")


@require_safe
def privacy(request: HttpRequest) -> HttpResponse:
    return render(request, "lessons/account/privacy.html")
