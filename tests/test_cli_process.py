"""The program as a separate process: Ctrl-C, the terminal's history, streams that are closed or full."""

from __future__ import annotations

import os
import select
import shlex
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import harbourside as hs


@pytest.fixture(autouse=True)
def _plain_surroundings(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.chdir(tmp_path)


def started(*arguments: str, terminal: int = subprocess.PIPE) -> subprocess.Popen[str]:
    source = str(Path(hs.__file__).parents[1])
    environment = {**os.environ, "PYTHONPATH": source, "PYTHONUNBUFFERED": "1"}
    return subprocess.Popen(
        [sys.executable, "-m", "harbourside", *arguments],
        stdin=terminal,
        stdout=terminal,
        stderr=terminal,
        text=True,
        env=environment,
        start_new_session=True,
        # a process in the background ignores Ctrl-C, and the program would inherit that
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )


def children_of(process: subprocess.Popen[str]) -> list[str]:
    return Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text().split()


def test_ctrl_c_at_the_table_leaves_without_a_traceback() -> None:
    process = started("play", "seawolf")
    assert process.stdout is not None
    while process.stdout.read(1) not in (">", ""):
        pass
    os.killpg(process.pid, signal.SIGINT)
    assert_stopped(process)


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="needs to look at processes")
@pytest.mark.parametrize("workers", [1, 2, 3], ids=["starting", "started", "playing"])
def test_ctrl_c_in_a_simulation_leaves_without_a_traceback(workers: int) -> None:
    """Ctrl-C at any moment. The first child process is only the resource tracker."""
    process = started("simulate", "seawolf", "--games", "1000000", "--jobs", "2")
    while len(children_of(process)) < workers:
        time.sleep(0.01)
    os.killpg(process.pid, signal.SIGINT)
    assert_stopped(process)


def assert_stopped(process: subprocess.Popen[str]) -> None:
    _, complaint = process.communicate(timeout=60)
    assert process.returncode == 130
    assert complaint.strip() == "Stopped."


def test_the_next_person_cannot_recall_typed_lines() -> None:
    """Neither with arrow keys, nor with Ctrl-Y after the text was cut with Ctrl-U."""
    pytest.importorskip("readline")
    pty = pytest.importorskip("pty")
    keyboard, terminal = pty.openpty()
    given = ("play", "seawolf", "--players", "2", "--humans", "0,1", "--seed", "3")
    process = started(*given, "--option", "start_player=0", terminal=terminal)
    os.close(terminal)

    def type_after(prompt: str, *keys: str) -> str:
        shown = read_until(keyboard, prompt)
        os.write(keyboard, "".join(keys).encode())
        return shown

    type_after("Skipper 1, it is your turn. Press Enter when nobody else can see the screen. ", ENTER)
    type_after("> ", "? secret", ENTER)
    assert "secret" in type_after("> ", UP, CTRL_U, "draw:pile", ENTER)
    assert "? secret" in type_after("to clear the screen for Skipper 2. ", ENTER)
    type_after(
        "Skipper 2, it is your turn. Press Enter when nobody else can see the screen. ", UP, CTRL_Y, ENTER
    )
    type_after("> ", UP, CTRL_Y, CTRL_P, ESCAPE, CTRL_Y, CTRL_Y, ESCAPE, "y", "help", ENTER)
    assert "secret" not in type_after("> ", "quit", ENTER)
    type_after("leave without saving: ", ENTER)
    assert "secret" not in read_until(keyboard, "Goodbye.")
    assert process.wait(timeout=20) == 0
    os.close(keyboard)


ENTER, ESCAPE, UP, CTRL_P, CTRL_U, CTRL_Y = "\n", "\x1b", "\x1b[A", "\x10", "\x15", "\x19"


def read_until(keyboard: int, text: str) -> str:
    shown = b""
    while text.encode() not in shown:
        ready, _, _ = select.select([keyboard], [], [], 20)
        assert ready, f"{text!r} was not shown after {shown.decode(errors='replace')[-200:]!r}"
        shown += os.read(keyboard, 4096)
    return shown.decode(errors="replace")


def test_a_closed_pipe_prints_no_error() -> None:
    process = started("games")
    assert process.stdout is not None
    process.stdout.close()
    assert process.stderr is not None
    assert process.stderr.read() == ""
    process.wait(timeout=20)


def in_a_shell(command: str, **environment: str) -> subprocess.CompletedProcess[bytes]:
    """Run a command with streams as a shell can redirect them."""
    source = str(Path(hs.__file__).parents[1])
    line = command.replace("harbourside", f"{shlex.quote(sys.executable)} -m harbourside")
    return subprocess.run(
        ["sh", "-c", line],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        env={**os.environ, "PYTHONPATH": source, **environment},
        timeout=60,
    )


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a full device")
@pytest.mark.parametrize("unbuffered", ["", "1"])
@pytest.mark.parametrize(
    "command", ["games", "--version", "--help", "play seawolf", "simulate seawolf --games 2 --json"]
)
def test_output_that_cannot_be_written_prints_one_line(command: str, unbuffered: str) -> None:
    done = in_a_shell(f"harbourside {command} > /dev/full", PYTHONUNBUFFERED=unbuffered)
    assert done.stderr == b"harbourside: That did not work: the disk is full.\n"
    assert done.returncode == 2


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a full device")
@pytest.mark.parametrize("streams", ["> /dev/full 2>&1", "> /dev/full 2>&-"])
@pytest.mark.parametrize("command", ["games", "nonsense"])
def test_an_error_message_that_cannot_be_written_is_dropped(command: str, streams: str) -> None:
    done = in_a_shell(f"harbourside {command} {streams}")
    assert (done.returncode, done.stdout, done.stderr) == (2, b"", b"")


@pytest.mark.parametrize(
    "command", ["games", "--version", "--help", "simulate seawolf --games 40 --jobs 2", "play seawolf"]
)
@pytest.mark.parametrize("streams", [">&-", "<&- >&-", "<&- >&- 2>&-"])
def test_closed_output_is_no_output(command: str, streams: str) -> None:
    done = in_a_shell(f"harbourside {command} {streams}")
    assert (done.returncode, done.stdout, done.stderr) == (0, b"", b"")


def test_an_error_message_without_standard_error_goes_nowhere() -> None:
    done = in_a_shell("harbourside nonsense 2>&-")
    assert (done.returncode, done.stdout) == (2, b"")


def test_closed_input_means_the_end_of_the_input(tmp_path: Path) -> None:
    (tmp_path / "record.txt").write_text(hs.Play(hs.game("seawolf"), 3, 4).record())
    done = in_a_shell("harbourside play seawolf <&-")
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"Goodbye." in done.stdout
    assert in_a_shell("harbourside play <&-").returncode == 2
    assert in_a_shell("harbourside replay record.txt <&-").returncode == 0
    assert in_a_shell("harbourside replay record.txt --step <&-").returncode == 0


@pytest.mark.parametrize("encoding", ["utf-8:strict", "ascii:strict", "utf-8:surrogateescape"])
def test_bytes_that_are_no_text_are_wrong_input(encoding: str) -> None:
    command = "printf '\\377\\n? \\377\\n5\\n' | harbourside play seawolf --seed 3"
    done = in_a_shell(command, PYTHONIOENCODING=encoding)
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"I do not understand" in done.stdout
    assert b"Skipper draws" in done.stdout
