"""What may still be called? The question of `legal_calls` about pass, X and XX, or a few calls stated."""

from random import Random

from lessons.engine.calls import DOUBLE, PASS, REDOUBLE
from lessons.questions.kinds import auctions
from lessons.questions.kinds.base import Raw
from lessons.questions.kinds.legal_calls.spec import LegalCalls, Spec


class StillCall(LegalCalls):
    """Read, solved and graded as in `legal_calls`."""

    code = "still-call"

    def read(self, raw: Raw) -> Spec:
        """As `legal-calls`; `among` is pass, X and XX when it is not given."""
        return super().read({**raw, "among": raw.get("among", "P X XX")})

    def default_law(self, raw: Raw) -> str:
        return "19"

    def generate(self, rng: Random, level: int) -> Spec:
        auction = auctions.open_auction(rng, max(level, 2), lambda found: found.last_bid is not None)
        return Spec(auction, (PASS, DOUBLE, REDOUBLE))

    def twin(self, spec: Spec, rng: Random, level: int) -> Spec:
        return self.generate(rng, level)


KIND = StillCall()
