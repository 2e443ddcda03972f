"""Real PostgreSQL and Redis servers for tests: from the system's packages, each in a folder of its own.

Where they are not installed, tests that need them are skipped and say so. Where they have to be there, as in
CI, HARBOURSIDE_NEED_SERVERS=1 makes that a failure.
"""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import NoReturn

import pytest

START_SECONDS = 30.0


def missing(what: str) -> NoReturn:
    reason = f"NOT TESTED: {what} is not installed (apt-get install postgresql redis-server)"
    if os.environ.get("HARBOURSIDE_NEED_SERVERS", "0") not in ("", "0"):
        pytest.fail(reason)
    pytest.skip(reason)


def free_port() -> int:
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        port: int = listening.getsockname()[1]
        return port


class Redis:
    """Keeps nothing: stopped and started again, it is empty."""

    def __init__(self, binary: str, folder: Path) -> None:
        self.port = free_port()
        self.url = f"redis://127.0.0.1:{self.port}/0"
        self._command = [
            *(binary, "--port", str(self.port), "--bind", "127.0.0.1", "--dir", str(folder)),
            *("--save", "", "--appendonly", "no", "--daemonize", "no", "--logfile", "redis.log"),
        ]
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        self._process = subprocess.Popen(self._command, stdout=subprocess.DEVNULL)
        until(lambda: answers(self.port), self._process)

    def stop(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None

    def freeze(self) -> None:
        """It is there and does not answer."""
        assert self._process is not None
        self._process.send_signal(signal.SIGSTOP)

    def thaw(self) -> None:
        assert self._process is not None
        self._process.send_signal(signal.SIGCONT)


@contextmanager
def running_redis() -> Iterator[Redis]:
    binary = shutil.which("redis-server")
    if binary is None:
        missing("redis-server")
    with temporary_folder() as folder:
        server = Redis(binary, folder)
        server.start()
        try:
            yield server
        finally:
            server.stop()


class Postgres:
    """One server, and one database that is emptied whenever somebody wants it."""

    def __init__(self, programs: Path, folder: Path, user: str | None) -> None:
        self.port = free_port()
        self._programs = programs
        self._folder = folder
        self._user = user
        self._url = f"postgresql://harbourside@127.0.0.1:{self.port}/postgres"

    def start(self) -> subprocess.Popen[bytes]:
        data = str(self._folder / "data")
        made = self._run("initdb", "-D", data, "-U", "harbourside", "-A", "trust", "-E", "UTF8", "-N")
        assert made.wait() == 0, "initdb failed"
        process = self._run(
            *("postgres", "-D", data, "-p", str(self.port), "-h", "127.0.0.1"),
            *("-c", "unix_socket_directories=", "-c", "fsync=off", "-c", "logging_collector=off"),
        )
        until(self._is_ready, process)
        return process

    def empty_database(self) -> str:
        """Its URL. A database for each test would take much longer."""
        emptied = self._run("psql", "-q", self._url, "-c", "DROP SCHEMA public CASCADE; CREATE SCHEMA public")
        assert emptied.wait() == 0, "psql failed"
        return self._url

    def _is_ready(self) -> bool:
        return self._run("pg_isready", "-q", "-h", "127.0.0.1", "-p", str(self.port)).wait() == 0

    def _run(self, program: str, *arguments: str) -> subprocess.Popen[bytes]:
        """As somebody else than root: PostgreSQL refuses to run as root."""
        group = None if self._user is None else pwd.getpwnam(self._user).pw_gid
        return subprocess.Popen(
            [str(self._programs / program), *arguments],
            user=self._user,
            group=group,
            extra_groups=None if group is None else [],
            cwd=self._folder,
            env={"PATH": os.environ.get("PATH", ""), "LC_ALL": "C"},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )


@contextmanager
def running_postgres() -> Iterator[Postgres]:
    programs = _postgres_programs()
    if programs is None:
        missing("PostgreSQL")
    user = None
    with temporary_folder() as folder:
        if os.geteuid() == 0:
            user = _somebody()
            shutil.chown(folder, user)
        server = Postgres(programs, folder, user)
        process = server.start()
        try:
            yield server
        finally:
            process.send_signal(signal.SIGQUIT)  # at once: nobody needs what it has
            process.wait()


def _postgres_programs() -> Path | None:
    """Debian keeps them out of the way, a folder for each version: the newest."""
    debian = Path("/usr/lib/postgresql")
    versions = [path for path in debian.glob("*/bin") if path.parent.name.isdigit()]
    folders = sorted(versions, key=lambda path: int(path.parent.name), reverse=True)
    found = shutil.which("postgres")
    folders += [Path(found).parent] if found is not None else []
    programs = ("postgres", "initdb", "psql", "pg_isready")
    return next((f for f in folders if all((f / program).exists() for program in programs)), None)


def _somebody() -> str:
    for name in ("postgres", "nobody"):
        with suppress(KeyError):
            return pwd.getpwnam(name).pw_name
    missing("a user to run PostgreSQL as")


@contextmanager
def temporary_folder() -> Iterator[Path]:
    """Not within pytest's own, which nobody else may enter."""
    with tempfile.TemporaryDirectory(prefix="harbourside-", ignore_cleanup_errors=True) as folder:
        yield Path(folder)


def answers(port: int) -> bool:
    with suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
        return True
    return False


def until(check: Callable[[], bool], process: subprocess.Popen[bytes]) -> None:
    end = time.monotonic() + START_SECONDS
    while not check():
        assert process.poll() is None, "the server has ended"
        assert time.monotonic() < end, "the server does not answer"
        time.sleep(0.02)
