"""Auctions for hypothesis: legal ones of any length, finished ones, and ones with anything in them."""

from hypothesis import strategies as st

from lessons.engine.auction import Auction
from lessons.engine.calls import CALLS, PASS
from lessons.engine.seats import Seat

seats = st.sampled_from(Seat)


@st.composite
def legal_auctions(draw: st.DrawFn, *, finished: bool = False) -> Auction:
    """A legal auction, cut anywhere or brought to its end. Low bids come oftener, so that some grow long."""
    auction = Auction(draw(seats))
    for _ in range(draw(st.integers(0, 60))):
        if auction.is_over:
            return auction
        legal = auction.legal_calls
        near = legal[: draw(st.integers(1, len(legal)))]
        auction = auction.after(draw(st.sampled_from(near)))
    while finished and not auction.is_over:
        auction = auction.after(PASS)
    return auction


# Calls as they come, most soon illegal.
any_auctions = st.builds(Auction, seats, st.lists(st.sampled_from(CALLS), max_size=20))
