"""Whatever an address of the pad holds, the answer is a page, the canonical address, or what is wrong with it."""

from urllib.parse import urlencode

import pytest
from django.test import Client
from hypothesis import given, settings
from hypothesis import strategies as st

from lessons.scoring.pad.forms.change import FIELDS as DONE_FIELDS
from lessons.scoring.pad.forms.deal import FIELDS as DRAFT_FIELDS
from lessons.scoring.pad.forms.state import FIELDS

pytestmark = pytest.mark.django_db
PATHS = ("pad/", "pad/compare/", "pad/rubber.csv")

deals = st.sampled_from(
    ["P", "3N.S.9", "4H.E.10", "4SXX.EW.0", "7N.N.13.N4", "1C.W.7.E5", "2H.N.8.N2E3", "4S.N.14", "4S.N.10.N9", "x"]
)
rubbers = st.lists(deals, max_size=35).map("_".join)
values = st.one_of(
    st.sampled_from(
        ["", "0", "1", "2", "3", "30", "X", "XX", "N", "EW", "4S", "7NT", "P", "auction", "1915", "ns", "2.P"]
    ),
    st.text(max_size=8),
)
queries = st.fixed_dictionaries(
    {},
    optional={name: values for name in (*FIELDS, *DRAFT_FIELDS, *DONE_FIELDS, "save", "o") if name != "r"}
    | {"r": rubbers},
)


@settings(max_examples=150)
@given(queries, st.sampled_from(PATHS), st.booleans())
def test_every_address_is_answered(query: dict[str, str], path: str, fragment: bool) -> None:
    client = Client(headers={"HX-Request": "true"} if fragment else None)
    response = client.get(f"/ru/{path}?{urlencode(query)}")
    assert response.status_code in (200, 302, 422)
    if response.status_code == 302:
        assert client.get(response.url).status_code in (200, 422)
