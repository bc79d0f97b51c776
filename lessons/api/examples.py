"""Requests to try, shown in the OpenAPI document and on its page; the tests send each."""

from django.utils.translation import gettext_noop as _

from lessons.api.json_types import JSONObject

AUCTION: JSONObject = {
    "insufficient": {
        "summary": _("A bid that is too low"),
        "value": {"dealer": "E", "calls": ["1D", "1H", "1C"]},
    },
    "complete": {
        "summary": _("A complete auction: West, not East, declares"),
        "value": {
            "dealer": "E",
            "calls": ["1D", "1H", "1S", "2C", "2S", "3C", "4S", "P", "4N", "P", "5D", "P", "6S", "P", "P", "P"],
        },
    },
    "local": {
        "summary": _("Calls as a person types them"),
        "value": {"dealer": "N", "calls": ["1♥", "pass", "2NT", "X"], "notation": "local"},
    },
}

DEAL: JSONObject = {
    "doubled-down": {
        "summary": _("A doubled contract that fails, honours with the defenders"),
        "value": {
            "game": "contract",
            "contract": "4SX",
            "declarer": "N",
            "tricks": 9,
            "vulnerable": "both",
            "honours": {"E": 4},
        },
    },
    "slam": {
        "summary": _("A slam in duplicate"),
        "value": {"game": "duplicate", "contract": "6N", "declarer": "EW", "tricks": 12, "vulnerable": "EW"},
    },
    "auction": {
        "summary": _("Overtricks in auction bridge"),
        "value": {
            "game": "auction",
            "edition": "1926",
            "contract": "2H",
            "declarer": "S",
            "tricks": 11,
            "honours": {"S": 3, "N": 1, "W": 1},
        },
    },
    "passed-out": {
        "summary": _("A deal that was passed out"),
        "value": {"game": "contract", "contract": "P"},
    },
}

RUBBER: JSONObject = {
    "begun": {
        "summary": _("A game, and a deal that was passed out"),
        "value": {
            "game": "contract",
            "deals": [
                {"contract": "3N", "declarer": "S", "tricks": 10, "honours": {"N": 4}},
                {"contract": "P"},
            ],
        },
    },
    "complete": {
        "summary": _("A rubber in three games"),
        "value": {
            "game": "contract",
            "deals": [
                {"contract": "3N", "declarer": "S", "tricks": 9},
                {"contract": "4H", "declarer": "E", "tricks": 10},
                {"contract": "4S", "declarer": "N", "tricks": 10},
            ],
        },
    },
    "stopped": {
        "summary": _("A rubber that the players end unfinished"),
        "value": {
            "game": "contract",
            "deals": [
                {"contract": "4S", "declarer": "NS", "tricks": 10},
                {"contract": "2D", "declarer": "EW", "tricks": 8},
            ],
            "stop": True,
        },
    },
    "auction": {
        "summary": _("A rubber of auction bridge"),
        "value": {
            "game": "auction",
            "deals": [
                {"contract": "1N", "declarer": "W", "tricks": 9},
                {"contract": "2SX", "declarer": "E", "tricks": 8},
            ],
        },
    },
}

RULING: JSONObject = {
    "wrong-board": {
        "summary": _("A call with the cards of another board"),
        "value": {
            "law": "17D",
            "edition": "1997",
            "facts": {"lho_called": True, "partner_called": False, "same_call": False, "other_board_same": None},
        },
    },
    "turn-missed": {
        "summary": _("An auction in which a player was skipped"),
        "value": {
            "law": "17E",
            "edition": "2017",
            "facts": {
                "dealer": "N",
                "calls": ["1C", "P", "P", "P"],
                "seats": ["N", "S", "W", "N"],
                "lead_faced": False,
                "hands_returned": False,
            },
        },
    },
    "misinformation": {
        "summary": _("A call made after a wrong explanation"),
        "value": {
            "law": "21B1",
            "edition": "2017",
            "facts": {"auction_period_over": False, "partner_called_since": True, "probable_cause": True},
        },
    },
    "double": {
        "summary": _("May this player double?"),
        "value": {"law": "19A1", "facts": {"dealer": "N", "calls": ["1H", "P"], "call": "X"}},
    },
    "out-of-range": {
        "summary": _("A bid of eight"),
        "value": {"law": "18A", "facts": {"bid": "8C"}},
    },
}

BOARDS: JSONObject = {
    "pbn": {
        "summary": _("A board in PBN whose declarer is stated wrongly"),
        "value": """[Board "1"]
[Dealer "E"]
[Vulnerable "None"]
[Declarer "E"]
[Contract "6S"]
[Result "12"]
[Score "EW 980"]
[Auction "E"]
1D 1H 1S 2C
2S ! {a raise} 3C 4S Pass
4NT Pass 5D Pass
6S AP
""",
    },
    "lin": {
        "summary": _("A board in LIN with one pass too many"),
        "value": "qx|o1|md|3,,,|sv|o|mb|1N|an|15-17|mb|p|mb|3N|mb|p|mb|p|mb|p|mb|p|mc|9|\n",
    },
}
