"""A whole auction, pasted."""

from collections.abc import Mapping
from dataclasses import dataclass

from django import forms
from django.utils.translation import gettext_lazy as _

from lessons.auction.forms.state import MOST_CALLS, AuctionState
from lessons.auction.forms.typed import LONGEST_TEXT, page_language
from lessons.auction.words import links
from lessons.auction.words.auction import VULNERABILITIES
from lessons.engine.auction import Auction
from lessons.engine.calls import Call
from lessons.engine.notation import Ambiguous, Read, Unread, read_auction
from lessons.engine.seats import Seat, Vulnerability
from lessons.wording import notation
from lessons.wording.sentence import Sentence
from lessons.wording.symbols import SEAT_NAMES


@dataclass(frozen=True, slots=True)
class SpellingQuestion:
    """A spelling with a meaning to choose: the question, the answers to it, and the one chosen."""

    number: int  # its place in the text, counted from 1
    field: str
    sentence: Sentence
    answers: tuple[tuple[str, Sentence], ...]
    chosen: str


@dataclass(frozen=True, slots=True)
class UnreadSpelling:
    """A spelling that cannot be read, by its place in the text, counted from 1."""

    number: int
    sentence: Sentence


@dataclass(frozen=True, slots=True)
class Spelling:
    """A part of the text and the call it stands for; None while it is ambiguous or cannot be read."""

    text: str
    call: Call | None


@dataclass(frozen=True, slots=True)
class Pasted:
    """How a whole auction is read."""

    echo: tuple[Spelling, ...]
    problems: tuple[UnreadSpelling, ...]
    questions: tuple[SpellingQuestion, ...]

    @property
    def calls(self) -> tuple[Call, ...] | None:
        """The calls; None while a spelling is ambiguous or cannot be read."""
        calls = tuple(spelling.call for spelling in self.echo if spelling.call)
        return calls if len(calls) == len(self.echo) else None


class TooManyCalls(ValueError):
    """No auction has so many. `count` is how many the text has."""

    def __init__(self, count: int) -> None:
        super().__init__(count)
        self.count = count


def read_pasted(text: str, answers: Mapping[str, str]) -> Pasted:
    """Read a whole auction; raises TooManyCalls. `answers` has the reader's choices by the fields of the questions.

    A field is named for its spelling and its place, so that an answer to an earlier text is never taken for one
    to this.
    """
    tokens = read_auction(text, page_language())
    if len(tokens) > MOST_CALLS:  # before a sentence is made about each
        raise TooManyCalls(len(tokens))
    ambiguous = [token for token in tokens if not isinstance(token, Read) and token.choices]
    chosen = {token.place: answers.get(_field(token), "") for token in ambiguous}
    settled = read_auction(text, page_language(), chosen) if any(chosen.values()) else tokens
    return Pasted(
        echo=tuple(Spelling(token.text, token.call if isinstance(token, Read) else None) for token in settled),
        problems=tuple(
            UnreadSpelling(token.place + 1, notation.unread(token))
            for token in settled
            if isinstance(token, Unread) and not token.choices
        ),
        questions=tuple(_question(token, chosen[token.place]) for token in ambiguous),
    )


def _question(token: Ambiguous | Unread, chosen: str) -> SpellingQuestion:
    answers = tuple((value, notation.choice(value)) for value in token.choices)
    return SpellingQuestion(token.place + 1, _field(token), notation.question(token), answers, chosen)


def _field(token: Ambiguous | Unread) -> str:
    return f"answer-{token.place + 1}-{token.text}"


class PasteForm(forms.Form):
    """The text, and the dealer and vulnerability that go with it."""

    text = forms.CharField(max_length=LONGEST_TEXT, error_messages={"required": _("Put the calls in here first.")})
    dealer = forms.ChoiceField(choices=[(seat.value, SEAT_NAMES[seat]) for seat in Seat])
    vulnerable = forms.ChoiceField(choices=[(value.value, VULNERABILITIES[value]) for value in Vulnerability])

    pasted: Pasted | None = None  # how the text is read, once it has been validated

    @classmethod
    def beside(cls, state: AuctionState) -> "PasteForm":
        """An empty form, with the dealer and vulnerability of the table."""
        return cls(initial={"dealer": state.auction.dealer.value, "vulnerable": state.vulnerability.value})

    def clean_text(self) -> str:
        text: str = self.cleaned_data["text"]
        try:
            self.pasted = read_pasted(text, self.data)
        except TooManyCalls as error:
            raise forms.ValidationError(links.too_many_calls(error.count, MOST_CALLS)) from error
        return text

    def state(self) -> AuctionState | None:
        """The auction that was pasted; None while the form has errors or a spelling is not settled."""
        if not self.is_valid() or self.pasted is None or self.pasted.calls is None:
            return None
        dealer, vulnerable = Seat(self.cleaned_data["dealer"]), Vulnerability(self.cleaned_data["vulnerable"])
        return AuctionState(Auction(dealer, self.pasted.calls), vulnerable)
