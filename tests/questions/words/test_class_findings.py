"""What a class thinks: a sentence for whatever the wrong answers of a class show, in each language."""

from random import Random

import pytest
from django.utils import translation

from lessons.questions.kinds.base import Finding
from lessons.questions.kinds.registry import KINDS
from lessons.questions.words import class_findings, findings
from lessons.questions.words.class_findings import class_finding, subject
from tests.questions.words.test_findings import ASKED, wrong_answers
from tests.wording.languages import in_each_language, seen

COUNTS = (1, 2, 5, 11, 21)
# What is not a finding of its own: options of a choice, an answer that shows nothing known, other ways to tell one.
MORE = {"option", "option-left-out", "anything", "own-side-lower", "doubled-no-game-points"}


def shown(seeds):
    """Every finding that wrong answers to drawn questions bring up, by code."""
    found = {}
    for code in ASKED:
        kind = KINDS[code]
        for seed in seeds:
            rng = Random(seed)
            spec = kind.generate(rng, 1 + seed % 4)
            for form in wrong_answers(rng, kind, spec):
                for finding in kind.grade(spec, kind.parse(spec, form)).findings:
                    found.setdefault(finding.code, []).append(finding)
    return found


def test_every_finding_has_a_sentence_about_a_class():
    assert set(class_findings.SENTENCES) - MORE == set(findings.SENTENCES)


@pytest.mark.parametrize("language", ["en", "pt-br", "ru"])
def test_whatever_is_shown_can_be_told_of_any_number(language):
    with translation.override(language):
        for code, found in shown(range(30)).items():
            for finding in found[:20]:
                for n in COUNTS:
                    told = class_finding(code, finding.data, n, 30)
                    assert "%" not in told, code
                    assert f'<span class="big">{n}</span>' in told.html, code


@pytest.mark.parametrize("code", sorted(class_findings.SENTENCES))
def test_russian_verbs_agree_with_the_number(code):
    """One, and whatever ends in one but eleven, takes the singular; the others one plural."""
    text, _values = class_findings.SENTENCES[code]
    with translation.override("ru"):
        told = {n: text(n) for n in COUNTS}
    assert told[1] == told[21]
    assert told[2] == told[5] == told[11] != told[1]


def test_a_class_that_thinks_diamonds_outrank_hearts():
    kind = KINDS["judge-call"]
    spec = kind.read({"kind": "judge-call", "auction": "2H", "call": "2D"})
    (finding,) = kind.grade(spec, kind.parse(spec, {"answer": ["legal"]})).findings
    assert in_each_language(lambda: class_finding(finding.code, finding.data, 8, 12)) == {
        "en": "8 of 12 think that ♦ outranks ♥",
        "pt-br": "8 de 12 acham que ♦ vale mais que ♥",
        "ru": "8 из 12 считают, что ♦ старше, чем ♥",
    }
    assert [seen(part) for part in subject(finding.code, finding.data)] == ["♦", "♥"]


@pytest.mark.parametrize(
    ("code", "text"),
    [("option", "1 of 3 chose “both”"), ("option-left-out", "1 of 3 left out “both”")],
)
def test_an_option_is_quoted(code, text):
    assert class_finding(code, {"text": "both"}, 1, 3) == text


@pytest.mark.parametrize(
    ("auction", "call", "text"),
    [
        ("1H P", "1H", "2 of 9 think that the last bid may be repeated"),
        ("2H P", "1S", "2 of 9 think that a bid need not be higher than their own side’s"),
        ("P", "X", "2 of 9 double before anybody has bid"),
        ("1H P", "X", "2 of 9 double their own side’s bid"),
        ("1H X P", "X", "2 of 9 double a bid that is already doubled"),
        ("1H X XX", "X", "2 of 9 double a bid that is already redoubled"),
    ],
)
def test_one_finding_is_told_as_it_arose(auction, call, text):
    kind = KINDS["judge-call"]
    spec = kind.read({"kind": "judge-call", "auction": auction, "call": call})
    finding: Finding = kind.grade(spec, kind.parse(spec, {"answer": ["legal"]})).findings[0]
    assert class_finding(finding.code, finding.data, 2, 9) == text
