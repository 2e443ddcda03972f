"""The database's tables. Times are milliseconds since 1970; a change here needs a migration."""

from __future__ import annotations

from typing import Any

from sqlalchemy import JSON, BigInteger, Boolean, ForeignKey, Index, Integer, String, Table
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column


class Base(DeclarativeBase):
    pass


def table_of(row: type[Base]) -> Table:
    """What a row's class stands for in the database."""
    table = row.__table__
    assert isinstance(table, Table)
    return table


class PlayerRow(Base):
    """An identity: a guest, until it becomes an account."""

    __tablename__ = "players"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    name: Mapped[str] = mapped_column(String(40))
    created: Mapped[int] = mapped_column(BigInteger)
    seen: Mapped[int] = mapped_column(BigInteger, server_default="0")
    """When they last asked for something, or were connected; some seconds late."""


class AccountRow(Base):
    """What makes an identity an account."""

    __tablename__ = "accounts"

    player: Mapped[str] = mapped_column(ForeignKey("players.id", ondelete="CASCADE"), primary_key=True)
    name: Mapped[str] = mapped_column(String(40))
    folded: Mapped[str] = mapped_column(String(200), unique=True)
    """The name without case: nobody else can have it."""
    password: Mapped[str] = mapped_column(String(200))
    """Argon2's hash."""
    changed: Mapped[int] = mapped_column(BigInteger)


class LookRow(Base):
    """What the name of an account looks like: nobody else may bear a name that looks the same."""

    __tablename__ = "looks"

    look: Mapped[str] = mapped_column(String(64), primary_key=True)
    """A mark made by `names.looks`."""
    player: Mapped[str] = mapped_column(ForeignKey("players.id", ondelete="CASCADE"), index=True)


class DeviceRow(Base):
    """A device that has logged in with an account: what proves it, of which only the hash is kept."""

    __tablename__ = "devices"

    hash: Mapped[str] = mapped_column(String(64), primary_key=True)
    player: Mapped[str] = mapped_column(ForeignKey("players.id", ondelete="CASCADE"), index=True)
    created: Mapped[int] = mapped_column(BigInteger)


class KeyRow(Base):
    """What proves an identity: a browser's cookie or a program's token. Only its hash is kept."""

    __tablename__ = "keys"

    hash: Mapped[str] = mapped_column(String(64), primary_key=True)
    player: Mapped[str] = mapped_column(ForeignKey("players.id", ondelete="CASCADE"), index=True)
    created: Mapped[int] = mapped_column(BigInteger)


class TableRow(Base):
    """A table's header, which never changes, and its derived columns."""

    __tablename__ = "tables"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    game: Mapped[str] = mapped_column(String(64))
    rules: Mapped[int] = mapped_column(Integer)
    host: Mapped[str] = mapped_column(String(32))
    created: Mapped[int] = mapped_column(BigInteger)
    seed: Mapped[str] = mapped_column(String(64).with_variant(String(32), "sqlite"))  # see migration 0006
    secret: Mapped[str] = mapped_column(String(64))
    header: Mapped[dict[str, Any]] = mapped_column(JSON)
    players: Mapped[int] = mapped_column(Integer, server_default="0")
    """How many seats it has."""
    network_mark: Mapped[str | None] = mapped_column(String(32))
    """Stands for the network it was made from: see storage/network_marks.py."""
    lobby_round: Mapped[int] = mapped_column(Integer, server_default="0")
    """How many tables of the same host, or groups of tables of the same network, came before."""

    number: Mapped[int] = mapped_column(Integer)
    """Of the last entry. Other processes compare it with what they have."""
    updated: Mapped[int] = mapped_column(BigInteger)
    status: Mapped[str] = mapped_column(String(16))
    open_seats: Mapped[int] = mapped_column(Integer, server_default="0")
    """How many seats people can still take."""
    listed: Mapped[bool] = mapped_column(Boolean)
    bot_decides: Mapped[bool] = mapped_column(Boolean)
    deadline: Mapped[int | None] = mapped_column(BigInteger)
    """When time runs out for the player who is to decide."""
    waits_for: Mapped[str | None] = mapped_column(String(32))
    """The person who is to decide."""
    hold_after: Mapped[int | None] = mapped_column(Integer)
    """While a person is to decide: for how many milliseconds they may be away."""
    summary: Mapped[dict[str, Any]] = mapped_column(JSON)

    __table_args__ = (
        Index("ix_tables_lobby", "listed", "status", "lobby_round", "created"),
        Index("ix_tables_host", "host", "status"),
        Index("ix_tables_network", "network_mark", "status"),
        Index("ix_tables_bots", "bot_decides", "updated"),
        Index("ix_tables_deadline", "deadline"),
        Index("ix_tables_hold", "hold_after"),
    )


class SaltRow(Base):
    """The salt of a day's network marks. Older salts are deleted, and then no mark can be traced."""

    __tablename__ = "salts"

    day: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=False)
    """Days since 1970."""
    salt: Mapped[str] = mapped_column(String(64))


class BanRow(Base):
    """A player or a network that is kept out. The only place where an address is stored."""

    __tablename__ = "bans"

    whom: Mapped[str] = mapped_column(String(64), primary_key=True)
    """A player's id, or a network such as 203.0.113.0/24."""
    created: Mapped[int] = mapped_column(BigInteger)
    until: Mapped[int | None] = mapped_column(BigInteger)
    """None: for good."""
    reason: Mapped[str] = mapped_column(String(200))
    """For operators only."""


class EntryRow(Base):
    """The journals. The primary key guarantees that only one process can write a table's entry 17."""

    __tablename__ = "entries"

    table: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    number: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=False)
    at: Mapped[int] = mapped_column(BigInteger)
    kind: Mapped[str] = mapped_column(String(16))
    seat: Mapped[int | None] = mapped_column(Integer)
    data: Mapped[dict[str, Any]] = mapped_column(JSON)


class SitterRow(Base):
    """Who sits at which tables, derived from the journals, for lists of one's own tables."""

    __tablename__ = "sitters"

    table: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    player: Mapped[str] = mapped_column(String(32), primary_key=True, index=True)


class WebhookRow(Base):
    """Where a player gets notices of their turns."""

    __tablename__ = "webhooks"

    player: Mapped[str] = mapped_column(ForeignKey("players.id", ondelete="CASCADE"), primary_key=True)
    url: Mapped[str] = mapped_column(String(500))
    secret: Mapped[str] = mapped_column(String(64))
    """What notices are signed with."""
    created: Mapped[int] = mapped_column(BigInteger)


class NoticeRow(Base):
    """The outbox: notices to be sent. At most one for each entry and player."""

    __tablename__ = "notices"

    table: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    number: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=False)
    player: Mapped[str] = mapped_column(ForeignKey("players.id", ondelete="CASCADE"), primary_key=True)
    created: Mapped[int] = mapped_column(BigInteger)
    due: Mapped[int] = mapped_column(BigInteger, index=True)
    tries: Mapped[int] = mapped_column(Integer)
