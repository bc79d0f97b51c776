"""The words of tables as files: which file is for what, and the words over its columns."""

from collections.abc import Iterable

from django.utils.translation import gettext as _

from lessons.wording.sentence import Sentence, sentence


def for_excel(separator: str) -> dict[str, str]:
    """What a file is for, and how it is written: for Excel in the languages of this separator."""
    if separator == "semicolon":
        return {
            "label": _("For Excel in Portuguese or Russian"),
            "about": _("Semicolons between the cells, a comma in decimals."),
        }
    return {"label": _("For Excel in English"), "about": _("Commas between the cells, a point in decimals.")}


def for_excel_with_answers() -> dict[str, str]:
    return {"label": _("For Excel, with the answers"), "about": _("What each student answered, in place of points.")}


def for_programs() -> dict[str, str]:
    # Translators: a file with a table; its first line are the names of the columns.
    about = _("Commas between the cells, and a first line that is the same in every language.")
    return {"label": _("For other programs"), "about": about}


def no_such_file(name: str, known: Iterable[str]) -> Sentence:
    """That a parameter of the address of a file is none of these."""
    # Translators: name is a word in an address, such as “separator”; known is a list, as in “comma, semicolon”.
    text = _("For “%(name)s” the address of a file can have one of these: %(known)s.")
    return sentence(text, name=name, known=", ".join(known))


def student_columns() -> tuple[str, ...]:
    """The words over the first columns of a file."""
    return (_("Class"), _("Task number"), _("Student"), _("Student number"))


def attempt_columns() -> tuple[str, ...]:
    return (_("Attempt"), _("Begun"), _("Finished"), _("Late"))


def points_columns() -> tuple[str, ...]:
    return (_("Points"), _("Points possible"), _("Percent"))


def steps_columns() -> tuple[str, ...]:
    return (_("Steps done"), _("Steps"))


def lesson_columns() -> tuple[str, ...]:
    return (_("Class"), _("Student"), _("Student number"))
