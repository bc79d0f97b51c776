"""Sums as one writes them, the same in every language: 40 + 2 × 30 = 100."""

from lessons.engine.scoring.lines import Sum, SumTerm


def terms(total: Sum) -> str:
    """The left side of the sum.

    >>> terms(Sum((SumTerm(1, 100), SumTerm(2, 200), SumTerm(1, 300))))
    '100 + 2 × 200 + 300'
    >>> terms(Sum((SumTerm(1, 40), SumTerm(2, 30)), 2))
    '(40 + 2 × 30) × 2'
    """
    text = " + ".join(_term(part, alone=len(total.parts) == 1) for part in total.parts)
    if total.times == 1:
        return text
    return f"({text}) × {total.times}" if len(total.parts) > 1 else f"{text} × {total.times}"


def worked(total: Sum) -> str:
    """The whole sum, with its result.

    >>> worked(Sum((SumTerm(4, 30),), 2))
    '4 × 30 × 2 = 240'
    >>> worked(Sum((SumTerm(1, 40),), 2))
    '1 × 40 × 2 = 80'
    """
    return f"{terms(total)} = {total.points}"


def _term(part: SumTerm, *, alone: bool) -> str:
    return f"{part.number} × {part.value}" if part.number > 1 or alone else str(part.value)
