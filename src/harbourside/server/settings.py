"""How a server is set up: by a TOML file, then by the environment, then on the command line."""

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


def _usual_database() -> str:
    """A file of the user's own, so that tables are still there next time, wherever the server is started."""
    home = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return str(Path(home) / "harbourside" / "tables.db")


def _usual_workers() -> int:
    return max(1, (os.cpu_count() or 2) - 1)


def _an_origin(text: str) -> str:
    """What a browser sends as Origin, and nothing else: no path, no pattern, no name and password."""
    parts = urlsplit(text.removesuffix("/"))
    if parts.scheme not in ("http", "https") or not parts.hostname or set(parts.netloc) & set("*, \\"):
        raise ValueError("no origin")
    if parts.path or parts.query or parts.fragment or "@" in parts.netloc or parts.port == 0:
        raise ValueError("no origin")
    return text


def _a_proxy(text: str) -> str:
    """An address or a network; or *, which believes everybody."""
    if text != "*":
        ip_network(text, strict=False)
    return text


def _a_host(text: str) -> str:
    text.encode("idna")
    if not text.strip() or "\0" in text or "/" in text:
        raise ValueError("no host")
    return text


def _a_bot(spec: str) -> str:
    try:
        make_bot(spec)
    except HarboursideError as error:
        raise ValueError(str(error)) from None
    return spec


class Rate(BaseModel):
    """So many at once, and so many a second after that."""

    model_config = ConfigDict(extra="forbid", frozen=True, allow_inf_nan=False)

    burst: Annotated[float, Field(ge=1)]
    per_second: Annotated[float, Field(gt=0)]


class Limits(BaseModel):
    """What one identity, or one address, may ask for."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    requests: Rate = Rate(burst=200, per_second=50)
    """Of the API, by address."""
    pages: Rate = Rate(burst=1000, per_second=100)
    """Files of the page, by address."""
    operations: Rate = Rate(burst=60, per_second=5)
    """Health and metrics, by address."""
    guests: Rate = Rate(burst=20, per_second=0.2)
    """New identities, by address."""
    logins: Rate = Rate(burst=10, per_second=0.1)
    """Passwords tried, by address; or by device, if the owner of the account has logged in with it."""
    guesses: Rate = Rate(burst=10, per_second=0.02)
    """Passwords tried for one account, by address."""
    guesses_of_all: Rate = Rate(burst=50, per_second=0.02)
    """Passwords tried for one account, by all addresses together."""
    tables: Rate = Rate(burst=20, per_second=0.5)
    """New tables, by identity."""
    records: Rate = Rate(burst=10, per_second=0.1)
    """Records that are brought along, by identity: each is replayed, and kept."""
    changes: Rate = Rate(burst=60, per_second=20)
    """Moves and all else that is done at tables, by identity."""
    hints: Rate = Rate(burst=10, per_second=0.5)
    """By identity: each costs a worker's time."""
    webhooks: Rate = Rate(burst=5, per_second=0.05)
    """New targets for notices, by identity."""
    sockets: Rate = Rate(burst=60, per_second=10)
    """New live connections, by address."""
    looks_back: Rate = Rate(burst=100, per_second=10)
    """Tables as they were, by address: each is played anew up to there."""
    listed_tables: Annotated[int, Field(ge=1)] = 5
    """Tables in the lobby that have not begun, by host."""
    waiting_tables: Annotated[int, Field(ge=1)] = 20
    """Tables that have not begun, in the lobby or private, by host."""
    unfinished_tables: Annotated[int, Field(ge=1)] = 100
    """Tables that are not finished, by who hosts them or sits at them."""
    people_per_address: Annotated[int, Field(ge=1)] = 5
    """What is limited by identity, an address has so many times: guests are to be had for the asking."""


Age = Annotated[float, Field(ge=0, le=1_000_000)]


class Retention(BaseModel):
    """How long what nobody uses is kept. 0: for ever."""

    model_config = ConfigDict(extra="forbid", frozen=True, allow_inf_nan=False)

    waiting_days: Age = 30
    """A table that has not begun is closed when nothing has happened there for so long and nobody of it is
    here."""
    listed_hours: Age = 24
    """A table in the lobby that has not begun is closed when nobody of it has been here for so long."""
    finished_days: Age = 0
    """A table that is over or closed is deleted, with its record, when nothing has happened for so long."""
    guest_days: Age = 365
    """A guest at no unfinished table is forgotten when they have not been here for so long. Cookies last a
    year."""


Seconds = Annotated[float, Field(gt=0, le=86_400)]


class Settings(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True, allow_inf_nan=False)

    host: Annotated[str, AfterValidator(_a_host)] = "127.0.0.1"
    port: Annotated[int, Field(ge=0, le=65535)] = 8000
    database: str = Field(default_factory=_usual_database)
    """A file's name, or the URL of a PostgreSQL database."""
    database_seconds: Seconds = 5.0
    """A question to the database that takes longer is given up, and whoever asked is told to try again."""
    redis: str | None = None
    """The URL of a Redis through which several processes tell each other what is new and share limits."""
    origins: list[Annotated[str, AfterValidator(_an_origin)]] = []
    """Where pages may come from, besides the server's own address: https://play.example.org."""
    secure_cookies: bool = False
    """Cookies over TLS only: say yes behind a TLS proxy. They always are where the request came by TLS."""
    proxies: list[Annotated[str, AfterValidator(_a_proxy)]] = ["127.0.0.1"]
    """Whose word on the caller's address is believed."""
    workers: Annotated[int, Field(ge=1, le=256)] = Field(default_factory=_usual_workers)
    """Processes in which bots think."""
    bot_seconds: Seconds = 30.0
    """A bot that takes longer is ended, and asked again."""
    bot_pace: Annotated[float, Field(ge=0, le=86_400)] = 0.4
    """Seconds between a bot's decisions at the least."""
    bot_patience: Seconds = 15.0
    """Seconds after which a process takes over a bot's decision that another one has left lying."""
    hint: Annotated[str, AfterValidator(_a_bot)] = HINT
    """The bot that is asked for hints."""
    poll: Seconds = 1.0
    """Seconds between looks at what other processes did at the tables watched here."""
    heartbeat: Seconds = 15.0
    restart_grace: Annotated[float, Field(ge=0, le=86_400)] = 60.0
    """Whose time ran out while no server was there, or would soon after a start, has so many seconds from the
    start on."""
    tables_in_memory: Annotated[int, Field(ge=1)] = 2000
    most_connections: Annotated[int, Field(ge=8)] = 10_000
    """At once, of any kind; fewer where the system allows fewer open files."""
    connections_per_address: Annotated[int, Field(ge=4)] = 400
    """At once, of any kind; not for those in `proxies`, through which many people come."""
    request_seconds: Seconds = 20.0
    """A request that is not there as a whole by then is cut off."""
    idle_seconds: Seconds = 5.0
    """How long a connection is kept for a next request."""
    stall_seconds: Seconds = 30.0
    """A connection whose other side reads nothing for so long is cut off."""
    sockets_per_address: Annotated[int, Field(ge=1)] = 200
    """Live connections at once. Many people may share an address, but each connection takes memory."""
    largest_body: Annotated[int, Field(ge=1024)] = 65_536
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    limits: Limits = Limits()
    retention: Retention = Retention()


def read_settings(
    file: str | None, given: Mapping[str, Any], environment: Mapping[str, str] = os.environ
) -> Settings:
    """The settings of all three places; BadSettings with the name of what makes no sense."""
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
    """Each of two may make sense, and both together none."""
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
    """HARBOURSIDE_PORT=80 and the like; lists are separated by commas. Sections are for the file."""
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
