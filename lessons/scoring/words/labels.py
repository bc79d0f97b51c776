"""Short names: kinds of lines, places, doubles, games and editions, as labels and choices."""

from django.utils.functional import Promise
from django.utils.translation import pgettext_lazy

from lessons.engine.contract import Risk
from lessons.engine.scoring.editions import Game
from lessons.engine.scoring.lines import Place

# Translators: kinds of entries on a score pad, lower case, as small labels beside the points.
LINES: dict[str, Promise] = {
    "tricks": pgettext_lazy("score line", "tricks"),
    "overtricks": pgettext_lazy("score line", "overtricks"),
    "insult": pgettext_lazy("score line", "doubled and made"),
    "contract-premium": pgettext_lazy("score line", "doubled and made"),
    "overtrick-premium": pgettext_lazy("score line", "overtrick bonus"),
    "small-slam": pgettext_lazy("score line", "small slam"),
    "grand-slam": pgettext_lazy("score line", "grand slam"),
    "undertricks": pgettext_lazy("score line", "undertricks"),
    "honours": pgettext_lazy("score line", "honours"),
    "game": pgettext_lazy("score line", "game bonus"),
    "part-score": pgettext_lazy("score line", "part-score bonus"),
    "rubber": pgettext_lazy("score line", "rubber"),
    "unfinished-game": pgettext_lazy("score line", "unfinished rubber"),
    "unfinished-part-score": pgettext_lazy("score line", "part-score in an unfinished game"),
}

PLACES: dict[Place, Promise] = {
    Place.BELOW: pgettext_lazy("score line", "below the line"),
    Place.ABOVE: pgettext_lazy("score line", "above the line"),
    Place.SCORE: pgettext_lazy("score line", "score"),
}

RISKS: dict[Risk, Promise] = {
    Risk.UNDOUBLED: pgettext_lazy("contract", "Undoubled"),
    Risk.DOUBLED: pgettext_lazy("contract", "Doubled"),
    Risk.REDOUBLED: pgettext_lazy("contract", "Redoubled"),
}

GAMES: dict[Game, Promise] = {
    Game.CONTRACT: pgettext_lazy("game", "contract bridge"),
    Game.AUCTION: pgettext_lazy("game", "auction bridge"),
    Game.DUPLICATE: pgettext_lazy("game", "duplicate bridge"),
}

# What is particular about an edition, by its name.
EDITION_NOTES: dict[str, Promise] = {
    "1993": pgettext_lazy(
        "edition",
        "Since 1993: not vulnerable and doubled, the fourth trick short and every later one costs 300; a redoubled"
        " contract made earns 100; a part-score in an unfinished game earns 100.",
    ),
    "1981": pgettext_lazy(
        "edition",
        "Before 1993: not vulnerable and doubled, every trick short after the first cost 200; a redoubled contract"
        " made earned 50, like a doubled one; a part-score in an unfinished game earned 50.",
    ),
    "1926": pgettext_lazy("edition", "The code of 1926: honours have fixed values, small slam 50, grand slam 100."),
    "1915": pgettext_lazy(
        "edition", "The code of 1915: honours are counted in trick values, small slam 50, grand slam 100."
    ),
    "1913": pgettext_lazy(
        "edition", "The code of 1913: honours are counted in trick values, small slam 20, grand slam 40."
    ),
}
