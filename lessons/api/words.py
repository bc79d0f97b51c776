"""Sentences about what is wrong with a request to the JSON API, by the code of the problem."""

from collections.abc import Sequence

from django.utils.functional import Promise
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy, ngettext

from lessons.wording.sentence import Sentence, sentence

# Translators: shown to programmers. %(name)s is a path in a JSON document, such as deals[2].honours.
WRONG_TYPE: dict[str, Promise] = {
    "object": gettext_lazy("“%(name)s” must be an object."),
    "list": gettext_lazy("“%(name)s” must be a list."),
    "text": gettext_lazy("“%(name)s” must be a text."),
    "whole-number": gettext_lazy("“%(name)s” must be a whole number."),
    "boolean": gettext_lazy("“%(name)s” must be true or false."),
    "boolean-or-null": gettext_lazy("“%(name)s” must be true, false or null."),
}

TOO_MANY: dict[str, Promise] = {
    # Translators: more calls in one request than are read; the first number is how many came.
    "calls": gettext_lazy("Calls: %(count)d. No more than %(limit)d are read."),
    # Translators: more deals in one request than are read; the first number is how many came.
    "deals": gettext_lazy("Deals: %(count)d. No more than %(limit)d are read."),
    # Translators: more boards in one file than are read; the first number is how many came, or one over the limit.
    "boards": gettext_lazy("Boards: %(count)d. No more than %(limit)d are read."),
}


def missing(name: str) -> Sentence:
    return sentence(_("“%(name)s” is missing."), name=name)


def wrong_type(name: str, expected: str) -> Sentence:
    """`expected` is a key of WRONG_TYPE. The document as a whole has no name."""
    if not name:
        return sentence(_("The body must be a JSON object."))
    return sentence(str(WRONG_TYPE[expected]), name=name)


def not_a_choice(name: str, choices: Sequence[str]) -> Sentence:
    # Translators: %(choices)s is a list of words of a program, such as none, NS, EW, both.
    return sentence(_("“%(name)s” must be one of these: %(choices)s."), name=name, choices=", ".join(choices))


def too_many(what: str, count: int, limit: int) -> Sentence:
    """`what` is a key of TOO_MANY."""
    return sentence(str(TOO_MANY[what]), count=count, limit=limit)


def not_json() -> Sentence:
    return sentence(_("The body is not JSON in UTF-8."))


def no_file() -> Sentence:
    return sentence(_("The body is empty: it should be a PBN or LIN file."))


def twice(name: str) -> Sentence:
    return sentence(_("The name “%(name)s” occurs twice in the same JSON object."), name=name)


def unknown_seat(text: str) -> Sentence:
    return sentence(_("“%(text)s” is not a seat. Write N, E, S or W."), text=text)


def unknown_seat_or_side(text: str) -> Sentence:
    return sentence(_("“%(text)s” is neither a seat (N, E, S, W) nor a side (NS, EW)."), text=text)


def not_a_call(text: str) -> Sentence:
    return sentence(_("“%(text)s” is not a call. Calls are written 1C to 7N, P, X and XX."), text=text)


def bid_out_of_range(text: str) -> Sentence:
    return sentence(_("The level of a bid runs from 1 to 7; “%(text)s” is not a bid."), text=text)


def not_a_contract(text: str) -> Sentence:
    return sentence(_("“%(text)s” is not a contract. Contracts are written 4S, 4SX, 4SXX, or P."), text=text)


def not_in_range(name: str, low: int, high: int) -> Sentence:
    return sentence(_("“%(name)s” must be a whole number from %(low)d to %(high)d."), name=name, low=low, high=high)


# What the Director is asked


def unknown_law(text: str) -> Sentence:
    return sentence(_("No clause of Laws 17 to 21 has the number “%(text)s”."), text=text)


def unknown_edition(text: str, known: Sequence[str]) -> Sentence:
    # Translators: %(known)s is a list of years.
    return sentence(
        _("There is no edition “%(text)s” here. There are: %(known)s."), text=text, known=", ".join(known)
    )


def missing_fact(name: str, question: str) -> Sentence:
    # Translators: %(question)s is a whole question: Has the left-hand opponent called since?
    return sentence(_("The fact “%(name)s” is missing: %(question)s"), name=name, question=question)


def fact_not_asked(name: str, law: str) -> Sentence:
    # Translators: %(law)s is the number of a clause, such as 17D.
    return sentence(_("Law %(law)s does not ask for “%(name)s”."), law=law, name=name)


def wrong_fact(text: str, question: str) -> Sentence:
    # Translators: %(question)s is a whole question: Which bid is to be judged?
    return sentence(_("“%(text)s” does not answer the question: %(question)s"), text=text, question=question)


def not_lawful(text: str) -> Sentence:
    # Translators: %(text)s is what stands for a call in a list of calls.
    return sentence(_("“%(text)s” cannot stand here: the calls must make a lawful auction."), text=text)


def seats_of_calls(name: str) -> Sentence:
    return sentence(_("“%(name)s” must be a list with one seat for each call."), name=name)


def could_not_well() -> Sentence:
    # Translators: probable_cause and could_well are the names of two facts and stay as they are.
    return sentence(_("If the misinformation was probably the cause (probable_cause), could_well cannot be false."))


# What concerns the request as a whole


def not_found(path: str) -> Sentence:
    return sentence(_("There is nothing at %(path)s. See /api/v1/docs for what there is."), path=path)


def method_not_allowed(method: str, allowed: str) -> Sentence:
    # Translators: HTTP methods, such as GET and POST.
    return sentence(_("This address does not take %(method)s. It takes %(allowed)s."), method=method, allowed=allowed)


def length_required() -> Sentence:
    return sentence(_("The body came in chunks, without its length. Send a Content-Length."))


def too_large(kilobytes: int) -> Sentence:
    return sentence(_("The body is too large: at most %(limit)d KB."), limit=kilobytes)


def too_many_requests(seconds: int) -> Sentence:
    template = ngettext(
        "Too many requests from one address. Try again in %(n)d second.",
        "Too many requests from one address. Try again in %(n)d seconds.",
        seconds,
    )
    return sentence(template, n=seconds)


def server_error() -> Sentence:
    return sentence(_("Something went wrong here, not in your request. It has been noted."))
