"""A program of somebody else's, spoken to line by line: whatever it does, nobody waits for it for ever."""

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
"""Bytes of one line from the program: a thousand times an answer, and no burden to keep."""

CHUNK: Final = 65_536
KEPT_REMARKS: Final = 4096
"""Bytes of what it wrote to standard error last."""

GRACE: Final = 0.5
"""Seconds to go by itself after the farewell, and again after it was told to."""

GUARD: Final = ("/bin/sh", "-c", 'read -r _; kill -s KILL -- "-$1"', "guard")
"""Waits for the end of its input, which comes when we end, however we do; then ends the process group."""


class LineTooLong(Exception):
    """A line from the program has more than LONGEST_LINE bytes."""


class Child:
    """A running program in a process group of its own. For Unix: Windows cannot wait for pipes like this.

    Nothing here blocks: what is sent waits in a queue and is written, and what the program writes is read,
    while somebody waits for a line with a deadline. So it does not matter whether the program reads, what
    it writes in between, and how much of it goes to standard error.
    """

    def __init__(self, command: Sequence[str]) -> None:
        """OSError or ValueError if it cannot be started."""
        # Pipes, a session without our terminal, and no shell.
        pipe = subprocess.PIPE
        self._process = subprocess.Popen(
            command, bufsize=0, stdin=pipe, stdout=pipe, stderr=pipe, start_new_session=True
        )
        try:
            self._guard = _watch_over(self._process)
        except OSError:
            _end(self._process, None, os.getpid())
            raise
        # At the end of the interpreter too, and if nobody wants this object any more.
        self._end = weakref.finalize(self, _end, self._process, self._guard, os.getpid())
        self._selector = selectors.DefaultSelector()
        self._outgoing = bytearray()
        self._incoming = bytearray()
        self._remarks = b""
        for stream, take in ((self._stdout, self._take_output), (self._stderr, self._take_remarks)):
            os.set_blocking(stream.fileno(), False)
            self._selector.register(stream, selectors.EVENT_READ, take)
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
        """Put a line into the queue; it goes out while somebody waits for an answer."""
        if self._stdin.closed:
            return
        if not self._outgoing:
            self._selector.register(self._stdin, selectors.EVENT_WRITE, self._give_input)
        self._outgoing += line + b"\n"

    def receive(self, deadline: float) -> bytes:
        """The next line. TimeoutError after the deadline, EOFError if no more will come, LineTooLong."""
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

    def remarks(self) -> str:
        """What it wrote to standard error last."""
        return self._remarks.decode("utf-8", "replace")

    def leave(self, farewell: bytes) -> None:
        """Say farewell, and give it a little time to go by itself."""
        self.send(farewell)
        deadline = monotonic() + GRACE
        if self._happens_before(deadline, lambda: not self._outgoing):
            self._close(self._stdin)
        if not self._happens_before(deadline, self._is_silent):
            _signal_group(self._process, signal.SIGTERM)
            self._happens_before(monotonic() + GRACE, self._is_silent)
        self.kill()

    def kill(self) -> int:
        """End it at once, with all it has started. Its exit code, if it had ended by itself."""
        self._happens_before(monotonic(), self._is_silent)  # takes what it has written already
        self._end()
        self._selector.close()
        return self._process.returncode

    def hear_out(self) -> None:
        """Its output has ended: wait a little for its last words, which say why."""
        self._happens_before(monotonic() + GRACE, self._is_silent)

    def _is_silent(self) -> bool:
        """Whether it has closed its output, which usually means that it has ended.

        The process itself is not asked: that would free its number, and the group that we end by this
        number could then be a stranger's.
        """
        self._incoming.clear()
        return self._stdout.closed and self._stderr.closed

    def _happens_before(self, deadline: float, condition: Callable[[], bool]) -> bool:
        while not condition():
            try:
                self._exchange(deadline)
            except TimeoutError:
                return condition()
        return True

    def _exchange(self, deadline: float) -> None:
        """Wait until something can be written or read, and do it."""
        ready = self._selector.select(max(0.0, deadline - monotonic()))
        for key, _ in ready:
            key.data()
        if monotonic() >= deadline:
            raise TimeoutError

    def _give_input(self) -> None:
        try:
            written = os.write(self._stdin.fileno(), self._outgoing[:CHUNK])
        except BlockingIOError:
            return
        except OSError:  # it reads no more
            self._outgoing.clear()
            self._close(self._stdin)
            return
        del self._outgoing[:written]
        if not self._outgoing:
            self._selector.unregister(self._stdin)

    def _take_output(self) -> None:
        self._incoming += self._read(self._stdout)

    def _take_remarks(self) -> None:
        self._remarks = (self._remarks + self._read(self._stderr))[-KEPT_REMARKS:]

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


def _watch_over(process: subprocess.Popen[bytes]) -> subprocess.Popen[bytes]:
    """A guard that outlives us if we are killed, and ends the process group then."""
    return subprocess.Popen(
        [*GUARD, str(process.pid)],
        stdin=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )


def _signal_group(process: subprocess.Popen[bytes], number: int) -> None:
    with suppress(ProcessLookupError, PermissionError):  # macOS forbids it where all have ended
        os.killpg(process.pid, number)


def _end(process: subprocess.Popen[bytes], guard: subprocess.Popen[bytes] | None, owner: int) -> None:
    """End the process group, then the guard, and leave no zombies. Not for a fork of the owner to do."""
    if os.getpid() != owner:
        return
    _signal_group(process, signal.SIGKILL)
    process.wait()
    if guard is not None:
        guard.kill()
        guard.wait()
    for stream in (process.stdin, process.stdout, process.stderr, guard.stdin if guard else None):
        if stream is not None:
            stream.close()
