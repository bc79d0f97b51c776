"""The pads that somebody has saved: save one, open, rename, delete, put back. Pads of others answer 404."""

from dataclasses import dataclass

from django.conf import settings
from django.http import Http404, HttpResponse, HttpResponseRedirect
from django.shortcuts import render
from django.urls import reverse
from django.utils.functional import Promise
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods

from lessons.models import SavedPad
from lessons.scoring.domain.pad_addresses import Pad, read_pad
from lessons.scoring.pad.domain import saved_pads as practice
from lessons.scoring.pad.domain.saved_pads import LONGEST_NAME, MOST_PADS, Owner, PadNotFound, TooManyPads
from lessons.scoring.pad.forms.state import read_state
from lessons.scoring.pad.words import saved as words
from lessons.scoring.words import states
from lessons.scoring.words.labels import GAMES
from lessons.scoring.words.names import COMPASS, we_and_they
from lessons.web.requests import HtmxHttpRequest
from lessons.wording.sentence import Sentence

SECONDS_A_DAY = 24 * 3600
UNPROCESSABLE = 422


@dataclass(frozen=True, slots=True)
class SavedPadCard:
    """A pad as the list shows it."""

    pk: int
    name: Sentence
    given_name: str
    query: str
    game: Promise
    deals: Sentence
    changed: Sentence
    standing: Sentence


@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
def saved_pads(request: HtmxHttpRequest) -> HttpResponse:
    """The list, below the pad in the address, which a POST saves."""
    request.page_url = reverse("lessons:saved-pads") + _query(request)
    state, problems = read_state(request.GET)
    name = " ".join(request.POST.get("name", "").split())
    if request.method == "POST" and not problems:
        try:
            return _saved(request, state.pad, name)
        except (TooManyPads, ValueError) as refused:
            problems = [words.too_many(MOST_PADS) if isinstance(refused, TooManyPads) else refused.args[0]]
    return _show(request, state.pad, name, problems)


def _saved(request: HtmxHttpRequest, pad: Pad, name: str) -> HttpResponse:
    """Save and go to the list. Raises TooManyPads, and ValueError with a sentence."""
    if not pad.deals:
        raise ValueError(words.nothing_to_save())
    _check_length(name)
    try:
        row = practice.save_pad(
            **_owner(request), pad=pad, name=name, instead=_number(request.POST.get("instead", ""))
        )
    except PadNotFound:
        raise Http404 from None
    return _to_list(f"?saved={row.pk}")


def _show(request: HtmxHttpRequest, pad: Pad, name: str, problems: list[Sentence]) -> HttpResponse:
    own = practice.saved_pads(**_owner(request))
    pads = [_card(one) for one in own]
    same = next((one for one in pads if one.query == pad.query), None)
    before = None if same else practice.gone_on_from(own, pad)
    context = {
        "pads": pads,
        "pad": pad if pad.deals and not (request.method == "GET" and problems) else None,
        "standing": _standing(pad),
        "same": same and words.saved_already(same.name),
        "name": name or (same.given_name if same else ""),
        "longest_name": LONGEST_NAME,
        "problems": problems,
        "before": _card(before) if before else None,
        "instead": before and words.instead_of(_card(before).name),
        "done": (done := _done(request, pads)) and words.saved(done.name),
        "gone": (gone := _gone(request)),
        "gone_said": gone and words.deleted(gone.name),
        "guest_note": words.kept_for_guest(settings.SESSION_COOKIE_AGE // SECONDS_A_DAY),
    }
    return render(request, "lessons/scoring/pad/saved.html", context, status=UNPROCESSABLE if problems else 200)


@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
def saved_pad(request: HtmxHttpRequest, pk: int) -> HttpResponse:
    """One pad: its name, and whether to delete it. A POST renames, deletes or restores it."""
    verbs = {"rename": _rename, "delete": _delete, "restore": _restore}
    try:
        if verb := request.method == "POST" and verbs.get(request.POST.get("do", "")):
            return verb(request, pk)
        return _show_one(request, practice.saved_pad(**_owner(request), pk=pk))
    except PadNotFound:
        raise Http404 from None


def _rename(request: HtmxHttpRequest, pk: int) -> HttpResponse:
    name = " ".join(request.POST.get("name", "").split())
    try:
        _check_length(name)
    except ValueError as refused:
        row = practice.saved_pad(**_owner(request), pk=pk)
        return _show_one(request, row, name=name, problem=refused.args[0])
    practice.rename_pad(**_owner(request), pk=pk, name=name)
    return _to_list(f"?saved={pk}")


def _delete(request: HtmxHttpRequest, pk: int) -> HttpResponse:
    practice.delete_pad(**_owner(request), pk=pk)
    return _to_list(f"?deleted={pk}")


def _restore(request: HtmxHttpRequest, pk: int) -> HttpResponse:
    try:
        practice.restore_pad(**_owner(request), pk=pk)
    except TooManyPads:
        return _show(request, Pad(), "", [words.too_many(MOST_PADS)])
    return _to_list(f"?saved={pk}")


def _show_one(request: HtmxHttpRequest, row: SavedPad, **more: object) -> HttpResponse:
    shown = _card(row)
    context = {"saved": shown, "name": shown.given_name, "longest_name": LONGEST_NAME} | more
    return render(
        request, "lessons/scoring/pad/saved_pad.html", context, status=UNPROCESSABLE if "problem" in more else 200
    )


def _card(row: SavedPad) -> SavedPadCard:
    pad = read_pad(row.query)
    return SavedPadCard(
        row.pk,
        words.named(row.name, row.created),
        row.name,
        row.query,
        GAMES[pad.game],
        words.deals(len(pad.deals)),
        words.changed(row.changed),
        _standing(pad),
    )


def _standing(pad: Pad) -> Sentence:
    """Games, part-scores and totals."""
    return states.rubber_state(pad.rubber, COMPASS if pad.names == "ns" else we_and_they())


def _done(request: HtmxHttpRequest, pads: list[SavedPadCard]) -> SavedPadCard | None:
    """The pad that has just been saved."""
    return next((pad for pad in pads if str(pad.pk) == request.GET.get("saved")), None)


def _gone(request: HtmxHttpRequest) -> SavedPadCard | None:
    """The pad that has just been deleted."""
    pk = _number(request.GET.get("deleted", ""))
    if pk is None:
        return None
    try:
        return _card(practice.saved_pad(**_owner(request), pk=pk, is_deleted=True))
    except PadNotFound:
        return None


def _check_length(name: str) -> None:
    if len(name) > LONGEST_NAME:
        raise ValueError(words.name_too_long(name, LONGEST_NAME))


def _owner(request: HtmxHttpRequest) -> Owner:
    """Whose pads this request may see."""
    return {"user": request.user, "session": request.session}


def _number(text: str) -> int | None:
    return int(text) if text.isascii() and text.isdigit() and len(text) < 19 else None


def _query(request: HtmxHttpRequest) -> str:
    return f"?{request.GET.urlencode()}" if request.GET else ""


def _to_list(query: str) -> HttpResponse:
    response = HttpResponseRedirect(reverse("lessons:saved-pads") + query)
    response.status_code = 303
    return response
