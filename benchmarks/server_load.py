"""Measures a server with many live tables: the time from a move's request to the last other client's message.

    python benchmarks/server_load.py [--tables 300] [--rate 200] [--seconds 30] [--rounds 3] [--knee]

It runs `harbourside serve` with a new SQLite file. Four people with live connections sit at every table, and
make random decisions at a steady rate. The time of a move starts when it was due, not when the generator sent
it, and ends when the last of the other three has its message. With --knee the rate rises until the 99th
percentile exceeds the bar or the moves fall behind.

The generator (load_generator.py) is one process. Its share of a core is printed too.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import re
import resource
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Final

import harbourside as hs
from load_generator import BAR_MS, PEOPLE, LoadGenerator, Round

NO_LIMITS: Final = "\n".join(
    [
        *(
            f"{name} = 1000000"
            for name in ("most_connections", "connections_per_address", "sockets_per_address")
        ),
        "[limits]",
    ]
    + [
        f"{name} = {{ burst = 1e9, per_second = 1e9 }}"
        for name in ("requests", "guests", "tables", "changes", "sockets")
    ]
)


def _memory(process: int) -> float:
    """The resident memory of a process, in KiB."""
    found = re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{process}/status").read_text())
    return float(found.group(1)) if found else float("nan")


@contextmanager
def serving(folder: Path) -> Iterator[tuple[int, str, int]]:
    """Start a server. Yields its process, host and port."""
    config = folder / "settings.toml"
    config.write_text(NO_LIMITS)
    command = [sys.executable, "-m", "harbourside", "serve", "--port", "0", "--config", str(config)]
    log = (folder / "log").open("wb")
    process = subprocess.Popen(
        [*command, "--database", str(folder / "tables.db")], stdout=subprocess.PIPE, stderr=log, text=True
    )
    try:
        assert process.stdout is not None
        found = re.search(r"http://([\d.]+):(\d+)/", process.stdout.readline())
        if found is None:
            raise SystemExit("the server did not start")
        yield process.pid, found.group(1), int(found.group(2))
    finally:
        process.terminate()
        process.wait(30)
        log.close()


async def measure(arguments: argparse.Namespace, process: int, host: str, port: int) -> list[Round]:
    games = [game for game in arguments.games if hs.game(game).facts.max_players >= PEOPLE]
    empty = _memory(process)
    async with LoadGenerator(host, port, games, arguments.seed) as fleet:
        await fleet.fill(arguments.tables)
        seated = _memory(process)
        await fleet.listen()
        listening = _memory(process)
        tables = len(fleet.tables)
        print(
            f"{tables} tables, {PEOPLE * tables} sockets. Memory: {empty / 1024:.0f} MiB at first, "
            f"{(seated - empty) / tables:.0f} KiB a table, "
            f"{(listening - seated) / tables / PEOPLE:.0f} KiB a socket"
        )
        await fleet.play(arguments.rate, 3, process)  # the first moves are slower, because they fill caches
        rates = [arguments.rate] * arguments.rounds
        runs = [await _one(fleet, arguments, rate, process) for rate in rates]
        print(
            f"After {sum(run.due for run in runs):,} moves: "
            f"{(_memory(process) - empty) / tables:.0f} KiB a table with its sockets"
        )
        while arguments.knee and (runs[-1].is_good or runs[-1].rate == arguments.rate):
            runs.append(await _one(fleet, arguments, runs[-1].rate + arguments.step, process))
        return runs


async def _one(fleet: LoadGenerator, arguments: argparse.Namespace, rate: float, process: int) -> Round:
    await fleet.fill(arguments.tables)
    await fleet.listen()
    run = await fleet.play(rate, arguments.seconds, process)
    print(run.line(), flush=True)
    return run


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--rate", type=float, default=200.0, help="moves per second, in total")
    parser.add_argument("--seconds", type=float, default=30.0, help="for each round")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument(
        "--knee", action="store_true", help="then raise the rate until the server falls behind"
    )
    parser.add_argument("--step", type=float, default=50.0)
    parser.add_argument("--games", nargs="+", default=list(hs.game_ids()))
    parser.add_argument("--seed", type=int, default=0)
    arguments = parser.parse_args()
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))  # for the server too
    print(f"Server under load, {hs.build_info()}, {os.cpu_count()} cores")
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as (process, host, port):
        runs = asyncio.run(measure(arguments, process, host, port))
    steady = [run for run in runs if run.rate == arguments.rate]
    delivered = [median(run.delivered_at(share) for run in steady) for share in (0.5, 0.95, 0.99)]
    print(
        f"At {arguments.rate:.0f} moves a second, medians of {len(steady)}: "
        f"p50 {delivered[0]:.1f} ms, "
        f"p95 {delivered[1]:.1f} ms, p99 {delivered[2]:.1f} ms (bar: {BAR_MS:.0f} ms)"
    )
    if arguments.knee:
        good = max((run.rate for run in runs if run.is_good), default=0.0)
        print(f"Knee: {good:.0f} moves a second still went well, {runs[-1].rate:.0f} did not")


if __name__ == "__main__":
    main()
