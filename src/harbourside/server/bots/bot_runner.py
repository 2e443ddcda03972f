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
from harbourside.server.bots.fair_queue import Asker
from harbourside.server.errors import Unavailable
from harbourside.server.logs import mark
from harbourside.server.networks import LastNetworks
from harbourside.server.table import commands
from harbourside.server.table.table import Table
from harbourside.server.table_store import TableStore

SWEEP_SECONDS: Final = 5.0
"""How often we look for tables whose bots somebody else should have moved, and did not."""

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
        """Tables that changed while somebody was seeing to them."""
        self._sweeper: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._tables.after_change.append(self.look_at)
        self._sweeper = asyncio.create_task(self._sweep(), name="bots sweeper")

    async def stop(self) -> None:
        tasks = [*self._tasks.values(), *([self._sweeper] if self._sweeper is not None else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def look_at(self, table: Table) -> None:
        """A table has changed: if a bot is to decide, see to it."""
        if table.bot_decides:
            self.see_to(table.header.id)

    def see_to(self, id: str) -> None:
        if id in self._tasks:
            self._again.add(id)
            return
        task = self._tasks[id] = asyncio.create_task(self._steer(id), name="bots")
        task.add_done_callback(lambda done: self._finished(id, done))

    def _finished(self, id: str, task: asyncio.Task[None]) -> None:
        del self._tasks[id]
        if id in self._again:
            self._again.discard(id)
            if not task.cancelled():
                self.see_to(id)

    async def _steer(self, id: str) -> None:
        """Move bots at one table until it is nobody's turn but a person's."""
        try:
            while True:
                async with self._tables.table(id) as table:
                    turn = bots_turn(table)
                if turn is None:
                    return
                key = await self._decide(id, turn)
                await self._make(id, turn.number, turn.question.seat, key)
        except Unavailable:
            pass  # the log knows, and the sweep comes back to it
        except HarboursideError as error:
            log.error("a bot cannot move", extra={"table": mark(id), "reason": str(error)})
        except Exception:
            log.exception("a table's bots have failed", extra={"table": mark(id)})

    async def _decide(self, id: str, turn: Turn) -> str:
        """The bot's key, no sooner than the pace allows: people want to follow, and haste tells as well."""
        begun = asyncio.get_running_loop().time()
        try:
            asker = Asker(turn.host, self._networks.of(turn.host), turn.live)
            key = (await self._bot_pool.think(turn.question, asker)).key
        except BotFailed as failed:
            log.error("a stand-in moves for a bot", extra={"table": mark(id), "reason": str(failed)})
            key = _stand_in(turn.question)
        await asyncio.sleep(max(0.0, begun + self._pace - asyncio.get_running_loop().time()))
        return key

    async def _make(self, id: str, number: int, seat: int, key: str) -> None:
        try:
            await self._tables.change(id, lambda table: commands.bot_move(table, number, seat, key))
        except StaleMove:
            return  # somebody was quicker, or went back: look again

    async def _sweep(self) -> None:
        """First everything that a restart left behind; then whatever another process left lying."""
        patience = 0.0
        while True:
            try:
                now = self._tables.now()
                before = now - int(1000 * patience)
                for id in await self._tables.queries.waiting_for_bots(before, now):
                    self.see_to(id)
            except Unavailable:
                pass  # the log knows
            except Exception:
                log.exception("could not look for waiting bots")
            patience = self._patience
            await asyncio.sleep(min(SWEEP_SECONDS, patience))


def _stand_in(question: Question) -> str:
    """What is played where no bot answers: any legal action."""
    drawn = answer(replace(question, spec="random"))
    assert isinstance(drawn, Answer)
    return drawn.key
