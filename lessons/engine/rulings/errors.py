"""What can be wrong with a question put to the Director: typed errors with permanent codes."""

from typing import ClassVar


class RulingError(ValueError):
    """The question cannot be ruled on as it was put."""

    code: ClassVar[str]


class UnknownLaw(RulingError):
    """No clause of Laws 17 to 21 has this number."""

    code = "unknown-law"

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.text = text


class UnknownLawsEdition(RulingError):
    """The Laws are known in the editions of 1997 and 2017 only."""

    code = "unknown-edition"

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.text = text


class FactError(RulingError):
    """Something about one fact, named by `name`; `where` is its place, such as `calls[3]`.

    `place` is the index of what is wrong in a list, else None.
    """

    def __init__(self, name: str, place: int | None = None) -> None:
        super().__init__(name)
        self.name = name
        self.place = place
        self.where = name if place is None else f"{name}[{place}]"


class MissingFact(FactError):
    """The clause cannot be applied without this fact."""

    code = "missing-fact"


class WrongFact(FactError):
    """The fact is of the wrong type, out of range, unlawful, at odds with others, or none that is asked for."""

    code = "wrong-fact"

    def __init__(self, name: str, value: object, place: int | None = None) -> None:
        super().__init__(name, place)
        self.text = str(value)[:40]
