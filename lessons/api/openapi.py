"""The OpenAPI document: which addresses there are, what they take and give."""

from functools import cache

from django.http import HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import redirect
from django.views.decorators.csrf import csrf_exempt
from django.views.decorators.http import require_safe

from lessons.api.json_types import JSONObject
from lessons.api.routes import api


@csrf_exempt
@require_safe
def home(request: HttpRequest) -> HttpResponse:
    """Nothing stands at the root itself, so lead a visitor to the page that describes it."""
    return redirect("api-docs")


@csrf_exempt
@require_safe
def document(request: HttpRequest) -> HttpResponse:
    response = JsonResponse(described(), json_dumps_params={"ensure_ascii": False})
    response.headers["Cache-Control"] = "public, max-age=3600"
    return response


@cache
def described() -> JSONObject:
    """The document; it is the same for everybody and does not change while the program runs."""
    return api.get_openapi_schema()
