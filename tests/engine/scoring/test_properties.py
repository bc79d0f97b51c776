"""What holds for every rubber, whatever was dealt."""

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from lessons.engine.calls import BIDS, Denomination
from lessons.engine.contract import Risk
from lessons.engine.scoring.deal import PASSED_OUT, Honours, PlayedDeal, honours_in_pack
from lessons.engine.scoring.editions import AUCTION_EDITIONS, CONTRACT_EDITIONS, Game
from lessons.engine.scoring.errors import RubberOver
from lessons.engine.scoring.lines import Place, totals
from lessons.engine.scoring.rubber import score_rubber
from lessons.engine.seats import Seat, Side

CONTRACT_ORDER = ["tricks", "overtricks", "insult", "small-slam", "grand-slam", "undertricks", "honours"]
CONTRACT_ORDER += ["rubber", "unfinished-game", "unfinished-part-score"]
AUCTION_ORDER = ["tricks", "contract-premium", "overtrick-premium", "undertricks", "honours"]
AUCTION_ORDER += ["small-slam", "grand-slam", "rubber"]
EDITIONS = [(Game.CONTRACT, edition.name) for edition in CONTRACT_EDITIONS]
EDITIONS += [(Game.AUCTION, edition.name) for edition in AUCTION_EDITIONS]


@st.composite
def honours_of(draw, there_are):
    """All the honours, dealt to four hands."""
    hands = draw(st.lists(st.integers(0, 3), min_size=there_are, max_size=there_are))
    return Honours(tuple(hands.count(seat) for seat in range(4)))


@st.composite
def played_deals(draw):
    bid = draw(st.sampled_from(BIDS))
    honours = draw(st.none() | honours_of(honours_in_pack(bid.denomination)))
    declarer = draw(st.sampled_from([*Seat, *Side]))
    return PlayedDeal(bid, draw(st.sampled_from(Risk)), declarer, draw(st.integers(0, 13)), honours)


any_deals = st.lists(st.just(PASSED_OUT) | played_deals(), max_size=12)
any_edition = st.sampled_from(EDITIONS)


def score_until_complete(deals, game, edition, stop=False):
    """The rubber of these deals, those after its end left out."""
    try:
        return score_rubber(deals, game, edition, stop=stop)
    except RubberOver as over:
        return score_rubber(deals[: over.deal - 1], game, edition, stop=stop)


@given(any_deals, any_edition, st.booleans())
def test_totals_are_the_sum_of_the_entries(deals, edition, stop):
    rubber = score_until_complete(deals, *edition, stop)
    assert rubber.totals == totals(tuple(line for _, line in rubber.entries))
    assert rubber.margin == abs(rubber.totals.ns - rubber.totals.ew)
    assert all(line.points > 0 for _, line in rubber.entries)


@given(any_deals, any_edition)
def test_only_odd_tricks_of_a_contract_that_was_made_go_below_the_line(deals, edition):
    rubber = score_until_complete(deals, *edition)
    for step in rubber.steps:
        below = [line for line in step.lines if line.place is Place.BELOW]
        if step.deal is PASSED_OUT or not step.deal.made:
            assert below == []
        else:
            assert [(line.code, line.side) for line in below] == [("tricks", step.deal.side)]
            won = step.deal.bid.level if edition[0] is Game.CONTRACT else step.deal.tricks - 6
            assert below[0].counted == won


@given(any_deals, any_edition, st.booleans())
def test_entries_come_deal_by_deal_and_in_the_order_of_the_codes(deals, edition, stop):
    rubber = score_until_complete(deals, *edition, stop)
    order = CONTRACT_ORDER if edition[0] is Game.CONTRACT else AUCTION_ORDER
    places = [(deal, order.index(line.code)) for deal, line in rubber.entries]
    assert places == sorted(set(places))


@given(any_deals, any_edition)
def test_games_are_won_by_points_below_the_line_since_the_last_game(deals, edition):
    rubber = score_until_complete(deals, *edition)
    to_game = 100 if edition[0] is Game.CONTRACT else 30
    below = {Side.NS: 0, Side.EW: 0}
    for step in rubber.steps:
        for line in step.lines:
            below[line.side] += line.points if line.place is Place.BELOW else 0
        winners = [side for side in Side if below[side] >= to_game]
        assert winners == ([step.game_won_by] if step.game_won_by else [])
        if winners:
            below = {Side.NS: 0, Side.EW: 0}
        assert step.after.part_scores == (below[Side.NS], below[Side.EW])
    assert sum(rubber.games) == sum(step.game_won_by is not None for step in rubber.steps)
    assert rubber.complete is (2 in rubber.games)


@given(any_deals, any_edition)
def test_every_step_begins_where_the_last_one_ended(deals, edition):
    rubber = score_until_complete(deals, *edition)
    assert [step.number for step in rubber.steps] == list(range(1, len(rubber.steps) + 1))
    for one, following in pairwise(rubber.steps):
        assert one.after == following.before
        assert not one.after.complete
    for number, step in enumerate(rubber.steps):
        assert score_rubber(deals[:number], *edition).standing == step.before


@given(any_deals, any_edition, st.data())
def test_an_edit_is_the_same_as_replaying_all_deals(deals, edition, data):
    rubber = score_until_complete(deals, *edition)
    kept = [step.deal for step in rubber.steps]
    place = data.draw(st.integers(0, len(kept)))
    edited = [*kept[:place], data.draw(played_deals()), *kept[place + 1 :]]
    replayed = score_until_complete(edited, *edition)
    assert replayed.steps[:place] == rubber.steps[:place]
    again = score_until_complete([*edited[:place], *kept[place : place + 1], *edited[place + 1 :]], *edition)
    assert again == rubber


@given(played_deals(), any_edition)
def test_the_two_sides_are_treated_alike(deal, edition):
    turned = Honours((*deal.honours.counts[1:], deal.honours.counts[0])) if deal.honours else None
    other = PlayedDeal(deal.bid, deal.risk, deal.side.opponents, deal.tricks, turned)
    mine, theirs = score_rubber([deal], *edition), score_rubber([other], *edition)
    north, east, south, west = deal.honours.counts if deal.honours else (0, 0, 0, 0)
    assert turned is None or turned.counts == (east, south, west, north)
    assert (mine.totals.ns, mine.totals.ew) == (theirs.totals.ew, theirs.totals.ns)


@given(played_deals())
def test_contract_bridge_pays_declarer_or_defenders_for_tricks_never_both(deal):
    lines = [line for line in score_rubber([deal], Game.CONTRACT).steps[0].lines if line.code != "honours"]
    assert {line.side for line in lines} == {deal.side if deal.made else deal.side.opponents}
    assert deal.bid.denomination in Denomination
