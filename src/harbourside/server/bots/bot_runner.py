"""Makes the bots move: wherever it is a bot's turn, after a change, after a restart, or after an accident."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass, replace
from typing import Final

from harbourside.bots.asking import BotFailed
from harbourside.bots.levels import LEVELS
from harbourside.engine.errors import HarboursideError, StaleMove
from harbourside.engine.registry import target
from harbourside.engine.rng import Rng
from harbourside.server.bots.bot_pool import BotPool
from harbourside.server.bots.bot_worker import Answer, Question, answer
from harbourside.server.bots.fair_queue import Requester
from harbourside.server.errors import Unavailable
from harbourside.server.logs import mark
from harbourside.server.networks import LastNetworks
from harbourside.server.table import commands
from harbourside.server.table.table import Table
from harbourside.server.table_store import TableStore

SWEEP_SECONDS: Final = 5.0
"""How often we look for tables whose bots another process should have moved, and did not."""

NO_CHANCE: Final = 0
"""The sample that a bot is shown depends on nothing but what its seat knows."""

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Turn:
    """A bot's decision that is to be made: the entry it would be, and what the bot may know."""

    number: int
    question: Question
    host: str
    live: bool
    """Whether a person at the table waits for it."""


def bots_turn(table: Table) -> Turn | None:
    """The decision that a bot is to make now."""
    seat = table.decides
    level = table.seats[seat].level if seat is not None else None
    if seat is None or level is None or not table.bot_decides:
        return None
    seed = table.header.chance(f"bot {table.number}")
    question = question_for(table, seat, LEVELS[level], seed)
    live = any(seat_state.player is not None and seat_state.level is None for seat_state in table.seats)
    return Turn(table.number + 1, question, table.header.host, live)


def question_for(table: Table, seat: int, spec: str, seed: int, hint: bool = False) -> Question:
    """What a worker is asked, with a sample in place of the truth."""
    assert table.play is not None
    known = table.play.state.sample(seat, Rng(NO_CHANCE)).to_dict()
    return Question(table.header.game, target(table.header.game), known, seat, spec, seed, hint)


class BotRunner:
    def __init__(
        self, tables: TableStore, pool: BotPool, networks: LastNetworks, pace: float, patience: float
    ) -> None:
        self._tables = tables
        self._bot_pool = pool
        self._networks = networks
        self._pace = pace
        self._patience = patience
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()
        """Tables that changed while their task was running."""
        self._sweeper: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._tables.after_change.append(self._table_changed)
        self._sweeper = asyncio.create_task(self._sweep(), name="bots sweeper")

    async def stop(self) -> None:
        tasks = [*self._tasks.values(), *([self._sweeper] if self._sweeper is not None else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _table_changed(self, table: Table) -> None:
        """If a bot is to decide at this table, start playing for it."""
        if table.bot_decides:
            self._play_bots(table.header.id)

    def _play_bots(self, id: str) -> None:
        if id in self._tasks:
            self._again.add(id)
            return
        task = self._tasks[id] = asyncio.create_task(self._decide_for_bots(id), name="bots")
        task.add_done_callback(lambda done: self._finished(id, done))

    def _finished(self, id: str, task: asyncio.Task[None]) -> None:
        del self._tasks[id]
        if id in self._again:
            self._again.discard(id)
            if not task.cancelled():
                self._play_bots(id)

    async def _decide_for_bots(self, id: str) -> None:
        """Make bots' moves at one table until a person is to decide."""
        try:
            while True:
                async with self._tables.table(id) as table:
                    turn = bots_turn(table)
                if turn is None:
                    return
                key = await self._decide(id, turn)
                await self._write_move(id, turn.number, turn.question.seat, key)
        except Unavailable:
            pass  # logged already, and the next sweep tries again
        except HarboursideError as error:
            log.error("a bot cannot move", extra={"table": mark(id), "reason": str(error)})
        except Exception:
            log.exception("a table's bots have failed", extra={"table": mark(id)})

    async def _decide(self, id: str, turn: Turn) -> str:
        """The bot's key, after the pace: people want to follow, and haste can reveal something."""
        begun = asyncio.get_running_loop().time()
        try:
            requester = Requester(turn.host, self._networks.of(turn.host), turn.live)
            key = (await self._bot_pool.think(turn.question, requester)).key
        except BotFailed as failed:
            log.error("a stand-in moves for a bot", extra={"table": mark(id), "reason": str(failed)})
            key = _stand_in(turn.question)
        await asyncio.sleep(max(0.0, begun + self._pace - asyncio.get_running_loop().time()))
        return key

    async def _write_move(self, id: str, number: int, seat: int, key: str) -> None:
        try:
            await self._tables.change(id, lambda table: commands.bot_move(table, number, seat, key))
        except StaleMove:
            return  # another process was quicker, or a player went back

    async def _sweep(self) -> None:
        """First all tables where a bot is to decide, then those that another process did not serve."""
        patience = 0.0
        while True:
            try:
                now = self._tables.now()
                before = now - int(1000 * patience)
                for id in await self._tables.queries.waiting_for_bots(before, now):
                    self._play_bots(id)
            except Unavailable:
                pass  # logged already
            except Exception:
                log.exception("could not look for waiting bots")
            patience = self._patience
            await asyncio.sleep(min(SWEEP_SECONDS, patience))


def _stand_in(question: Question) -> str:
    """Any legal action, for a bot that does not answer."""
    drawn = answer(replace(question, spec="random"))
    assert isinstance(drawn, Answer)
    return drawn.key
