"""What cannot be scored says why, in the three languages."""

import pytest

from lessons.engine.scoring import errors as kinds
from lessons.engine.scoring.errors import ERRORS
from lessons.scoring.words.errors import error
from tests.wording.languages import in_each_language

FAULTS = [
    (
        kinds.TricksOutOfRange(14),
        (
            "Tricks won by declarer’s side run from 0 to 13; 14 is not possible.",
            "As vazas do lado declarante vão de 0 a 13; 14 não é possível.",
            "Взяток у разыгрывающей стороны — от 0 до 13; 14 быть не может.",
        ),
    ),
    (
        kinds.TricksOutOfRange(7, passed_out=True),
        (
            "A deal that was passed out is not played: it has no tricks.",
            "Uma mão em que todos passaram não é carteada: não tem vazas.",
            "Если все спасовали, сдача не разыгрывается: взяток в ней нет.",
        ),
    ),
    (
        kinds.HonoursImpossible(6, 5),
        (
            "Honours: 6 of 5. There are only five in trumps: A, K, Q, J and 10.",
            "Honras: 6 de 5. Nos trunfos só há cinco: A, K, Q, J e 10.",
            "Онеры: 6 из 5. В козырях их всего пять: Т, К, Д, В и 10.",
        ),
    ),
    (
        kinds.HonoursImpossible(5, 4),
        (
            "Honours: 5 of 4. At no trump they are the four aces.",
            "Honras: 5 de 4. Em sem trunfos, são os quatro ases.",
            "Онеры: 5 из 4. Без козыря это четыре туза.",
        ),
    ),
    (
        kinds.HonoursImpossible(4, 5),
        (
            "Honours: 4 of 5. In auction bridge the side with most of them scores, so say where all of "
            "them were, or none.",
            "Honras: 4 de 5. No bridge leilão pontua o lado que tem a maioria; indique onde estavam "
            "todas, ou nenhuma.",
            "Онеры: 4 из 5. В бридже-аукционе за них записывает очки сторона, у которой "
            "большинство, поэтому укажите либо все, либо ни одного.",
        ),
    ),
    (
        kinds.HonoursImpossible(4, 0),
        (
            "A deal that was passed out has no trumps, and so no honours.",
            "Uma mão em que todos passaram não tem trunfos e, portanto, não tem honras.",
            "Если все спасовали, козырей нет, а значит, нет и онеров.",
        ),
    ),
    (
        kinds.HonoursNotForThisGame(),
        (
            "Duplicate bridge counts no honours.",
            "No bridge duplicado as honras não contam.",
            "В спортивном бридже онеры не считаются.",
        ),
    ),
    (
        kinds.VulnerabilityNotForThisGame(),
        (
            "There is no vulnerability in auction bridge.",
            "No bridge leilão não há vulnerabilidade.",
            "В бридже-аукционе зональности нет.",
        ),
    ),
    (
        kinds.GameNotForRubbers("duplicate"),
        (
            "Duplicate bridge is scored deal by deal: it has no rubber.",
            "No bridge duplicado cada mão é pontuada por si só: não há rubber.",
            "В спортивном бридже каждая сдача оценивается отдельно: робберов нет.",
        ),
    ),
    (
        kinds.RubberOver(),
        (
            "The rubber is over: this deal belongs to a new one.",
            "O rubber terminou: esta mão pertence a um novo.",
            "Роббер окончен: эта сдача относится уже к новому.",
        ),
    ),
    (
        kinds.ChicagoOver(5),
        (
            "Chicago has four deals: this one belongs to a new round.",
            "O Chicago tem quatro mãos: esta já pertence a uma nova rodada.",
            "В чикаго четыре сдачи: эта относится уже к следующему кругу.",
        ),
    ),
    (
        kinds.UnknownGame("whist"),
        (
            "“whist” is not one of the games scored here.",
            "“whist” não é um jogo que se pontue aqui.",
            "«whist»: такой игры здесь нет.",
        ),
    ),
    (
        kinds.UnknownEdition("1926", ("1993", "1981")),
        (
            "This game has no edition “1926”. Choose one of these: 1993, 1981.",
            "“1926” não é uma edição deste jogo. Existem: 1993, 1981.",
            "«1926»: такой редакции у этой игры нет. Есть: 1993, 1981.",
        ),
    ),
    (
        kinds.UnknownEdition("1993", ()),
        (
            "Duplicate bridge has no editions to choose from.",
            "O bridge duplicado não tem edições para escolher.",
            "У спортивного бриджа выбора редакций нет.",
        ),
    ),
]


@pytest.mark.parametrize(("fault", "texts"), FAULTS)
def test_a_fault_says_why(fault, texts):
    assert tuple(in_each_language(lambda: error(fault)).values()) == texts


def test_every_kind_of_fault_is_in_the_table():
    assert {type(fault) for fault, _ in FAULTS} == set(ERRORS)


def test_what_was_typed_is_escaped():
    assert "&lt;b&gt;" in str(error(kinds.UnknownGame("<b>")).html)
