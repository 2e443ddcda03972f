"""The query of the lobby: filters, and which page."""

from __future__ import annotations

from typing import Annotated

from fastapi import Depends, Query

from harbourside.engine.registry import game as find_game
from harbourside.server.storage.table_queries import LOBBY_PAGE, LobbyFilter

AfterQuery = Annotated[
    str | None,
    Query(
        pattern=r"^(gathering|playing)\.[A-Za-z0-9_-]{1,32}$",
        description="The `next` of the previous page. Without it: the first page.",
    ),
]


async def lobby_filter(
    game: Annotated[str | None, Query(max_length=64)] = None,
    players: Annotated[int | None, Query(ge=1, le=16, description="How many seats a table has.")] = None,
    free: Annotated[bool, Query(description="Only tables with a free seat.")] = False,
    limit: Annotated[int, Query(ge=1, le=100, description="Tables on a page.")] = LOBBY_PAGE,
) -> LobbyFilter:
    known = find_game(game).facts.id if game is not None else None
    return LobbyFilter(known, players, free, limit)


LobbyQuery = Annotated[LobbyFilter, Depends(lobby_filter)]
