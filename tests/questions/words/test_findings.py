"""A sentence for whatever wrong answers show, in each language."""

from functools import cache
from random import Random

import pytest
from django.utils import translation

from lessons.engine.calls import CALLS
from lessons.engine.objections import OBJECTIONS
from lessons.engine.scoring.editions import Game
from lessons.engine.seats import Seat
from lessons.questions.kinds.auctions import random_call
from lessons.questions.kinds.compare_games.spec import REASONS
from lessons.questions.kinds.name_outcome.spec import NOBODY, PASSED_OUT
from lessons.questions.kinds.registry import KINDS, kind_of
from lessons.questions.kinds.score_cells import cells_of, slips, write_cells
from lessons.questions.words.findings import SENTENCES, finding
from tests.questions.wrong_answers import WRONG, form_of, scored
from tests.wording.languages import in_each_language, seen

SEATS = [seat.value for seat in Seat]
ASKED = tuple(code for code, kind in KINDS.items() if kind.generates)


def wrong_answers(rng, kind, spec):
    """Forms with answers drawn at random; most are wrong."""
    match kind.code:
        case "judge-call":
            yield {"answer": ["legal"]}
            yield {"answer": ["illegal"], "reason": [rng.choice(list(OBJECTIONS))]}
        case "legal-calls" | "still-call":
            yield {"calls": [str(call) for call in spec.among if rng.random() < 0.5] or [str(spec.among[0])]}
        case "whose-turn":
            yield {"turn": [rng.choice([*SEATS, "over"])]}
        case "mend-auction":
            yield {"place": [str(rng.randint(1, len(spec.auction)))], "call": [str(rng.choice(CALLS))]}
        case "name-outcome":
            contract = rng.choice(["4S", "3NX", "1CXX", PASSED_OUT, str(spec.auction.contract.bid)])
            risk = "" if contract == PASSED_OUT or len(contract) > 2 else rng.choice(["", "X", "XX"])
            yield {"contract": [contract + risk], **{part: [rng.choice([*SEATS, NOBODY])] for part in spec.ask[1:]}}
        case "reach-goal":
            auction = spec.start
            while not auction.is_over and rng.random() < 0.95:
                auction = auction.after(random_call(rng, auction, 3))
            yield {"calls": [" ".join(map(str, auction.calls)) or "X"]}
        case "suffices":
            yield {"contracts": [contract for contract in spec.contracts if rng.random() < 0.5] or ["none"]}
        case "ruling" | "who-asks":
            chosen = [code for code in spec.options if rng.random() < 0.5] or [spec.options[0]]
            yield {"rulings": chosen}
        case "compare-games":
            reasons = [code for code in REASONS if rng.random() < 0.5]
            yield {"contract": [str(spec.below(Game.AUCTION))], "auction": ["7"], "reasons": reasons}
            yield {"contract": ["7"], "auction": [str(spec.below(Game.CONTRACT))], "reasons": reasons}
        case "score-deal":
            for _code, cells in slips(spec.scored):
                yield write_cells({cell: abs(cells.get(cell, 0)) for cell in cells_of(spec.scored.game)})
            yield write_cells(dict.fromkeys(cells_of(spec.scored.game), 77))
            right = spec.scored.cells
            yield write_cells({(side, place): right[side.opponents, place] for side, place in right})
        case "score-rubber":
            form = kind.fill(spec, kind.solution(spec))
            yield {name: [rng.choice([*texts, "50"])] for name, texts in form.items()}
        case _:
            yield kind.wrong_answer(spec, kind.fill(spec, kind.solution(spec)), rng)


@cache
def found(seeds):
    """Every finding that the seeds bring up."""
    graded = []
    for kind in map(KINDS.__getitem__, ASKED):
        for seed in range(seeds):
            rng = Random(seed)
            spec = kind.generate(rng, 1 + seed % 4)
            graded += [kind.grade(spec, kind.parse(spec, form)) for form in wrong_answers(rng, kind, spec)]
    for _code, raw, answer in WRONG:
        kind = kind_of(raw)
        spec = kind.read(raw)
        graded.append(kind.grade(spec, kind.parse(spec, form_of(answer))))
    return [one for grade in graded for one in grade.findings]


def sentences(language):
    """Code and sentence of what some seeds bring up."""
    with translation.override(language):
        return [(one.code, finding(one)) for one in found(60)]


@pytest.mark.parametrize("language", ["en", "pt-br", "ru"])
def test_every_finding_is_a_whole_sentence(language):
    for code, text in sentences(language):
        assert text.endswith((".", "?")), (code, text)
        assert "None" not in text, (code, text)
        assert "%(" not in text, (code, text)


def test_random_wrong_answers_bring_up_every_finding():
    # No generated question is about these, or not often.
    rare = {"goal-uses", "ruling-order", *OBJECTIONS}
    assert set(SENTENCES) - {one.code for one in found(300)} - rare == set()


@pytest.mark.parametrize("language", ["pt-br", "ru"])
def test_no_finding_is_left_in_english(language):
    english = dict(sentences("en"))
    assert [code for code, text in sentences(language) if text == english.get(code)] == []


# Findings that the line of the score tells by itself: a wrong number, and all that is said of it.
TOLD_BY_THE_LINE = [
    (
        scored("3N", 9),
        {"NS-below": "120"},
        "Em sem trunfos, a primeira vaza além das seis vale 40 e cada uma das seguintes, 30:"
        " 40 + 2 × 30 = 100 abaixo da linha.",
    ),
    (
        scored("1N", 7),
        {"NS-below": "30"},
        "Em sem trunfos, a primeira vaza além das seis vale 40: 40 abaixo da linha.",
    ),
    (
        scored("1N", 9, game="auction"),
        {"NS-below": "40", "NS-above": "60"},
        "1ST cumprido; no bridge leilão conta toda vaza feita além das seis: 3 × 10 = 30 abaixo da linha.",
    ),
]


@pytest.mark.parametrize(("raw", "form", "said"), TOLD_BY_THE_LINE)
def test_finding_says_no_sentence_before_the_sum_that_the_sum_says_itself(raw, form, said):
    kind = kind_of(raw)
    spec = kind.read(raw)
    graded = kind.grade(spec, kind.parse(spec, form_of(form)))
    with translation.override("pt-br"):
        assert seen(finding(graded.findings[0])) == said


# The calls before, a legal call that was held illegal, and what makes it legal.
LEGAL_AFTER_ALL = [
    (
        "",
        "1S",
        "1♠ is legal: nobody has bid yet, so any bid is high enough.",
        "1♠ é permitido: ninguém deu lance ainda, e qualquer lance serve.",
        "1♠ допустимо: назначений ещё не было, поэтому годится любое.",
    ),
    (
        "1H P",
        "2H",
        "2♥ is legal: it is at a higher level than 1♥.",
        "2♥ é permitido: o nível é mais alto que o de 1♥.",
        "2♥ допустимо: уровень выше, чем у 1♥.",
    ),
    (
        "2D",
        "2H",
        "2♥ is legal: the level is the same as in 2♦, and hearts rank above diamonds.",
        "2♥ é permitido: o nível é o mesmo de 2♦, e copas valem mais que ouros.",
        "2♥ допустимо: уровень тот же, что у 2♦, но червы старше бубён.",
    ),
    (
        "1N P 2C",
        "X",
        "The double is legal: an opponent made the last bid, 2♣, and no call but pass has followed it.",
        "O dobro é permitido: o último lance, 2♣, foi de um oponente, e depois dele não houve outra fala, a não ser"
        " passo.",
        "Контра допустима: последнее назначение, 2♣, сделал оппонент, и после него не было других заявок, кроме"
        " паса.",
    ),
    (
        "1C X P P",
        "XX",
        "The redouble is legal: an opponent doubled 1♣, and no call but pass has followed.",
        "O redobro é permitido: um oponente dobrou 1♣, e depois não houve outra fala, a não ser passo.",
        "Реконтра допустима: контру на 1♣ дал оппонент, и после неё не было других заявок, кроме паса.",
    ),
    (
        "1C",
        "P",
        "A pass is legal at every turn.",
        "Na sua vez, passar é sempre permitido.",
        "Пасовать можно в любую свою очередь.",
    ),
    (
        "P 1H P P",
        "2C",
        "A player who has passed may call again at a later turn. 2♣ is legal: it is at a higher level than 1♥.",
        "Quem passou pode voltar a falar quando for de novo a sua vez. 2♣ é permitido: o nível é mais alto que o de"
        " 1♥.",
        "Кто спасовал, в следующую свою очередь может снова вступить в торговлю. 2♣ допустимо: уровень выше, чем у"
        " 1♥.",
    ),
]


@pytest.mark.parametrize(("calls", "call", "en", "pt", "ru"), LEGAL_AFTER_ALL)
def test_a_legal_call_that_was_refused_is_told_what_makes_it_legal(calls, call, en, pt, ru):
    kind = kind_of(raw := {"kind": "judge-call", "dealer": "N", "auction": calls, "call": call})
    spec = kind.read(raw)
    (found,) = kind.grade(spec, kind.parse(spec, {"answer": ["illegal"], "reason": ["insufficient-bid"]})).findings
    assert tuple(in_each_language(lambda: finding(found)).values()) == (en, pt, ru)
