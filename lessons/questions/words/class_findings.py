"""What a class thinks: how many of those who answered a question show the same finding.

A sentence for every finding of `lessons.questions.kinds`, and for a wrong option that was chosen or left out.
"""

from django.utils.html import format_html
from django.utils.translation import ngettext

from lessons.questions.words import class_call_findings, class_score_findings
from lessons.questions.words.class_finding_values import Data, Said, nothing
from lessons.questions.words.registry import WORDS
from lessons.wording.sentence import Sentence, sentence

ANYTHING = "anything"  # of an answer that shows nothing known
# Translators: of %(all)d students who answered, %(n)d.
SENTENCES: dict[str, Said] = {
    **class_call_findings.SENTENCES,
    **class_score_findings.SENTENCES,
    **{code: told for words in WORDS.values() for code, told in words.class_findings.items()},
    ANYTHING: (
        lambda n: ngettext("%(n)d of %(all)d got this question wrong", "%(n)d of %(all)d got this question wrong", n),
        nothing,
    ),
}


def class_finding(code: str, data: Data, n: int, of: int) -> Sentence:
    """The sentence of a finding that so many (n) of those who answered (of) show."""
    text, values = SENTENCES[_variant(code, data)]
    return sentence(text(n).replace("%(n)d", "%(n)s"), n=_large(n), all=of, **values(data))


def subject(code: str, data: Data) -> tuple[str, ...]:
    """What the sentence quotes: only findings that quote the same can be told in one."""
    return tuple(str(value) for value in SENTENCES[_variant(code, data)][1](data).values())


def _variant(code: str, data: Data) -> str:
    """Under which name the sentence stands: some findings arise in two ways that are told differently."""
    objection = data.get("objection")
    match code:
        case "equal-or-own" if objection and objection.bid != objection.last_bid:
            return "own-side-lower"
        case "double-own" if objection and objection.code == "double-no-bid":
            return "double-no-bid"
        case "double-twice" if objection and objection.code == "double-already-redoubled":
            return "double-already-redoubled"
        case "doubled-no-game" if "contract" not in data:
            return "doubled-no-game-points"
    return code


def _large(n: int) -> Sentence:
    shown = Sentence(n)
    shown.html = format_html('<span class="big">{}</span>', n)
    return shown
