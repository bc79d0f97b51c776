"""What is wrong with a request, and the one shape of every error."""

import json
from collections.abc import Sequence
from dataclasses import dataclass, field

from django.http import JsonResponse

from lessons.api.json_types import JSONObject

TEXT_LIMIT = 40  # characters of the caller's own text that are shown back


@dataclass(frozen=True, slots=True)
class RequestProblem:
    """One thing wrong.

    `where` is a path in the body (`calls[3]`, `deals[0].honours.N`; empty for the whole), `code` is
    permanent, `text` is what stood there, `sentence` says it in the reader's language, `data` has
    members of its own (the readings of an ambiguous call).
    """

    where: str
    code: str
    text: str
    sentence: str
    data: JSONObject = field(default_factory=dict)

    def as_json(self) -> JSONObject:
        return {
            "where": self.where,
            "code": self.code,
            "text": self.text,
            **self.data,
            "sentence": str(self.sentence),
        }


class RequestRefused(Exception):
    """The request cannot be answered; holds every problem found in it."""

    def __init__(self, problems: Sequence[RequestProblem]) -> None:
        super().__init__(problems)
        self.problems = tuple(problems)


def shown(value: object) -> str:
    """A value out of a JSON body as a text to show back, at most 40 characters.

    >>> shown("1Z"), shown(None), shown([1, True])
    ('1Z', 'null', '[1, true]')
    """
    if not isinstance(value, str):
        value = json.dumps(value, ensure_ascii=False)
    # Half of a surrogate pair is valid in JSON, but no UTF-8 can carry it.
    return value[:TEXT_LIMIT].encode("utf-8", "replace").decode("utf-8")


def errors_json(problems: Sequence[RequestProblem]) -> JSONObject:
    return {"errors": [problem.as_json() for problem in problems]}


def error_response(status: int, *problems: RequestProblem) -> JsonResponse:
    return JsonResponse(errors_json(problems), status=status, json_dumps_params={"ensure_ascii": False})
