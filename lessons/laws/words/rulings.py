"""What the Director says: a sentence for each ruling, difference and question, and for what a ruling depends on."""

from django.utils.translation import gettext as _

from lessons.engine.rulings import CLAUSES, EditionDifference, Ruling
from lessons.laws.words import differing, facts, law17, law18, law19, law20, law21
from lessons.laws.words.titles import TITLES
from lessons.wording.sentence import Sentence, joined, sentence

_LAWS = {"17": law17.ruling, "18": law18.ruling, "19": law19.ruling, "20": law20.ruling, "21": law21.ruling}

question = facts.question
choice = facts.choice


def title(law: str) -> Sentence:
    """What a clause is about, in a few words. `law` is its number of 1997."""
    return sentence(str(TITLES[law]))


def ruling(decision: Ruling) -> Sentence:
    """One ruling with its reason."""
    return _LAWS[decision.clause[:2]](decision)


def rulings(decisions: tuple[Ruling, ...]) -> Sentence:
    """All that is ruled, one sentence after another."""
    return joined(*map(ruling, decisions))


def difference(point: EditionDifference) -> Sentence:
    """What one edition rules and the other does not."""
    return sentence(str(differing.DIFFERENCES[point.clause, point.code]))


def depends_on(code: str) -> Sentence:
    """What a ruling still depends on: the Director, the text, or a fact not known yet."""
    if code in differing.DEPENDS_ON:
        return sentence(str(differing.DEPENDS_ON[code]))
    # Translators: %(question)s is a whole question, such as: Has the left-hand opponent called since?
    return sentence(_("Not known yet: %(question)s"), question=str(facts.QUESTIONS[code]))


def citation(decision: Ruling) -> Sentence:
    """The law a ruling rests on, in the numbers of its edition."""
    # Translators: %(law)s is the number of a clause: Law 17D.
    return sentence(_("Law %(law)s"), law=decision.law)


def name(law: str) -> Sentence:
    """A clause by number and title; one that has another number today shows both."""
    today = CLAUSES[law].today
    if today == law:
        # Translators: heading of a page about a clause: Law 17D: Cards from the wrong board.
        return sentence(_("Law %(law)s: %(title)s"), law=law, title=title(law))
    # Translators: the same for a clause that has another number in the Laws of 2017.
    return sentence(_("Law %(law)s (2017: %(today)s): %(title)s"), law=law, today=today, title=title(law))
