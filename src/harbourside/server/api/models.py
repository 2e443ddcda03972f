"""Everything that goes over the wire. The OpenAPI schema is made from this, so it has to be true."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from harbourside.engine.facts import LONGEST_TEXT
from harbourside.engine.play import LONGEST_NAME
from harbourside.server.levels import STAND_IN
from harbourside.server.notices.webhook import LONGEST_URL
from harbourside.server.storage.accounts import LONGEST_PASSWORD

Status = Literal["gathering", "playing", "over", "closed", "needs_patch"]
Visibility = Literal["private", "open"]
MessageKind = Literal[
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
    "rematch",
    "patch",
]

Name = Annotated[str, Field(min_length=1, max_length=LONGEST_NAME)]
Number = Annotated[int, Field(ge=0, le=2**31 - 1)]
SeatNumber = Annotated[int, Field(ge=0, le=31)]
ActionKey = Annotated[str, Field(min_length=1, max_length=100)]
Level = Annotated[str, Field(min_length=1, max_length=32)]
OptionText = Annotated[str, Field(max_length=LONGEST_TEXT)]
OptionInt = Annotated[int, Field(ge=-(2**31), le=2**31 - 1)]
OptionValue = bool | OptionInt | OptionText | None


class Asked(BaseModel):
    """A request: strict, and without fields that nobody would read."""

    model_config = ConfigDict(extra="forbid", strict=True, use_attribute_docstrings=True)


class Told(BaseModel):
    """An answer."""

    model_config = ConfigDict(extra="forbid", use_attribute_docstrings=True)


# Words


class Words(Told):
    """A sentence before it is put into a language: a message of the Fluent catalogues with its arguments."""

    id: str
    args: dict[str, int | str | list[str]]


class Problem(Told):
    """Why a request was refused."""

    error: Words
    text: str
    """The same in the language that the request accepts."""
    where: list[str] = []
    """The parts of the request that are not as they should be."""


# Who


Keep = Literal["cookie", "token"]
Password = Annotated[str, Field(min_length=1, max_length=LONGEST_PASSWORD)]


class GuestAsked(Asked):
    name: Name = "Guest"
    keep: Keep = "cookie"
    """A browser keeps a cookie that no script can read; a program asks for a token."""


class Me(Told):
    player: str
    name: str
    account: str | None
    """The name to log in with; null: a guest."""
    token: str | None = None
    """Only in the answer that made it, and only if it was asked for. Sent as `Authorization: Bearer …`."""


class AccountAsked(Asked):
    name: Name
    password: Password


class LoginAsked(AccountAsked):
    keep: Keep = "cookie"


class PasswordAsked(Asked):
    old: Password
    new: Password


class WebhookAsked(Asked):
    url: Annotated[str, Field(min_length=1, max_length=LONGEST_URL)]
    """http or https, at a public address, on port 80, 443 or one above 1023."""


class WebhookTold(Told):
    url: str | None
    secret: str | None = None
    """Only in the answer that set it. Each notice has the header `Harbourside-Signature: t=…,v1=…`:
    v1 is the HMAC-SHA256 of t, a dot and the body."""


class RenameAsked(Asked):
    name: Name


# Games


class OptionTold(Told):
    name: str
    names: dict[str, str]
    """By language."""
    values: list[OptionValue]
    """The first is the default; none at all: free text."""
    value_names: list[dict[str, str]]
    """By language, for each value."""
    default: OptionValue


class GameTold(Told):
    id: str
    rules: int
    names: dict[str, str]
    lines: dict[str, str]
    """What it is about, in one sentence."""
    lengths: dict[str, str]
    """How long a game takes, roughly; empty if the game does not say."""
    min_players: int
    max_players: int
    default_players: int
    longest_game: int
    hidden: bool
    chance: bool
    options: list[OptionTold]
    colours: dict[str, str]
    actions: int
    tour: bool
    """Whether there is a first look at it, step by step."""


class GamesTold(Told):
    games: list[GameTold]
    levels: list[str]
    """Of bots, weakest first."""
    languages: list[str]


class RuleSection(Told):
    id: str
    """The same in every language."""
    level: int
    """2: a chapter, 3: a part of one."""
    title: str
    text: str
    """Paragraphs, lists and tables in a little Markdown, never HTML. Links lead to other sections: `#id`."""


class RulesTold(Told):
    game: str
    language: str
    sections: list[RuleSection]
    """In the order to read them; none if the game brings no rules."""


class ChoicesAsked(Asked):
    players: Annotated[int, Field(ge=0, le=32)]
    options: Annotated[dict[str, OptionValue], Field(max_length=64)] = {}


class ChoiceTold(Told):
    value: OptionValue
    why: str | None
    """Why it cannot be chosen with this number of players and the other options as they are, in the
    language that the request accepts; null: it can."""


class ChoicesTold(Told):
    problem: str | None
    """Why the game cannot be played like this; null: it can."""
    options: dict[str, list[ChoiceTold]]


# Tables


class SeatAsked(Asked):
    kind: Literal["human", "bot", "open"]
    """human: the caller sits here. open: whoever comes."""
    level: Level | None = None
    name: Name | None = None


AtEnd = Annotated[str, Field(min_length=1, max_length=32)]


class NoClock(Asked):
    kind: Literal["none"] = "none"


class MoveClock(Asked):
    """So many seconds for each decision."""

    kind: Literal["move"]
    seconds: Annotated[int, Field(ge=5, le=86_400)]
    at_end: AtEnd = STAND_IN
    """`loss`, or the level of the bot that takes over when time has run out."""


class GameClock(Asked):
    """So many seconds for all decisions of a seat; each adds the increment."""

    kind: Literal["game"]
    seconds: Annotated[int, Field(ge=30, le=86_400)]
    increment: Annotated[int, Field(ge=0, le=3600)] = 0
    at_end: AtEnd = STAND_IN


class DaysClock(Asked):
    """Correspondence: so many days for each decision."""

    kind: Literal["days"]
    days: Annotated[int, Field(ge=1, le=60)]
    at_end: AtEnd = STAND_IN


Clock = Annotated[NoClock | MoveClock | GameClock | DaysClock, Field(discriminator="kind")]


class TableAsked(Asked):
    game: Annotated[str, Field(min_length=1, max_length=64)]
    options: Annotated[dict[str, OptionValue], Field(max_length=64)] = {}
    seats: Annotated[list[SeatAsked], Field(min_length=1, max_length=16)]
    visibility: Visibility = "private"
    clock: Clock = NoClock()
    grace: Annotated[int, Field(ge=30, le=86_400)] | None = None
    """After how many seconds a bot holds the seat of somebody who is away while others wait."""
    spectators: bool = True
    hints: bool | None = None
    """Whether players may ask a bot for advice; if not said, only where nobody else can sit down."""
    start_when_full: bool = True


class JoinAsked(Asked):
    seat: SeatNumber | None = None
    invitation: Annotated[str, Field(max_length=64)] | None = None
    name: Name | None = None


class StartAsked(Asked):
    fill: Level | None = None
    """The level of bots for the seats that are still open."""


class MoveAsked(Asked):
    number: Number
    """Of the entry this move would be: the table's `number` plus one."""
    action: ActionKey


class UndoAsked(Asked):
    number: Number


class AnswerAsked(Asked):
    request: Number
    """The `number` of the request that is answered."""
    agree: bool


class SeatOnlyAsked(Asked):
    seat: SeatNumber | None = None
    """Which of the caller's seats; needed only by who has several."""


class ReplaceAsked(SeatOnlyAsked):
    by: Literal["bot", "me"]
    level: Level | None = None


class SeatTold(Told):
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


class You(Told):
    player: str | None
    seats: list[int]
    seat: int | None
    """Through whose eyes this is seen; null: a spectator."""
    host: bool


class LegalAction(Told):
    action: int
    key: str
    label: Words


class TimeTold(Told):
    """In milliseconds; moments since 1970 by the server's clock."""

    left: list[int]
    """What each seat had left at `since`."""
    running: int | None
    """The seat whose time has been running since then."""
    since: int
    deadline: int | None


class View(Told):
    """What the seat may see of the game."""

    game: str
    players: int
    seat: int | None
    current_player: int | None
    is_over: bool
    position: dict[str, Any]
    prompt: Words
    rules: str | None = None
    """The section of the rules that the prompt belongs to."""
    legal: list[LegalAction]
    scores: list[int] | None = None
    winners: list[int] | None = None


class UndoRequest(Told):
    number: int
    seat: int
    to: int
    agreed: list[int]
    voters: list[int]


class UndoTold(Told):
    free: bool
    """Whether the viewer's last decision can be taken back without asking."""
    request: UndoRequest | None


class Result(Told):
    scores: list[int]
    winners: list[int]
    conceded: list[int]
    by: Literal["play", "concession", "time"]


class Event(Told):
    id: str
    args: dict[str, Any]


class TableMessage(Told):
    """One entry of the journal as the viewer may see it. Numbers have no gaps and are the same for all."""

    number: int
    kind: MessageKind
    at: int
    seat: int | None
    player: str | None = None
    name: str | None = None
    level: str | None = None
    absent: bool | None = None
    """For replace: because they were away."""
    decision: int | None = None
    """How many decisions came before this move."""
    action: str | None = None
    """The move's key: to who made it, and to all after the end."""
    by: Literal["person", "bot"] | None = None
    events: list[Event] | None = None
    to: int | None = None
    """For undo: how many decisions are left."""
    rules: int | None = None
    """For patch: the version of the rules that the game goes on with."""
    table: str | None = None
    invitation: str | None = None


class TableTold(Told):
    id: str
    number: int
    """Of the last entry."""
    status: Status
    problem: Words | None
    game: str
    rules: int
    options: dict[str, OptionValue]
    visibility: Visibility
    spectators: bool
    hints: bool
    grace: int | None
    clock: Clock
    time: TimeTold | None
    """Null where there is no clock, and before the start."""
    created: int
    host: str
    seed_hash: str
    seats: list[SeatTold]
    you: You
    decides: int | None
    view: View | None
    undo: UndoTold
    result: Result | None
    rematch: str | None
    messages: list[TableMessage]
    """After `since`, if that was given."""


class Summary(Told):
    id: str
    game: str
    status: Status
    visibility: Visibility
    created: int
    number: int
    seats: list[SeatTold]
    decides: int | None
    result: Result | None


class TablesTold(Told):
    tables: list[Summary]


class Invitation(Told):
    seat: int
    invitation: str
    path: str
    """Of the page, to be sent to whoever should sit there."""


class InvitationsTold(Told):
    invitations: list[Invitation]


class MoveTold(Told):
    outcome: Literal["made", "repeated", "stale"]
    """repeated: this very move had been made under this number before. stale: look again, decide anew."""
    table: TableTold


class WhyTold(Told):
    action: str
    allowed: bool
    why: Words | None
    text: str | None
    rules: str | None
    """The section of the rules that says so."""


class PreviewTold(Told):
    action: str
    allowed: bool
    reveals: bool
    """Whether it would reveal something: then nothing is foretold, and it cannot be taken back alone."""
    events: list[Event]


class Thought(Told):
    action: str
    win_chance: float
    share: float
    """Of the time spent on it."""


class HintTold(Told):
    number: int
    """The table's number when it was asked."""
    action: str
    thoughts: list[Thought]
    win_chances: list[float]
    line: list[str]


class Decision(Told):
    number: int
    seat: int
    action: str | None
    events: list[Event]


class RecordTold(Told):
    complete: bool
    game: str
    rules: int
    names: list[str]
    options: dict[str, OptionValue]
    start: list[Event]
    decisions: list[Decision]
    text: str | None
    """The whole record with its seed: after the end."""


class ProofTold(Told):
    algorithm: Literal["sha256"]
    seed_hash: str
    seed: str | None
    """In decimal, as it was hashed: after the end."""


class Health(Told):
    status: Literal["ok"]
    version: str
    redis: Literal["ok", "gone"] | None
    """None: this server has none. Without it everything works, only later."""


# A first look


class TourStep(Told):
    id: str
    """The same in every language."""
    title: str
    text: str
    """In the little Markdown of the rules."""
    point: str | None
    """The action whose piece the step speaks of."""
    ask: bool
    """Whether the reader is asked to make that decision; it leads on to the next step."""
    view: View
    events: list[Event]
    """What happened since the step before."""


class TourTold(Told):
    game: str
    language: str
    steps: list[TourStep]


# Over sockets


class TableFrame(Told):
    """Sent on `/api/tables/{id}/live`: all messages since the last frame, and the table after them."""

    type: Literal["table"]
    table: TableTold
    now: int
    """The server's time, to set one's own clock by."""


class RefusedFrame(Problem):
    """Sent on a socket that is then closed, with 4000 plus the status as its code."""

    type: Literal["refused"]


class LobbyFrame(Told):
    """Sent on `/api/lobby/live`."""

    type: Literal["lobby"]
    open: list[Summary]
    mine: list[Summary]
    your_turn: list[str]
    """The tables that wait for the caller."""


class Beat(Told):
    """Sent on every socket while nothing happens."""

    type: Literal["beat"]
    number: int | None
    """The table's last number: whoever has less has missed something."""
