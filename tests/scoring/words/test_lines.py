"""The sentence of every kind of line, in the three languages."""

import pytest

from lessons.engine.scoring.deal import deal_of
from lessons.engine.scoring.editions import Game
from lessons.engine.scoring.score import score_deal
from lessons.engine.seats import Vulnerability
from lessons.scoring.words.lines import line_sentence
from tests.wording.languages import in_each_language

# By the contract (North declares), the tricks won, who is vulnerable, the honours and the code of the line.
CONTRACT = {
    ("1S", 7, "none", "", "tricks"): (
        "1♠ made: 1 × 30 = 30 below the line.",
        "1♠ cumprido: 1 × 30 = 30 abaixo da linha.",
        "Контракт 1♠ выполнен: 1 × 30 = 30 под чертой.",
    ),
    ("4S", 10, "none", "", "tricks"): (
        "4♠ made: 4 × 30 = 120 below the line.",
        "4♠ cumprido: 4 × 30 = 120 abaixo da linha.",
        "Контракт 4♠ выполнен: 4 × 30 = 120 под чертой.",
    ),
    ("3N", 9, "none", "", "tricks"): (
        "At no trump the first odd trick counts 40 and each further one 30: 40 + 2 × 30 = 100 below the line.",
        "Em sem trunfos, a primeira vaza além das seis vale 40 e cada uma das seguintes, 30: 40 + 2 × 30 "
        "= 100 abaixo da linha.",
        "В игре без козыря первая взятка сверх шести стоит 40, каждая следующая — 30: 40 + 2 × 30 = 100 под чертой.",
    ),
    ("1N", 7, "none", "", "tricks"): (
        "At no trump the first odd trick counts 40: 40 below the line.",
        "Em sem trunfos, a primeira vaza além das seis vale 40: 40 abaixo da linha.",
        "В игре без козыря первая взятка сверх шести стоит 40: 40 под чертой.",
    ),
    ("2HX", 8, "none", "", "tricks"): (
        "2♥X made, doubled: 2 × 30 × 2 = 120 below the line.",
        "2♥X cumprido, dobrado: 2 × 30 × 2 = 120 abaixo da linha.",
        "Контракт 2♥X выполнен, взятки считаются вдвое: 2 × 30 × 2 = 120 под чертой.",
    ),
    ("2HXX", 8, "none", "", "tricks"): (
        "2♥XX made, redoubled: 2 × 30 × 4 = 240 below the line.",
        "2♥XX cumprido, redobrado: 2 × 30 × 4 = 240 abaixo da linha.",
        "Контракт 2♥XX выполнен, взятки считаются вчетверо: 2 × 30 × 4 = 240 под чертой.",
    ),
    ("3NX", 9, "none", "", "tricks"): (
        "3NTX made, doubled; at no trump the first odd trick counts 40: (40 + 2 × 30) × 2 = 200 below the line.",
        "3STX cumprido, dobrado; em sem trunfos, a primeira vaza além das seis vale 40: (40 + 2 × 30) × "
        "2 = 200 abaixo da linha.",
        "Контракт 3БКX выполнен, взятки считаются вдвое; без козыря первая взятка сверх шести стоит 40: (40 + 2 "
        "× 30) × 2 = 200 под чертой.",
    ),
    ("1NXX", 7, "none", "", "tricks"): (
        "1NTXX made, redoubled; at no trump the first odd trick counts 40: 1 × 40 × 4 = 160 below the line.",
        "1STXX cumprido, redobrado; em sem trunfos, a primeira vaza além das seis vale 40: 1 × 40 × 4 = "
        "160 abaixo da linha.",
        "Контракт 1БКXX выполнен, взятки считаются вчетверо; без козыря первая взятка сверх шести стоит 40: 1 × "
        "40 × 4 = 160 под чертой.",
    ),
    ("1S", 8, "none", "", "overtricks"): (
        "1 trick over the contract at 30 = 30 above the line.",
        "1 vaza a mais, que vale 30: 30 acima da linha.",
        "Взятка сверх контракта стоит 30; за 1 взятку — 30 над чертой.",
    ),
    ("1N", 9, "none", "", "overtricks"): (
        "2 tricks over the contract at 30 each = 60 above the line.",
        "2 vazas a mais, que valem 30 cada: 60 acima da linha.",
        "Взятка сверх контракта стоит 30; за 2 взятки — 60 над чертой.",
    ),
    ("1C", 12, "none", "", "overtricks"): (
        "5 tricks over the contract at 20 each = 100 above the line.",
        "5 vazas a mais, que valem 20 cada: 100 acima da linha.",
        "Взятка сверх контракта стоит 20; за 5 взяток — 100 над чертой.",
    ),
    ("1SX", 8, "none", "", "overtricks"): (
        "1 trick over the contract, doubled and not vulnerable, at 100 = 100 above the line.",
        "1 vaza a mais, num contrato dobrado e não vulnerável, vale 100: 100 acima da linha.",
        "Взятка сверх контракта с контрой до зоны стоит 100; за 1 взятку — 100 над чертой.",
    ),
    ("1SX", 9, "both", "", "overtricks"): (
        "2 tricks over the contract, doubled and vulnerable, at 200 each = 400 above the line.",
        "2 vazas a mais, num contrato dobrado e vulnerável, valem 200 cada: 400 acima da linha.",
        "Взятка сверх контракта с контрой в зоне стоит 200; за 2 взятки — 400 над чертой.",
    ),
    ("1SXX", 12, "none", "", "overtricks"): (
        "5 tricks over the contract, redoubled and not vulnerable, at 200 each = 1000 above the line.",
        "5 vazas a mais, num contrato redobrado e não vulnerável, valem 200 cada: 1000 acima da linha.",
        "Взятка сверх контракта с реконтрой до зоны стоит 200; за 5 взяток — 1000 над чертой.",
    ),
    ("1SXX", 8, "both", "", "overtricks"): (
        "1 trick over the contract, redoubled and vulnerable, at 400 = 400 above the line.",
        "1 vaza a mais, num contrato redobrado e vulnerável, vale 400: 400 acima da linha.",
        "Взятка сверх контракта с реконтрой в зоне стоит 400; за 1 взятку — 400 над чертой.",
    ),
    ("1SX", 7, "none", "", "insult"): (
        "The contract was made although it was doubled: 50 above the line (the “insult” bonus).",
        "O contrato foi cumprido mesmo dobrado: bônus de 50 acima da linha.",
        "Контракт с контрой выполнен: премия — 50 над чертой.",
    ),
    ("1SXX", 7, "none", "", "insult"): (
        "The contract was made although it was redoubled: 100 above the line (the “insult” bonus).",
        "O contrato foi cumprido mesmo redobrado: bônus de 100 acima da linha.",
        "Контракт с реконтрой выполнен: премия — 100 над чертой.",
    ),
    ("6S", 12, "none", "", "small-slam"): (
        "Small slam bid and made, not vulnerable: 500 above the line.",
        "Pequeno slam contratado e cumprido, não vulnerável: 500 acima da linha.",
        "Малый шлем, назначенный и выполненный до зоны: 500 над чертой.",
    ),
    ("6S", 12, "both", "", "small-slam"): (
        "Small slam bid and made, vulnerable: 750 above the line.",
        "Pequeno slam contratado e cumprido, vulnerável: 750 acima da linha.",
        "Малый шлем, назначенный и выполненный в зоне: 750 над чертой.",
    ),
    ("7S", 13, "none", "", "grand-slam"): (
        "Grand slam bid and made, not vulnerable: 1000 above the line.",
        "Grande slam contratado e cumprido, não vulnerável: 1000 acima da linha.",
        "Большой шлем, назначенный и выполненный до зоны: 1000 над чертой.",
    ),
    ("7S", 13, "both", "", "grand-slam"): (
        "Grand slam bid and made, vulnerable: 1500 above the line.",
        "Grande slam contratado e cumprido, vulnerável: 1500 acima da linha.",
        "Большой шлем, назначенный и выполненный в зоне: 1500 над чертой.",
    ),
    ("4S", 9, "none", "", "undertricks"): (
        "1 trick short of the contract: 50 above the line for East–West. Not vulnerable, each trick short costs 50.",
        "Faltou 1 vaza: 50 acima da linha para Leste–Oeste. Com a dupla não vulnerável, cada vaza a menos custa 50.",
        "Недобрана 1 взятка: стороне Восток–Запад — 50 над чертой. До зоны каждая недобранная взятка стоит 50.",
    ),
    ("4S", 8, "both", "", "undertricks"): (
        "2 tricks short of the contract: 200 above the line for East–West. Vulnerable, each trick short "
        "costs 100. That makes 2 × 100 = 200.",
        "Faltaram 2 vazas: 200 acima da linha para Leste–Oeste. Com a dupla vulnerável, cada vaza a "
        "menos custa 100. Ao todo: 2 × 100 = 200.",
        "Недобраны 2 взятки: стороне Восток–Запад — 200 над чертой. В зоне каждая недобранная взятка стоит 100."
        " Всего: 2 × 100 = 200.",
    ),
    ("4SX", 9, "none", "", "undertricks"): (
        "1 trick short of the contract: 100 above the line for East–West. Doubled and not vulnerable, "
        "the first trick short costs 100, the second and third 200 each and every later one 300.",
        "Faltou 1 vaza: 100 acima da linha para Leste–Oeste. Contrato dobrado, dupla não vulnerável: a "
        "primeira vaza a menos custa 100, a segunda e a terceira, 200 cada, e as demais, 300 cada.",
        "Недобрана 1 взятка: стороне Восток–Запад — 100 над чертой. С контрой до зоны первая недобранная взятка"
        " стоит 100, вторая и третья — по 200, каждая следующая — 300.",
    ),
    ("4SX", 5, "none", "", "undertricks"): (
        "5 tricks short of the contract: 1100 above the line for East–West. Doubled and not vulnerable, "
        "the first trick short costs 100, the second and third 200 each and every later one 300. That "
        "makes 100 + 2 × 200 + 2 × 300 = 1100.",
        "Faltaram 5 vazas: 1100 acima da linha para Leste–Oeste. Contrato dobrado, dupla não vulnerável: "
        "a primeira vaza a menos custa 100, a segunda e a terceira, 200 cada, e as demais, 300 cada. Ao "
        "todo: 100 + 2 × 200 + 2 × 300 = 1100.",
        "Недобрано 5 взяток: стороне Восток–Запад — 1100 над чертой. С контрой до зоны первая недобранная"
        " взятка стоит 100, вторая и третья — по 200, каждая следующая — 300. Всего: 100 + 2 × 200 + 2 × 300 ="
        " 1100.",
    ),
    ("4SX", 8, "both", "", "undertricks"): (
        "2 tricks short of the contract: 500 above the line for East–West. Doubled and vulnerable, the "
        "first trick short costs 200 and each further one 300. That makes 200 + 300 = 500.",
        "Faltaram 2 vazas: 500 acima da linha para Leste–Oeste. Contrato dobrado, dupla vulnerável: a "
        "primeira vaza a menos custa 200 e cada uma das seguintes, 300. Ao todo: 200 + 300 = 500.",
        "Недобраны 2 взятки: стороне Восток–Запад — 500 над чертой. С контрой в зоне первая недобранная взятка"
        " стоит 200, каждая следующая — 300. Всего: 200 + 300 = 500.",
    ),
    ("4SXX", 6, "none", "", "undertricks"): (
        "4 tricks short of the contract: 1600 above the line for East–West. Redoubled and not "
        "vulnerable, the first trick short costs 200, the second and third 400 each and every later one "
        "600. That makes 200 + 2 × 400 + 600 = 1600.",
        "Faltaram 4 vazas: 1600 acima da linha para Leste–Oeste. Contrato redobrado, dupla não "
        "vulnerável: a primeira vaza a menos custa 200, a segunda e a terceira, 400 cada, e as demais, "
        "600 cada. Ao todo: 200 + 2 × 400 + 600 = 1600.",
        "Недобраны 4 взятки: стороне Восток–Запад — 1600 над чертой. С реконтрой до зоны первая недобранная"
        " взятка стоит 200, вторая и третья — по 400, каждая следующая — 600. Всего: 200 + 2 × 400 + 600 ="
        " 1600.",
    ),
    ("4SXX", 5, "both", "", "undertricks"): (
        "5 tricks short of the contract: 2800 above the line for East–West. Redoubled and vulnerable, "
        "the first trick short costs 400 and each further one 600. That makes 400 + 4 × 600 = 2800.",
        "Faltaram 5 vazas: 2800 acima da linha para Leste–Oeste. Contrato redobrado, dupla vulnerável: a "
        "primeira vaza a menos custa 400 e cada uma das seguintes, 600. Ao todo: 400 + 4 × 600 = 2800.",
        "Недобрано 5 взяток: стороне Восток–Запад — 2800 над чертой. С реконтрой в зоне первая недобранная"
        " взятка стоит 400, каждая следующая — 600. Всего: 400 + 4 × 600 = 2800.",
    ),
    ("4S", 10, "none", "E4", "honours"): (
        "Four trump honours in one hand (East): 100 above the line for East–West, whoever is declarer.",
        "Quatro honras de trunfo em uma só mão (Leste): 100 acima da linha para Leste–Oeste, seja quem "
        "for o declarante.",
        "Четыре козырных онера на одной руке (Восток): стороне Восток–Запад — 100 над чертой, кто бы ни разыгрывал.",
    ),
    ("4S", 10, "none", "S5", "honours"): (
        "All five trump honours in one hand (South): 150 above the line for North–South, whoever is declarer.",
        "As cinco honras de trunfo em uma só mão (Sul): 150 acima da linha para Norte–Sul, seja quem for "
        "o declarante.",
        "Все пять козырных онеров на одной руке (Юг): стороне Север–Юг — 150 над чертой, кто бы ни разыгрывал.",
    ),
    ("3N", 9, "none", "W4", "honours"): (
        "At no trump all four aces in one hand (West): 150 above the line for East–West, whoever is declarer.",
        "Em sem trunfos, os quatro ases em uma só mão (Oeste): 150 acima da linha para Leste–Oeste, seja "
        "quem for o declarante.",
        "Без козыря все четыре туза на одной руке (Запад): стороне Восток–Запад — 150 над чертой, кто бы ни"
        " разыгрывал.",
    ),
}
CONTRACT_1981 = {
    ("4SX", 6, "none", "", "undertricks"): (
        "4 tricks short of the contract: 700 above the line for East–West. Doubled and not vulnerable, "
        "the first trick short costs 100 and each further one 200. That makes 100 + 3 × 200 = 700.",
        "Faltaram 4 vazas: 700 acima da linha para Leste–Oeste. Contrato dobrado, dupla não vulnerável: "
        "a primeira vaza a menos custa 100 e cada uma das seguintes, 200. Ao todo: 100 + 3 × 200 = 700.",
        "Недобраны 4 взятки: стороне Восток–Запад — 700 над чертой. С контрой до зоны первая недобранная взятка"
        " стоит 100, каждая следующая — 200. Всего: 100 + 3 × 200 = 700.",
    ),
    ("4SXX", 8, "none", "", "undertricks"): (
        "2 tricks short of the contract: 600 above the line for East–West. Redoubled and not vulnerable, "
        "the first trick short costs 200 and each further one 400. That makes 200 + 400 = 600.",
        "Faltaram 2 vazas: 600 acima da linha para Leste–Oeste. Contrato redobrado, dupla não "
        "vulnerável: a primeira vaza a menos custa 200 e cada uma das seguintes, 400. Ao todo: 200 + 400 "
        "= 600.",
        "Недобраны 2 взятки: стороне Восток–Запад — 600 над чертой. С реконтрой до зоны первая недобранная"
        " взятка стоит 200, каждая следующая — 400. Всего: 200 + 400 = 600.",
    ),
}
AUCTION = {
    ("1N", 9, "none", "", "tricks"): (
        "1NT made; in auction bridge every odd trick won counts: 3 × 10 = 30 below the line.",
        "1ST cumprido; no bridge leilão conta toda vaza feita além das seis: 3 × 10 = 30 abaixo da linha.",
        "Контракт 1БК выполнен; в бридже-аукционе в счёт идут все взятки сверх шести: 3 × 10 = 30 под чертой.",
    ),
    ("1HX", 8, "none", "", "tricks"): (
        "1♥X made, doubled; in auction bridge every odd trick won counts: 2 × 8 × 2 = 32 below the line.",
        "1♥X cumprido, dobrado; no bridge leilão conta toda vaza feita além das seis: 2 × 8 × 2 = 32 "
        "abaixo da linha.",
        "Контракт 1♥X выполнен, взятки считаются вдвое; в бридже-аукционе в счёт идут все взятки сверх шести: 2 "
        "× 8 × 2 = 32 под чертой.",
    ),
    ("1HXX", 7, "none", "", "tricks"): (
        "1♥XX made, redoubled; in auction bridge every odd trick won counts: 1 × 8 × 4 = 32 below the line.",
        "1♥XX cumprido, redobrado; no bridge leilão conta toda vaza feita além das seis: 1 × 8 × 4 = 32 "
        "abaixo da linha.",
        "Контракт 1♥XX выполнен, взятки считаются вчетверо; в бридже-аукционе в счёт идут все взятки сверх "
        "шести: 1 × 8 × 4 = 32 под чертой.",
    ),
    ("1HX", 7, "none", "", "contract-premium"): (
        "The doubled contract was made: a bonus of 50 above the line.",
        "O contrato dobrado foi cumprido: prêmio de 50 acima da linha.",
        "Контракт с контрой (удвоенный) выполнен: премия — 50 над чертой.",
    ),
    ("1HXX", 7, "none", "", "contract-premium"): (
        "The redoubled contract was made: a bonus of 100 above the line.",
        "O contrato redobrado foi cumprido: prêmio de 100 acima da linha.",
        "Контракт с реконтрой (учетверённый) выполнен: премия — 100 над чертой.",
    ),
    ("1HX", 8, "none", "", "overtrick-premium"): (
        "1 trick over the doubled contract: besides its value below the line, a bonus of 50 = 50 above it.",
        "1 vaza a mais no contrato dobrado: além do seu valor abaixo da linha, um prêmio de 50: 50 acima dela.",
        "1 взятка сверх контракта с контрой: кроме стоимости под чертой, премия по 50, всего 50 над чертой.",
    ),
    ("1HXX", 11, "none", "", "overtrick-premium"): (
        "4 tricks over the redoubled contract: besides their value below the line, bonuses of 100 each "
        "= 400 above it.",
        "4 vazas a mais no contrato redobrado: além do seu valor abaixo da linha, prêmios de 100 cada: "
        "400 acima dela.",
        "4 взятки сверх контракта с реконтрой: кроме стоимости под чертой, премия по 100, всего 400 над чертой.",
    ),
    ("4S", 9, "none", "", "undertricks"): (
        "1 trick short of the contract: 50 above the line for East–West. In auction bridge each "
        "undertrick costs 50. There is no vulnerability.",
        "Faltou 1 vaza: 50 acima da linha para Leste–Oeste. No bridge leilão, cada vaza a menos custa "
        "50. Não há vulnerabilidade.",
        "Недобрана 1 взятка: стороне Восток–Запад — 50 над чертой. В бридже-аукционе каждая недобранная взятка"
        " стоит 50. Зональности нет.",
    ),
    ("4SX", 8, "none", "", "undertricks"): (
        "2 tricks short of the contract: 200 above the line for East–West. In auction bridge each "
        "undertrick costs 100, doubled. There is no vulnerability. That makes 2 × 100 = 200.",
        "Faltaram 2 vazas: 200 acima da linha para Leste–Oeste. No bridge leilão, cada vaza a menos de "
        "um contrato dobrado custa 100. Não há vulnerabilidade. Ao todo: 2 × 100 = 200.",
        "Недобраны 2 взятки: стороне Восток–Запад — 200 над чертой. В бридже-аукционе каждая недобранная взятка"
        " контракта с контрой стоит 100. Зональности нет. Всего: 2 × 100 = 200.",
    ),
    ("4SXX", 5, "none", "", "undertricks"): (
        "5 tricks short of the contract: 1000 above the line for East–West. In auction bridge each "
        "undertrick costs 200, redoubled. There is no vulnerability. That makes 5 × 200 = 1000.",
        "Faltaram 5 vazas: 1000 acima da linha para Leste–Oeste. No bridge leilão, cada vaza a menos de "
        "um contrato redobrado custa 200. Não há vulnerabilidade. Ao todo: 5 × 200 = 1000.",
        "Недобрано 5 взяток: стороне Восток–Запад — 1000 над чертой. В бридже-аукционе каждая недобранная"
        " взятка контракта с реконтрой стоит 200. Зональности нет. Всего: 5 × 200 = 1000.",
    ),
    ("4S", 12, "none", "", "small-slam"): (
        "In auction bridge a side that wins twelve tricks scores 50 for small slam, whatever the contract was.",
        "No bridge leilão, o lado que faz doze vazas marca 50 pelo pequeno slam, qualquer que tenha sido o contrato.",
        "В бридже-аукционе сторона, взявшая двенадцать взяток, получает 50 за малый шлем независимо от контракта.",
    ),
    ("4S", 13, "none", "", "grand-slam"): (
        "In auction bridge a side that wins all thirteen tricks scores 100 for grand slam, whatever the "
        "contract was.",
        "No bridge leilão, o lado que faz todas as treze vazas marca 100 pelo grande slam, qualquer "
        "que tenha sido o contrato.",
        "В бридже-аукционе сторона, взявшая все тринадцать взяток, получает 100 за большой шлем "
        "независимо от контракта.",
    ),
    ("1H", 7, "none", "N2 S1 E2", "honours"): (
        "Three of the five trump honours, the majority: 30 above the line for North–South.",
        "Três das cinco honras de trunfo, a maioria: 30 acima da linha para Norte–Sul.",
        "Три козырных онера из пяти, большинство: стороне Север–Юг — 30 над чертой.",
    ),
    ("1H", 7, "none", "N2 S2 E1", "honours"): (
        "Four trump honours in two hands: 40 above the line for North–South.",
        "Quatro honras de trunfo em duas mãos: 40 acima da linha para Norte–Sul.",
        "Четыре козырных онера на двух руках: стороне Север–Юг — 40 над чертой.",
    ),
    ("1H", 7, "none", "N4 E1", "honours"): (
        "Four trump honours in one hand (North): 80 above the line for North–South.",
        "Quatro honras de trunfo em uma só mão (Norte): 80 acima da linha para Norte–Sul.",
        "Четыре козырных онера на одной руке (Север): стороне Север–Юг — 80 над чертой.",
    ),
    ("1H", 7, "none", "N3 S2", "honours"): (
        "All five trump honours in two hands: 50 above the line for North–South.",
        "As cinco honras de trunfo em duas mãos: 50 acima da linha para Norte–Sul.",
        "Все пять козырных онеров на двух руках: стороне Север–Юг — 50 над чертой.",
    ),
    ("1H", 7, "none", "E4 W1", "honours"): (
        "Four trump honours in one hand (East) and the fifth with partner: 90 above the line for East–West.",
        "Quatro honras de trunfo em uma só mão (Leste) e a quinta com o parceiro: 90 acima da linha para "
        "Leste–Oeste.",
        "Четыре козырных онера на одной руке (Восток), пятый у партнёра: стороне Восток–Запад — 90 над чертой.",
    ),
    ("1H", 7, "none", "W5", "honours"): (
        "All five trump honours in one hand (West): 100 above the line for East–West.",
        "As cinco honras de trunfo em uma só mão (Oeste): 100 acima da linha para Leste–Oeste.",
        "Все пять козырных онеров на одной руке (Запад): стороне Восток–Запад — 100 над чертой.",
    ),
    ("1N", 7, "none", "N3 E1", "honours"): (
        "At no trump three of the four aces: 30 above the line for North–South.",
        "Em sem trunfos, três dos quatro ases: 30 acima da linha para Norte–Sul.",
        "Без козыря три туза из четырёх: стороне Север–Юг — 30 над чертой.",
    ),
    ("1N", 7, "none", "N2 S2", "honours"): (
        "At no trump all four aces in two hands: 40 above the line for North–South.",
        "Em sem trunfos, os quatro ases em duas mãos: 40 acima da linha para Norte–Sul.",
        "Без козыря все четыре туза на двух руках: стороне Север–Юг — 40 над чертой.",
    ),
    ("1N", 7, "none", "S4", "honours"): (
        "At no trump all four aces in one hand (South): 100 above the line for North–South.",
        "Em sem trunfos, os quatro ases em uma só mão (Sul): 100 acima da linha para Norte–Sul.",
        "Без козыря все четыре туза на одной руке (Юг): стороне Север–Юг — 100 над чертой.",
    ),
}
AUCTION_1913 = {
    ("1H", 7, "none", "N4 S1", "honours"): (
        "Four trump honours in one hand (North) and the fifth with partner: 72 above the line for "
        "North–South. Before 1926 honours were counted in trick values: 9 × 8 = 72.",
        "Quatro honras de trunfo em uma só mão (Norte) e a quinta com o parceiro: 72 acima da linha para "
        "Norte–Sul. Antes de 1926, as honras valiam múltiplos do valor da vaza: 9 × 8 = 72.",
        "Четыре козырных онера на одной руке (Север), пятый у партнёра: стороне Север–Юг — 72 над чертой. До"
        " 1926 года стоимость онеров была кратна стоимости взятки: 9 × 8 = 72.",
    ),
}
DUPLICATE = {
    ("4SX", 10, "none", "", "tricks"): (
        "4♠X made: 4 × 30 × 2 = 240.",
        "4♠X cumprido: 4 × 30 × 2 = 240.",
        "Контракт 4♠X выполнен: 4 × 30 × 2 = 240.",
    ),
    ("3N", 9, "none", "", "tricks"): (
        "3NT made; at no trump the first odd trick counts 40: 40 + 2 × 30 = 100.",
        "3ST cumprido; em sem trunfos, a primeira vaza além das seis vale 40: 40 + 2 × 30 = 100.",
        "Контракт 3БК выполнен; без козыря первая взятка сверх шести стоит 40: 40 + 2 × 30 = 100.",
    ),
    ("4S", 11, "none", "", "overtricks"): (
        "1 trick over the contract at 30 = 30.",
        "1 vaza a mais, que vale 30: 30.",
        "Взятка сверх контракта стоит 30; за 1 взятку — 30.",
    ),
    ("4SX", 12, "none", "", "overtricks"): (
        "2 tricks over the contract, doubled and not vulnerable, at 100 each = 200.",
        "2 vazas a mais, num contrato dobrado e não vulnerável, valem 100 cada: 200.",
        "Взятка сверх контракта с контрой до зоны стоит 100; за 2 взятки — 200.",
    ),
    ("4SX", 11, "both", "", "overtricks"): (
        "1 trick over the contract, doubled and vulnerable, at 200 = 200.",
        "1 vaza a mais, num contrato dobrado e vulnerável, vale 200: 200.",
        "Взятка сверх контракта с контрой в зоне стоит 200; за 1 взятку — 200.",
    ),
    ("4SXX", 11, "none", "", "overtricks"): (
        "1 trick over the contract, redoubled and not vulnerable, at 200 = 200.",
        "1 vaza a mais, num contrato redobrado e não vulnerável, vale 200: 200.",
        "Взятка сверх контракта с реконтрой до зоны стоит 200; за 1 взятку — 200.",
    ),
    ("4SXX", 12, "both", "", "overtricks"): (
        "2 tricks over the contract, redoubled and vulnerable, at 400 each = 800.",
        "2 vazas a mais, num contrato redobrado e vulnerável, valem 400 cada: 800.",
        "Взятка сверх контракта с реконтрой в зоне стоит 400; за 2 взятки — 800.",
    ),
    ("4SX", 10, "none", "", "insult"): (
        "The contract was made although it was doubled: 50 (the “insult” bonus).",
        "O contrato foi cumprido mesmo dobrado: bônus de 50.",
        "Контракт с контрой выполнен: премия — 50.",
    ),
    ("4SXX", 10, "none", "", "insult"): (
        "The contract was made although it was redoubled: 100 (the “insult” bonus).",
        "O contrato foi cumprido mesmo redobrado: bônus de 100.",
        "Контракт с реконтрой выполнен: премия — 100.",
    ),
    ("6S", 12, "none", "", "small-slam"): (
        "Small slam bid and made, not vulnerable: 500.",
        "Pequeno slam contratado e cumprido, não vulnerável: 500.",
        "Малый шлем, назначенный и выполненный до зоны: 500.",
    ),
    ("6S", 12, "both", "", "small-slam"): (
        "Small slam bid and made, vulnerable: 750.",
        "Pequeno slam contratado e cumprido, vulnerável: 750.",
        "Малый шлем, назначенный и выполненный в зоне: 750.",
    ),
    ("7S", 13, "none", "", "grand-slam"): (
        "Grand slam bid and made, not vulnerable: 1000.",
        "Grande slam contratado e cumprido, não vulnerável: 1000.",
        "Большой шлем, назначенный и выполненный до зоны: 1000.",
    ),
    ("7S", 13, "both", "", "grand-slam"): (
        "Grand slam bid and made, vulnerable: 1500.",
        "Grande slam contratado e cumprido, vulnerável: 1500.",
        "Большой шлем, назначенный и выполненный в зоне: 1500.",
    ),
    ("2S", 8, "none", "", "part-score"): (
        "The tricks bid and made come to 60, less than 100, a part-score: a bonus of 50.",
        "As vazas contratadas e feitas somam 60, menos de 100, uma pontuação parcial: bônus de 50.",
        "За заказанные взятки набрано 60, меньше 100, это частичная запись: премия — 50.",
    ),
    ("4S", 10, "none", "", "game"): (
        "The tricks bid and made come to 120, which is game, not vulnerable: a bonus of 300.",
        "As vazas contratadas e feitas somam 120, o que é game, não vulnerável: bônus de 300.",
        "За заказанные взятки набрано 120, это гейм до зоны: премия — 300.",
    ),
    ("4S", 10, "both", "", "game"): (
        "The tricks bid and made come to 120, which is game, vulnerable: a bonus of 500.",
        "As vazas contratadas e feitas somam 120, o que é game, vulnerável: bônus de 500.",
        "За заказанные взятки набрано 120, это гейм в зоне: премия — 500.",
    ),
    ("4SX", 9, "both", "", "undertricks"): (
        "1 trick short of the contract: 200 for East–West. Doubled and vulnerable, the first trick short "
        "costs 200 and each further one 300.",
        "Faltou 1 vaza: 200 para Leste–Oeste. Contrato dobrado, dupla vulnerável: a primeira vaza a "
        "menos custa 200 e cada uma das seguintes, 300.",
        "Недобрана 1 взятка: стороне Восток–Запад — 200. С контрой в зоне первая недобранная взятка стоит 200,"
        " каждая следующая — 300.",
    ),
    ("4S", 8, "none", "", "undertricks"): (
        "2 tricks short of the contract: 100 for East–West. Not vulnerable, each trick short costs 50. "
        "That makes 2 × 50 = 100.",
        "Faltaram 2 vazas: 100 para Leste–Oeste. Com a dupla não vulnerável, cada vaza a menos custa 50. "
        "Ao todo: 2 × 50 = 100.",
        "Недобраны 2 взятки: стороне Восток–Запад — 100. До зоны каждая недобранная взятка стоит 50. Всего: 2 ×"
        " 50 = 100.",
    ),
}


def check(game: Game, edition: str | None, case: tuple[str, int, str, str, str], texts: tuple[str, str, str]) -> None:
    contract, tricks, vulnerable, honours, code = case
    deal = deal_of(contract, "N", tricks, {seat: int(count) for seat, count in honours.split()})
    lines = score_deal(deal, game, edition, Vulnerability(vulnerable))
    (line,) = (line for line in lines if line.code == code)
    assert tuple(in_each_language(lambda: line_sentence(line)).values()) == texts


@pytest.mark.parametrize(("case", "texts"), CONTRACT.items())
def test_lines_of_contract_bridge(case, texts):
    check(Game.CONTRACT, None, case, texts)


@pytest.mark.parametrize(("case", "texts"), CONTRACT_1981.items())
def test_lines_of_the_older_laws(case, texts):
    check(Game.CONTRACT, "1981", case, texts)


@pytest.mark.parametrize(("case", "texts"), AUCTION.items())
def test_lines_of_auction_bridge(case, texts):
    check(Game.AUCTION, None, case, texts)


@pytest.mark.parametrize(("case", "texts"), AUCTION_1913.items())
def test_lines_of_the_first_code_of_auction_bridge(case, texts):
    check(Game.AUCTION, "1913", case, texts)


@pytest.mark.parametrize(("case", "texts"), DUPLICATE.items())
def test_lines_of_duplicate_bridge(case, texts):
    check(Game.DUPLICATE, None, case, texts)
