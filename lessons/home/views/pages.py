"""The pages that the navigation and the home page lead to: one line each, in their order there."""

from dataclasses import dataclass

from django.utils.functional import Promise
from django.utils.translation import gettext_lazy, pgettext_lazy


@dataclass(frozen=True, slots=True)
class Page:
    """A page anyone may open. `label` stands in the navigation, `title` and `about` on the home page.

    Without a label it is on the home page alone. `also` is what the addresses of further pages that belong to it
    begin with, after the language.
    """

    route: str
    label: Promise | None
    title: Promise
    about: Promise
    also: tuple[str, ...] = ()


PAGES: tuple[Page, ...] = (
    Page(
        route="lessons:courses",
        label=pgettext_lazy("navigation", "Lessons"),
        title=gettext_lazy("The lessons"),
        about=gettext_lazy(
            "Courses in small steps on the auction, its Laws and the score, with a reason for every answer."
        ),
    ),
    Page(
        route="lessons:auction",
        label=pgettext_lazy("navigation", "Auction"),
        title=gettext_lazy("The auction table"),
        about=gettext_lazy("Enter an auction and be told at every step what is legal, and why a call is not."),
    ),
    Page(
        route="lessons:pad",
        label=pgettext_lazy("navigation", "Score pad"),
        title=gettext_lazy("The score pad"),
        about=gettext_lazy("Enter the deals of a rubber, watch it grow line by line, and ask every number why."),
    ),
    Page(
        route="lessons:scores",
        label=None,
        title=gettext_lazy("Duplicate scores"),
        about=gettext_lazy("Every score a contract can have, explained line by line, and the four deals of Chicago."),
    ),
    Page(
        route="lessons:laws",
        label=pgettext_lazy("navigation", "Laws"),
        title=gettext_lazy("The Laws of the auction"),
        about=gettext_lazy("Laws 17 to 21 in plain words, and a Director’s desk that rules on any case you put."),
    ),
    Page(
        route="lessons:practice",
        label=pgettext_lazy("navigation", "Practice"),
        title=gettext_lazy("Unlimited practice"),
        about=gettext_lazy("Questions of every kind at four levels, marked and explained."),
    ),
    Page(
        route="lessons:classes",
        label=pgettext_lazy("navigation", "Classes"),
        title=gettext_lazy("Classes"),
        about=gettext_lazy("Teachers set tasks and see what is understood; students join with a code and do them."),
        also=("quizzes/", "tasks/", "attempts/", "students/", "join/"),
    ),
    Page(
        route="lessons:glossary",
        label=pgettext_lazy("navigation", "Glossary"),
        title=gettext_lazy("Glossary"),
        about=gettext_lazy("Every bridge word of the site explained, in three languages and with its synonyms."),
    ),
)
