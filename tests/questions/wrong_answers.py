"""The misconceptions by which courses are written: wrong answers that show each, and the code each is filed under."""


def judged(auction, call, dealer="N"):
    return {"kind": "judge-call", "dealer": dealer, "auction": auction, "call": call}


def named(auction, ask, dealer="N"):
    return {"kind": "name-outcome", "dealer": dealer, "auction": auction, "ask": [ask]}


def turn(auction, dealer="N"):
    return {"kind": "whose-turn", "dealer": dealer, "auction": auction}


def scored(contract, tricks, **more):
    return {"kind": "score-deal", "contract": contract, "declarer": "S", "tricks": tricks, **more}


def rubber(*deals, ask="totals", **more):
    played = [dict(zip(("contract", "declarer", "tricks"), deal, strict=True)) for deal in deals]
    return {"kind": "score-rubber", "deals": played, "ask": [ask], **more}


def asked(law, edition="2017", **facts):
    return {"kind": "ruling", "law": law, "edition": edition, "facts": facts}


YES, NO = {"answer": "legal"}, {"answer": "illegal"}
MODEL = "1D 1H 1S 2C 2S 3C 4S P 4N P 5D P 6S P P P"
TOTALS = {"total-NS": "0", "total-EW": "0"}

BIDS = [
    ("rank-order", judged("1H", "1D"), YES),
    ("rank-order", judged("7N", "7S"), YES),
    ("lower-suit-gone", judged("1S", "2C"), NO),
    ("level-only", judged("1D", "1S"), NO),
    ("equal-or-own", judged("1H P", "1H"), YES),
    ("equal-or-own", judged("2H P", "1S"), YES),
    ("pass-resets", judged("2H P P", "1S"), YES),
    ("step-by-step", judged("1C P", "4S"), NO),
    ("double-lifts", judged("2H X", "2S"), NO),
    ("pass-final", judged("P 1C P P", "1S"), NO),
    ("pass-final", judged("P 1C P P", "4S"), NO),
    ("level-only", {"kind": "legal-calls", "auction": "P 1C P P", "among": "P 1S 2C"}, {"calls": ["P", "2C"]}),
    ("pass-final", {"kind": "legal-calls", "auction": "P 1C P P", "among": "P 1S 2C"}, {"calls": ["P"]}),
    ("turn", turn("P 1H P", "W"), {"turn": "N"}),
    ("turn", turn("P 1H P", "W"), {"turn": "W"}),
]
DOUBLES = [
    ("double-own", judged("3D P", "X"), YES),
    ("double-own", judged("P P", "X"), YES),
    ("double-twice", judged("1H X P", "X"), YES),
    ("double-late", judged("1S P P", "X"), NO),
    ("redouble-bidder", judged("1H P P X P P", "XX"), NO),
    ("double-sticks", named("1H X 1S P P P", "contract"), {"contract": "1SX"}),
    ("double-sticks", judged("1D X P 1H", "XX"), YES),
    ("double-sticks", judged("1C X 1D", "X"), NO),
    ("double-twice", {"kind": "reach-goal", "contract": "1HX"}, {"calls": "1H X P X P P P"}),
    ("equal-or-own", {"kind": "mend-auction", "auction": "1H P 1D"}, {"place": "3", "call": "1H"}),
]
END = [
    ("count-passes", turn("P P P"), {"turn": "over"}),
    ("count-passes", turn("1S P P X P"), {"turn": "over"}),
    ("count-passes", turn("1C P P P"), {"turn": "N"}),
    ("passed-out", named("P P P P", "declarer"), {"declarer": "N"}),
    ("last-bidder", named(MODEL, "declarer", "E"), {"declarer": "E"}),
    ("inverted", named("1S P 2S P 4S P P P", "declarer"), {"declarer": "S"}),
    ("first-at-table", named("1N 3N P P P", "declarer", "S"), {"declarer": "S"}),
    ("doubler", named("1S P 4S X P P P", "declarer"), {"declarer": "W"}),
    ("lead-seat", named("1S P 4S P P P", "leader"), {"leader": "N"}),
    ("lead-seat", named("1S P 4S P P P", "leader"), {"leader": "W"}),
]
LAWS = [
    ("misstated-void", asked("19A3", call="X", stated="4H", actual="3H"), {"rulings": ["improper-form"]}),
    ("ask-any-time", asked("20B", own_turn=False, must_pass=False, partial=False), "full-review-with-alerts"),
    ("ask-any-time", asked("20F1", own_turn=False, before_final_pass=True, answerer="callers-partner"), "may-ask"),
    ("ask-any-time", asked("20F2", role="declarer", own_turn=False), "may-ask"),
    ("ask-bidder", asked("20F1", own_turn=True, before_final_pass=True, answerer="caller"), "may-ask"),
    (
        "dummy-asks",
        asked("20C2", role="dummy", own_turn=False, first_turn_to_play=True, partial=False),
        "full-review",
    ),
    ("dummy-asks", asked("20F2", role="dummy", own_turn=True), "may-ask"),
    (
        "mi-forever",
        asked("21B3", auction_period_over=False, partner_called_since=True, probable_cause=True),
        "may-change-without-penalty",
    ),
]
SCORES = [
    ("over-below", scored("1N", 9), {"NS-below": "100"}),
    ("nt-flat", scored("3N", 9), {"NS-below": "120"}),
    ("nt-flat", scored("3N", 9), {"NS-below": "90"}),
    ("slam-won", scored("4S", 12), {"NS-below": "120", "NS-above": "500"}),
    ("duplicate-bonus", scored("3N", 9), {"NS-below": "400"}),
    ("part-kept", rubber(("2S", "S", 8), ("3N", "E", 9), ("1N", "S", 7), ask="vulnerable"), {"vulnerable": "both"}),
    ("doubled-no-game", scored("2SX", 8), {"NS-below": "60", "NS-above": "50"}),
    (
        "doubled-no-game",
        {"kind": "suffices", "part_score": 0, "contracts": "2SX 2S"},
        {"contracts": ["none"]},
    ),
    ("vul-early", rubber(("6S", "S", 12), ask="deals"), {"1-NS-below": "180", "1-NS-above": "750"}),
    ("vul-early", rubber(("2S", "S", 8), ask="vulnerable"), {"vulnerable": "NS"}),
    ("doubled-flat", scored("3NX", 5), {"EW-above": "400"}),
    ("doubled-flat", scored("3NX", 5), {"EW-above": "700"}),
    ("insult-forgotten", scored("2SX", 8), {"NS-below": "120"}),
    ("honours-declarer", scored("4H", 9, honours={"E": 4}), {"EW-above": "50"}),
    ("honours-declarer", scored("2S", 8, honours={"N": 2, "S": 2}), {"NS-below": "60", "NS-above": "100"}),
    ("rubber-end", rubber(("3N", "S", 9), ("4S", "N", 10)), {**TOTALS, "total-NS": "720"}),  # 500 for 700
    (
        "rubber-end",
        rubber(("3N", "S", 9), ("4H", "E", 10), ("4S", "N", 10)),
        {"total-NS": "920", "total-EW": "120"},  # 700 for 500
    ),
    (
        "rubber-end",
        rubber(("3N", "S", 9), ("2S", "W", 8), stop=True),
        {"total-NS": "400", "total-EW": "60"},  # the 100 is left out where there is a 300
    ),
    (
        "rubber-end",
        rubber(("3N", "E", 9), ("4SX", "E", 6), ("4H", "W", 10), ask="winner"),
        {"winner": "EW"},
    ),
    ("contract-habits", scored("1N", 9, game="auction"), {"NS-below": "40", "NS-above": "60"}),
    ("contract-habits", scored("7S", 12, game="auction"), {"EW-above": "50"}),
    ("contract-habits", scored("4H", 8, game="auction"), {"EW-above": "200"}),
]
WRONG = BIDS + DOUBLES + END + LAWS + SCORES

# What only a free choice shows: the step, and the option that stands for it.
CHOICES = {
    "level-as-tricks": ("auction/tricks-and-trumps", "four"),
    "pass-is-bid": ("auction/calls-and-bids", "three"),
    "must-make-good": ("laws/bids", "must-make-good"),
    "ask-only-to-bid": ("laws/asking-in-the-auction", "ask-only-to-bid"),
    "own-slip": ("laws/misinformation", "own-slip"),
}


def form_of(answer):
    """The form of an answer of the table, whose values may be single texts."""
    given = {"rulings": answer} if isinstance(answer, str) else answer
    return {name: value if isinstance(value, list) else [value] for name, value in given.items()}
