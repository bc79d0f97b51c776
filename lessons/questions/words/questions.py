"""What a question asks, and how its answers are labelled: for every kind, in the reader's language."""

from collections.abc import Callable
from typing import Any

from django.utils.functional import Promise
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy, ngettext, pgettext, pgettext_lazy

from lessons.engine.contract import contract_of
from lessons.engine.scoring.editions import Game
from lessons.engine.seats import Seat
from lessons.questions.kinds.base import Verdict
from lessons.questions.kinds.reach_goal.goals import Goal
from lessons.scoring.words.deals import story
from lessons.scoring.words.labels import GAMES
from lessons.scoring.words.states import vulnerability
from lessons.wording.editor_text import with_calls
from lessons.wording.sentence import Sentence, contract, joined, sentence
from lessons.wording.symbols import SEAT_NAMES

# Names of the parts of an answer.
PARTS: dict[str, Promise] = {
    "contract": gettext_lazy("Contract"),
    "declarer": gettext_lazy("Declarer"),
    "dummy": gettext_lazy("Dummy"),
    "leader": gettext_lazy("Opening lead"),
    "place": gettext_lazy("The first illegal call"),
    "call": gettext_lazy("A call to put there"),
}

NOBODY = pgettext_lazy("nobody declares, is dummy or leads", "nobody")
OVER = gettext_lazy("The auction is over")
NONE_OF_THEM = gettext_lazy("none of them")
TIE = gettext_lazy("a tie")

VERDICTS: dict[Verdict, Promise] = {
    Verdict.RIGHT: gettext_lazy("Right"),
    Verdict.PARTLY: gettext_lazy("Partly right"),
    Verdict.WRONG: gettext_lazy("Not right"),
}

LEGAL_OR_NOT = {"legal": gettext_lazy("Yes, it is legal"), "illegal": gettext_lazy("No, it is not")}

# Translators: short reasons why a call is illegal, as answers to choose from.
REASONS: dict[str, Promise] = {
    "insufficient-bid": pgettext_lazy("reason", "The bid is not higher than the last one"),
    "double-no-bid": pgettext_lazy("reason", "There is no bid to double"),
    "double-own-side": pgettext_lazy("reason", "The last bid was made by the same side"),
    "double-already-doubled": pgettext_lazy("reason", "It is doubled already"),
    "double-already-redoubled": pgettext_lazy("reason", "It is redoubled already: it cannot be doubled again"),
    "redouble-no-bid": pgettext_lazy("reason", "There is no bid, and so no double to redouble"),
    "redouble-not-doubled": pgettext_lazy("reason", "The last bid is not doubled"),
    "redouble-own-side": pgettext_lazy("reason", "The double was made by the same side"),
    "redouble-already-redoubled": pgettext_lazy("reason", "It is redoubled already: it cannot be redoubled again"),
    "auction-over": pgettext_lazy("reason", "The auction is over"),
}

# Translators: reasons why a deal scores differently in contract bridge and in auction bridge, to choose from.
DIFFERENCES: dict[str, Promise] = {
    "trick-values": pgettext_lazy("difference", "Tricks have different values"),
    "overtricks-to-game": pgettext_lazy("difference", "Overtricks count towards game in auction bridge"),
    "doubled-overtricks": pgettext_lazy("difference", "Doubled overtricks are paid differently"),
    "doubled-made": pgettext_lazy("difference", "The bonus for making a doubled contract is different"),
    "undertrick-prices": pgettext_lazy("difference", "The price of undertricks is different"),
    "slam-not-bid": pgettext_lazy("difference", "Auction bridge pays for a slam that was not bid"),
    "slam-premium": pgettext_lazy("difference", "The bonus for a slam that was bid is different"),
    "honours-divided": pgettext_lazy("difference", "Auction bridge pays for divided honours"),
    "honour-values": pgettext_lazy("difference", "The same honours have a different value"),
    "game-in-one": pgettext_lazy("difference", "It is game in only one of the two"),
}


def task(code: str, spec: Any) -> Sentence:
    """What is asked, whatever else the prompt says."""
    return TASKS[code](spec)


def _judge(spec: Any) -> Sentence:
    # Translators: %(call)s is the symbol of a call or the word for a pass, the seat stands in the nominative.
    return sentence(_("Is %(call)s legal now? To call: %(seat)s."), call=spec.call, seat=spec.auction.turn)


def _legal_calls(spec: Any) -> Sentence:
    return sentence(_("Mark every call that is legal now. To call: %(seat)s."), seat=spec.auction.turn)


def _still_call(spec: Any) -> Sentence:
    # Translators: the seat stands in the nominative.
    return sentence(_("What may %(seat)s still call? Mark everything that is legal."), seat=spec.auction.turn)


def _goal(spec: Any) -> Sentence:
    goal: Goal = spec.goal
    parts = []
    if goal.contract == "P":
        parts.append(sentence(_("Enter an auction that is passed out.")))
    elif goal.contract:
        text = _("Enter an auction that ends in %(contract)s.")
        parts.append(sentence(text, contract=contract(*contract_of(goal.contract))))
    else:
        parts.append(sentence(_("Enter an auction to its end.")))
    return joined(*parts, *wishes(goal))


def wishes(goal: Goal) -> list[Sentence]:
    """What is asked of an auction besides its contract."""
    parts = []
    if goal.declarer:
        parts.append(sentence(_("Declarer: %(seat)s."), seat=goal.declarer))
    if goal.last_bidder:
        parts.append(sentence(_("%(seat)s makes the final bid."), seat=goal.last_bidder))
    for call in goal.uses:
        # Translators: %(call)s is the symbol of a call or the word for a pass.
        parts.append(sentence(_("The auction must contain this call: %(call)s."), call=call))
    return parts


def _score_deal(spec: Any) -> Sentence:
    scored = spec.scored
    what = sentence(_("Score this deal (%(game)s)."), game=str(GAMES[scored.game]))
    told = [story(scored.deal), *held(scored.deal)]
    if scored.game is not Game.AUCTION:
        told.append(vulnerability(scored.vulnerable))
    return joined(what, *told)


def held(deal: Any) -> list[Sentence]:
    """Who held which honours, where that is known."""
    honours = getattr(deal, "honours", None)
    if honours is None:
        return []
    # Translators: one of a list after “Honours:”: how many are in this hand; the seat stands in the nominative.
    text = pgettext("honours", "%(seat)s %(n)d")
    hands = [sentence(text, seat=seat, n=count) for seat, count in honours.by_seat().items() if count]
    # Translators: %(hands)s is a list such as “North 1, West 4”.
    return [sentence(_("Honours: %(hands)s."), hands=", ".join(hands))] if hands else []


def _suffices(spec: Any) -> Sentence:
    text = _("%(points)d below the line (%(game)s). Which of these contracts make game if they are just made?")
    return sentence(text, points=spec.part_score, game=str(GAMES[spec.game]))


def _compare(spec: Any) -> Sentence:
    what = _("The first deal of a rubber. What goes below the line in each of the two games?")
    return joined(what, story(spec.deal), *held(spec.deal))


def _ruling(spec: Any) -> Sentence:
    if spec.ordered:
        return sentence(_("What does the Director rule, and in which order?"))
    return sentence(_("What does the Director rule? Mark everything that applies."))


# By the parts that are asked, where that is not all.
OUTCOMES: dict[tuple[str, ...], Promise] = {
    ("contract",): gettext_lazy("The auction is over. What is the contract?"),
    ("declarer",): gettext_lazy("The auction is over. Who is declarer?"),
    ("contract", "declarer"): gettext_lazy("The auction is over. What is the contract, and who plays it?"),
}


def _outcome(spec: Any) -> Sentence:
    return sentence(str(OUTCOMES.get(spec.ask) or _("The auction is over. How did it end?")))


TASKS: dict[str, Callable[[Any], Sentence]] = {
    "judge-call": _judge,
    "legal-calls": _legal_calls,
    "still-call": _still_call,
    "whose-turn": lambda spec: sentence(_("Whose turn is it to call, or is the auction over?")),
    "reach-goal": _goal,
    "mend-auction": lambda spec: sentence(_("Find the first illegal call, and say what could stand in its place.")),
    "name-outcome": _outcome,
    "score-deal": _score_deal,
    "score-rubber": lambda spec: sentence(_("Fill in the pad (%(game)s)."), game=str(GAMES[spec.game])),
    "suffices": _suffices,
    "compare-games": _compare,
    "ruling": _ruling,
    "who-asks": lambda spec: sentence(_("What does the Law say to that? Mark everything that applies.")),
    "choice": lambda spec: sentence(""),
}


# Translators: names of kinds of questions, as headings on the practice page.
KINDS: dict[str, Promise] = {
    "judge-call": pgettext_lazy("practice", "Is this call legal?"),
    "legal-calls": pgettext_lazy("practice", "All the legal calls"),
    "still-call": pgettext_lazy("practice", "Can you still double?"),
    "whose-turn": pgettext_lazy("practice", "Whose turn is it?"),
    "reach-goal": pgettext_lazy("practice", "Reach a contract"),
    "mend-auction": pgettext_lazy("practice", "Find the illegal call"),
    "name-outcome": pgettext_lazy("practice", "Contract, declarer, lead"),
    "score-deal": pgettext_lazy("practice", "Score a deal"),
    "score-rubber": pgettext_lazy("practice", "Fill in the pad"),
    "suffices": pgettext_lazy("practice", "What makes game?"),
    "compare-games": pgettext_lazy("practice", "Contract or auction bridge"),
    "ruling": pgettext_lazy("practice", "The Director’s ruling"),
    "who-asks": pgettext_lazy("practice", "Who may ask what?"),
}


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


def seat_name(seat: Seat) -> str:
    return str(SEAT_NAMES[seat])
