"""Browsers that have been in before: where somebody has logged in, joined a class, registered or set a new password.

Such a browser keeps a signed cookie, also after the log-out, so that those who guess cannot keep it out (see
`guesses`). It holds a word for the account, the same in all browsers of it, from which nobody can tell whose it is:
however often somebody logs in, what those browsers may guess is counted together.
"""

from datetime import timedelta
from typing import Any

from django.conf import settings
from django.contrib.auth.models import User
from django.core.signing import BadSignature, TimestampSigner
from django.http import HttpRequest, HttpResponse
from django.utils.crypto import salted_hmac

COOKIE = "known"
LASTS = timedelta(days=365)  # from the last time somebody came in
_SALT = "lessons.browsers"
_CAME_IN = "_lessons_came_in"  # on the request: for whom its answer brings the cookie


def word_of(user: Any) -> str:
    """The word for an account."""
    return salted_hmac(_SALT, str(user.pk), algorithm="sha256").hexdigest()[:32]


def came_in(request: HttpRequest, user: User) -> None:
    """This browser has shown that it belongs to an account: the answer to the request brings it the cookie."""
    setattr(request, _CAME_IN, user)


def known_as(request: HttpRequest) -> str:
    """The word for the account that this browser has been in with; "" for a browser that is not known."""
    user = getattr(request, "user", None)
    if user is not None and user.is_authenticated:
        return word_of(user)
    try:
        return TimestampSigner(salt=_SALT).unsign(request.COOKIES.get(COOKIE, ""), max_age=LASTS)
    except BadSignature:
        return ""


def give_cookie(request: HttpRequest, response: HttpResponse) -> None:
    """What the middleware does with an answer: after somebody came in the browser is known by it."""
    if user := getattr(request, _CAME_IN, None):
        response.set_cookie(
            COOKIE,
            TimestampSigner(salt=_SALT).sign(word_of(user)),
            max_age=LASTS,
            secure=settings.SESSION_COOKIE_SECURE,
            httponly=True,
            samesite=settings.SESSION_COOKIE_SAMESITE,
        )
