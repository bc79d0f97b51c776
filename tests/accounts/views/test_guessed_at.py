"""A site behind a proxy that its settings do not know, where somebody guesses: who still gets in, and when."""

import logging

import pytest
from django.test import Client

from lessons.accounts.domain import people
from lessons.models import Membership
from lessons.web import code_throttle
from tests.classroom.views.test_join import alerts
from tests.worlds import World

pytestmark = pytest.mark.django_db

CARD, ENTER, JOIN = {"card": "ABEKM2-XT345"}, "/en/enter/", "/en/join/"
MOMENT = {
    "en": "Too many wrong codes have come from your network. Try again in a moment.",
    "pt-br": "Foram códigos errados demais vindos da sua rede. Tente de novo daqui a um instante.",
    "ru": "Из вашей сети пришло слишком много неверных кодов. Попробуйте ещё раз через секунду.",
}


@pytest.fixture
def guessed(world: World, clock) -> World:
    """The world after two hundred wrong codes, each from a browser of its own with a header of its own invention."""
    for number in range(code_throttle.ADDRESS.most):
        answer = Client(headers={"X-Forwarded-For": f"192.0.2.{number}"}).get(f"{JOIN}XXXXXX/")
        assert answer.status_code == 404
    return world


def been_in(form=CARD, address=ENTER) -> Client:
    """A browser in which somebody has logged in and out again."""
    client = Client()
    assert client.post(address, form).status_code == 303
    client.post("/en/log-out/")
    return client


def test_a_student_whose_browser_has_been_in_before_is_in_at_once(world: World, clock) -> None:
    known = been_in()
    for _ in range(code_throttle.ADDRESS.most):
        Client().get(f"{JOIN}XXXXXX/")
    assert [Client().get(f"{JOIN}XXXXXX/").status_code for _ in range(2)] == [404, 429]
    assert known.post(ENTER, CARD).status_code == 303
    assert known.get(f"/en/classes/{world.classroom.pk}/").status_code == 200


def test_a_student_in_another_browser_is_in_after_a_second(guessed: World, clock) -> None:
    Client().get(f"{JOIN}XXXXXX/")  # the guesser has the turn
    client = Client()
    answer = client.post(ENTER, CARD)
    assert (answer.status_code, answer["Retry-After"]) == (429, "1")
    clock.goes_on(1)
    assert client.post(ENTER, CARD).status_code == 303


@pytest.mark.parametrize("lang", MOMENT)
def test_between_the_turns_every_page_says_to_try_again_in_a_moment(guessed: World, clock, lang: str) -> None:
    Client().get(f"{JOIN}XXXXXX/")
    pages = [
        Client().post(f"/{lang}/enter/", CARD),
        Client().post(f"/{lang}/join/", {"code": "ABEKM2"}),
        Client().get(f"/{lang}/join/ABEKM2/"),
        Client().post(f"/{lang}/join/ABEKM2/", {"name": "Eva"}),
    ]
    assert [(page.status_code, page["Retry-After"], MOMENT[lang] in page.text) for page in pages] == [
        (429, "1", True)
    ] * 4
    assert Membership.objects.filter(name="Eva").count() == 0


def test_what_is_answered_between_the_turns_does_not_tell_a_right_code_from_a_wrong_one(
    guessed: World, clock
) -> None:
    Client().get(f"{JOIN}XXXXXX/")
    for address, right, wrong in (
        (ENTER, CARD, {"card": "ABEKM2-99999"}),
        (JOIN, {"code": "ABEKM2"}, {"code": "ABEKM3"}),
    ):
        told = [alerts(Client().post(address, form).text) for form in (right, wrong)]
        assert told[0] == told[1] != []


def test_a_newcomer_with_the_code_of_the_class_takes_one_turn_for_the_whole_way_in(guessed: World, clock) -> None:
    eva = Client()
    answer = eva.post(JOIN, {"code": "ABEKM2"})
    assert (answer.status_code, Client().get(f"{JOIN}XXXXXX/").status_code) == (303, 429)
    assert eva.get(answer.url).status_code == 200
    assert eva.post(answer.url, {"name": "Eva"}).status_code == 303
    assert Membership.objects.get(name="Eva").removed is None
    clock.goes_on(1)
    assert [Client().get(f"{JOIN}XXXXXX/").status_code for _ in range(2)] == [404, 429]
    eva.post("/en/log-out/")
    assert eva.post(ENTER, CARD).status_code == 303  # a browser that has been in


def test_a_teacher_with_an_invitation_registers(guessed: World, clock, settings) -> None:
    settings.REGISTRATION = "invitation"
    code = people.invite(by=guessed.teacher).code
    form = {
        "name": "Rita",
        "email": "rita@example.org",
        **dict.fromkeys(("password1", "password2"), "correct horse battery"),
    }
    Client().get(f"{JOIN}XXXXXX/")
    rita = Client()
    answer = rita.post(f"/en/register/{code}/", form)
    assert (answer.status_code, answer["Retry-After"]) == (429, "1")
    assert "Too many attempts have come from your network. Try again in a moment." in answer.text
    clock.goes_on(1)
    assert rita.post(f"/en/register/{code}/", form).status_code == 303
    rita.post("/en/log-out/")
    assert "known" in rita.cookies


def test_guesses_take_one_turn_a_second_whatever_is_tried(guessed: World, clock) -> None:
    looked_at = 0
    for _ in range(50):
        for tried in (Client().post(ENTER, {"card": "ABEKM2-99999"}), Client().post(JOIN, {"code": "ABEKM3"})):
            looked_at += tried.status_code == 422
        clock.goes_on(0.1)
    assert looked_at == 5


def test_with_the_proxies_counted_nobody_else_takes_turns(world: World, clock, settings) -> None:
    settings.TRUSTED_PROXY_COUNT = 1
    guesser = {"X-Forwarded-For": "6.6.6.6, 192.0.2.1"}
    for _ in range(code_throttle.ADDRESS.most):
        Client(headers=guesser).get(f"{JOIN}XXXXXX/")
    assert [Client(headers=guesser).get(f"{JOIN}XXXXXX/").status_code for _ in range(2)] == [404, 429]
    others = [Client(headers={"X-Forwarded-For": f"192.0.2.1, 192.0.2.{number}"}) for number in range(2, 12)]
    assert [one.post(ENTER, CARD).status_code for one in others] == [303] * 10


def test_the_cookie_says_of_nobody_who_they_are_and_lasts_a_year(world: World) -> None:
    client = Client()
    client.post(ENTER, CARD)
    cookie = client.cookies["known"]
    assert (cookie["max-age"], bool(cookie["httponly"]), cookie["samesite"]) == (365 * 24 * 3600, True, "Lax")
    word, _, _ = cookie.value.partition(":")
    assert (len(word), int(word, 16) > 0) == (32, True)
    again = been_in()
    assert again.cookies["known"].value.partition(":")[0] == word  # one word for an account, however often


def test_who_has_not_come_in_has_no_such_cookie(world: World) -> None:
    client = Client()
    client.post(ENTER, {"card": "ABEKM2-99999"})
    client.get("/en/lessons/")
    assert "known" not in client.cookies


def test_who_is_erased_takes_the_cookie_along(world: World) -> None:
    client = Client()
    client.post(ENTER, CARD)
    assert client.post("/en/account/erase/", {"word": "erase"}).status_code == 303
    assert client.cookies["known"].value == ""


class TestTheLogSpeaksOfAProxy:
    """Where a request comes through one and the settings say nothing of it."""

    SAID = (
        "A request came with X-Forwarded-For, and TRUSTED_PROXY_COUNT is not set: behind a proxy everybody seems to "
        "come from one address. Set TRUSTED_PROXY_COUNT to the number of your proxies before the site, or to 0 if "
        "there is none."
    )

    @pytest.mark.parametrize(
        ("count", "headers", "lines"),
        [
            (None, {"X-Forwarded-For": "192.0.2.77"}, 1),
            (None, {}, 0),
            (0, {"X-Forwarded-For": "192.0.2.77"}, 0),
            (1, {"X-Forwarded-For": "192.0.2.77"}, 0),
        ],
    )
    def test_once(self, db, settings, caplog, count, headers, lines) -> None:
        settings.TRUSTED_PROXY_COUNT = count
        client = Client(headers=headers)
        with caplog.at_level(logging.WARNING, "lessons"):
            for _ in range(3):
                client.get("/en/")
        told = [one.getMessage() for one in caplog.records if one.name.startswith("lessons")]
        assert told == [self.SAID] * lines
