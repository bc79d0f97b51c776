"""Getting in and out: by password, by card, who is refused, and what is left behind."""

import re

import pytest
from django.test import Client
from django.urls import reverse
from django.utils import translation

from lessons.models import Membership, Person, Progress, SavedPad
from tests import worlds

pytestmark = pytest.mark.django_db
EMAIL, CARD = "teacher@example.org", "ABEKM2-XT345"


def by_password(client, email=EMAIL, password=worlds.PASSWORD, lang="en", **more):
    return client.post(f"/{lang}/log-in/", {"email": email, "password": password, **more})


def by_card(client, card=CARD, lang="en", **more):
    return client.post(f"/{lang}/enter/", {"card": card, **more})


def who(client):
    found = re.search(r'<span class="name-of">(.*?)</span>', client.get("/en/privacy/").content.decode())
    return found and found[1]


def test_a_teacher_gets_in(world, client):
    answer = by_password(client, email=" Teacher@Example.ORG ", time_zone="Europe/Moscow")
    assert (answer.status_code, answer.url, who(client)) == (303, "/en/classes/", "Vera")
    assert Person.objects.get(user=world.teacher).time_zone == "Europe/Moscow"


def test_a_student_gets_in_and_his_card_counts_as_used(world, client):
    answer = by_card(client, "авекм2 хт345")
    assert (answer.status_code, who(client)) == (303, "Ana")
    assert Membership.objects.get(pk=world.ana.pk).seen is not None


def test_a_name_made_in_the_admin_gets_in_as_it_is_written(client, django_user_model):
    django_user_model.objects.create_superuser("Admin", "", worlds.PASSWORD)
    assert by_password(client, email="Admin").status_code == 303
    assert who(client) == "Admin"


@pytest.mark.parametrize("lang", ["en", "pt-br", "ru"])
def test_who_is_in_goes_on_in_his_language(world, client, lang):
    Person.objects.filter(user=world.teacher).update(language=lang)
    assert by_password(client, lang="en").url == f"/{lang}/classes/"


def test_a_student_keeps_the_language_of_the_page_he_first_came_in_by(world, client):
    world.classroom.language = "ru"
    world.classroom.save()
    assert by_card(client, lang="pt-br").url == "/pt-br/classes/"
    client.logout()
    assert by_card(client, lang="en").url == "/pt-br/classes/"


@pytest.mark.parametrize(
    ("email", "password"),
    [
        (EMAIL, "wrong"),
        ("nobody@example.org", worlds.PASSWORD),
        ("student-2", ""),
        ("student-2", "wrong"),
        ("", ""),
        ("\x00", "\x00"),
        ("x" * 10_000, "y" * 10_000),
        ("😀", "‮😀"),
    ],
)
@pytest.mark.parametrize("lang", ["en", "pt-br", "ru"])
def test_a_wrong_password_is_said_in_the_language_of_the_page(world, client, lang, email, password):
    page = by_password(client, email, password, lang)
    assert page.status_code == 422
    assert 'role="alert"' in page.content.decode()
    assert worlds.PASSWORD not in page.content.decode()
    assert who(client) is None


def test_the_answer_does_not_say_whether_somebody_is_known(world, client):
    pages = [by_password(client, email, "wrong-wrong").content.decode() for email in (EMAIL, "nobody@example.org")]
    known, unknown = (re.sub(r'csrfmiddlewaretoken" value="\w+"', "", page) for page in pages)
    assert known.replace(EMAIL, "-") == unknown.replace("nobody@example.org", "-")


@pytest.mark.parametrize("card", ["", "ABEKM2", "ABEKM2-XXXXX", "XTPCM9-HPC27", "\x00", "x" * 10_000, "‮😀"])
@pytest.mark.parametrize("lang", ["en", "pt-br", "ru"])
def test_a_wrong_code_is_said_in_the_language_of_the_page_and_kept_in_the_field(world, client, lang, card):
    page = by_card(client, card, lang)
    assert page.status_code == 422
    assert '<p class="error">' in page.content.decode()
    assert who(client) is None


def test_no_page_of_a_wrong_code_says_whether_there_is_such_a_class(world, client):
    with translation.override("ru"):
        pages = [by_card(client, card, "ru").content.decode() for card in ("ABEKM2-99999", "999999-99999")]
    said = [re.findall(r'<p class="error">(.*?)</p>', page) for page in pages]
    assert (
        said == [["По этому коду войти нельзя. Проверьте код на карточке или попросите у преподавателя новый."]] * 2
    )


def test_twenty_wrong_codes_and_even_the_right_one_has_to_wait(world, client):
    for _ in range(20):
        assert by_card(client, "ABEKM2-99999").status_code == 422
    page = by_card(client)
    assert (page.status_code, who(client)) == (429, None)
    assert "Wait a quarter of an hour, or ask your teacher" in page.content.decode()
    assert by_card(Client()).status_code == 303  # who sits beside him


def test_forty_pupils_behind_one_address_get_in_while_one_of_them_guesses(world):
    cards = [f"{number:05d}".translate(str.maketrans("01", "AB")) for number in range(20000, 20040)]
    for number, code in enumerate(cards):
        worlds.student(world.classroom, f"Pupil {number}", code)
    guesser = Client()
    for code in cards:
        by_card(guesser, "ABEKM2-99999")
        assert by_card(Client(), f"ABEKM2-{code}").status_code == 303


@pytest.mark.parametrize(
    ("wanted", "given"),
    [
        ("/ru/lessons/?x=1", "/ru/lessons/?x=1"),
        ("https://evil.example/", None),
        ("//evil.example/", None),
        ("/\\evil.example/", None),
        ("\\\\evil.example", None),
        ("http:///evil.example", None),
        ("javascript:alert(1)", None),
        ("https://testserver/en/", None),  # ours, and still no path
        ("en/lessons/", None),
        ("", None),
        ("/\x00", None),
    ],
)
def test_next_leads_nowhere_but_into_the_site(world, wanted, given):
    for enter in (by_password, by_card):
        assert enter(Client(), next=wanted).url == (given or "/en/classes/")
    page = Client().get("/en/log-in/", {"next": wanted}).content.decode()
    assert page.count('name="next"') == (3 if given else 1)  # one is of the form at the foot of the page


def test_a_guest_takes_his_progress_and_his_pads_along(world, client):
    for enter, user in ((by_password, world.teacher), (by_card, world.ana.student)):
        guest = Client()
        guest.post("/en/pad/saved/?r=3N.S.9", {"name": "Ours"})
        session = guest.session
        session["progress"] = {"auction/one/step": "right"}
        session.save()
        enter(guest)
        assert list(SavedPad.objects.filter(user=user).values_list("name", flat=True)) == ["Ours"]
        assert list(Progress.objects.filter(user=user).values_list("step", "state")) == [
            ("auction/one/step", "right")
        ]


def test_the_next_one_at_the_same_computer_inherits_nothing(world, client):
    by_card(client)
    client.cookies["django_language"] = "ru"
    answer = client.post("/en/log-out/")
    assert (answer.status_code, answer.url, who(client)) == (303, "/", None)
    assert client.cookies["django_language"].value == ""
    assert client.cookies["sessionid"].value == ""
    by_card(client, "ABEKM2-HPC27")
    assert who(client) == "Bruno"


def test_another_card_takes_the_place_of_the_first(world, client):
    by_card(client)
    by_card(client, "ABEKM2-HPC27")
    assert who(client) == "Bruno"


def test_who_logs_out_in_the_middle_of_a_quiz_goes_on_with_it_after_logging_in(world, client):
    attempt = worlds.attempt(world.assignment, world.bruno, [worlds.RIGHT[0], None, None], finished=False)
    page = f"/en/attempts/{attempt.pk}/"
    by_card(client, "ABEKM2-HPC27")
    assert client.post("/en/log-out/").status_code == 303
    away = client.get(page)
    assert away.url == f"/en/log-in/?next=%2Fen%2Fattempts%2F{attempt.pk}%2F"
    assert by_card(client, "ABEKM2-HPC27", next=page).url == page
    assert client.get(page, follow=True).status_code == 200
    attempt.refresh_from_db()
    assert (attempt.finished, attempt.answers.count()) == (None, 1)


def test_a_get_logs_nobody_out(world, client):
    by_card(client)
    assert client.get("/en/log-out/").status_code == 200
    assert who(client) == "Ana"
    assert Client().get("/en/log-out/").url == "/en/log-in/"


@pytest.mark.parametrize("path", ["", "lessons/", "pad/", "account/", "classes/", "privacy/"])
def test_no_page_of_somebody_who_is_in_is_kept(world, client, path):
    client.force_login(world.ana.student)
    assert client.get(f"/en/{path}").headers["Cache-Control"] == "no-store, private"


def test_a_page_costs_a_guest_no_query_and_others_two(world, client, django_assert_num_queries):
    with django_assert_num_queries(0):
        client.get("/en/privacy/")
    client.force_login(world.teacher)
    with django_assert_num_queries(2):  # the session; the user with his person
        client.get("/en/privacy/")


class TestPasswords:
    """Guessing passwords is stopped by axes, which the settings of the tests turn off."""

    @pytest.fixture(autouse=True)
    def on(self, settings):
        settings.AXES_ENABLED = True

    @pytest.mark.parametrize("lang", ["en", "pt-br", "ru"])
    def test_ten_wrong_passwords_stop_the_name_at_that_address_alone(self, world, client, clock, lang):
        for _ in range(9):
            assert by_password(client, password="wrong").status_code == 422
        assert by_password(client, password="wrong", lang=lang).status_code == 429
        page = by_password(client, lang=lang)
        assert (page.status_code, page["Retry-After"], who(client)) == (429, "1", None)
        said = {
            "en": "Try again in 1 second,",
            "pt-br": "Tente de novo em 1 segundo",
            "ru": "Попробуйте ещё раз через 1 секунду",
        }
        assert said[lang] in page.content.decode()
        assert by_password(client, email="other@example.org").status_code == 303
        elsewhere = Client(REMOTE_ADDR="192.0.2.9")
        assert by_password(elsewhere).status_code == 303

    def test_the_teacher_in_another_browser_at_the_same_address_is_in_after_a_second(self, world, client, clock):
        for _ in range(10):
            by_password(client, password="wrong")
        elsewhere = Client()
        assert by_password(elsewhere).status_code == 429
        clock.goes_on(1)
        assert by_password(elsewhere).status_code == 303

    def test_each_wrong_password_doubles_the_wait_for_the_next_and_none_in_between_is_looked_at(
        self, world, client, clock
    ):
        for _ in range(10):
            by_password(client, password="wrong")
        waits = []
        for _ in range(10):
            waits.append(int(by_password(Client())["Retry-After"]))  # the right one, too early
            clock.goes_on(waits[-1])
            assert by_password(Client(), password="wrong").status_code == 429
        assert waits == [1, 2, 4, 8, 16, 32, 64, 128, 256, 256]
        clock.goes_on(256)
        assert by_password(Client()).status_code == 303

    @pytest.mark.parametrize(
        ("waits", "most"),
        [
            pytest.param([6] * 600, 30, id="without a pause"),
            pytest.param(([0] * 10 + [1, 2, 4, 8, 16, 32, 901]) * 4, 40, id="a quarter of an hour in between"),
            pytest.param(([0] * 10 + [1, 2, 4, 8, 16, 32, 64, 1801]) * 2, 36, id="half an hour in between"),
        ],
    )
    @pytest.mark.parametrize("browser", ["always the same", "another each time {}"])
    def test_an_hour_of_guessing_tries_no_more_passwords_than_ten_in_each_quarter(
        self, world, clock, monkeypatch, django_user_model, waits, most, browser
    ):
        tried = []
        check = django_user_model.check_password
        monkeypatch.setattr(
            django_user_model, "check_password", lambda user, text: tried.append(text) or check(user, text)
        )
        for number, wait in enumerate(waits):
            by_password(Client(HTTP_USER_AGENT=browser.format(number)), password="wrong")
            clock.goes_on(wait)
        assert 10 < len(tried) <= most

    def test_a_browser_that_the_teacher_has_been_in_with_is_not_slowed_by_others(self, world, clock):
        known = Client()
        assert by_password(known).status_code == 303
        known.post("/en/log-out/")
        for _ in range(12):
            by_password(Client(), password="wrong")
        assert by_password(Client()).status_code == 429
        assert by_password(known).status_code == 303

    def test_its_own_wrong_passwords_are_counted_for_it(self, world, clock):
        known = Client()
        assert by_password(known).status_code == 303
        known.post("/en/log-out/")
        for _ in range(10):
            by_password(known, password="wrong")
        assert [by_password(known).status_code for _ in range(2)] == [429, 429]
        assert by_password(Client()).status_code == 303

    @pytest.mark.parametrize(
        "name", ["teacher@example.org\n", "\nteacher@example.org", "teacher@example.org (known)"]
    )
    def test_a_stranger_is_counted_with_strangers_however_the_name_is_written(self, world, clock, name):
        known = Client()
        assert by_password(known).status_code == 303
        known.post("/en/log-out/")
        for _ in range(12):
            by_password(Client(), email=name, password="wrong")
        assert by_password(known).status_code == 303

    def test_who_has_been_in_with_another_account_is_a_stranger_to_this_one(self, world, clock):
        colleague = Client()
        assert by_password(colleague, email="other@example.org").status_code == 303
        colleague.post("/en/log-out/")
        for _ in range(10):
            by_password(Client(), password="wrong")
        assert by_password(colleague, password="wrong").status_code == 429
        assert by_password(Client()).status_code == 429

    def test_the_admin_is_guarded_too(self, world, client, clock):
        for _ in range(10):
            answer = client.post("/admin/login/", {"username": EMAIL, "password": "wrong"})
        assert (answer.status_code, answer["Retry-After"]) == (429, "1")
        assert "Try again in 1 second," in answer.content.decode()

    def test_other_capital_letters_are_no_other_name(self, world, client):
        for number in range(10):
            by_password(client, email=EMAIL[:number].upper() + EMAIL[number:], password="wrong")
        assert by_password(client).status_code == 429

    def test_a_right_password_forgets_the_wrong_ones(self, world, client):
        for _ in range(3):
            for _ in range(9):
                by_password(client, password="wrong")
            assert by_password(client).status_code == 303
            client.post("/en/log-out/")

    def test_behind_a_proxy_the_address_is_that_of_the_client(self, world, settings):
        settings.TRUSTED_PROXY_COUNT = 1
        ours, neighbour = ({"HTTP_X_FORWARDED_FOR": f"6.6.6.6, 192.0.2.{number}"} for number in (1, 2))
        for _ in range(10):
            Client(**ours).post("/en/log-in/", {"email": EMAIL, "password": "wrong"})
        assert by_password(Client(**ours)).status_code == 429
        assert by_password(Client(**neighbour)).status_code == 303

    def test_wrong_codes_do_not_stop_passwords(self, world, client):
        for _ in range(15):
            by_card(client, "ABEKM2-99999")
        assert by_password(client).status_code == 303


def test_an_htmx_request_of_a_tab_from_before_the_log_in_is_refused_with_no_redirect(world):
    tab = Client(enforce_csrf_checks=True)
    tab.get("/en/log-in/")
    stale = tab.cookies["csrftoken"].value
    tab.post("/en/log-in/", {"email": EMAIL, "password": worlds.PASSWORD, "csrfmiddlewaretoken": stale})
    answer = tab.post(
        "/en/account/",
        {"csrfmiddlewaretoken": stale},
        headers={"HX-Request": "true", "Referer": "http://testserver/en/account/"},
    )
    assert (answer.status_code, "HX-Redirect" in answer) == (403, False)
    page = tab.post(
        "/ru/account/", {"csrfmiddlewaretoken": stale}, headers={"Referer": "http://testserver/ru/account/"}
    ).content.decode()
    assert reverse("lessons:account").replace("/en/", "/ru/") in page


@pytest.mark.parametrize("path", ["account/", "account/email/", "account/erase/", "account/export/", "invitations/"])
@pytest.mark.parametrize("method", ["get", "post"])
def test_htmx_takes_the_whole_page_to_the_log_in_and_back(client, path, method):
    headers = {"HX-Request": "true", "HX-Current-URL": "http://testserver/ru/tasks/7/?q=2"}
    answer = getattr(client, method)(f"/ru/{path}", headers=headers)
    assert (answer.status_code, answer.content) == (204, b"")
    query = "next=%2Fru%2Ftasks%2F7%2F%3Fq%3D2" + ("&unsaved=1" if method == "post" else "")
    assert answer.headers["HX-Redirect"] == f"/ru/log-in/?{query}"


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "what you have just sent was not saved"),
        ("pt-br", "o que você acabou de enviar não foi salvo"),
        ("ru", "отправленное не сохранено"),
    ],
)
def test_who_sends_something_when_logged_out_is_told_that_it_is_not_saved(client, lang, said):
    assert said in client.post(f"/{lang}/quizzes/new/", {"title_en": "Doubles"}, follow=True).content.decode()
    assert said not in client.get(f"/{lang}/quizzes/new/", follow=True).content.decode()


def test_a_token_holds_for_many_writes(world):
    tab = Client(enforce_csrf_checks=True)
    tab.get("/en/log-in/")
    token = tab.cookies["csrftoken"].value
    tab.post("/en/log-in/", {"email": EMAIL, "password": worlds.PASSWORD, "csrfmiddlewaretoken": token})
    token = tab.cookies["csrftoken"].value
    fields = {"name": "Vera", "language": "en", "time_zone": "", "csrfmiddlewaretoken": token}
    assert {tab.post("/en/account/", fields, headers={"HX-Request": "true"}).status_code for _ in range(10)} == {303}
