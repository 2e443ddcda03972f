"""Live connections: they send every new entry of a table, or every change of the lobby.

A socket remembers only the number of the last entry that it has sent. Each time it wakes up, it sends the
entries after that number. So no entry is missing or sent twice, and a slow reader gets several entries in one
frame instead of a growing queue.
"""

from __future__ import annotations

import asyncio
from typing import Any, Final

from fastapi import APIRouter, WebSocket

from harbourside.server.api.deps import services_of
from harbourside.server.api.heartbeat import keep_alive
from harbourside.server.api.live_socket import Send, allowed_caller, serve
from harbourside.server.api.lobby_query import LobbyQuery
from harbourside.server.api.table_access import (
    SeatQuery,
    SinceQuery,
    SpectateQuery,
    id_of,
    read_table,
    return_seats,
)
from harbourside.server.bus import LOBBY, player_topic, table_topic
from harbourside.server.services import Services
from harbourside.server.storage.players import Identity
from harbourside.server.storage.table_queries import LobbyFilter, LobbyPage
from harbourside.server.table import visibility
from harbourside.server.table.table import Table

LOBBY_PAUSE: Final = 1.0
"""Seconds between two lists of tables at the least."""
NO_TABLES: Final = LobbyPage([], None)

router = APIRouter()


@router.websocket("/api/tables/{id}/live")
async def live_table(
    socket: WebSocket,
    id: str,
    since: SinceQuery = None,
    seat: SeatQuery = None,
    spectate: SpectateQuery = False,
) -> None:
    services = services_of(socket)

    async def send_table(send: Send) -> None:
        caller = await allowed_caller(socket)
        await _send_table(services, id, caller, since, seat, spectate, send)

    await serve(socket, services, "table", send_table)


@router.websocket("/api/lobby/live")
async def live_lobby(socket: WebSocket, wanted: LobbyQuery, waiting: bool = False) -> None:
    """Sends the first page of the open tables, and the caller's own tables. With `waiting`, it sends only the
    tables that wait for the caller."""
    services = services_of(socket)

    async def send_lobby(send: Send) -> None:
        await _send_lobby(services, await allowed_caller(socket), None if waiting else wanted, send)

    await serve(socket, services, "lobby", send_lobby)


async def _send_table(
    services: Services,
    id: str,
    caller: Identity | None,
    since: int | None,
    seat: int | None,
    spectate: bool,
    send: Send,
) -> None:
    player = id_of(caller)
    sent = since

    def read(table: Table) -> tuple[int, bool, dict[str, Any] | None]:
        frame = None
        if sent is None or table.number > sent or is_first:
            viewer = visibility.viewing_seat(table, player, seat, spectate)
            state = visibility.state(table, player, viewer, sent)
            frame = {"type": "table", "table": state, "now": services.tables.now()}
        return table.number, bool(table.held_for(player)), frame

    # It listens before it reads, so that no change between the two is missed.
    with (
        services.bus.listen(table_topic(id)) as news,
        keep_alive(news, services.settings.heartbeat) as heartbeat,
        services.presence.connected(player),
    ):
        is_first = True
        while True:
            news.clear()
            sent, is_held, frame = await read_table(services.tables, id, caller, read, fresh=is_first)
            is_first = False
            if frame is None and heartbeat.is_due:
                frame = {"type": "beat", "number": sent}
            if frame is not None:
                await send(frame)
                heartbeat.sent()
            if is_held:
                await return_seats(services.tables, id, caller)
            await news.wait()


async def _send_lobby(
    services: Services, caller: Identity | None, wanted: LobbyFilter | None, send: Send
) -> None:
    topics = [] if wanted is None else [LOBBY]
    topics += [] if caller is None else [player_topic(caller.id)]
    with (
        services.bus.listen(*topics) as news,
        keep_alive(news, services.settings.heartbeat) as heartbeat,
        services.presence.connected(id_of(caller)),
    ):
        sent: dict[str, Any] | None = None
        while True:
            news.clear()
            mine = await services.queries.tables_of(caller.id) if caller is not None else []
            turns = [summary for summary in mine if _waits_for(summary, id_of(caller))]
            page = NO_TABLES if wanted is None else await services.queries.lobby(wanted)
            frame = {
                "type": "lobby",
                "open": page.summaries,
                "next": page.next,
                "mine": turns if wanted is None else mine,
                "your_turn": [summary["id"] for summary in turns],
            }
            if frame != sent:
                await send(frame)
                heartbeat.sent()
                sent = frame
            elif heartbeat.is_due:
                await send({"type": "beat", "number": None})
                heartbeat.sent()
            await asyncio.sleep(LOBBY_PAUSE)
            await news.wait()


def _waits_for(summary: dict[str, Any], player: str | None) -> bool:
    decides = summary["decides"]
    seat = summary["seats"][decides] if decides is not None else None
    return seat is not None and seat["player"] == player and seat["level"] is None
