"""Commands of manage.py as processes that begin together."""

import os
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from subprocess import PIPE, Popen

from tests.conftest import ROOT
from tests.test_settings import PRODUCTION

COMMANDS = (("migrate",), ("load_content",), ("load_demo", "--force"))


@contextmanager
def begun(*command: str, **environment: str) -> "Iterator[Popen[str]]":
    """A command at work, with the machine's PATH and the settings of production; it is stopped at the end."""
    settings = {"PATH": os.environ["PATH"], **PRODUCTION, **environment}
    arguments = [sys.executable, "manage.py", *command]
    with Popen(arguments, cwd=ROOT, env=settings, stdout=PIPE, stderr=PIPE, text=True) as process:
        try:
            yield process
        finally:
            process.kill()


def at_once(command: tuple[str, ...], times: int, **environment: str) -> list[tuple[int, str]]:
    """How each of several of a command ends that begin together, and what it complains of."""
    with ExitStack() as stack:
        processes = [stack.enter_context(begun(*command, "--verbosity=0", **environment)) for _ in range(times)]
        complaints = [process.communicate(timeout=120)[1] for process in processes]
        return [(process.returncode, said) for process, said in zip(processes, complaints, strict=True)]
