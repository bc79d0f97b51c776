"""Which misconception about Laws 19 to 21 a ruling shows that was chosen wrongly, or left out."""

from collections.abc import Mapping
from typing import Any

from lessons.questions.kinds.base import Finding

# What somebody may ask or have restated.
_ASKING = {"full-review-with-alerts", "full-review", "may-ask", "may-ask-whose-lead"}


def about_ruling(law: str, facts: Mapping[str, Any], code: str, *, missed: bool, data: Mapping[str, Any]) -> Finding:
    """The finding for a ruling that does not apply and was chosen, or applies and was missed."""
    plain = "ruling-missed" if missed else "ruling-not"
    idea = _missed(law, facts, code) if missed else _chosen(law, facts, code)
    return Finding(idea or plain, data, plain if idea else "")


def _chosen(law: str, facts: Mapping[str, Any], code: str) -> str:
    if law.startswith("20") and code in _ASKING:
        if facts.get("role") == "dummy":
            return "dummy-asks"
        return "ask-any-time" if facts.get("own_turn") is False else ""
    if law.startswith("21B") and code == "may-change-without-penalty":
        late = facts.get("auction_period_over") or facts.get("partner_called_since")
        return "mi-forever" if late else ""
    return ""


def _missed(law: str, facts: Mapping[str, Any], code: str) -> str:
    if law == "20F1" and code == "answer-by-partner":
        return "ask-bidder"
    if law in ("19A3", "19B3") and code in ("doubled-as-made", "redoubled-as-made"):
        return "misstated-void" if facts.get("stated") not in (None, facts.get("actual")) else ""
    return ""
