"""Check the content files and load them into the tables."""

from argparse import ArgumentParser
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from django.conf import settings
from django.core.management.base import CommandError
from django.db import transaction

from lessons.courses.domain.course_files import load_courses
from lessons.courses.loading.courses import read_courses
from lessons.examples.domain.examples import Loaded, SlugTaken, load_examples
from lessons.examples.loading.examples import read_examples
from lessons.management.one_at_a_time import OneAtATime
from lessons.quizzes.domain.quiz_files import load_quizzes
from lessons.quizzes.loading.quizzes import read_quizzes

CONTENT = Path(__file__).resolve().parents[2] / "content"


class Command(OneAtATime):
    help = "Check the content files, then write all of them to the tables, or nothing where one is wrong."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("--check", action="store_true", help="only check the files; needs no database")
        parser.add_argument("--folder", type=Path, default=CONTENT, help="where the content is")

    def is_alone(self, options: Mapping[str, Any]) -> bool:
        return not options["check"]

    def handle(self, *, check: bool, folder: Path, verbosity: int, **options: Any) -> None:
        contents, problems = read_examples(folder / "examples", settings.MODELTRANSLATION_LANGUAGES)
        courses, wrong = read_courses(folder / "courses", settings.MODELTRANSLATION_LANGUAGES)
        problems += wrong
        slugs = sorted(found.parent.name for found in (folder / "courses").glob("*/course.yaml"))
        quizzes, wrong = read_quizzes(folder / "quizzes", settings.MODELTRANSLATION_LANGUAGES, slugs)
        problems += wrong
        for problem in sorted(problems):
            self.stderr.write(str(problem))
        if problems:
            raise CommandError(f"{len(problems)} problems in the content, nothing was loaded")
        if check:
            self._say(
                verbosity, f"{len(contents)} examples, {len(courses)} courses, {len(quizzes)} quizzes, nothing wrong"
            )
            return
        try:
            with transaction.atomic():
                loaded = load_examples(contents=contents)
                load_courses(contents=courses)
                load_quizzes(contents=quizzes)
        except SlugTaken as taken:
            raise CommandError(f"an editor has made an example named {taken}: rename one of the two") from None
        self._say(verbosity, f"examples: {_counts(loaded)}")

    def _say(self, verbosity: int, text: str) -> None:
        if verbosity:
            self.stdout.write(text)


def _counts(loaded: Loaded) -> str:
    return f"{loaded.new} new, {loaded.changed} changed, {loaded.retired} retired, {loaded.same} as before"
