"""The pad's state: read from an address, changed deal by deal, scored as far as it goes."""

from urllib.parse import urlencode

import pytest
from django.http import QueryDict
from hypothesis import given
from hypothesis import strategies as st

from lessons.engine.calls import BIDS
from lessons.engine.contract import Risk
from lessons.engine.scoring.comparison import whole_honours
from lessons.engine.scoring.deal import PASSED_OUT, Deal, Honours, PlayedDeal, deal_of, honours_in_pack
from lessons.engine.scoring.editions import Game
from lessons.engine.scoring.lines import PerSide
from lessons.engine.seats import Seat, Side
from lessons.scoring.domain.pad_addresses import write_deal
from lessons.scoring.pad.forms.change import PadChange, read_change
from lessons.scoring.pad.forms.deal import DealDraft, DealRefused, read_draft
from lessons.scoring.pad.forms.state import PadState, read_state


@st.composite
def played(draw: st.DrawFn) -> PlayedDeal:
    bid = draw(st.sampled_from(BIDS))
    order = draw(st.permutations([0, 1, 2, 3]))
    counts, left = [0, 0, 0, 0], honours_in_pack(bid.denomination)
    for place in order:
        counts[place] = draw(st.integers(0, left))
        left -= counts[place]
    honours = Honours(tuple(counts)) if any(counts) else None
    declarer = draw(st.sampled_from([*Seat, *Side]))
    return PlayedDeal(bid, draw(st.sampled_from(Risk)), declarer, draw(st.integers(0, 13)), honours)


games = st.sampled_from(
    [
        (Game.CONTRACT, None),
        (Game.CONTRACT, "1981"),
        (Game.AUCTION, None),
        (Game.AUCTION, "1915"),
        (Game.AUCTION, "1913"),
    ]
)
rubbers = st.builds(
    lambda deals, game, names: PadState(tuple(deals), *game, names),
    st.lists(played() | st.just(PASSED_OUT), max_size=30),
    games,
    st.sampled_from(["we", "ns"]),
)


def read(query: str) -> tuple[PadState, list[str]]:
    return read_state(QueryDict(query.removeprefix("?")).dict())


def state(deals: str, **more: object) -> PadState:
    return read(f"r={deals}")[0].having(**more)


@given(rubbers, st.booleans(), st.integers(0, 40), st.integers(0, 40))
def test_a_canonical_address_is_read_back_as_the_same_state(
    given: PadState, stopped: bool, at: int, why: int
) -> None:
    if stopped and given.deals and not given.rubber.complete:
        given = given.having(stopped=True)
    if at < len(given.deals):
        given = given.having(at=at)
    if 0 < why <= len(given.rubber.entries):
        given = given.having(why=why)
    assert read(given.query) == (given, [])


@pytest.mark.parametrize(
    ("query", "expected"),
    [
        ("", PadState()),
        ("r=2h.n.9_p", PadState((deal_of("2H", "N", 9), PASSED_OUT))),
        ("r=4SXX.EW.8.N4E1", PadState((deal_of("4SXX", "EW", 8, {"N": 4, "E": 1}),))),
        ("r=4S.E.8.N0", PadState((deal_of("4S", "E", 8),))),
        ("g=auction&e=1926", PadState(game=Game.AUCTION)),
        ("g=auction&e=1913&n=ns", PadState(game=Game.AUCTION, edition="1913", names="ns")),
        ("stop=1&why=1&at=0", PadState()),
        ("r=3N.S.9_4H.N.10&stop=1", PadState((deal_of("3N", "S", 9), deal_of("4H", "N", 10)))),
        ("r=P&stop=1&why=1&at=1", PadState((PASSED_OUT,), stopped=True)),
        ("r=P_P&stop=1&at=1", PadState((PASSED_OUT, PASSED_OUT), stopped=True, at=1)),
        ("n=%00&why=x&at=-1", PadState()),
    ],
)
def test_an_address_is_read(query: str, expected: PadState) -> None:
    assert read(query) == (expected, [])


UP_TO_THERE = "Deal 2 of the link cannot be scored, so the rubber is shown up to there."


@pytest.mark.parametrize(
    ("query", "deals", "problems"),
    [
        (
            "r=P_4S.N_P",
            1,
            ["Deal 2 of the link, “4S.N”, is not a deal, so the rubber is shown up to there."],
        ),
        ("r=7NNX.N.12", 0, ["Deal 1 of the link, “7NNX.N.12”, is not a deal, so the rubber is shown up to there."]),
        ("r=4SD.N.12", 0, ["Deal 1 of the link, “4SD.N.12”, is not a deal, so the rubber is shown up to there."]),
        (
            "r=P_7N.N.14",
            1,
            [f"{UP_TO_THERE} Tricks won by declarer’s side run from 0 to 13; 14 is not possible."],
        ),
        (
            "r=P_4S.N.10.N4E4",
            1,
            [f"{UP_TO_THERE} Honours: 8 of 5. There are only five in trumps: A, K, Q, J and 10."],
        ),
        ("r=P_3N.N.10.N5", 1, [f"{UP_TO_THERE} Honours: 5 of 4. At no trump they are the four aces."]),
        ("g=chess&r=P", 1, ["“chess” is not one of the games scored here."]),
        ("g=duplicate&r=P", 1, ["“duplicate” is not one of the games scored here."]),
        ("e=1926&r=P", 1, ["This game has no edition “1926”. Choose one of these: 1993, 1981."]),
        ("r=" + "P_" * 40, 30, ["Deals in the link: 40. A pad holds 30, so the rest are left out."]),
    ],
)
def test_what_cannot_be_read_is_said_and_the_rest_is_kept(query: str, deals: int, problems: list[str]) -> None:
    given, said = read(query)
    assert (len(given.deals), said) == (deals, problems)


# Changing the rubber


@given(rubbers.filter(lambda given: len(given.deals) < 30), played(), st.data())
def test_a_deal_put_in_and_taken_out_again_leaves_the_rubber_as_it_was(
    given: PadState, deal: Deal, data: st.DataObject
) -> None:
    place = data.draw(st.integers(0, len(given.deals)))
    assert given.with_deal(deal, place).without_deal(place) == given


@given(rubbers.filter(lambda given: given.deals), st.data())
def test_a_deleted_deal_can_be_put_back(given: PadState, data: st.DataObject) -> None:
    place = data.draw(st.integers(0, len(given.deals) - 1))
    after = given.without_deal(place)
    gone = PadChange(gone=(place + 1, given.deals[place]))
    found = read_change(QueryDict(urlencode(gone.fields)).dict(), after)
    assert (found, found.undone(after)) == (gone, given)


@given(rubbers)
def test_a_rubber_is_scored_as_far_as_it_goes_and_keeps_its_other_deals(given: PadState) -> None:
    rubber = given.rubber
    scored = tuple(step.deal for step in rubber.steps)
    deals = given.deals if given.game is Game.CONTRACT else tuple(map(whole_honours, given.deals))
    assert scored == deals[: len(scored)]
    assert len(scored) == len(deals) or rubber.complete


def test_editing_an_earlier_deal_scores_all_that_follow_again() -> None:
    before = state("2H.N.8_2H.N.8_3N.E.9")
    after = before.with_deal(deal_of("2H", "N", 7), 1, instead=True)
    assert (before.rubber.games, before.rubber.totals) == (PerSide(1, 1), PerSide(120, 100))
    assert (after.rubber.games, after.rubber.totals) == (PerSide(0, 1), PerSide(60, 150))


def test_another_game_scores_the_same_deals_and_back_again() -> None:
    given = state("1N.N.9_1N.N.9_1N.N.9")
    other = given.having(game=Game.AUCTION)
    assert (len(given.rubber.steps), len(other.rubber.steps)) == (3, 2)
    assert read(other.query)[0].having(game=Game.CONTRACT) == given


# Entering a deal


def entered(query: str, given: PadState) -> DealDraft:
    draft, problems = read_draft(QueryDict(query).dict(), given)
    assert problems == []
    return draft


@given(rubbers, played(), st.data())
def test_a_draft_is_read_back_from_its_address(given: PadState, deal: PlayedDeal, data: st.DataObject) -> None:
    place = data.draw(st.none() | st.integers(0, len(given.deals) - 1)) if given.deals else None
    draft = DealDraft.of(deal, 0).having(place=place, instead=place is not None and data.draw(st.booleans()))
    assert entered(urlencode(draft.fields), given) == draft
    assert draft.deal() == deal


def test_a_deal_to_be_changed_is_loaded_into_the_form() -> None:
    given = state("2H.N.9_4SX.EW.8.N4E1")
    assert entered("edit=2", given).deal() == given.deals[1]
    assert entered("edit=2", given).saved_in(given) == given


@pytest.mark.parametrize(
    ("query", "deals", "field", "sentence"),
    [
        ("bid=4S", "P", "by", "Say who declared."),
        ("bid=4S&by=N", "P", "won", "Say how many tricks declarer’s side won."),
        (
            "bid=4S&by=N&won=10&hN=4&hE=2",
            "P",
            "honours",
            "Honours: 6 of 5. There are only five in trumps: A, K, Q, J and 10.",
        ),
        ("bid=3N&by=N&won=10&hN=5", "P", "honours", "Honours: 5 of 4. At no trump they are the four aces."),
        ("bid=4S&by=N&won=10", "3N.S.9_3N.S.9", "", "The rubber is over: this deal belongs to a new one."),
        ("bid=4S&by=N&won=10", "_".join(["P"] * 30), "", "The pad is full: it holds 30 deals."),
    ],
)
def test_a_deal_that_cannot_be_saved_says_why(query: str, deals: str, field: str, sentence: str) -> None:
    given = state(deals)
    with pytest.raises(DealRefused) as refused:
        entered(query, given).saved_in(given)
    assert (refused.value.field, refused.value.sentence) == (field, sentence)


def test_auction_bridge_must_know_all_the_honours() -> None:
    given = state("P", game=Game.AUCTION)
    with pytest.raises(DealRefused) as refused:
        entered("bid=4S&by=N&won=10&hN=4", given).saved_in(given)
    assert refused.value.sentence == (
        "Honours: 4 of 5. In auction bridge the side with most of them scores,"
        " so say where all of them were, or none."
    )


def test_a_deal_may_still_be_put_before_the_end_of_a_rubber_that_is_over() -> None:
    given = state("3N.S.9_3N.S.9")
    after = entered("bid=3N&by=E&won=9&before=1", given).saved_in(given)
    assert (list(map(write_deal, after.deals)), after.rubber.games) == (
        ["3N.E.9", "3N.S.9", "3N.S.9"],
        PerSide(2, 1),
    )
