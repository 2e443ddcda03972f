"""The server's settings: from a TOML file, then from the environment, then from the command line."""

from __future__ import annotations

import os
import tomllib
from collections.abc import Mapping, Sequence
from ipaddress import ip_network
from pathlib import Path
from typing import Annotated, Any, Final, Literal, get_origin
from urllib.parse import urlsplit

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, ValidationError

from harbourside.bots.specs import make_bot
from harbourside.engine.errors import HarboursideError, shown
from harbourside.server.errors import BadSettings
from harbourside.server.levels import HINT

PREFIX: Final = "HARBOURSIDE_"
SECTIONS: Final = ("limits", "retention")


def _default_database() -> str:
    """A file in the user's data folder, so that the server finds its tables wherever it is started."""
    home = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return str(Path(home) / "harbourside" / "tables.db")


def _default_workers() -> int:
    return max(1, (os.cpu_count() or 2) - 1)


def _check_origin(text: str) -> str:
    """An origin as a browser sends it: without a path, a pattern, a user or a password."""
    parts = urlsplit(text.removesuffix("/"))
    if parts.scheme not in ("http", "https") or not parts.hostname or set(parts.netloc) & set("*, \\"):
        raise ValueError("no origin")
    if parts.path or parts.query or parts.fragment or "@" in parts.netloc or parts.port == 0:
        raise ValueError("no origin")
    return text


def _check_proxy(text: str) -> str:
    """An address or a network; `*` trusts everybody."""
    if text != "*":
        ip_network(text, strict=False)
    return text


def _check_host(text: str) -> str:
    text.encode("idna")
    if not text.strip() or "\0" in text or "/" in text:
        raise ValueError("no host")
    return text


def _check_bot(spec: str) -> str:
    try:
        make_bot(spec)
    except HarboursideError as error:
        raise ValueError(str(error)) from None
    return spec


class Rate(BaseModel):
    """A token bucket: `burst` requests at once, then `per_second`."""

    model_config = ConfigDict(extra="forbid", frozen=True, allow_inf_nan=False)

    burst: Annotated[float, Field(ge=1)]
    per_second: Annotated[float, Field(gt=0)]


class Limits(BaseModel):
    """The rate limits and quotas of one identity or one address."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    requests: Rate = Rate(burst=200, per_second=50)
    """Requests of the API, by address."""
    pages: Rate = Rate(burst=1000, per_second=100)
    """Files of the page, by address."""
    operations: Rate = Rate(burst=60, per_second=5)
    """Requests for health and metrics, by address."""
    guests: Rate = Rate(burst=20, per_second=0.2)
    """New identities, by address."""
    logins: Rate = Rate(burst=10, per_second=0.1)
    """Logins, by address; by device for a device from which the account's owner has logged in."""
    guesses: Rate = Rate(burst=10, per_second=0.02)
    """Logins to one account, by address."""
    guesses_of_all: Rate = Rate(burst=50, per_second=0.02)
    """Logins to one account, from all addresses together."""
    tables: Rate = Rate(burst=20, per_second=0.5)
    """New tables, by identity."""
    records: Rate = Rate(burst=10, per_second=0.1)
    """Loaded records, by identity: each is replayed and stored."""
    changes: Rate = Rate(burst=60, per_second=20)
    """Moves and other changes of tables, by identity."""
    hints: Rate = Rate(burst=10, per_second=0.5)
    """Hints, by identity: each takes a worker's time."""
    webhooks: Rate = Rate(burst=5, per_second=0.05)
    """New webhooks, by identity."""
    sockets: Rate = Rate(burst=60, per_second=10)
    """New live connections, by address."""
    looks_back: Rate = Rate(burst=100, per_second=10)
    """Requests for earlier positions of tables, by address: each replays moves."""
    listed_tables: Annotated[int, Field(ge=1)] = 5
    """How many tables one host may have in the lobby that have not begun."""
    waiting_tables: Annotated[int, Field(ge=1)] = 20
    """How many tables one host may have that have not begun, in the lobby or private."""
    unfinished_tables: Annotated[int, Field(ge=1)] = 100
    """How many unfinished tables one person may host or sit at."""
    people_per_address: Annotated[int, Field(ge=1)] = 5
    """An address has the limit of an identity this many times, because anybody can get new identities."""


Age = Annotated[float, Field(ge=0, le=1_000_000)]


class RetentionSettings(BaseModel):
    """How long unused tables and guests are kept. 0: for ever."""

    model_config = ConfigDict(extra="forbid", frozen=True, allow_inf_nan=False)

    waiting_days: Age = 30
    """A table that has not begun is closed if nothing has happened there for this long and none of its people
    are here."""
    listed_hours: Age = 24
    """A table in the lobby that has not begun is closed if none of its people were here for this long."""
    finished_days: Age = 0
    """A table that is over or closed is deleted, with its record, if nothing has happened for this long."""
    guest_days: Age = 365
    """A guest without an unfinished table is deleted if they have not been here for this long. Cookies last a
    year."""


Seconds = Annotated[float, Field(gt=0, le=86_400)]


class Settings(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True, allow_inf_nan=False)

    host: Annotated[str, AfterValidator(_check_host)] = "127.0.0.1"
    port: Annotated[int, Field(ge=0, le=65535)] = 8000
    database: str = Field(default_factory=_default_database)
    """The name of an SQLite file, or the URL of a PostgreSQL database."""
    database_seconds: Seconds = 5.0
    """A query that takes longer is cancelled, and the caller gets a 503."""
    redis: str | None = None
    """The URL of a Redis server, through which several processes share news and rate limits."""
    origins: list[Annotated[str, AfterValidator(_check_origin)]] = []
    """The origins of pages that may use the API, besides the server's own: https://play.example.org."""
    secure_cookies: bool = False
    """Whether cookies are for TLS only. Set it behind a TLS proxy; without one, the server notices TLS."""
    proxies: list[Annotated[str, AfterValidator(_check_proxy)]] = ["127.0.0.1"]
    """The proxies whose headers give the client's address."""
    workers: Annotated[int, Field(ge=1, le=256)] = Field(default_factory=_default_workers)
    """Processes in which bots think."""
    bot_seconds: Seconds = 30.0
    """The process of a bot that takes longer is killed, and the bot is asked again."""
    bot_pace: Annotated[float, Field(ge=0, le=86_400)] = 0.4
    """The shortest time between two decisions of a bot, in seconds."""
    bot_patience: Seconds = 15.0
    """The time after which a process makes a bot's decision that another process has not made, in seconds."""
    hint: Annotated[str, AfterValidator(_check_bot)] = HINT
    """The bot that gives hints."""
    poll: Seconds = 1.0
    """How often a process looks for entries that other processes have written, in seconds."""
    heartbeat: Seconds = 15.0
    restart_grace: Annotated[float, Field(ge=0, le=86_400)] = 60.0
    """A player whose time ran out while the server was down, or runs out soon after its start, gets this many
    seconds from the start."""
    tables_in_memory: Annotated[int, Field(ge=1)] = 2000
    most_connections: Annotated[int, Field(ge=8)] = 10_000
    """Open connections of any kind. Fewer if the system allows fewer open files."""
    connections_per_address: Annotated[int, Field(ge=4)] = 400
    """Open connections of any kind from one address, except those in `proxies`, which serve many people."""
    request_seconds: Seconds = 20.0
    """A request that has not arrived completely by then is cut off."""
    idle_seconds: Seconds = 5.0
    """How long a connection waits for its next request."""
    stall_seconds: Seconds = 30.0
    """A connection whose client reads nothing for this long is cut off."""
    sockets_per_address: Annotated[int, Field(ge=1)] = 200
    """Open sockets from one address. Many people may share an address, but each socket takes memory."""
    largest_body: Annotated[int, Field(ge=1024)] = 65_536
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    limits: Limits = Limits()
    retention: RetentionSettings = RetentionSettings()


def read_settings(
    file: str | None, given: Mapping[str, Any], environment: Mapping[str, str] = os.environ
) -> Settings:
    """The settings from all three sources; BadSettings with the name of the setting that is wrong."""
    values = _read_file(file or environment.get(f"{PREFIX}CONFIG"))
    values |= _read_environment(environment)
    values |= {name: value for name, value in given.items() if value is not None}
    try:
        settings = Settings.model_validate(values)
    except ValidationError as error:
        wrong = error.errors()[0]
        name = ".".join(str(part) for part in wrong["loc"])
        raise BadSettings("wrong", name=shown(name), value=shown(wrong["input"])) from None
    _check_together(settings)
    return settings


def _check_together(settings: Settings) -> None:
    """Refuses two settings that contradict each other."""
    contradictions = (
        ("bot_pace", "bot_patience", settings.bot_pace >= settings.bot_patience),
        (
            *("sockets_per_address", "connections_per_address"),
            settings.sockets_per_address > settings.connections_per_address,
        ),
        (
            *("connections_per_address", "most_connections"),
            settings.connections_per_address > settings.most_connections,
        ),
        ("origins", "secure_cookies", settings.secure_cookies and _has_plain_http(settings.origins)),
    )
    for one, other, is_one in contradictions:
        if is_one:
            raise BadSettings("contradiction", one=one, other=other)


def _has_plain_http(origins: Sequence[str]) -> bool:
    return any(origin.lower().startswith("http:") for origin in origins)


def _read_file(file: str | None) -> dict[str, Any]:
    if file is None:
        return {}
    try:
        with open(file, "rb") as source:
            return tomllib.load(source)
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise BadSettings("file", file=shown(file, 200), reason=shown(reason, 200)) from None


def _read_environment(environment: Mapping[str, str]) -> dict[str, Any]:
    """Settings such as HARBOURSIDE_PORT=80. Commas separate a list. Sections are for the file."""
    values: dict[str, Any] = {}
    for section in SECTIONS:
        name = f"{PREFIX}{section.upper()}"
        if name in environment:
            raise BadSettings("wrong", name=name, value=shown(environment[name]))
    for name, field in Settings.model_fields.items():
        text = environment.get(PREFIX + name.upper())
        if text is None or name in SECTIONS:
            continue
        is_list = get_origin(field.annotation) is list
        values[name] = [part.strip() for part in text.split(",") if part.strip()] if is_list else text
    return values
