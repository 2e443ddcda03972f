"""A child process that sends and receives lines. Every wait has a deadline, because it may do anything."""

from __future__ import annotations

import os
import selectors
import signal
import subprocess
import weakref
from collections.abc import Callable, Sequence
from contextlib import suppress
from time import monotonic
from typing import IO, Final

LONGEST_LINE: Final = 100_000
"""Bytes in one line from the program, far more than an answer needs."""

CHUNK: Final = 65_536
KEPT_STDERR: Final = 4096
"""Bytes kept from the end of its standard error."""

GRACE: Final = 0.5
"""Seconds that the program has to end after the last message, and again after SIGTERM."""

WATCHDOG: Final = ("/bin/sh", "-c", 'read -r _; kill -s KILL -- "-$1"', "watchdog")
"""A shell that kills the process group at the end of its input, which comes even if we are killed."""


class LineTooLong(Exception):
    """A line from the program has more than LONGEST_LINE bytes."""


class ChildProcess:
    """A running program in its own process group. Only for Unix, because Windows cannot wait for pipes.

    Nothing blocks. Lines to the program wait in a queue. All pipes are read and written while receive()
    waits for a line. So the program may read late, and may write any amount to its output.
    """

    def __init__(self, command: Sequence[str]) -> None:
        """Raises OSError or ValueError if the program cannot be started."""
        # A new session has no access to our terminal.
        pipe = subprocess.PIPE
        self._process = subprocess.Popen(
            command, bufsize=0, stdin=pipe, stdout=pipe, stderr=pipe, start_new_session=True
        )
        try:
            watchdog = _start_watchdog(self._process)
        except OSError:
            _end(self._process, None, os.getpid())
            raise
        # Also called at the end of the interpreter, and when this object is garbage.
        self._end = weakref.finalize(self, _end, self._process, watchdog, os.getpid())
        self._selector = selectors.DefaultSelector()
        self._outgoing = bytearray()
        self._incoming = bytearray()
        self._stderr_end = b""
        for stream, read in ((self._stdout, self._read_stdout), (self._stderr, self._read_stderr)):
            os.set_blocking(stream.fileno(), False)
            self._selector.register(stream, selectors.EVENT_READ, read)
        os.set_blocking(self._stdin.fileno(), False)

    @property
    def _stdin(self) -> IO[bytes]:
        assert self._process.stdin is not None
        return self._process.stdin

    @property
    def _stdout(self) -> IO[bytes]:
        assert self._process.stdout is not None
        return self._process.stdout

    @property
    def _stderr(self) -> IO[bytes]:
        assert self._process.stderr is not None
        return self._process.stderr

    def send(self, line: bytes) -> None:
        """Put a line into the queue. It is written while receive() waits."""
        if self._stdin.closed:
            return
        if not self._outgoing:
            self._selector.register(self._stdin, selectors.EVENT_WRITE, self._write_stdin)
        self._outgoing += line + b"\n"

    def receive(self, deadline: float) -> bytes:
        """The next line. Raises TimeoutError, EOFError if the output has ended, or LineTooLong."""
        while True:
            line, newline, rest = self._incoming.partition(b"\n")
            if len(line) > LONGEST_LINE:
                raise LineTooLong
            if newline:
                self._incoming = rest
                return bytes(line)
            if self._stdout.closed:
                raise EOFError
            self._exchange(deadline)

    def stderr_end(self) -> str:
        """The end of its standard error."""
        return self._stderr_end.decode("utf-8", "replace")

    def shut_down(self, last_line: bytes) -> None:
        """Send a last line, and kill the program if it does not end soon."""
        self.send(last_line)
        deadline = monotonic() + GRACE
        if self._wait_for(lambda: not self._outgoing, deadline):
            self._close(self._stdin)
        if not self._wait_for(self._has_closed_output, deadline):
            _signal_group(self._process, signal.SIGTERM)
            self._wait_for(self._has_closed_output, monotonic() + GRACE)
        self.kill()

    def kill(self) -> int:
        """Kill the process group. Returns the exit code, if the program had already ended by itself."""
        self._wait_for(self._has_closed_output, monotonic())  # reads what is already written
        self._end()
        self._selector.close()
        return self._process.returncode

    def wait_for_stderr(self) -> None:
        """Call this when its output has ended: waits a short time for the error message that says why."""
        self._wait_for(self._has_closed_output, monotonic() + GRACE)

    def _has_closed_output(self) -> bool:
        """Whether it has closed its output, which usually means that it has ended.

        Polling the process would free its id. Another process could then have this id, and we would kill that
        process's group.
        """
        self._incoming.clear()
        return self._stdout.closed and self._stderr.closed

    def _wait_for(self, condition: Callable[[], bool], deadline: float) -> bool:
        while not condition():
            try:
                self._exchange(deadline)
            except TimeoutError:
                return condition()
        return True

    def _exchange(self, deadline: float) -> None:
        """Wait until a pipe can be read or written, and do it."""
        ready = self._selector.select(max(0.0, deadline - monotonic()))
        for key, _ in ready:
            key.data()
        if monotonic() >= deadline:
            raise TimeoutError

    def _write_stdin(self) -> None:
        try:
            written = os.write(self._stdin.fileno(), self._outgoing[:CHUNK])
        except BlockingIOError:
            return
        except OSError:  # the program has closed its input
            self._outgoing.clear()
            self._close(self._stdin)
            return
        del self._outgoing[:written]
        if not self._outgoing:
            self._selector.unregister(self._stdin)

    def _read_stdout(self) -> None:
        self._incoming += self._read(self._stdout)

    def _read_stderr(self) -> None:
        self._stderr_end = (self._stderr_end + self._read(self._stderr))[-KEPT_STDERR:]

    def _read(self, stream: IO[bytes]) -> bytes:
        try:
            chunk = os.read(stream.fileno(), CHUNK)
        except BlockingIOError:
            return b""
        except OSError:
            chunk = b""
        if not chunk:
            self._close(stream)
        return chunk

    def _close(self, stream: IO[bytes]) -> None:
        with suppress(KeyError):
            self._selector.unregister(stream)
        stream.close()


def _start_watchdog(process: subprocess.Popen[bytes]) -> subprocess.Popen[bytes]:
    """Start a process that kills the process group if we are killed."""
    return subprocess.Popen(
        [*WATCHDOG, str(process.pid)],
        stdin=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )


def _signal_group(process: subprocess.Popen[bytes], number: int) -> None:
    with suppress(ProcessLookupError, PermissionError):  # macOS forbids it if all have ended
        os.killpg(process.pid, number)


def _end(process: subprocess.Popen[bytes], watchdog: subprocess.Popen[bytes] | None, owner: int) -> None:
    """Kill the process group and the watchdog. Does nothing in a fork of the owner."""
    if os.getpid() != owner:
        return
    _signal_group(process, signal.SIGKILL)
    process.wait()
    if watchdog is not None:
        watchdog.kill()
        watchdog.wait()
    for stream in (process.stdin, process.stdout, process.stderr, watchdog.stdin if watchdog else None):
        if stream is not None:
            stream.close()
