"""Static files as production serves them: compressed, with names that change with their content."""

from whitenoise.storage import CompressedManifestStaticFilesStorage


class StaticStorage(CompressedManifestStaticFilesStorage):
    """Puts those names also where one of our own scripts imports another.

    Django can do so for all scripts or none, and stops at packages whose scripts import what they do not ship.
    """

    patterns = (
        *CompressedManifestStaticFilesStorage.patterns,
        ("lessons/js/*.js", ((r"""(?P<matched>from "(?P<url>\./[^"]+)")""", 'from "%(url)s"'),)),
    )
