"""Names in reports of mistakes. A report keeps nothing about its sender, but people may write who they are."""

import re
import unicodedata
from collections.abc import Collection, Iterator
from datetime import timedelta

from django.contrib.auth.models import User

from lessons.models import Membership, MistakeReport

GONE = "…"
_BEFORE = timedelta(days=1)  # a guest may have written, and joined after
_ALIKE = {latin: f"[{latin}{cyrillic}]" for latin, cyrillic in zip("ABEKMHPCTX", "АВЕКМНРСТХ", strict=True)}
_ALIKE |= dict.fromkeys("её", "[её]")
_ALIKE |= dict.fromkeys("'’ʼ", "['’ʼ]")
_BETWEEN = r"[\s\-\u2010-\u2015]+"  # blanks and dashes: Ana-Maria is also written Ana Maria


def take_out(*, user: User, places: Collection[Membership], with_account: bool = True) -> None:
    """Put … for a person's names, e-mail and codes in the reports sent since they came, in whatever case.

    `places` are their places in classes; `with_account` their account goes too, with what it is called. Words are
    taken out whole: each word of a name that has a capital, the rest only where it stands with them. Older reports
    are of others of that name, and nobody can empty them by taking a common word for a name.
    """
    names = {place.name for place in places}
    came = min((place.joined for place in places), default=user.date_joined)
    emails: set[str] = set()
    if with_account:
        person = getattr(user, "person", None)
        names |= {person.name if person else "", user.get_full_name()}
        came, emails = min(came, user.date_joined), {user.email, user.username}
    wanted = pattern(names, emails, [(place.classroom.code, place.code) for place in places])
    if wanted is None:
        return
    for report in MistakeReport.objects.filter(created__gte=came - _BEFORE):
        before = [_composed(words) for words in (report.text, report.state)]
        text, state = (wanted.sub(GONE, words) for words in before)
        if [text, state] != before:
            MistakeReport.objects.filter(pk=report.pk).update(text=text, state=state)


def pattern(
    names: Collection[str], emails: Collection[str], cards: Collection[tuple[str, str]]
) -> re.Pattern[str] | None:
    """What is to be taken out. It looks at each place of a text a few times, however long the text is."""
    words = [*_of_names(names), *(_card(*card) for card in cards if all(card))]
    found = [rf"(?<![\w.+-]){_literal(email)}(?![\w-]|\.\w)" for email in emails if email]
    found += [rf"(?<!\w){word}(?!\w)" for word in sorted(set(words), key=len, reverse=True)]
    return re.compile("|".join(found), re.IGNORECASE) if found else None


def _of_names(names: Collection[str]) -> Iterator[str]:
    """Patterns for the whole of each name and for its words; of "Pupil 12" for the whole alone."""
    for name in filter(None, map(_composed, names)):
        words = [word for word in re.split(_BETWEEN, name) if word]
        alone = [] if re.search(r"\d", name) else [word for word in words if word[0].isupper()]
        yield from (
            _BETWEEN.join(map(_literal, some)) for some in (words, *([word] for word in alone)) if _long(some)
        )


def _long(words: Collection[str]) -> bool:
    """Whether it is more than an initial."""
    return sum(sign.isalnum() for word in words for sign in word) > 1


def _card(class_code: str, code: str) -> str:
    return rf"(?:{_literal(class_code)}[\W_]{{0,3}})?{_literal(code)}"


def _literal(text: str) -> str:
    """A pattern for just this text: in codes and names, letters that are taken for one another are one."""
    return "".join(_ALIKE.get(sign, re.escape(sign)) for sign in text)


def _composed(text: str) -> str:
    return unicodedata.normalize("NFC", text)
