"""Points as readers write them."""

from django.utils.formats import number_format


def number(points: float) -> str:
    """Points as the reader's language writes them: 7; 7.5; 7,33."""
    rounded = round(points, 2)
    return number_format(int(rounded) if rounded == int(rounded) else rounded)
