"""Sessions in the database in which two requests at once do not overwrite each other (SESSION_ENGINE)."""

from collections.abc import Mapping
from typing import Any

from django.contrib.auth import BACKEND_SESSION_KEY
from django.contrib.sessions.backends import db
from django.db import router, transaction

from lessons.courses.domain.progress import SESSION_KEY
from lessons.models import Progress

# Old and new path of the backends: sessions that began with the old one stay logged in.
MOVED_BACKENDS = "lessons.domain.backends.", "lessons.accounts.backends."


class SessionStore(db.SessionStore):
    """Django's store, which writes the whole session, joined with what another request has stored since."""

    _known: frozenset[str] = frozenset()  # what was in it when it was read

    def load(self) -> dict[str, Any]:
        data: dict[str, Any] = super().load()
        self._known = frozenset(data)
        if BACKEND_SESSION_KEY in data:
            data[BACKEND_SESSION_KEY] = data[BACKEND_SESSION_KEY].replace(*MOVED_BACKENDS)
        return data

    def save(self, must_create: bool = False) -> None:
        with transaction.atomic(using=router.db_for_write(self.model)):
            if self.session_key and not must_create:
                self._merge_stored()
            super().save(must_create)

    def _merge_stored(self) -> None:
        row = self.model.objects.select_for_update().filter(pk=self.session_key).first()
        stored = row.get_decoded() if row else {}
        for name in stored.keys() - self.keys() - self._known:
            self[name] = stored[name]
        if SESSION_KEY in self:
            self[SESSION_KEY] = merged_progress(self[SESSION_KEY], stored.get(SESSION_KEY, {}))


def merged_progress(ours: Mapping[str, str], theirs: Mapping[str, str]) -> dict[str, str]:
    """The progress of both, in the order of ours after theirs; a step done in either is done.

    >>> merged_progress({"a": "tried", "b": "right"}, {"a": "right", "b": "tried", "c": "tried"})
    {'c': 'tried', 'a': 'right', 'b': 'right'}
    """
    both = (*theirs.items(), *ours.items())
    before = {step: state for step, state in theirs.items() if step not in ours}
    return {**before, **ours, **{step: state for step, state in both if state == Progress.State.RIGHT}}
