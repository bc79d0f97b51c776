"""Law 19 in words: doubles and redoubles."""

from dataclasses import fields

from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from lessons.auction.words import objections
from lessons.engine.calls import DOUBLE, REDOUBLE
from lessons.engine.objections import OBJECTIONS
from lessons.engine.rulings import Ruling
from lessons.laws.words.texts import Texts, ruling_sentence
from lessons.wording.sentence import Sentence, sentence

_TEXTS: Texts = {
    "doubled-as-made": gettext_lazy("The double applies to %(actual)s, the bid as it was made."),
    "redoubled-as-made": gettext_lazy("The redouble applies to %(actual)s, the bid as it was made."),
    "law-16-may-apply": gettext_lazy(
        "Another bid was named, %(stated)s: partner may not use what that revealed"
        " (Law 16, unauthorised information)."
    ),
    "nothing-doubled": gettext_lazy("Nobody has doubled in this auction."),
}

# By the law that rules, 19A2 for doubles and 19B2 for redoubles.
_PROPER = {
    "19A2": gettext_lazy("The form is proper: only the word “double” was said."),
    "19B2": gettext_lazy("The form is proper: only the word “redouble” was said."),
}
_IMPROPER = {
    "19A2": gettext_lazy(
        "Say only the word “double”: do not name the bid. If a player doubles and names the wrong bid,"
        " the double applies to the bid as it was actually made."
    ),
    "19B2": gettext_lazy(
        "Say only the word “redouble”: do not name the bid. If a player redoubles and names the wrong bid,"
        " the redouble applies to the bid as it was actually made."
    ),
}
# Where the ruling on the bid follows as a step of its own.
_IMPROPER_SHORT = {
    "19A2": gettext_lazy("The form is improper: say only the word “double” and do not name the bid."),
    "19B2": gettext_lazy("The form is improper: say only the word “redouble” and do not name the bid."),
}


def ruling(decision: Ruling) -> Sentence:
    """One ruling of Law 19."""
    if decision.code in OBJECTIONS:
        return _objection(decision)
    match decision.code:
        case "proper-form":
            return sentence(str(_PROPER[decision.law]))
        case "improper-form":
            texts = _IMPROPER if decision.clause in ("19A2", "19B2") else _IMPROPER_SHORT
            return sentence(str(texts[decision.law]))
        case "legal":
            return _legal(decision)
        case "superseded" | "stands":
            return _lasting(decision)
        case "score-increased" | "score-unchanged":
            return _score(decision)
    return ruling_sentence(_TEXTS, decision)


def _objection(decision: Ruling) -> Sentence:
    kind = OBJECTIONS[decision.code]
    return objections.objection(kind(**{field.name: decision.data[field.name] for field in fields(kind)}))


def _legal(decision: Ruling) -> Sentence:
    call, bid = decision.data["call"], decision.data["bid"]
    if call == DOUBLE:
        text = _("The double is legal: an opponent made the last bid, %(bid)s, and no call but pass has followed it.")
    elif call == REDOUBLE:
        text = _("The redouble is legal: an opponent doubled %(bid)s, and no call but pass has followed.")
    else:
        text = _("%(call)s is legal here.")
    return sentence(text, call=call, bid=bid)


def _lasting(decision: Ruling) -> Sentence:
    doubled = decision.data["call"] == DOUBLE
    if decision.code == "stands":
        text = (
            _("The double of %(bid)s stands: no bid has followed it.")
            if doubled
            else _("The redouble of %(bid)s stands: no bid has followed it.")
        )
        return sentence(text, bid=decision.data["bid"])
    text = (
        _("The new bid, %(bid)s, cancels the earlier double: it is undoubled unless an opponent doubles it.")
        if doubled
        else _("The new bid, %(bid)s, cancels the earlier redouble: it is undoubled unless an opponent doubles it.")
    )
    return sentence(text, bid=decision.data["new_bid"])


def _score(decision: Ruling) -> Sentence:
    doubled, undoubled = decision.data["doubled_score"], decision.data["undoubled_score"]
    made = undoubled > 0
    if decision.code == "score-unchanged":
        text = (
            _("Nothing was doubled. By the table of Law 77 declarer’s side scores %(undoubled)d.")
            if made
            else _("Nothing was doubled. By the table of Law 77 the defenders score %(undoubled)d.")
        )
    else:
        text = (
            _("By the table of Law 77 declarer’s side scores %(doubled)d instead of %(undoubled)d.")
            if made
            else _("By the table of Law 77 the defenders score %(doubled)d instead of %(undoubled)d.")
        )
    return sentence(text, doubled=abs(doubled), undoubled=abs(undoubled))
