"""What is told of a table."""

from __future__ import annotations

from typing import Any, Literal

from harbourside.engine.message import Arg
from harbourside.server.api.models.base import MessageInfo, OptionValue, ResponseModel
from harbourside.server.api.models.requests import Clock, Visibility

Status = Literal["gathering", "playing", "over", "closed", "needs_patch"]
ClosedBy = Literal["host", "operator", "disuse"]


EntryKind = Literal[
    "sit",
    "stand",
    "close",
    "start",
    "move",
    "undo",
    "ask",
    "agree",
    "decline",
    "concede",
    "timeout",
    "replace",
    "resume",
    "abort",
    "rematch",
    "patch",
    "break_off",
]


class SeatInfo(ResponseModel):
    kind: Literal["person", "bot", "open"]
    player: str | None
    name: str | None
    level: str | None
    """Of the bot that plays here now."""
    away: bool
    """A person's seat that a bot plays for a while."""
    conceded: bool
    """Cannot win any more: gave up, or ran out of time where that is the end."""
    out_of_time: bool = False
    held: bool = False
    """Away without having said so; the seat is theirs again as soon as they look at the table."""


class ViewerInfo(ResponseModel):
    player: str | None
    seats: list[int]
    seat: int | None
    """Through whose eyes this is seen; null: a spectator."""
    host: bool


class LegalAction(ResponseModel):
    action: int
    key: str
    label: MessageInfo


class TimeInfo(ResponseModel):
    """In milliseconds; moments since 1970 by the server's clock."""

    left: list[int]
    """What each seat had left at `since`."""
    running: int | None
    """The seat whose time has been running since then."""
    since: int
    deadline: int | None


class ViewInfo(ResponseModel):
    """What the seat may see of the game."""

    game: str
    players: int
    seat: int | None
    current_player: int | None
    is_over: bool
    position: dict[str, Any]
    prompt: MessageInfo
    rules: str | None = None
    """The section of the rules that the prompt belongs to."""
    legal: list[LegalAction]
    scores: list[int] | None = None
    winners: list[int] | None = None
    places: list[int] | None = None
    """By seat; 1 is the best, and equal ones are shared."""


class UndoProposalInfo(ResponseModel):
    number: int
    seat: int
    to: int
    agreed: list[int]
    voters: list[int]


class UndoInfo(ResponseModel):
    free: bool
    """Whether the viewer's last decision can be taken back without asking."""
    request: UndoProposalInfo | None


class ResultInfo(ResponseModel):
    scores: list[int]
    """By seat. Empty, as are places and winners, if the game was called off."""
    places: list[int]
    """By seat; 1 is the best, and equal ones are shared. Whoever has conceded is last."""
    winners: list[int]
    conceded: list[int]
    by: Literal["play", "concession", "time", "absence", "abort"]
    """absence: the others were away for so long that the game was claimed. abort: it was called off early."""


class WaitingRuleInfo(ResponseModel):
    """What the others may do while a game without a clock waits for somebody; in seconds."""

    away: int | None
    """Of absence, after which they may call a bot, or call an early game off. Null: a bot comes by itself."""
    claim: int | None
    """Of absence, after which a game that has two sides left may be claimed."""
    idle: int
    """Without a decision, after which they may call a bot though the person is here."""
    early: int
    """A game is early until every person's seat has made so many decisions."""


class AbsenceResponse(ResponseModel):
    """What the caller may do about the seat that the game waits for. Moments are milliseconds since 1970."""

    number: int
    """The table's, when this was asked."""
    now: int
    seat: int | None
    """The seat that is waited for; null: the game does not wait for another person, or a clock decides."""
    since: int | None
    """Since when that person has been away; null: they are here."""
    call: int | None
    """From when on a bot may be called; null, also for the others: not as things stand."""
    abort: int | None
    """From when on the game may be called off."""
    claim: int | None
    """From when on the game may be claimed."""


class FadedEventInfo(ResponseModel):
    id: str
    args: dict[str, Arg]


class EventInfo(ResponseModel):
    id: str
    args: dict[str, Arg]
    fades: FadedEventInfo | None = None
    """What this viewer will be told instead as soon as the next decision is made."""


class EntryInfo(ResponseModel):
    """One entry of the journal as the viewer may see it. Numbers have no gaps and are the same for all."""

    number: int
    kind: EntryKind
    at: int
    seat: int | None
    player: str | None = None
    name: str | None = None
    level: str | None = None
    absent: bool | None = None
    """For replace: because they were away."""
    called_by: int | None = None
    """For replace: the seat whose player called the bot."""
    claimed_by: int | None = None
    """For concede: the seat whose player claimed the game, since this one's was away."""
    decision: int | None = None
    """How many decisions came before this move."""
    action: str | None = None
    """The move's key: to who made it, and to all after the end."""
    by: Literal["person", "bot", "host", "operator", "disuse"] | None = None
    """For move: who decided. For close: who closed the table; null: the host."""
    events: list[EventInfo] | None = None
    to: int | None = None
    """For undo: how many decisions are left."""
    rules: int | None = None
    """For patch: the version of the rules that the game goes on with."""
    table: str | None = None
    invitation: str | None = None


class TableResponse(ResponseModel):
    id: str
    number: int
    """Of the last entry."""
    status: Status
    closed_by: ClosedBy | None
    """disuse: nobody had come for long."""
    problem: MessageInfo | None
    game: str
    rules: int
    options: dict[str, OptionValue]
    secrets: bool
    """Whether some seat may see what another may not: then people at one device pass it on unseen.
    Where the game cannot be asked, it may."""
    visibility: Visibility
    spectators: bool
    hints: bool
    several_seats: bool
    """Whether one person may take several seats without an invitation for each."""
    grace: int | None
    waiting_rule: WaitingRuleInfo | None
    """Null where a clock decides, or only one person can sit."""
    clock: Clock
    time: TimeInfo | None
    """Null where there is no clock, and before the start."""
    created: int
    host: str
    seed_hash: str
    seats: list[SeatInfo]
    you: ViewerInfo
    decides: int | None
    view: ViewInfo | None
    undo: UndoInfo
    result: ResultInfo | None
    rematch: str | None
    loaded: bool
    """A record that somebody brought along: it was not played here."""
    messages: list[EntryInfo]
    """After `since`, if that was given."""


class TableSummary(ResponseModel):
    id: str
    game: str
    status: Status
    visibility: Visibility
    created: int
    number: int
    seats: list[SeatInfo]
    decides: int | None
    result: ResultInfo | None


class TablesResponse(ResponseModel):
    tables: list[TableSummary]
    next: str | None = None
    """What to ask for the next page with, as `after`; null if there is no more."""


class InvitationInfo(ResponseModel):
    seat: int
    invitation: str
    path: str
    """Of the page, to be sent to whoever should sit there."""


class InvitationsResponse(ResponseModel):
    invitations: list[InvitationInfo]


class MoveResponse(ResponseModel):
    outcome: Literal["made", "repeated", "stale"]
    """repeated: this very move had been made under this number before. stale: look again, decide anew."""
    table: TableResponse


class WhyResponse(ResponseModel):
    action: str
    allowed: bool
    why: MessageInfo | None
    text: str | None
    rules: str | None
    """The section of the rules that says so."""


class PreviewResponse(ResponseModel):
    action: str
    allowed: bool
    reveals: bool
    """Whether it would reveal something: then nothing is foretold, and it cannot be taken back alone."""
    events: list[EventInfo]


class ThoughtInfo(ResponseModel):
    action: str
    win_chance: float
    share: float
    """Of the time spent on it."""


class HintResponse(ResponseModel):
    number: int
    """The table's number when it was asked."""
    action: str
    thoughts: list[ThoughtInfo]
    win_chances: list[float]
    line: list[str]


class DecisionInfo(ResponseModel):
    number: int
    seat: int
    action: str | None
    events: list[EventInfo]


class RecordResponse(ResponseModel):
    complete: bool
    game: str
    rules: int
    names: list[str]
    options: dict[str, OptionValue]
    start: list[EventInfo]
    decisions: list[DecisionInfo]
    text: str | None
    """The whole record with its seed: after the end."""


class ProofResponse(ResponseModel):
    algorithm: Literal["sha256"]
    seed_hash: str
    seed: str | None
    """In decimal, as it was hashed: after the end."""
