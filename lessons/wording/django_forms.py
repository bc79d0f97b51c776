"""What Django says beside fields and we say otherwise in some language.

Nothing calls these: Django looks in the site's catalogues before its own, and what is marked here is held by them.
"""

from django.utils.translation import gettext_noop, ngettext_lazy

FIELDS = (
    gettext_noop("Ensure this value is greater than or equal to %(limit_value)s."),
    gettext_noop("Ensure this value is less than or equal to %(limit_value)s."),
    gettext_noop("Select a valid choice. %(value)s is not one of the available choices."),
    ngettext_lazy(
        # Translators: show_value is how many characters there are.
        "Ensure this value has at most %(limit_value)d character (it has %(show_value)d).",
        "Ensure this value has at most %(limit_value)d characters (it has %(show_value)d).",
        "limit_value",
    ),
)
