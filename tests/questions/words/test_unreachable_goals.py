"""Why no auction reaches a goal, in exact sentences."""

import pytest

from lessons.engine.auction import Auction
from lessons.engine.calls import call_of
from lessons.engine.seats import Seat
from lessons.questions.kinds.reach_goal.goal_words import SENTENCES
from lessons.questions.kinds.reach_goal.goals import Goal
from lessons.questions.kinds.reach_goal.unreachable_goals import OutOfReach
from lessons.questions.words.spec_problems import problem
from tests.wording.languages import LANGUAGES, in_each_language

N, E, S, W = Seat
X, XX, C2, D1 = map(call_of, ("X", "XX", "2C", "1D"))

# By the code, the calls that North as dealer begins with, and the goal.
CLASHES = {
    ("nobody-bids", "", Goal("P", N)): (
        "In a deal that is passed out nobody bids, doubles or declares: ask for a contract, or only that all pass.",
        "Se todos passam, ninguém dá lance, dobra nem é declarante: peça um contrato, ou só que todos passem.",
        "Если все пасуют, нет ни назначений, ни контры, ни разыгрывающего: задайте контракт или оставьте одни пасы.",
    ),
    ("bid-made", "1N", Goal("P")): (
        "1NT has been bid, so the deal can no longer be passed out.",
        "Houve o lance de 1ST: não é mais possível que todos passem.",
        "Сделано назначение 1БК: чтобы спасовали все, уже поздно.",
    ),
    ("opponents", "", Goal("4S", N, E)): (
        "The final bid is always made by declarer’s side, but these two are opponents: North, East.",
        "O último lance é sempre do lado declarante, mas estes dois são oponentes: Norte, Leste.",
        "Последнее назначение всегда делает разыгрывающая сторона, а эти двое — оппоненты: Север, Восток.",
    ),
    ("too-low", "2S", Goal("1H")): (
        "It is too late for 1♥: the last bid is 2♠, and bids only go up.",
        "Não cabe mais o lance de 1♥: o último é 2♠, e um lance precisa superar o anterior.",
        "Для 1♥ уже поздно: последнее назначение — 2♠, а новое должно быть выше.",
    ),
    ("too-high", "", Goal("1H", uses=(C2,))): (
        "2♣ is higher than 1♥: after it no auction can end in 1♥.",
        "2♣ supera 1♥: depois desse lance o leilão não termina mais em 1♥.",
        "2♣ выше, чем 1♥: после такого назначения торговля уже не закончится контрактом 1♥.",
    ),
    ("doubled-already", "1H X", Goal("1H")): (
        "1♥ has been doubled, and only a higher bid cancels a double.",
        "O lance de 1♥ já foi dobrado, e só um lance mais alto anula um dobro.",
        "На 1♥ дана контра, а снимает её только более высокое назначение.",
    ),
    ("redoubled-already", "1H X XX", Goal("1HX")): (
        "1♥ has been redoubled, and only a higher bid cancels a redouble.",
        "O lance de 1♥ já foi redobrado, e só um lance mais alto anula um redobro.",
        "На 1♥ дана реконтра, а снимает её только более высокое назначение.",
    ),
    ("no-other-to-double", "", Goal("1C", uses=(X,))): (
        "X is possible only on 1♣ itself, and that would make it another contract.",
        "X só cabe sobre o próprio 1♣, e isso mudaria o contrato.",
        "Заявка X возможна только на 1♣, а это изменит контракт.",
    ),
    ("made-by-another", "1S", Goal("1S", None, S)): (
        "North has bid 1♠ already, so nobody else can.",
        "Norte já deu o lance de 1♠; ninguém mais pode dá-lo.",
        "Назначение 1♠ уже сделал Север: больше никто его сделать не может.",
    ),
    ("declared-by-another", "1S P 2S", Goal("2S", E)): (
        "2♠ has been bid already, which makes North declarer.",
        "O lance de 2♠ já foi dado, e com ele o declarante é Norte.",
        "Назначение 2♠ уже сделано, и разыгрывающий при нём — Север.",
    ),
    ("partner-named-first", "1N P", Goal("3N", S)): (
        "North was the first of the partnership to name no trump, so South cannot be declarer.",
        "Norte foi o primeiro da dupla a falar sem trunfos, e por isso Sul não pode ser o declarante.",
        "В этой паре без козыря первым заявил Север: Юг разыгрывать уже не может.",
    ),
    ("no-lower-bid", "", Goal("1S", N, S)): (
        "North would have to name spades before South bids 1♠, and there is no lower bid for that.",
        "Norte teria de falar espadas antes que Sul desse o lance de 1♠, e não há lance mais baixo para isso.",
        "Раньше, чем Юг назначит 1♠, пики должен заявить Север, а более низкого назначения для этого нет.",
    ),
    ("no-turn", "P", Goal("1C", N)): (
        "North will get no more turns to bid 1♣: there is no lower bid left to bring the turn round again.",
        "Norte não terá mais como dar o lance de 1♣: não há lance mais baixo que faça a vez voltar.",
        "Север уже не сможет назначить 1♣: нет более низкого назначения, после которого очередь снова дойдёт до"
        " него.",
    ),
    ("together", "P", Goal("2CX", N, S, (D1,))): (
        "No auction that begins with these calls has all of this. Contract: 2♣X. Declarer: North. South makes the"
        " final bid.",
        "Nenhum leilão que continue a partir destas falas reúne tudo isto. Contrato: 2♣X. Declarante: Norte. O último"
        " lance é de Sul.",
        "Какой бы торговля ни была дальше, всего этого сразу в ней не получится. Контракт: 2♣X. Разыгрывающий:"
        " Север. Последнее назначение делает: Юг.",
    ),
}


@pytest.mark.parametrize(("code", "start", "goal"), CLASHES, ids=[code for code, _, _ in CLASHES])
def test_a_goal_out_of_reach_says_why(code, start, goal):
    refused = OutOfReach(Auction.of("N", start), goal)
    assert refused.clash.code == code
    wanted = dict(zip(LANGUAGES, CLASHES[code, start, goal], strict=True))
    assert in_each_language(lambda: problem(refused)) == wanted


def test_each_clash_is_told_here():
    assert {code for code, _, _ in CLASHES} == {*SENTENCES, "together"}
