"""Chicago: four deals, each scored in duplicate style, with a fixed vulnerability."""

from lessons.engine.seats import Seat, Side, Vulnerability

DEALS = 4


def chicago_vulnerability(deal: int, dealer: Seat) -> Vulnerability:
    """Vulnerability of deal 1 to 4: nobody, the dealer's side twice, both. Raises ValueError for another number.

    >>> chicago_vulnerability(2, Seat.EAST)
    <Vulnerability.EW: 'EW'>
    """
    if deal not in range(1, DEALS + 1):
        raise ValueError(f"Chicago has deals 1 to 4, not {deal}")
    if deal == 1:
        return Vulnerability.NONE
    if deal == DEALS:
        return Vulnerability.BOTH
    return Vulnerability.NS if dealer.side is Side.NS else Vulnerability.EW
