"""A PostgreSQL server of a test's own, which it may stop, in a folder that goes with it."""

import os
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path


def programs() -> Path:
    """Where initdb and pg_ctl are: on the PATH, or the newest of Debian's."""
    if found := shutil.which("initdb"):
        return Path(found).resolve().parent
    debian = Path("/usr/lib/postgresql").glob("*/bin/initdb")
    newest = max(debian, key=lambda path: int(path.parts[-3]), default=None)
    if newest is None:
        raise FileNotFoundError("No initdb: install PostgreSQL's server, as .ci/run does.")
    return newest.parent


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


@dataclass(frozen=True, slots=True)
class Server:
    """A server on a port of its own, with the database `postgres`."""

    folder: Path
    port: int

    @property
    def address(self) -> str:
        """DATABASE_URL."""
        return f"postgres://postgres@127.0.0.1:{self.port}/postgres"

    def start(self) -> None:
        options = f"-c listen_addresses=127.0.0.1 -c port={self.port} -c unix_socket_directories={self.folder}"
        self._run("pg_ctl", "--wait", "--silent", "--log", f"{self.folder}/log", "start", "--options", options)

    def stop(self, mode: str = "fast") -> None:
        self._run("pg_ctl", "--wait", "--silent", "--mode", mode, "stop")

    def make(self) -> None:
        self._run("initdb", "--username", "postgres", "--auth", "trust", "--encoding", "UTF8", "--no-sync")

    def _run(self, program: str, *arguments: str) -> None:
        """A server refuses to be root's, so root runs it as somebody else."""
        command = [str(programs() / program), "--pgdata", f"{self.folder}/data", *arguments]
        if os.geteuid() == 0:
            command = ["runuser", "-u", "postgres", "--", *command]
        subprocess.run(command, cwd=self.folder, check=True, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL)


@contextmanager
def server() -> Iterator[Server]:
    """A new server at work."""
    with tempfile.TemporaryDirectory(prefix="bridgeschool-postgres-", ignore_cleanup_errors=True) as folder:
        made = Server(Path(folder), free_port())
        if os.geteuid() == 0:
            shutil.chown(folder, "postgres")
        made.make()
        made.start()
        try:
            yield made
        finally:
            made.stop("immediate")
