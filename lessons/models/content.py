"""What editors write and `load_content` loads."""

from django.db import models
from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy


class Example(models.Model):
    """A ready auction or rubber that a page offers to load.

    What it shows is kept as the page keeps it: the query string of its address, without the question mark.
    The title and the note are translated (see `translation`): in code write `title_en`, never `title`, whose
    column holds whatever language was active when the row was saved.
    """

    class Page(models.TextChoices):
        """The page that shows the example."""

        AUCTION = "auction", _("Auction table")
        PAD = "pad", _("Score pad")

    slug = models.SlugField(pgettext_lazy("example", "name in addresses"), max_length=60, unique=True)
    page = models.CharField(pgettext_lazy("example", "page"), max_length=10, choices=Page)
    position = models.PositiveSmallIntegerField(pgettext_lazy("example", "position"))
    query = models.CharField(pgettext_lazy("example", "what it shows"), max_length=4000, blank=True)
    title = models.CharField(pgettext_lazy("example", "title"), max_length=80)
    note = models.CharField(pgettext_lazy("example", "what it teaches"), max_length=300)
    is_loaded = models.BooleanField(pgettext_lazy("example", "from files"), default=False, editable=False)
    is_retired = models.BooleanField(pgettext_lazy("example", "retired"), default=False)

    class Meta:
        ordering = ("page", "position", "slug")
        verbose_name = _("example")
        verbose_name_plural = _("examples")

    def __str__(self) -> str:
        return self.slug
