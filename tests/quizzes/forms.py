"""What the tests of the editor send, and how they read the answer."""

import html
from typing import Any

from django.http import HttpResponse
from django.test import Client

from lessons.models import Quiz
from lessons.quizzes.builder.forms import question

NO_TEXTS: dict[str, Any] = {"prompt": {}, "nod": {}, "after": {}, "hints": [], "options": {}, "notes": {}}
AUCTION = {"s-dealer": "N"}
JUDGE = {**AUCTION, "s-auction": "2H", "s-call": "2D"}  # not legal: hearts rank above diamonds


def said(response: HttpResponse) -> str:
    return html.unescape(response.content.decode())


def form_of(raw: dict[str, Any]) -> dict[str, list[str]]:
    """The form of the editor in which a spec has been entered."""
    return question.form_of({"kind": raw["kind"], "spec": raw, **NO_TEXTS})


def write(client: Client, quiz: Quiz, kind: str, form: dict[str, Any], lang: str = "en", **more: Any) -> HttpResponse:
    """Save a new question."""
    return client.post(f"/{lang}/quizzes/{quiz.pk}/edit/write/{kind}/", {**form, "do": "save", **more})
