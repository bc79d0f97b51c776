"""Who may ask what, and when? The question of `ruling` about the clauses of Law 20."""

from lessons.engine.rulings import CLAUSES
from lessons.questions.kinds.ruling.spec import RulingKind


class WhoAsks(RulingKind):
    """Read, solved and graded as in `ruling`."""

    code = "who-asks"
    laws = tuple(law for law in CLAUSES if law.startswith("20"))


KIND = WhoAsks()
