"""Auctions and contracts as the query of a page's address, and back."""

from urllib.parse import parse_qsl, urlencode

from lessons.engine.auction import Auction
from lessons.engine.calls import call_of
from lessons.engine.contract import Contract
from lessons.engine.seats import NORTH, Seat, Vulnerability


def auction_address(auction: Auction, vulnerability: Vulnerability) -> str:
    """The auction table's query: `d` the dealer, `v` who is vulnerable, `a` the calls; defaults are left out.

    >>> auction_address(Auction.of("E", "1D P"), Vulnerability.NONE)
    'd=E&a=1D-P'
    """
    fields = {
        "d": "" if auction.dealer is NORTH else auction.dealer.value,
        "v": "" if vulnerability is Vulnerability.NONE else vulnerability.value,
        "a": "-".join(map(str, auction.calls)),
    }
    return urlencode({name: value for name, value in fields.items() if value})


def read_auction_address(query: str) -> tuple[Auction, Vulnerability]:
    """The auction and the vulnerability in a query of the auction table; other parameters are ignored.

    Raises ValueError where the text is no query, or one of the three is not canonical.

    >>> auction, vulnerability = read_auction_address("d=E&v=NS&a=1D-P&try=1C")
    >>> str(auction), vulnerability
    ('E:1D P', <Vulnerability.NS: 'NS'>)
    """
    fields = dict(parse_qsl(query, strict_parsing=True)) if query else {}
    calls = map(call_of, filter(None, fields.get("a", "").split("-")))
    return Auction(Seat(fields.get("d", "N")), calls), Vulnerability(fields.get("v", "none"))


def pad_entry_address(contract: Contract) -> str:
    """The score pad's query for entering the result of this contract.

    >>> from lessons.engine.auction import Auction
    >>> pad_entry_address(Auction.of("N", "4S X P P P").contract)
    'bid=4S&x=X&by=N'
    """
    fields = {"bid": str(contract.bid), "x": contract.risk.value, "by": contract.declarer.value}
    return urlencode({name: value for name, value in fields.items() if value})
