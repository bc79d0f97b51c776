"""The pages that the navigation and the home page lead to: one line each, in their order there."""

from dataclasses import dataclass

from django.utils.functional import Promise


@dataclass(frozen=True, slots=True)
class Page:
    """A page anyone may open. `label` stands in the navigation, `title` and `about` on the home page."""

    route: str
    label: Promise
    title: Promise
    about: Promise


PAGES: tuple[Page, ...] = ()
