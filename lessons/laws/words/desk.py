"""The Director's desk in words: what each player did, and what is wrong with an answer."""

from collections.abc import Iterator, Sequence

from django.utils.functional import Promise
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy, pgettext

from lessons.auction.words import objections
from lessons.engine.auction import Auction
from lessons.engine.calls import Bid
from lessons.engine.rulings import FactError, MissingFact
from lessons.engine.rulings.incidents import (
    ChangedCall,
    ExplanationAsked,
    ExplanationAskedInPlay,
    Incident,
    LeadAsked,
    Misheard,
    NextCall,
    ReviewAsked,
    ReviewAskedInPlay,
    SpokenDouble,
    WrongBoard,
    WrongExplanation,
)
from lessons.engine.seats import Seat
from lessons.wording.sentence import Sentence, sentence

Note = tuple[Seat, Sentence]

_PASSED_OUT = gettext_lazy(
    "After four passes the period is over at once by the Laws of 1997, and by those of 2017 when all hands are back"
    " in the board. Describe the case with the facts alone."
)
_COULD_WELL = gettext_lazy(
    "If the misinformation was probably the cause, it could well have been: answer yes here, or as above."
)
_WRONG: dict[tuple[str, str], Promise] = {
    ("17D", "place"): gettext_lazy("Choose one of the calls made."),
    ("20A", "place"): gettext_lazy("Choose one of the calls made."),
    ("20F1", "place"): gettext_lazy("Choose a call by an opponent of the player who asks."),
    ("20F1", "answerer"): gettext_lazy("An opponent of the player who asks must answer."),
    ("20C1", "calls"): gettext_lazy("This question comes after the final pass: the auction must end in a contract."),
    ("20C2", "calls"): gettext_lazy("This question comes after the final pass: the auction must end in a contract."),
    ("20F2", "calls"): gettext_lazy("This question comes after the final pass: the auction must end in a contract."),
    ("21B1", "explained"): gettext_lazy("Choose a call by an opponent, made before the call in question."),
    ("21B3", "explained"): gettext_lazy("Choose a call by an opponent, made before the call in question."),
    ("21B1", "hands_returned"): _PASSED_OUT,
    ("21B3", "hands_returned"): _PASSED_OUT,
    ("21B1", "could_well"): _COULD_WELL,
    ("21B3", "could_well"): _COULD_WELL,
    ("17E", "seats"): gettext_lazy("Write one seat for each call, or leave this empty."),
    ("19A2", "place"): gettext_lazy("Choose a double or a redouble."),
    ("19A3", "place"): gettext_lazy("Choose a double or a redouble."),
    ("19B2", "place"): gettext_lazy("Choose a double or a redouble."),
    ("19B3", "place"): gettext_lazy("Choose a double or a redouble."),
}


def problem(law: str, error: FactError, auction: Auction | None, seats: Sequence[Seat] | None = None) -> Sentence:
    """What is wrong with an answer on the desk, or that it is missing. `seats`: who made each call."""
    if isinstance(error, MissingFact):
        return sentence(_("The Director needs to know this."))
    if error.name == "calls" and seats and auction is not None and error.place is not None:
        # Translators: a call of an auction in which somebody called out of turn: Call 3 (1♠) could not be made ...
        text = _("Call %(number)d (%(call)s) could not be made here, in turn or out of turn.")
        return sentence(text, number=error.place + 1, call=auction.calls[error.place])
    if error.name == "calls" and auction is not None and auction.illegal_at is not None:
        return objections.objections(auction.illegal_call_objections)
    return sentence(str(_WRONG.get((law, error.name), gettext_lazy("This answer cannot be used here."))))


def dealer(seat: Seat) -> Sentence:
    """Who deals, as the caption of an auction."""
    # Translators: %(seat)s is a seat in the nominative.
    return sentence(_("Dealer: %(seat)s"), seat=seat)


def misinformed(call: Bid) -> Sentence:
    """The story of a case under 21B1, in which East made this call."""
    text = _(
        "West explained East’s %(call)s wrongly, and South passed because of it. North has not called since."
        " May South change the call?"
    )
    return sentence(text, call=call)


def effect(changes_1997: bool, changes_2017: bool) -> Sentence:
    """In which editions another answer changes the ruling."""
    if changes_1997 and changes_2017:
        return sentence(_("changes the ruling"))
    if changes_1997:
        return sentence(_("changes the ruling of 1997"))
    if changes_2017:
        return sentence(_("changes the ruling of 2017"))
    return sentence(_("changes nothing"))


def call_made(place: int, auction: Auction) -> Sentence:
    """A call of the auction as one may choose it: 2. East: 1♠."""
    # Translators: a call of the auction, by number: 2. East: 1♠
    text = _("%(number)d. %(seat)s: %(call)s")
    return sentence(text, number=place + 1, seat=auction.seat_at(place), call=auction.calls[place])


def notes(incident: Incident | None, auction: Auction) -> list[Note]:
    """What to write beside each seat, in a few words each."""
    found = [] if incident is None else list(_notes(incident, auction))
    contract = auction.contract
    if contract:
        found += [
            (contract.declarer, sentence(pgettext("beside a seat", "declarer"))),
            (contract.dummy, sentence(pgettext("beside a seat", "dummy"))),
            (contract.leader, sentence(pgettext("beside a seat", "makes the opening lead"))),
        ]
    elif auction.turn:
        found.append((auction.turn, sentence(pgettext("beside a seat", "to call"))))
    return [(auction.dealer, sentence(pgettext("beside a seat", "dealer"))), *found]


def seated_notes(dealer: Seat, turn: Seat | None) -> list[Note]:
    """What to write beside the seats of an auction in which somebody called out of rotation."""
    to_call = [(turn, sentence(pgettext("beside a seat", "to call")))] if turn else []
    return [(dealer, sentence(pgettext("beside a seat", "dealer"))), *to_call]


def _notes(incident: Incident, auction: Auction) -> Iterator[Note]:
    match incident:
        case NextCall(seat=seat):
            yield seat, sentence(pgettext("beside a seat", "is about to call"))
        case WrongBoard(place=place):
            yield from _wrong_board(place, auction)
        case SpokenDouble(place=place, stated=stated):
            yield auction.seat_at(place), _spoken(place, stated, auction)
        case Misheard(place=place):
            text = pgettext("beside a seat", "made the call in question: %(call)s")
            yield auction.seat_at(place), sentence(text, call=auction.calls[place])
        case ReviewAsked(asker=asker) | ReviewAskedInPlay(asker=asker):
            yield asker, sentence(pgettext("beside a seat", "asks for a review"))
        case LeadAsked(asker=asker):
            yield asker, sentence(pgettext("beside a seat", "asks whose lead it is"))
        case ExplanationAskedInPlay(asker=asker):
            yield asker, sentence(pgettext("beside a seat", "asks for an explanation"))
        case ExplanationAsked(asker=asker, place=place, answerer=answerer):
            text = pgettext("beside a seat", "asks about %(call)s")
            yield asker, sentence(text, call=auction.calls[place])
            yield answerer, sentence(pgettext("beside a seat", "answers"))
        case WrongExplanation() | ChangedCall():
            yield from _misinformed(incident, auction)


def _wrong_board(place: int, auction: Auction) -> Iterator[Note]:
    offender = auction.seat_at(place)
    text = pgettext("beside a seat", "called %(call)s with the wrong cards")
    yield offender, sentence(text, call=auction.calls[place])
    yield offender.left, _called_since(place, offender.left, auction)
    yield offender.partner, _called_since(place, offender.partner, auction)


def _spoken(place: int, stated: object, auction: Auction) -> Sentence:
    if stated is None:
        text = pgettext("beside a seat", "said %(call)s and nothing more")
        return sentence(text, call=auction.calls[place])
    # Translators: %(call)s is X or XX, %(stated)s the bid that was named with it.
    text = pgettext("beside a seat", "said %(call)s and named %(stated)s")
    return sentence(text, call=auction.calls[place], stated=stated)


def _misinformed(incident: WrongExplanation | ChangedCall, auction: Auction) -> Iterator[Note]:
    player, call = auction.seat_at(incident.place), auction.calls[incident.place]
    if isinstance(incident, ChangedCall):
        yield player, sentence(pgettext("beside a seat", "changes %(call)s"), call=call)
        yield player.left, _called_since(incident.place, player.left, auction)
        return
    caller = auction.seat_at(incident.explained)
    text = pgettext("beside a seat", "explained %(call)s wrongly")
    yield caller.partner, sentence(text, call=auction.calls[incident.explained])
    yield player, sentence(pgettext("beside a seat", "was misinformed and called %(call)s"), call=call)
    yield player.partner, _called_since(incident.place, player.partner, auction)


def _called_since(place: int, seat: Seat, auction: Auction) -> Sentence:
    called = any(auction.seat_at(later) is seat for later in range(place + 1, len(auction)))
    if called:
        return sentence(pgettext("beside a seat", "has called since"))
    return sentence(pgettext("beside a seat", "has not called since"))
