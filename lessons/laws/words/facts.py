"""The questions behind the facts, and what may be answered."""

from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext, pgettext_lazy

from lessons.engine.calls import BY_TEXT, DOUBLE, REDOUBLE, Call, Denomination
from lessons.engine.contract import contract_of
from lessons.engine.rulings.facts import Fact, FactType
from lessons.engine.seats import Seat
from lessons.wording import symbols
from lessons.wording.sentence import Sentence

# Translators: questions that the Director asks at the table, each complete. Where one can answer yes or no, the
# question must not be a negative one ("has it not ...?"): a yes to that has two meanings.
QUESTIONS: dict[str, Promise] = {
    "looked": _("Has either partner looked at the faces of the cards?"),
    "withdrew": _("Has either partner taken the cards from the board?"),
    "dealer": _("Who is the dealer?"),
    "calls_made": _("How many calls have been made?"),
    "seat": _("Who is about to call?"),
    "lho_called": _("Has the left-hand opponent called since?"),
    "partner_called": _("Has the player’s partner called since?"),
    "same_call": _("With the right cards, does the player make the cancelled call again?"),
    "other_board_same": _("Later, on the board the cards came from: does the player repeat the cancelled call?"),
    "calls": _("Which calls have been made?"),
    "lead_faced": _("Has a defender faced the opening lead?"),
    "seats": _("Who made each call?"),
    "hands_returned": _("Are all four hands back in the board?"),
    "bid": _("Which bid is to be judged?"),
    "last_bid": _("With which bid is it compared?"),
    "call": _("Which call is to be judged?"),
    "stated": _("Which bid did the player name with it?"),
    "actual": _("Which bid had really been made?"),
    "contract": _("What is the contract?"),
    "tricks": _("How many tricks did declarer’s side win?"),
    "vulnerable": _("Is declarer’s side vulnerable?"),
    "in_doubt": _("Was the player in doubt about a call?"),
    "at_once": _("Does the player ask at once?"),
    "own_turn": _("Is it the player’s own turn to call?"),
    "must_pass": _("Is the player required by law to pass?"),
    "partial": _("Does the player ask for a part of the auction only?"),
    "role": _("Who asks?"),
    "first_turn_to_play": _("Is it the player’s first turn to play?"),
    "responder": _("Who answers?"),
    "corrected": _("Did somebody correct the mistake?"),
    "damage": _("Did the mistake cause damage?"),
    "before_final_pass": _("Is the final pass still to come?"),
    "answerer": _("Who answers?"),
    "auction_period_over": _("Is the auction period over?"),
    "partner_called_since": _("Has the player’s partner called since?"),
    "probable_cause": _("Was the call probably made because of the misinformation?"),
    "could_well": _("Could the misinformation well have influenced the call?"),
    "opponent_changed": _("Has the right-hand opponent changed a call after misinformation (21B1)?"),
    "called_after": _("Had the player called after it?"),
    "information_damaging": _("Does the withdrawn call give information that damages the non-offending side?"),
    # What an incident at a table asks.
    "place": _("Which call is it about?"),
    "new_call": _("Which call does the player make with the right cards?"),
    "other_board_call": _("Which call does the player make later, on the board the cards came from?"),
    "asker": _("Who asks?"),
    "cards_played": _("How many cards of the first trick are on the table?"),
    "explained": _("Which call was explained wrongly?"),
}

# The same fact asked in other words by some clauses.
_IN_CLAUSE: dict[tuple[str, str], Promise] = {
    ("18A", "bid"): _("What did the player say?"),
    ("19A2", "call"): _("What did the player say?"),
    ("19B2", "call"): _("What did the player say?"),
    ("19A3", "call"): _("What did the player say?"),
    ("19B3", "call"): _("What did the player say?"),
    ("21B1", "place"): _("Which call does the player want to change?"),
    ("21B3", "place"): _("Which call does the player want to change?"),
    ("21B2", "place"): _("Which call has been changed?"),
    ("20C2", "own_turn"): _("Is it the player’s own turn to play?"),
    ("20F2", "own_turn"): _("Is it the player’s own turn to play (for declarer also dummy’s)?"),
}

_CHOICES: dict[tuple[str, str], Promise] = {
    ("role", "defender"): pgettext_lazy("who asks", "a defender"),
    ("role", "declarer"): pgettext_lazy("who asks", "declarer"),
    ("role", "dummy"): pgettext_lazy("who asks", "dummy"),
    ("responder", "opponent"): pgettext_lazy("who answers", "an opponent of the player who asked"),
    ("responder", "partner"): pgettext_lazy("who answers", "that player’s partner"),
    ("responder", "self"): pgettext_lazy("who answers", "the player who asked"),
    ("answerer", "callers-partner"): pgettext_lazy("who answers", "the partner of the player who made the call"),
    ("answerer", "caller"): pgettext_lazy("who answers", "the player who made the call"),
}
_UNKNOWN: dict[str, Promise] = {
    "same_call": pgettext_lazy("answer", "not made yet"),
    "other_board_same": pgettext_lazy("answer", "not reached yet"),
    # Translators: whether the misinformation could well have influenced the call, when this is not answered apart
    # from the question whether the call was probably made because of it.
    "could_well": pgettext_lazy("answer", "as in the question above"),
    # Translators: who made each call, when it is not told call by call.
    "seats": pgettext_lazy("answer", "everybody in turn"),
    "stated": pgettext_lazy("answer", "none"),
    "new_call": pgettext_lazy("answer", "none yet"),
    "other_board_call": pgettext_lazy("answer", "none yet"),
}


def question(fact: str, law: str = "") -> str:
    """The question that a fact answers; `law` is the clause that asks."""
    return str(_IN_CLAUSE.get((law, fact), QUESTIONS[fact]))


def choice(fact: Fact, value: str | bool | int | None) -> str:
    """One possible answer as a person reads it; None is not known yet."""
    if value is None:
        return str(_UNKNOWN[fact.name])
    if value is True:
        return pgettext("answer", "yes")
    if value is False:
        return pgettext("answer", "no")
    if isinstance(value, int):
        return str(value)
    if (fact.name, value) in _CHOICES:
        return str(_CHOICES[fact.name, value])
    if fact.type in (FactType.SEAT, FactType.SEATS):
        return str(symbols.SEAT_NAMES[Seat(value)])
    if value in BY_TEXT:
        call = BY_TEXT[value]
        return f"{call} ({symbols.spoken(call)})" if call in (DOUBLE, REDOUBLE) else symbols.symbol(call)
    if fact.type is FactType.CALL:
        return str(bid_typed(value))
    bid, risk = contract_of(value)
    return f"{symbols.symbol(bid)}{risk.value}"


def bid_typed(value: Call | str) -> Call | Sentence:
    """A call, or with its symbol the text of a bid out of range, such as 8C."""
    if not isinstance(value, str):
        return value
    level, denomination = value[:-1], Denomination.from_letter(value[-1])
    shown = Sentence(f"{level}{symbols.denomination_symbol(denomination)}")
    shown.html = symbols.impossible_bid_html(level, denomination)
    return shown
