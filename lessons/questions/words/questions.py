"""What a question asks, how well it was answered, and how hard it is, in the reader's language."""

from django.utils.functional import Promise
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy, ngettext

from lessons.questions.kinds.base import AnswerT, Kind, SpecT, Verdict
from lessons.questions.words.registry import WORDS, words_of
from lessons.wording.editor_text import with_calls
from lessons.wording.sentence import Sentence, sentence

VERDICTS: dict[Verdict, Promise] = {
    Verdict.RIGHT: gettext_lazy("Right"),
    Verdict.PARTLY: gettext_lazy("Partly right"),
    Verdict.WRONG: gettext_lazy("Not right"),
}

# The kinds of which questions can be drawn, as headings on the practice page.
KINDS: dict[str, Promise] = {code: words.name for code, words in WORDS.items() if words.kind.generates}


def task(kind: Kind[SpecT, AnswerT], spec: SpecT) -> Sentence:
    """What is asked, whatever else the prompt says."""
    return words_of(kind).task(spec)


LEVELS = (
    gettext_lazy("Level 1: the plainest cases"),
    gettext_lazy("Level 2: the usual cases"),
    gettext_lazy("Level 3: harder cases"),
    gettext_lazy("Level 4: rare and tricky cases"),
)
# Translators: level of difficulty, from 1 to 4.
LEVELS_TOLD = gettext_lazy(
    "With the level the auctions get longer and have more doubles; from level 3 there is often more to answer, "
    "such as the reason; slams and honours come at level 4."
)


def level(number: int) -> Sentence:
    # Translators: n is 1 to 4, the level of difficulty.
    return sentence(_("Level %(n)d"), n=number)


def level_named(number: int) -> str:
    """The level with what is to be expected of it, where one is chosen."""
    return str(LEVELS[number - 1])


def minutes(number: int) -> Sentence:
    """How long a lesson takes."""
    return sentence(ngettext("about %(n)d minute", "about %(n)d minutes", number), n=number)


def look_again(option: str) -> Sentence:
    """What is said to a wrong choice, or to one left out, about which its author says nothing."""
    # Translators: %(option)s is the text of an answer that could be chosen.
    return sentence(_("Look again at “%(option)s”."), option=with_calls(option))


def not_answered(code: str) -> Sentence:
    """Why an answer could not be read; nothing of it is lost."""
    match code:
        case "not-a-number":
            return sentence(_("Write points as whole numbers; sums such as 50+100 are fine."))
        case "not-an-order":
            return sentence(_("Number everything that applies, in order: 1, 2, 3"))
        case "missing":
            return sentence(_("You haven’t answered everything yet. What you entered has been kept."))
    return sentence(_("This answer cannot be read. What you entered is kept."))
