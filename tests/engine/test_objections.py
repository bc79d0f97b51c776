"""The catalogue of objections: complete, permanent, and every one really met."""

import re
from dataclasses import FrozenInstanceError, is_dataclass

import pytest

from lessons.engine.calls import bid_of
from lessons.engine.objections import OBJECTIONS, InsufficientBid, Objection
from tests.engine.test_auction import ILLEGAL

# What the API promises. A code may be added; none is renamed or taken away.
PUBLIC = {
    "insufficient-bid": "18D",
    "double-no-bid": "19A1",
    "double-own-side": "19A1",
    "double-already-doubled": "19A1",
    "double-already-redoubled": "19A1",
    "redouble-no-bid": "19B1",
    "redouble-not-doubled": "19B1",
    "redouble-own-side": "19B1",
    "redouble-already-redoubled": "19B1",
    "auction-over": "17E",
}


def test_codes_and_laws_are_the_public_ones() -> None:
    assert {code: kind.law for code, kind in OBJECTIONS.items()} == PUBLIC


def test_every_objection_is_met_in_a_judged_case() -> None:
    met = {type(objection) for _, _, objections in ILLEGAL for objection in objections}
    assert met == set(OBJECTIONS.values())


@pytest.mark.parametrize("kind", OBJECTIONS.values(), ids=OBJECTIONS)
def test_objection_cites_its_law_where_it_is_read(kind: type[Objection]) -> None:
    assert is_dataclass(kind)
    assert re.findall(r"\(Law (\w+)\)", kind.__doc__ or "") == [kind.law]


def test_an_objection_cannot_be_changed() -> None:
    objection = InsufficientBid(bid_of("1H"), bid_of("1S"))
    with pytest.raises(FrozenInstanceError):
        objection.bid = bid_of("2H")
