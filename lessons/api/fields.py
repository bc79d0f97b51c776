"""Reading the members of a JSON object one by one: what is wrong is noted and the reading goes on.

Each reader gives a value of the right type always; when it had to note a problem the value is only a
stand-in. So read everything, then call `Problems.check`, then use the values.
"""

from collections.abc import Callable, Iterator, Sequence

from lessons.api import words
from lessons.api.json_types import JSONObject, JSONValue
from lessons.api.problems import RequestProblem, RequestRefused, shown
from lessons.engine.calls import PASS, Call, NotACall, call_of
from lessons.engine.seats import Seat

ABSENT: JSONValue = object()
_SEATS = [seat.value for seat in Seat]


class Problems(list[RequestProblem]):
    """What has been found wrong so far."""

    def note(self, where: str, code: str, value: object, sentence: str, **data: JSONValue) -> None:
        self.append(RequestProblem(where, code, shown(value), sentence, data))

    def check(self) -> None:
        """Raise RequestRefused if anything was noted."""
        if self:
            raise RequestRefused(self)


class Fields:
    """A JSON object at a place in the body. Names that nobody asks for are ignored.

    What a reader gives is of its own type, or the default.
    """

    def __init__(self, value: JSONValue, problems: Problems, where: str = "") -> None:
        self.problems = problems
        self.where = where
        self.is_object = isinstance(value, dict)
        self.members: JSONObject = value if self.is_object else {}
        if not self.is_object:
            problems.note(where, "wrong-type", value, words.wrong_type(where, "object"))

    def path(self, name: str) -> str:
        return f"{self.where}.{name}" if self.where else name

    def value(self, name: str, default: JSONValue = ABSENT) -> JSONValue:
        """The member, or the default when it is not there; without a default it is noted as missing."""
        if name in self.members:
            return self.members[name]
        if default is ABSENT and self.is_object:
            self.problems.note(self.path(name), "missing", "", words.missing(self.path(name)))
        return default

    def note(self, name: str, code: str, sentence: str, **data: JSONValue) -> None:
        """Note that something is wrong with a member that is there."""
        self.problems.note(self.path(name), code, self.members[name], sentence, **data)

    def wrong_type(self, name: str, expected: str) -> None:
        self.note(name, "wrong-type", words.wrong_type(self.path(name), expected))

    def text(self, name: str, default: JSONValue = ABSENT) -> JSONValue:
        """A text; null or absent gives the default, if there is one. None when something was noted."""
        value = self.value(name, default)
        if isinstance(value, str):
            return value
        if value is ABSENT or (value is None and default is not ABSENT):
            return None if value is ABSENT else default
        self.wrong_type(name, "text")
        return None

    def truth(self, name: str, default: bool) -> bool:
        """true or false; null or absent gives the default."""
        value = self.value(name, default)
        if value is None or isinstance(value, bool):
            return default if value is None else value
        self.wrong_type(name, "boolean")
        return default

    def seat(self, name: str) -> Seat:
        value = self.text(name)
        if value in _SEATS:
            return Seat(value)
        if value is not None:
            self.note(name, "unknown-seat", words.unknown_seat(shown(value)))
        return Seat.NORTH

    def choice(self, name: str, choices: Sequence[str], default: JSONValue = ABSENT) -> JSONValue:
        """One of these choices; null or absent gives the default, if there is one."""
        value = self.value(name, default)
        if value is None and default is not ABSENT:
            return default
        if value in choices or value is default:
            return value
        if value is not ABSENT:
            self.note(name, "wrong-type", words.not_a_choice(self.path(name), choices))
        return choices[0]

    def items(self, name: str, limit: int) -> Iterator[tuple[str, JSONValue]]:
        """The elements of a list with the place of each; none when there are more than the limit."""
        value = self.value(name)
        if isinstance(value, list):
            if len(value) <= limit:
                yield from ((f"{self.path(name)}[{place}]", item) for place, item in enumerate(value))
            else:
                self.problems.note(self.path(name), "too-many", len(value), words.too_many(name, len(value), limit))
        elif value is not ABSENT:
            self.wrong_type(name, "list")

    def calls(self, name: str, limit: int, read: Callable[[str, str, Problems], Call]) -> tuple[Call, ...]:
        """A list of calls, each read by `read`: canonical_call, or a reader of local spellings."""
        calls = []
        for where, value in self.items(name, limit):
            if isinstance(value, str):
                calls.append(read(where, value, self.problems))
            else:
                self.problems.note(where, "wrong-type", value, words.wrong_type(where, "text"))
        return tuple(calls)


def canonical_call(where: str, text: str, problems: Problems) -> Call:
    """Read 1C to 7N, P, X or XX; anything else is noted."""
    try:
        return call_of(text)
    except NotACall as error:
        if error.out_of_range:
            problems.note(where, "bid-out-of-range", text, words.bid_out_of_range(shown(text)))
        else:
            problems.note(where, "not-a-call", text, words.not_a_call(shown(text)))
        return PASS
