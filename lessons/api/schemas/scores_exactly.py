"""What may be scored, exactly, as JSON schemas: for each game, since each knows other things.

Numbers are listed, since a range would let 9.0 pass, which is refused here.
No schema can add up honours or tell when a rubber is over. So these describe the simplest cases: all
honours in one hand, one deal that is played and others that are passed out. The descriptions say the rest.
"""

from lessons.api.json_types import JSONObject
from lessons.engine.scoring.editions import AUCTION_EDITIONS, CONTRACT_EDITIONS
from lessons.engine.seats import Seat, Side, Vulnerability

JSONSchema = JSONObject
SEATS = [seat.value for seat in Seat]
DECLARERS = {"enum": [*SEATS, *(side.value for side in Side)]}
VULNERABLE = {"enum": [*(each.value for each in Vulnerability), None]}
NULL: JSONSchema = {"type": "null"}
NONE_NOTED: JSONSchema = {"anyOf": [NULL, {"type": "object", "maxProperties": 0}]}
EDITIONS: dict[str, JSONSchema] = {
    "contract": {"enum": [*(edition.name for edition in CONTRACT_EDITIONS), None]},
    "auction": {"enum": [*(edition.name for edition in AUCTION_EDITIONS), None]},
    "duplicate": NULL,
}


def scores() -> list[JSONSchema]:
    """Bodies of /score/deal."""
    return [
        _object(
            {
                "game": {"const": game},
                "edition": edition,
                "vulnerable": {"enum": ["none", None]} if game == "auction" else VULNERABLE,
                **deal["properties"],
            },
            ["game", *deal["required"]],
        )
        for game, edition in EDITIONS.items()
        for deal in deals(game)
    ]


def rubbers() -> list[JSONSchema]:
    """Bodies of /score/rubber."""
    return [
        _object(
            {
                "game": {"const": game},
                "edition": EDITIONS[game],
                "deals": {
                    "type": "array",
                    "description": "At most 200 deals, up to the end of the rubber; described here are the simplest.",
                    "prefixItems": [{"anyOf": deals(game)}],
                    "items": _passed_out(),
                },
                "stop": {"type": ["boolean", "null"]},
            },
            ["game", "deals"],
        )
        for game in ("contract", "auction")
    ]


def deals(game: str) -> list[JSONSchema]:
    """Deals of a game: in a suit, at no trump, passed out."""
    if game == "duplicate":
        return [_played("[CDHSN]", NONE_NOTED), _passed_out()]
    return [_played("[CDHS]", _honours(game, 5)), _played("N", _honours(game, 4)), _passed_out()]


def _played(denomination: str, honours: JSONSchema) -> JSONSchema:
    return _object(
        {
            "contract": {"type": "string", "pattern": f"^[1-7]{denomination}X{{0,2}}$"},
            "declarer": DECLARERS,
            "tricks": {"type": "integer", "enum": list(range(14))},
            "honours": honours,
        },
        ["contract", "declarer", "tricks"],
    )


def _passed_out() -> JSONSchema:
    return _object(
        {
            "contract": {"const": "P"},
            "declarer": {"anyOf": [DECLARERS, NULL]},
            "tricks": NULL,
            "honours": NONE_NOTED,
        },
        ["contract"],
    )


def _honours(game: str, there_are: int) -> JSONSchema:
    """All in one hand. Contract bridge takes fewer too; auction bridge must know where all of them are."""
    least = there_are if game == "auction" else 0
    count = {"type": "integer", "enum": list(range(least, there_are + 1))}
    hands = [
        {"type": "object", "properties": {seat: count}, "required": [seat], "additionalProperties": False}
        for seat in SEATS
    ]
    return {
        "description": "Honours may be divided; described here are those in one hand.",
        "anyOf": [*hands, NONE_NOTED],
    }


def _object(properties: JSONSchema, required: list[str]) -> JSONSchema:
    return {"type": "object", "properties": properties, "required": required}
