"""Results on disk, as JSON lines: a header, then a line for each finished game. Lines are never changed.

A run that was killed can continue with its file. A file with other contents is refused and never changed.
"""

from __future__ import annotations

import json
import os
import stat
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, BinaryIO, Final, cast, get_args

from harbourside.arena.contest import Ending, Failure, Result
from harbourside.arena.schedule import Plan, make_plan
from harbourside.build import build_info
from harbourside.engine.errors import BadPosition, HarboursideError, shown
from harbourside.engine.message import Arg, Message, Quoted
from harbourside.engine.reader import Reader

try:
    import fcntl
except ImportError:  # no such locks on this system
    fcntl = None  # type: ignore[assignment]

FORMAT: Final = 1
LONGEST_LINE: Final = 1 << 20
MOST: Final = 10**9
ENDINGS: Final[tuple[Ending, ...]] = get_args(Ending)
MADE_BY: Final = "build"
"""A field of the header that may differ, because a later build may continue a run."""


class BadResults(HarboursideError):
    """The file does not have the expected contents. It is left unchanged."""

    def __init__(self, id: str, path: Path, **args: Arg) -> None:
        super().__init__(
            Message(f"results-{id}", {"file": shown(str(path), 4096), **args}), "harbourside.arena"
        )


class ResultsFile:
    """The open file of a run, with the results so far."""

    def __init__(self, path: Path, file: BinaryIO, plan: Plan) -> None:
        self._file = file
        self.results = _read(path, file, plan)
        if file.tell() == 0:
            self._write(_header(plan))

    def add(self, result: Result) -> None:
        self._write(_to_dict(result))

    def _write(self, line: dict[str, object]) -> None:
        """Write a line and wait until it is on the disk."""
        self._file.write(_line(line))
        self._file.flush()
        os.fsync(self._file.fileno())


@contextmanager
def open_results(path: str | os.PathLike[str], plan: Plan) -> Iterator[ResultsFile]:
    """Open or create the file of a plan. Raises BadResults if it is another plan's, or OSError."""
    path = Path(path)
    with open(os.open(path, os.O_RDWR | os.O_CREAT, 0o666), "r+b") as file:
        if not stat.S_ISREG(os.fstat(file.fileno()).st_mode):
            raise BadResults("not-a-file", path)
        _lock(path, file)
        yield ResultsFile(path, file, plan)


def read_results(path: str | os.PathLike[str]) -> tuple[Plan, list[Result]]:
    """The plan and the results in a file."""
    path = Path(path)
    with path.open("rb") as file:
        header = _parse(file.readline(LONGEST_LINE))
        if not isinstance(header, dict) or header.get("harbourside") != "arena":
            raise BadResults("not-ours", path)
        plan = _plan_of(path, header)
        file.seek(0)
        return plan, _read(path, file, plan)


def _lock(path: Path, file: BinaryIO) -> None:
    """Keep other runs from writing to the file. The lock ends with the process."""
    if fcntl is not None:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise BadResults("in-use", path) from None


def _read(path: Path, file: BinaryIO, plan: Plan) -> list[Result]:
    """The results in the file. An incomplete last line is removed. The next result can then be written."""
    wanted = _header(plan)
    first = file.readline(LONGEST_LINE)
    if not first.endswith(b"\n") and _line(wanted).startswith(first):
        _continue_at(file, 0)  # empty, or killed while writing the header
        return []
    _check_header(path, _parse(first), wanted)
    results: dict[int, Result] = {}
    place = file.tell()
    for number, line in enumerate(iter(lambda: file.readline(LONGEST_LINE), b""), 2):
        if not line.endswith(b"\n") and len(line) < LONGEST_LINE:
            break
        try:
            result = _from_dict(plan, _parse(line))
        except (BadPosition, ValueError):
            raise BadResults("bad-line", path, line=str(number)) from None
        if result.contest.number in results:
            raise BadResults("twice", path, line=str(number), number=str(result.contest.number))
        results[result.contest.number] = result
        place = file.tell()
    _continue_at(file, place)
    return [results[number] for number in sorted(results)]


def _continue_at(file: BinaryIO, place: int) -> None:
    if file.writable():
        file.truncate(place)
    file.seek(place)


def _line(value: dict[str, object]) -> bytes:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"


def _parse(line: bytes) -> object:
    with suppress(ValueError, RecursionError):
        value: object = json.loads(line)
        return value
    return None


# The header


def _header(plan: Plan) -> dict[str, object]:
    return {
        "harbourside": "arena",
        "format": FORMAT,
        "game": plan.game,
        "rules": plan.rules,
        "players": plan.players,
        "options": plan.options,
        "bots": list(plan.bots),
        "seed": plan.seed,
        "games": plan.wanted,
        "focus": plan.focus,
        "on_failure": plan.on_failure,
        MADE_BY: str(build_info()),
    }


def _check_header(path: Path, found: object, wanted: dict[str, object]) -> None:
    if not isinstance(found, dict) or found.get("harbourside") != "arena":
        raise BadResults("not-ours", path)
    if found.get("format") != FORMAT:
        raise BadResults("format", path, found=shown(found.get("format")), format=str(FORMAT))
    for field, value in wanted.items():
        if field != MADE_BY and found.get(field) != value:
            raise BadResults(
                "other-run",
                path,
                field=Quoted(field),
                found=shown(json.dumps(found.get(field), ensure_ascii=False), 200),
                wanted=shown(json.dumps(value, ensure_ascii=False), 200),
            )


def _plan_of(path: Path, header: dict[str, Any]) -> Plan:
    try:
        return make_plan(
            header["game"],
            header["bots"],
            header["games"],
            header["players"],
            header["seed"],
            header["options"],
            header["focus"],
            header["on_failure"],
        )
    except (KeyError, TypeError):
        raise BadResults("not-ours", path) from None


# A game


def _to_dict(result: Result) -> dict[str, object]:
    """The result with names and derived values, because people and other programs read the file."""
    contest = result.contest
    return {
        "number": contest.number,
        "seed_number": contest.seed_number,
        "line_up": contest.line_up,
        "rotation": contest.rotation,
        "seats": list(contest.seats),
        "game_seed": contest.game_seed,
        "bot_seeds": list(contest.bot_seeds),
        "ending": result.ending,
        "scores": result.scores,
        "places": result.places,
        "winners": result.winners,
        "shares": result.shares,
        "decisions": result.decisions,
        "asked": result.asked,
        "seconds": result.seconds,
        "longest": result.longest,
        "failures": [
            {
                "seat": failure.seat,
                "decision": failure.decision,
                "times": failure.times,
                "message": failure.message.to_dict(),
            }
            for failure in result.failures
        ],
    }


def _from_dict(plan: Plan, found: object) -> Result:
    """The result in a line. Raises BadPosition or ValueError if it does not fit the plan."""
    line = Reader(found, "result")
    seats = plan.players
    result = Result(
        contest=plan.contest(line.integer("number", 0, plan.total - 1)),
        ending=ENDINGS[line.choice("ending", ENDINGS)],
        scores=line.integers("scores", -MOST, MOST, seats, seats),
        places=line.integers("places", 1, seats, seats, seats),
        decisions=line.integer("decisions", 0, MOST),
        asked=line.integers("asked", 0, MOST, seats, seats),
        seconds=[_seconds(time) for time in line.items("seconds", seats, seats)],
        longest=[_seconds(time) for time in line.items("longest", seats, seats)],
        failures=[_failure(failure, seats) for failure in line.each("failures", 0, seats)],
    )
    # The other fields follow from these. If they differ, somebody has changed the line.
    if _to_dict(result) != found or not result.winners:
        raise ValueError
    return result


def _seconds(value: object) -> float:
    if isinstance(value, bool) or not isinstance(value, int | float) or not 0 <= value < MOST:
        raise ValueError
    return value


def _failure(line: Reader, seats: int) -> Failure:
    message = line.inside("message")
    args = {
        str(name): Quoted(arg) if isinstance(arg, str) else arg
        for name, arg in message.mapping("args").items()
    }
    id = message.value("id")
    if not isinstance(id, str) or not all(isinstance(arg, str | int | list) for arg in args.values()):
        raise ValueError
    return Failure(
        line.integer("seat", 0, seats - 1),
        line.integer("decision", 0, MOST),
        line.integer("times", 1, MOST),
        Message(id, cast(dict[str, Arg], args)),
    )
