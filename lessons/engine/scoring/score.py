"""One deal in any of the games."""

from lessons.engine.scoring.auction_bridge import auction_lines
from lessons.engine.scoring.contract_bridge import contract_lines
from lessons.engine.scoring.deal import Deal, PassedOutDeal
from lessons.engine.scoring.duplicate import duplicate_lines
from lessons.engine.scoring.editions import ContractEdition, Game, edition_of
from lessons.engine.scoring.errors import UnknownEdition, VulnerabilityNotForThisGame
from lessons.engine.scoring.lines import ScoreLine
from lessons.engine.seats import Vulnerability


def score_deal(
    deal: Deal, game: Game, edition: str | None = None, vulnerable: Vulnerability = Vulnerability.NONE
) -> tuple[ScoreLine, ...]:
    """The lines of one deal, in the order they are written; none when it was passed out.

    Raises UnknownEdition, VulnerabilityNotForThisGame, HonoursNotForThisGame, HonoursImpossible.

    >>> from lessons.engine.scoring.deal import deal_of
    >>> [(line.code, line.points) for line in score_deal(deal_of("3N", "S", 10), Game.CONTRACT)]
    [('tricks', 100), ('overtricks', 30)]
    """
    if game is Game.DUPLICATE:
        if edition is not None:
            raise UnknownEdition(edition, ())
        return () if isinstance(deal, PassedOutDeal) else duplicate_lines(deal, vulnerable.includes(deal.side))
    code = edition_of(game, edition)
    if isinstance(code, ContractEdition):
        return () if isinstance(deal, PassedOutDeal) else contract_lines(deal, code, vulnerable.includes(deal.side))
    if vulnerable is not Vulnerability.NONE:
        raise VulnerabilityNotForThisGame
    return () if isinstance(deal, PassedOutDeal) else auction_lines(deal, code)
