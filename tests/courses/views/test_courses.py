"""Courses, lessons and steps: what they show, what they keep, and at what cost."""

import re
from random import Random

import pytest
from django.urls import reverse

from lessons.courses.domain.courses import courses
from lessons.courses.domain.progress import next_step
from lessons.models import Assignment, MistakeReport, Progress
from lessons.questions.kinds.registry import kind_of
from tests import worlds

STEP = ("auction", "who-declares", "first-guess")
LESSON = STEP[:2]
LIKE = "/en/practice/name-outcome/"
FROM = "from=auction%2Fwho-declares%2Ffirst-guess"


@pytest.fixture
def lessons(loaded_content):
    """The courses of the repository, loaded."""


def answer(client, declarer):
    return client.post(reverse("lessons:step", args=STEP), {"declarer": declarer})


def test_the_shelf_leads_to_the_first_lesson(lessons, client):
    page = client.get(reverse("lessons:courses"))
    assert reverse("lessons:course", args=("auction",)) in page.content.decode()


def test_who_has_done_one_step_of_a_course_goes_on_with_it(lessons, client):
    def buttons():
        shelf, course = client.get(reverse("lessons:courses")).text, client.get("/en/lessons/auction/").text
        return re.findall(r'class="btn go"[^>]*>(.*?)<', shelf + course)

    assert buttons() == ["Start the first lesson", "Start the first lesson"]
    client.post("/en/lessons/auction/tricks-and-trumps/first-guess/", {"choice": "ten"})
    assert buttons() == ["Go on", "Go on"]
    assert client.get(reverse("lessons:courses")).text.count("Start the first lesson") == 3


def test_a_wrong_answer_is_kept_and_explained_by_the_step_s_own_words(lessons, client):
    page = answer(client, "S")
    assert not page.context["feedback"].right
    assert "North plays, South is dummy, East leads" in page.content.decode()
    assert 'value="S" checked' in page.content.decode()


def test_a_guest_goes_on_where_he_was(lessons, client):
    assert client.get(reverse("lessons:lesson", args=LESSON)).url == reverse("lessons:step", args=STEP)
    assert answer(client, "N").context["feedback"].right
    assert client.get(reverse("lessons:lesson", args=LESSON)).url == reverse(
        "lessons:step", args=(*LESSON, "three-questions")
    )


def test_what_is_done_stays_done_after_a_wrong_answer(lessons, client, django_user_model):
    client.force_login(django_user_model.objects.create_user("ana"))
    answer(client, "N")
    answer(client, "S")
    assert list(Progress.objects.values_list("step", "state")) == [("/".join(STEP), "right")]


def test_hints_come_one_by_one(lessons, client):
    address = reverse("lessons:step", args=STEP)
    assert len(client.get(address).context["hints"]) == 0
    assert len(client.get(address, {"hint": "1"}).context["hints"]) == 1
    assert len(client.get(address, {"hint": "99"}).context["hints"]) == 2


def test_the_end_of_a_lesson_tells_two_levels_of_one_kind_apart(lessons, client):
    page = client.get(reverse("lessons:lesson-done", args=("rubber", "sixty-on")))
    assert [(str(name), str(level)) for name, level, _url in page.context["practise"]] == [
        ("What makes game?", "Level 2"),
        ("What makes game?", "Level 3"),
    ]


@pytest.mark.parametrize("asked", ["", "?answers=1"])
def test_a_handout_shows_answers_only_when_asked(lessons, client, asked):
    text = client.get(reverse("lessons:handout", args=LESSON) + asked).content.decode()
    assert ('value="N" checked' in text) is bool(asked)
    assert ('class="paper key"' in text) is bool(asked)  # drawn as a worksheet is, to be written on
    assert ('class="paper-question whose-turn"' in text, "data-print" in text) == (True, True)


def test_a_report_is_kept_and_leads_back(lessons, client):
    address = reverse("lessons:step", args=STEP)
    page = client.post(reverse("lessons:report"), {"page": address, "text": "South dealt."})
    assert address in page.content.decode()
    assert list(MistakeReport.objects.values_list("page", "language", "text")) == [(address, "en", "South dealt.")]


def test_a_report_pressed_twice_is_sent_once(lessons, client):
    for text in ("South dealt.", "South dealt.", "North dealt."):
        client.post(reverse("lessons:report"), {"page": "/en/", "text": text})
    assert [report.text for report in MistakeReport.objects.order_by("pk")] == ["South dealt.", "North dealt."]


def test_a_report_takes_the_answer_that_the_page_shows_along(lessons, client):
    address = reverse("lessons:step", args=STEP)
    shown = client.post(address, {"bid": "4S", "declarer": "S", "dummy": "N", "leader": "W"}).content.decode()
    state = re.search(r'name="state" value="([^"]*)"', shown).group(1)
    assert state == "declarer: S; dummy: N; leader: W; contract: 4S"
    page = client.post(reverse("lessons:report"), {"page": address, "state": state, "do": "write"})
    assert (page.status_code, MistakeReport.objects.count()) == (200, 0)
    assert f'value="{state}"' in page.content.decode()
    client.post(reverse("lessons:report"), {"page": address, "state": state, "text": "South dealt."})
    assert list(MistakeReport.objects.values_list("state", "text")) == [(state, "South dealt.")]


@pytest.mark.parametrize("page", ["//evil.example/", "/\\evil.example/", "\\\\evil.example/", "/\t/evil.example/"])
def test_a_report_leads_to_no_other_host(lessons, client, page):
    page = client.post(reverse("lessons:report"), {"page": page, "text": "x"})
    assert "evil.example" not in page.content.decode()


@pytest.mark.parametrize(
    ("text", "kept", "said"),
    [
        ("", None, "Fill this in."),
        (" \n\x00 ", None, "Fill this in."),
        ("x" * 2001, None, "This is too long: at most 2000 characters fit."),
        ("x" * 1998 + "\r\nx", "x" * 1998 + "\nx", ""),  # as many as the browser lets one type
    ],
)
def test_a_report_is_kept_whole_or_comes_back_with_what_is_wrong_with_it(lessons, client, text, kept, said):
    page = client.post(reverse("lessons:report"), {"page": "/en/", "text": text})
    assert [report.text for report in MistakeReport.objects.all()] == ([] if kept is None else [kept])
    assert (page.status_code, said in page.content.decode()) == (422 if said else 200, True)
    assert said == "" or text.strip(" \n\x00") in page.content.decode()


def test_a_report_with_nul_characters_is_kept_without_them(lessons, client):
    client.post(reverse("lessons:report"), {"page": "/en/\x00", "text": "South\x00 dealt."})
    assert list(MistakeReport.objects.values_list("page", "text")) == [("/en/", "South dealt.")]


@pytest.mark.parametrize("path", ["nothing/", "auction/nothing/", "auction/who-declares/nothing/"])
def test_what_does_not_exist_is_not_found(lessons, client, path):
    assert client.get(f"/en/lessons/{path}").status_code == 404


def test_a_step_costs_a_guest_three_queries_and_a_user_eight(
    lessons, client, django_user_model, django_assert_max_num_queries
):
    address = reverse("lessons:step", args=STEP)
    answer(client, "N")
    with django_assert_max_num_queries(3):
        client.get(address)
    client.force_login(django_user_model.objects.create_user("ana"))
    with django_assert_max_num_queries(8):
        client.get(address)


def test_a_guest_s_progress_goes_with_him_when_he_logs_in(lessons, client, django_user_model):
    answer(client, "N")
    ana = django_user_model.objects.create_user("ana")
    client.force_login(ana)
    assert list(Progress.objects.values_list("user", "step", "state")) == [(ana.pk, "/".join(STEP), "right")]
    assert "progress" not in client.session


def test_the_time_a_lesson_takes_is_said(lessons, client):
    page = client.get(reverse("lessons:course", args=("auction",)))
    minutes = [one["lesson"].minutes for one in page.context["lessons"]]
    assert all(4 <= number <= 12 for number in minutes)
    assert f"about {minutes[0]} minutes" in page.content.decode()


def test_a_wrong_answer_may_be_tried_again_or_another_like_it(lessons, client):
    text = answer(client, "S").content.decode()
    assert 'href="#question"' in text
    assert f'href="{LIKE}?level=2&amp;{FROM}"' in text
    for page in (answer(client, "N"), client.get(reverse("lessons:step", args=STEP))):
        assert 'href="#question"' not in page.content.decode()


def test_another_like_it_is_asked_within_the_lesson_with_a_way_back(lessons, client):
    page = client.get(f"{LIKE}?level=2&{FROM}", follow=True)
    text = page.content.decode()
    address, query = page.request["PATH_INFO"], page.request["QUERY_STRING"]
    assert (address.startswith(f"{LIKE}2/"), query) == (True, FROM)
    assert re.findall(r'<input type="radio" name="(\w+)"', text) == ["declarer"] * 5  # as the step, and nothing else
    assert f'href="{reverse("lessons:step", args=STEP)}">Back to step 1</a>' in text
    assert len(re.findall(r'<ol class="steps"', text)) == 1
    assert f'href="/ru{address.removeprefix("/en")}?{FROM}"' in text
    assert f'action="{address}?{FROM}#feedback"' in text
    answered = client.post(f"{address}?{FROM}", {"declarer": "nobody"}).content.decode()
    assert 'class="verdict"' in answered
    assert "Back to step 1" in answered
    assert not Progress.objects.exists()
    assert client.get(reverse("lessons:lesson", args=LESSON)).url == reverse("lessons:step", args=STEP), "still open"


@pytest.mark.parametrize(
    "origin",
    [
        "",
        "auction",
        "auction/who-declares/nosuch",
        "nosuch/who-declares/first-guess",
        "auction/doubling/first-guess",  # of another kind
        "//evil.example/x",
        "auction/who-declares/first-guess/x",
        "\x00",
    ],
)
def test_a_step_that_asks_nothing_like_it_is_no_origin(origin, lessons, client):
    page = client.get(f"{LIKE}?level=2", {"level": "2", "from": origin}, follow=True)
    assert (page.status_code, page.request["QUERY_STRING"]) == (200, "")
    assert "Back to step" not in page.content.decode()


def test_every_step_that_offers_one_has_questions_like_its_own(lessons):
    for course in courses("en").values():
        for step in (step for lesson in course.lessons for step in lesson.steps if step.exercise):
            kind = kind_of(step.exercise.spec)
            spec = kind.read(step.exercise.spec)
            for seed in range(5) if kind.has_twins(spec) else ():
                twin = kind.twin(spec, Random(seed), step.exercise.level)
                assert kind.read(kind.write(twin)) == twin, step.key
                for said in ("game", "law"):
                    assert kind.write(twin).get(said) == kind.write(spec).get(said), step.key


def test_of_a_clause_whose_questions_cannot_be_drawn_none_is_offered(lessons, client):
    step = ("laws", "redoubles", "one-word")  # Law 19B2 is about an auction
    spec = kind_of({"kind": "ruling"}).read(courses("en")[step[0]].lesson(step[1]).step(step[2]).exercise.spec)
    every = client.post(reverse("lessons:step", args=step), {"rulings": list(spec.options)})  # right and wrong ones
    wrong = every.content.decode()
    assert 'class="verdict"' in wrong
    assert "/practice/ruling/" not in wrong
    page = client.get("/en/practice/ruling/", {"level": "3", "from": "/".join(step)}, follow=True)
    assert (page.status_code, page.request["QUERY_STRING"]) == (200, "")


def test_what_a_wrong_answer_would_have_come_to_is_the_last_line(lessons, client):
    step = ("rubber", "trick-values", "no-trump")
    page = client.post(reverse("lessons:step", args=step), {"NS-below": "90"})
    lines = [str(line) for line in page.context["feedback"].lines]
    assert lines[-1] == "With 90 below the line North–South would be left without the game they have just won."
    assert len(lines) <= 3


def test_the_step_s_own_words_need_no_second_line_about_who_leads(lessons, client):
    assert len(answer(client, "S").context["feedback"].lines) == 1


def all_done(client, user, *, but=0):
    """Every step of the lesson is done, but the last so many; gives the addresses of all."""
    open_steps = client.get(reverse("lessons:lesson-done", args=LESSON)).context["open"]
    rows = [Progress(user=user, step=one.key, state="right") for one, _ in open_steps]
    Progress.objects.bulk_create(rows[: len(rows) - but])
    return [url for _, url in open_steps]


def test_the_end_of_a_lesson_with_open_steps_leads_to_the_first_and_does_not_say_that_all_is_known(lessons, client):
    made, end = worlds.world(), reverse("lessons:lesson-done", args=LESSON)
    client.force_login(made.bruno.student)
    can = client.get(end).context["lesson"].can.text
    urls = all_done(client, made.bruno.student, but=2)
    page = client.get(end)
    assert [url for _, url in page.context["open"]] == urls[-2:]
    assert f'class="btn go" id="open-step" href="{urls[-2]}"' in page.text
    assert (page.text.count("btn go"), can in page.text) == (1, False)
    all_done(client, made.bruno.student)
    page = client.get(end)
    assert ("open-step" in page.text, can in page.text) == (False, True)


def test_the_end_of_a_lesson_that_is_set_leads_to_the_next_task_and_to_the_class(lessons, client):
    made = worlds.world()
    end = reverse("lessons:lesson-done", args=LESSON)
    client.force_login(made.bruno.student)
    all_done(client, made.bruno.student)
    assert 'id="to-class"' not in client.get(end).text
    Assignment.objects.create(classroom=made.classroom, lesson="/".join(LESSON))
    page = client.get(end).text
    assert f'id="next-task" href="/en/tasks/{made.assignment.pk}/"' in page
    assert f'id="to-class" href="/en/classes/{made.classroom.pk}/"' in page
    worlds.attempt(made.assignment, made.bruno)
    page = client.get(end).text
    assert "next-task" not in page
    assert 'class="btn go" id="to-class"' in page


def going_on(states):
    """Where somebody goes on who has these states: lesson and step."""
    found = next_step(courses("en").values(), states)
    return found and (found[0].slug, found[1].slug)


def test_the_way_on_is_from_where_one_was_last(lessons):
    first, *_ = auction = courses("en")["auction"].lessons
    whole = {step.key: "right" for step in first.steps}
    step = auction[3].steps[1].key
    assert going_on({}) == (first.slug, first.steps[0].slug)
    assert going_on({first.steps[0].key: "tried"}) == (first.slug, first.steps[0].slug)
    assert going_on({first.steps[0].key: "right"}) == (first.slug, first.steps[1].slug)
    assert going_on(whole) == (auction[1].slug, auction[1].steps[0].slug)
    assert going_on(whole | {step: "right"}) == (auction[3].slug, auction[3].steps[0].slug)
    assert going_on({step: "right"} | whole) == (auction[1].slug, auction[1].steps[0].slug)
    assert going_on({"auction/gone/gone": "right"}) == (first.slug, first.steps[0].slug)


def test_after_the_last_lesson_of_a_course_comes_what_is_open_anywhere(lessons):
    shelf = courses("en")
    keys = [step.key for course in shelf.values() for lesson in course.lessons for step in lesson.steps]
    everything = dict.fromkeys(keys, "right")
    last = shelf["auction"].lessons[-1].steps[-1].key
    assert going_on(everything) is None
    laws = shelf["laws"].lessons[0].steps[2]
    assert going_on(
        {key: state for key, state in everything.items() if key not in (last, laws.key)} | {last: "right"}
    ) == (
        shelf["laws"].lessons[0].slug,
        laws.slug,
    )


def test_what_a_guest_tries_again_is_where_they_were_last(lessons, client):
    for step, choice in (("first-guess", "four"), ("two-hearts", "eight"), ("first-guess", "seven")):
        client.post(f"/en/lessons/auction/tricks-and-trumps/{step}/", {"choice": choice})
    assert list(client.session["progress"].items()) == [
        ("auction/tricks-and-trumps/two-hearts", "right"),
        ("auction/tricks-and-trumps/first-guess", "tried"),
    ]
