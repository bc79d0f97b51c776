"""A page of questions as one form: whatever a press sends, nothing entered is lost, and nothing saved is hidden."""

import re
from dataclasses import replace

import pytest
from django.test import Client
from django.utils import timezone

from lessons.assignments.domain import attempts
from lessons.models import Assignment
from tests import worlds
from tests.assignments.views.attempt_pages import HTMX, begin, client_of, done_url, text, url
from tests.worlds import RIGHT, WRONG

pytestmark = pytest.mark.django_db
MEND = {"kind": "mend-auction", "auction": "1H P 1D"}
HALF = {"place": ["3"]}  # of MEND: the call to put there is left out
SCORE = {"kind": "score-deal", "contract": "2H", "declarer": "S", "tricks": 9}
SCORED = {"NS-below": "60", "NS-above": "30", "EW-below": "", "EW-above": ""}
KEPT = {name: [value] for name, value in SCORED.items()}
REACH = {"kind": "reach-goal", "contract": "1HX"}
SEVERAL = (worlds.SPECS[0], MEND, SCORE, REACH)


@pytest.fixture
def bruno(world) -> Client:
    return client_of(world.bruno)


def own(key: str, form: dict, **more) -> dict:
    """The fields of one question as the page sends them."""
    return {f"{key}.{name}": value for name, value in (form | more).items()}


def answers(attempt) -> dict:
    return {one.key: one.form for one in attempt.answers.all()}


def versions(page: str) -> dict:
    """Which answers the page says it shows as kept, by question."""
    return dict(re.findall(r'name="(\w+)\.was" value="(\w*)"', page))


def several(world, client: Client, **terms):
    """An attempt at questions of several kinds, all on a page."""
    world = replace(world, quiz=worlds.quiz(world.teacher, specs=SEVERAL))
    return begin(world, client, all_on_a_page=True, **{"feedback": "finished"} | terms)


@pytest.mark.parametrize(("go", "leads"), [("", "?said=saved"), ("save", "?said=saved"), ("finish", "finish/")])
@pytest.mark.parametrize("feedback", ["at-once", "finished"])
def test_one_press_saves_every_question_that_has_been_filled_in(world, bruno, go, leads, feedback):
    begun = begin(world, bruno, all_on_a_page=True, feedback=feedback)
    page = f"/en/attempts/{begun.pk}/"
    form = own("q1", RIGHT[0], was="") | own("q2", {"answer": ""}, was="") | own("q3", WRONG[2], was="")
    response = bruno.post(page, form | {"go": go})
    assert (response.status_code, response["Location"]) == (303, page + leads)
    assert answers(begun) == {"q1": RIGHT[0], "q3": WRONG[2]}
    then = text(bruno.get(response["Location"]))
    assert ("1 question is not answered." if go == "finish" else "Everything you have entered is saved.") in then


@pytest.mark.parametrize("headers", [{}, HTMX])
def test_what_cannot_be_read_is_shown_with_its_sentence_and_the_rest_is_saved(world, bruno, headers):
    begun = several(world, bruno)
    form = own("q1", WRONG[0]) | own("q2", HALF) | own("q3", {"NS-below": "sixty"})
    response = bruno.post(f"/en/attempts/{begun.pk}/", form | {"go": "finish"}, headers=headers)
    shown = text(response)
    assert response.status_code == 422
    assert "2 questions are not saved yet:" in shown
    assert re.findall(r'<a href="#question-(q\d)">', shown.split("not saved yet:")[1]) == ["q2", "q3"]
    assert 'name="q2.place" value="3" checked' in shown
    assert 'name="q3.NS-below" value="sixty"' in shown
    assert 'name="go" value="without finish"' in shown
    assert answers(begun) == {"q1": WRONG[0]}
    response = bruno.post(f"/en/attempts/{begun.pk}/", form | own("q3", SCORED) | {"go": "without finish"})
    assert response["Location"] == f"/en/attempts/{begun.pk}/finish/"
    assert answers(begun) == {"q1": WRONG[0], "q3": KEPT}


# The press at one question, and what is said there; the others have been filled in.
PRESSES = (
    ("q1", own("q1", RIGHT[0]), "Saved. You can change it until you finish."),
    ("q4", own("q4", {"calls": "1H", "add": "X"}), 'name="q4.calls" value="1H X"'),
    ("q2", own("q2", HALF), 'name="q2.place" value="3" checked'),
)


@pytest.mark.parametrize(("key", "pressed", "said"), PRESSES)
def test_a_press_at_one_question_without_a_script_keeps_what_is_entered_in_others(world, bruno, key, pressed, said):
    begun = several(world, bruno)
    others = own("q3", {"NS-below": "60", "NS-above": "20+10"}, was="")
    shown = text(bruno.post(url(begun, key), pressed | others))
    assert said in shown
    assert 'name="q3.NS-below" value="60"' in shown
    assert 'name="q3.NS-above" value="20+10"' in shown
    assert shown.count('class="stack full attempt-question"') == len(SEVERAL)
    assert set(answers(begun)) == ({"q1"} if key == "q1" else set())


def test_what_is_saved_and_shown_again_is_nothing_new(world, bruno, django_assert_max_num_queries):
    begun = several(world, bruno)
    form = own("q1", RIGHT[0], was="") | own("q3", SCORED, was="")
    bruno.post(f"/en/attempts/{begun.pk}/", form)
    kept = answers(begun)
    with django_assert_max_num_queries(10):
        again = bruno.post(url(begun), form)
    assert (again.status_code, again["Location"]) == (303, f"/en/attempts/{begun.pk}/#feedback-q1")
    bruno.post(f"/en/attempts/{begun.pk}/", form)
    assert answers(begun) == kept


@pytest.mark.parametrize(("go", "leads"), [("next", "q2"), ("finish", "finish")])
def test_from_one_question_to_the_next_and_to_the_end_it_is_saved(world, bruno, go, leads):
    begun = begin(world, bruno, feedback="finished")
    address = {"q2": url(begun, "q2"), "finish": f"/en/attempts/{begun.pk}/finish/"}[leads]
    plain = bruno.post(url(begun), own("q1", WRONG[0], was="") | {"go": go})
    assert (plain.status_code, plain["Location"]) == (303, address)
    assert answers(begun) == {"q1": WRONG[0]}
    over_htmx = bruno.post(url(begun), own("q1", WRONG[0], was="") | {"go": go}, headers=HTMX)
    assert (over_htmx.status_code, over_htmx["HX-Redirect"]) == (204, address)


# What leads away from a question, and whereto.
AWAY = {
    "to q3": "questions/q3/",
    "leave": "questions/q2/",
    "report": "/lessons/report/?page=",
    "to nowhere": "?said=",
}


def test_every_way_out_of_a_question_is_a_button_of_its_form(world, bruno):
    begun = begin(world, bruno)
    shown = text(bruno.get(url(begun)))
    ways = re.findall(r'<button[^>]* name="go" value="([^"]*)"', shown)
    assert ways == ["to q2", "to q3", "report", "leave", "finish"]
    assert '<a href="#question-q1" aria-current="page">' in shown


def test_with_a_script_every_way_out_goes_over_it_so_that_a_lost_connection_loses_nothing_entered(world, bruno):
    """A press without it leads to the browser's own page of errors, and back from that the fields are empty."""
    begun = several(world, bruno)
    other = begin(world, bruno)
    bruno.post(url(begun), own("q1", RIGHT[0], was=""))
    pages = [bruno.get(url(other)), bruno.post(url(other), own("q1", WRONG[0]) | {"go": "to q2"})]
    pages += [bruno.post(url(begun), own("q1", WRONG[0], was="") | own("q2", HALF, was="") | {"go": "report"})]
    buttons = [one for page in pages for one in re.findall(r'<button[^>]* name="go"[^>]*>', text(page))]
    assert {go for one in buttons for go in re.findall('value="([^"]*)"', one)} >= {
        "to q2", "report", "leave", "finish", "without to q2", "keep", "without report", "without finish", "save",
    }  # fmt: skip
    assert [one for one in buttons if "hx-post=" not in one and "aria-hidden" not in one] == []


def test_over_htmx_a_press_on_a_page_of_all_shows_all_of_it_again(world, bruno):
    begun = several(world, bruno)
    form = own("q1", RIGHT[0], was="") | own("q2", HALF, was="") | {"go": "report"}
    shown = text(bruno.post(url(begun, "q2"), form, headers=HTMX))
    assert shown.count('class="stack full attempt-question"') == len(SEVERAL)
    assert 'name="q2.place" value="3" checked' in shown


@pytest.mark.parametrize("headers", [{}, HTMX])
@pytest.mark.parametrize("key", ["", "q2"])
@pytest.mark.parametrize("go", [{}, {"go": "save"}, {"go": "finish"}, {"go": "report"}])
def test_a_page_of_all_that_is_open_stays_one_though_the_teacher_has_them_asked_one_by_one(
    world, bruno, headers, key, go
):
    begun = several(world, bruno)
    Assignment.objects.update(all_on_a_page=False)
    page = url(begun, key) if key else f"/en/attempts/{begun.pk}/"
    form = own("q2", HALF, was="") | own("q3", {"NS-below": "sixty"}, was="")
    response = bruno.post(page, form | go, headers=headers)
    assert response.status_code == 422
    assert 'name="q2.place" value="3" checked' in text(response)
    if go or not (key and headers):  # there the rest of the page is not touched
        assert 'name="q3.NS-below" value="sixty"' in text(response)
    assert bruno.post(page, own("q1", RIGHT[0], was="") | {"go": "save"}, headers=headers).status_code < 400
    assert answers(begun) == {"q1": RIGHT[0]}


def test_what_an_address_says_is_said_though_the_questions_stand_one_by_one_now(world, bruno):
    begun = begin(world, bruno)
    leads = bruno.get(f"/en/attempts/{begun.pk}/?said=unsaved")["Location"]
    assert "your last answer was not saved" in text(bruno.get(leads))


@pytest.mark.parametrize("go", AWAY)
def test_on_the_way_elsewhere_it_is_saved_where_it_can_still_be_changed(world, bruno, go):
    begun = begin(world, bruno, feedback="finished")
    response = bruno.post(url(begun), own("q1", WRONG[0], was="") | {"go": go})
    assert (response.status_code, AWAY[go] in response["Location"]) == (303, True)
    assert answers(begun) == {"q1": WRONG[0]}


@pytest.mark.parametrize("go", AWAY)
def test_on_the_way_elsewhere_it_is_asked_about_where_an_answer_is_final(world, bruno, go):
    begun = begin(world, bruno)
    form = own("q1", WRONG[0], was="")
    asked = bruno.post(url(begun), form | {"go": go})
    assert (asked.status_code, "1 answer is not checked yet." in text(asked)) == (422, True)
    assert 'name="q1.answer" value="legal" checked' in text(asked)
    assert f'name="go" value="without {go}"' in text(asked)
    for response in (bruno.post(url(begun), form | {"go": f"without {go}"}), bruno.post(url(begun), {"go": go})):
        assert (response.status_code, AWAY[go] in response["Location"]) == (303, True)
    assert answers(begun) == {}


def test_on_the_way_elsewhere_half_an_answer_is_shown_again_with_the_way_on_without_it(world, bruno):
    begun = begin(replace(world, quiz=worlds.quiz(world.teacher, specs=SEVERAL)), bruno, feedback="finished")
    shown = bruno.post(url(begun, "q2"), own("q2", HALF, was="") | {"go": "to q3"})
    assert (shown.status_code, 'name="q2.place" value="3" checked' in text(shown)) == (422, True)
    assert 'name="go" value="without to q3"' in text(shown)
    on = bruno.post(url(begun, "q2"), own("q2", HALF, was="") | {"go": "without to q3"})
    assert (on.status_code, on["Location"]) == (303, url(begun, "q3"))


def test_on_a_page_of_all_the_numbers_lead_to_places_on_it_and_a_report_saves_the_rest(world, bruno):
    begun = several(world, bruno)
    for shown in (bruno.get(f"/en/attempts/{begun.pk}/"), bruno.post(url(begun), own("q1", {}, hint="1"))):
        assert re.findall(r'<li><a href="([^"]*)"><span class="vh">Question', text(shown)) == [
            f"#question-q{number}" for number in range(1, 5)
        ]
    half = own("q2", HALF, was="") | {"go": "report"}
    assert f'value="without report" formaction="{url(begun, "q2")}"' in text(bruno.post(url(begun, "q2"), half))
    response = bruno.post(url(begun, "q2"), half | {"go": "without report"})
    assert response["Location"].startswith("/en/lessons/report/?page=")
    form = own("q1", RIGHT[0], was="") | own("q3", SCORED, was="")
    assert "lessons/report" in bruno.post(url(begun, "q2"), form | {"go": "report"})["Location"]
    assert answers(begun) == {"q1": RIGHT[0], "q3": KEPT}


def test_who_keeps_the_answer_that_is_saved_loses_nothing_of_other_questions(world, bruno):
    begun = several(world, bruno)
    bruno.post(url(begun), own("q1", RIGHT[0], was=""))
    form = own("q1", WRONG[0], was="") | own("q3", SCORED, was="")
    response = bruno.post(url(begun), form | {"go": "keep"})
    assert (response.status_code, response["Location"]) == (303, url(begun))
    assert answers(begun) == {"q1": RIGHT[0], "q3": KEPT}


@pytest.mark.parametrize("headers", [{}, HTMX])
@pytest.mark.parametrize("all_on_a_page", [False, True])
@pytest.mark.parametrize("go", [{}, {"go": "finish"}])
def test_an_older_tab_is_shown_what_stands_before_it_puts_another_answer_there(
    world, bruno, all_on_a_page, headers, go
):
    begun = begin(world, bruno, feedback="finished", all_on_a_page=all_on_a_page)
    page = f"/en/attempts/{begun.pk}/" if all_on_a_page else url(begun)
    address = page if go else url(begun)
    older = versions(text(bruno.get(page)))["q1"]
    bruno.post(url(begun), own("q1", RIGHT[0], was=older))
    response = bruno.post(address, own("q1", WRONG[0], was=older) | go, headers=headers)
    shown = text(response)
    assert response.status_code == 422
    assert "Another answer to this question was saved after you opened this page" in shown
    assert 'name="q1.answer" value="legal" checked' in shown
    assert 'name="stood-q1.answer" value="illegal" checked' in shown
    assert answers(begun) == {"q1": RIGHT[0]}
    bruno.post(address, own("q1", WRONG[0], was=versions(shown)["q1"]) | go, headers=headers)
    assert answers(begun) == {"q1": WRONG[0]}


def test_a_form_pressed_twice_or_sent_again_after_a_lost_answer_is_no_older_tab(world, bruno):
    begun = begin(world, bruno, feedback="finished")
    for _ in range(2):
        assert bruno.post(url(begun), own("q1", WRONG[0], was="")).status_code == 303
    assert answers(begun) == {"q1": WRONG[0]}


def test_the_version_a_page_was_made_with_outlives_a_press_elsewhere(world, bruno):
    begun = begin(world, bruno, feedback="finished", all_on_a_page=True)
    bruno.post(url(begun, "q2"), own("q2", RIGHT[1], was=""))
    shown = text(bruno.post(url(begun), own("q1", RIGHT[0], was="") | own("q2", WRONG[1], was="")))
    assert versions(shown)["q2"] == ""
    assert answers(begun) == {"q1": RIGHT[0], "q2": RIGHT[1]}


@pytest.mark.parametrize("headers", [{}, HTMX])
def test_a_page_sent_after_the_end_changes_nothing_and_says_so(world, bruno, headers):
    begun = begin(world, bruno, feedback="finished", all_on_a_page=True)
    attempts.finish(attempt=begun, now=timezone.now())
    response = bruno.post(f"/en/attempts/{begun.pk}/", own("q1", WRONG[0], was="") | {"go": "save"}, headers=headers)
    assert response["HX-Redirect" if headers else "Location"] == f"{done_url(begun)}?said=Finished"
    assert answers(begun) == {}


def test_a_page_sent_by_who_has_been_logged_out_comes_back_to_it(world, bruno):
    begun = begin(world, bruno, feedback="finished", all_on_a_page=True)
    bruno.logout()
    response = bruno.post(f"/en/attempts/{begun.pk}/", own("q1", WRONG[0], was=""))
    assert response["Location"] == f"/en/log-in/?next=%2Fen%2Fattempts%2F{begun.pk}%2F%3Fsaid%3Dunsaved"
    bruno.force_login(world.bruno.student)
    assert "your last answer was not saved" in text(bruno.get(f"/en/attempts/{begun.pk}/?said=unsaved"))


def test_twenty_answers_sent_at_once_take_one_transaction(world, bruno, django_assert_max_num_queries):
    world = replace(world, quiz=worlds.quiz(world.teacher, specs=worlds.SPECS[:1] * 20))
    begun = begin(world, bruno, feedback="finished", all_on_a_page=True)
    form = {name: value for n in range(1, 21) for name, value in own(f"q{n}", RIGHT[0], was="").items()}
    with django_assert_max_num_queries(200):
        bruno.post(f"/en/attempts/{begun.pk}/", form)
    assert len(answers(begun)) == 20


def test_a_page_of_very_many_fields_is_read(world, bruno):
    begun = begin(world, bruno, all_on_a_page=True, feedback="finished")
    many = {f"other.{number}": "" for number in range(4000)}  # a hundred questions may have as many
    assert bruno.post(f"/en/attempts/{begun.pk}/", many | own("q1", RIGHT[0], was="")).status_code == 303
    assert answers(begun) == {"q1": RIGHT[0]}
