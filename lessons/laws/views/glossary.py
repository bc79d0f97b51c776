"""The glossary: every term, or those that a search finds."""

from itertools import groupby

from django.http import HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe

from lessons.laws.words import glossary as shown
from lessons.laws.words.nearest_terms import nearest
from lessons.web.requests import HtmxHttpRequest

LONGEST_SEARCH = 100


@require_safe
def glossary(request: HtmxHttpRequest) -> HttpResponse:
    """`q` searches in any case and form, without accents, in the words of every language and what they mean here.

    Where it finds nothing, the page says which word is not there and offers those that are spelled nearly so.
    """
    search = request.GET.get("q", "").strip()[:LONGEST_SEARCH]
    found = shown.terms(search)
    letters = [(letter, list(terms)) for letter, terms in groupby(found, key=lambda term: term.initial)]
    context = {"search": search, "found": found, "letters": [] if search else letters}
    if search and not found:
        missing = shown.missing(search)
        context |= {"missing": missing, "nearest": nearest(missing)}
    part = "#found" if request.htmx and not request.htmx.history_restore_request else ""
    response = render(request, f"lessons/laws/glossary.html{part}", context)
    if part:
        response["Cache-Control"] = "no-store"
    return response
