"""The guided first look at a game."""

from __future__ import annotations

from harbourside.server.api.models.base import ResponseModel
from harbourside.server.api.models.entries import EventInfo
from harbourside.server.api.models.tables import ViewInfo


class TourStep(ResponseModel):
    id: str
    """The same in every language."""
    title: str
    text: str
    """In the simple Markdown of the rules."""
    point: str | None
    """The key of the action whose piece the text is about."""
    zones: list[str]
    """The parts of the view that the text is about, such as `market` or `seats.0.hand`."""
    ask: bool
    """Whether the reader has to do that action. It leads to the next step."""
    view: ViewInfo
    events: list[EventInfo]
    """What has happened since the previous step."""


class TourResponse(ResponseModel):
    game: str
    language: str
    steps: list[TourStep]
