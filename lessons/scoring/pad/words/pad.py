"""The words of the score pad itself: its columns, its entries, its form, what a link may not hold."""

from django.utils.functional import Promise
from django.utils.translation import gettext as _
from django.utils.translation import ngettext, pgettext, pgettext_lazy

from lessons.auction.words.links import quote
from lessons.engine.calls import Bid
from lessons.engine.contract import Risk
from lessons.engine.scoring.deal import Deal
from lessons.engine.scoring.editions import Game
from lessons.engine.scoring.lines import Place, ScoreLine
from lessons.engine.scoring.rubber import Rubber
from lessons.engine.seats import Side
from lessons.scoring.words.deals import headline
from lessons.scoring.words.labels import LINES, PLACES
from lessons.scoring.words.names import Names
from lessons.wording.sentence import Sentence, joined, sentence

RISKS: dict[Risk, Promise] = {
    Risk.UNDOUBLED: pgettext_lazy("contract", "Undoubled"),
    Risk.DOUBLED: pgettext_lazy("contract", "Doubled"),
    Risk.REDOUBLED: pgettext_lazy("contract", "Redoubled"),
}

# The columns


def games_and_vulnerability(rubber: Rubber, side: Side) -> Sentence:
    """What stands under the name of a side: how many games it has won and, while there are deals to come in
    contract bridge, whether it is vulnerable in the next one."""
    games = rubber.games.of(side)
    if rubber.ended or rubber.game is Game.AUCTION:
        return _games(games, ended=rubber.ended)
    if rubber.vulnerable.includes(side):
        return sentence(pgettext("score pad", "1 game, vulnerable"))
    return sentence(pgettext("score pad", "no game yet, not vulnerable"))


def _games(games: int, *, ended: bool) -> Sentence:
    if games:
        return sentence(ngettext("%(n)d game", "%(n)d games", games), n=games)
    # Translators: of a side that has won no game in a rubber that is over.
    return sentence(pgettext("score pad", "no game") if ended else pgettext("score pad", "no game yet"))


def two_columns(names: Names) -> Sentence:
    # Translators: the names of the two columns of the pad, as a choice: "We and They".
    text = pgettext("score pad", "%(first)s and %(second)s")
    return sentence(text, first=names.of(names.first), second=names.of(names.first.opponents))


def part_score_on(points: int) -> Sentence:
    # Translators: a mark on the pad beside a part-score that counts towards the game being played: "60 on".
    return sentence(pgettext("score pad", "%(points)d on"), points=points)


def game_tag(side: Side, points: int, names: Names) -> Sentence:
    # Translators: on the line under a game; %(side)s is a side, or We or They, %(points)d what won the game.
    return sentence(pgettext("score pad", "%(side)s: game with %(points)d"), side=names.of(side), points=points)


def above_list(side: Side, names: Names) -> Sentence:
    # Translators: names a list of entries for screen readers.
    return sentence(_("%(side)s, above the line"), side=names.of(side))


def below_list(side: Side, number: int, names: Names) -> Sentence:
    # Translators: names a list of entries for screen readers; %(n)d counts the games of the rubber.
    return sentence(_("%(side)s, below the line, game %(n)d"), side=names.of(side), n=number)


def deal_label(number: int) -> Sentence:
    # Translators: small, beside a number on the pad.
    return sentence(pgettext("score pad", "deal %(n)d"), n=number)


def asks_why(line: ScoreLine) -> Sentence:
    # Translators: for screen readers, after a number on the pad and its deal; %(kind)s is a label such as "honours".
    return sentence(pgettext("score pad", "%(kind)s: why?"), kind=LINES[line.code])


# An entry and its deal


def entry_for(line: ScoreLine, names: Names) -> Sentence:
    """To whom the points go and where they stand; it follows the number."""
    if line.place is Place.BELOW:
        # Translators: after a large number on the pad; %(side)s is a side, "us" or "them".
        return sentence(_("for %(side)s, below the line"), side=names.to(line.side))
    # Translators: after a large number on the pad; %(side)s is a side, "us" or "them".
    return sentence(_("for %(side)s, above the line"), side=names.to(line.side))


def deal_heading(number: int, deal: Deal, names: Names) -> Sentence:
    # Translators: %(deal)s is a deal in short, such as 4♠X by South, −2.
    return sentence(_("Deal %(n)d: %(deal)s"), n=number, deal=headline(deal, names))


def line_label(line: ScoreLine, names: Names) -> Sentence:
    # Translators: a line of a score in short; all three are labels: "We, below the line: tricks".
    text = pgettext("score line", "%(side)s, %(place)s: %(kind)s")
    return sentence(text, side=names.of(line.side), place=PLACES[line.place], kind=LINES[line.code])


def points_of(side: Side, points: str, names: Names) -> Sentence:
    # Translators: what a side scores on a deal; %(points)s is a number or a sum such as "60 + 30".
    return sentence(pgettext("score pad", "%(side)s %(points)s"), side=names.of(side), points=points)


# Entering a deal


def enter(number: int) -> Sentence:
    return sentence(_("Deal %(n)d: what was the contract?"), n=number)


def enter_before(number: int) -> Sentence:
    return sentence(_("A deal before deal %(n)d: what was the contract?"), n=number)


def enter_next(number: int) -> Sentence:
    # Translators: a button.
    return sentence(pgettext("button", "Enter deal %(n)d"), n=number)


def deal_contract(number: int, bid: Bid) -> Sentence:
    # Translators: %(contract)s is a symbol such as 4♠.
    return sentence(_("Deal %(n)d: %(contract)s"), n=number, contract=bid)


def save_button(number: int) -> Sentence:
    # Translators: a button.
    return sentence(pgettext("button", "Save deal %(n)d"), n=number)


def declarer_missing() -> Sentence:
    return sentence(_("Say who declared."))


def tricks_missing() -> Sentence:
    return sentence(_("Say how many tricks declarer’s side won."))


def honours_hint(game: Game, aces: bool) -> Sentence:
    """What is to be noted of the honours."""
    if game is Game.AUCTION:
        if aces:
            return sentence(_("At no trump the four aces: say where all of them were, or leave all at 0."))
        return sentence(_("A, K, Q, J and 10 of trumps: say where all five were, or leave all at 0."))
    if aces:
        return sentence(_("At no trump the four aces: they score only if one hand held all of them."))
    return sentence(_("A, K, Q, J and 10 of trumps: they score only if one hand held four or five of them."))


def begin_new_with(number: int) -> Sentence:
    # Translators: a link; the deals from this one on came after the end of the rubber.
    return sentence(_("Begin a new rubber with deal %(n)d"), n=number)


# What was done


def replayed(number: int, count: int) -> Sentence:
    # Translators: between “Back” and “Next”: how far a rubber is replayed.
    return sentence(_("Deals shown: %(n)d of %(count)d"), n=number, count=count)


def deleted(number: int, deal: Deal, names: Names) -> Sentence:
    # Translators: %(deal)s is a deal in short, such as 4♠X by South, −2.
    return sentence(_("Deal %(n)d is deleted: %(deal)s"), n=number, deal=headline(deal, names))


def undo(number: int) -> Sentence:
    # Translators: a button that takes the last deal back.
    return sentence(pgettext("button", "Undo deal %(n)d"), n=number)


# What a link may not hold


def too_many_deals(count: int, most: int) -> Sentence:
    text = _("Deals in the link: %(count)d. A pad holds %(most)d, so the rest are left out.")
    return sentence(text, count=count, most=most)


def pad_full(most: int) -> Sentence:
    return sentence(_("The pad is full: it holds %(most)d deals."), most=most)


def deal_refused(number: int, reason: Sentence) -> Sentence:
    """A deal of the link that can be read but not be."""
    text = _("Deal %(n)d of the link cannot be scored, so the rubber is shown up to there.")
    return joined(sentence(text, n=number), reason)


def unreadable_deal(text: str, number: int) -> Sentence:
    template = _("Deal %(n)d of the link, “%(text)s”, is not a deal, so the rubber is shown up to there.")
    return sentence(template, text=quote(text), n=number)
