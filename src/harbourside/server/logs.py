"""Logs as JSON, one object a line."""

from __future__ import annotations

import hashlib
import json
import logging
import re
import sys
from ipaddress import ip_address
from typing import Final

_STANDARD: Final = frozenset(vars(logging.makeLogRecord({}))) | {
    *("message", "asctime", "taskName", "color_message")
}


HIDDEN: Final = "…"
_CALLERS_MISTAKES: Final = (
    *("Invalid HTTP request", "Unsupported upgrade request", "Invalid UTF-8", "No supported WebSocket"),
)

_ENCODER: Final = json.JSONEncoder(ensure_ascii=False, default=str)


def mark(table: str) -> str:
    """Stands for a table in the log, because its id is the address of a private table. With the id, its lines
    are found by the first twelve characters of `printf %s ID | sha256sum`."""
    return hashlib.sha256(table.encode()).hexdigest()[:12]


_NAMES: Final = re.compile(
    r"(?<![\w-])(?=[\w-]*[a-z])(?=[\w-]*[A-Z])(?:[\w-]{22}|[\w-]{24}|[\w-]{43})(?![\w-])"
)
"""As long as the ids of tables, invitations and keys are, with letters of both cases."""
_ADDRESSES: Final = re.compile(r"(?<![\w.])\d{1,3}(?:\.\d{1,3}){3}(?!\w)|(?:[0-9A-Fa-f.]*:){2,}[0-9A-Fa-f.]*")
"""Candidates, which ip_address() then checks."""


def without_names(text: str) -> str:
    """The text without what could be the address of a caller or of a private table, or a key. We log none of
    these, but errors of other libraries may contain them."""
    return _ADDRESSES.sub(_unless_no_address, _NAMES.sub(HIDDEN, text))


def _unless_no_address(found: re.Match[str]) -> str:
    try:
        ip_address(found.group().strip("."))
    except ValueError:
        return found.group()
    return HIDDEN


class JsonLines(logging.Formatter):
    def __init__(self, unfiltered: bool = False) -> None:
        super().__init__()
        self._unfiltered = unfiltered

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "from": record.name,
            "what": self._filtered(record.getMessage()),
        }
        extras = {name: value for name, value in vars(record).items() if name not in _STANDARD}
        line |= {name: self._filtered(value) for name, value in extras.items()}
        if record.exc_info:
            line["trace"] = self._filtered(self.formatException(record.exc_info))
        return _ENCODER.encode(line)

    def _filtered(self, value: object) -> object:
        if self._unfiltered or isinstance(value, int | float | None):
            return value
        return without_names(value if isinstance(value, str) else str(value))


def audit(what: str, **details: object) -> None:
    """One line for what an operator has done. It must contain no address."""
    record = logging.makeLogRecord({"name": "harbourside.admin", "levelname": "INFO", "msg": what, **details})
    print(JsonLines().format(record), file=sys.stderr)


def log_to_stderr(level: str) -> None:
    _skip_unused_fields()
    handler = logging.StreamHandler(sys.stderr)
    unfiltered = level == "debug"
    handler.setFormatter(JsonLines(unfiltered))
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level.upper())
    for noisy in ("alembic", "aiosqlite", "asyncio", "httpx"):
        logging.getLogger(noisy).setLevel(logging.WARNING)
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access"):
        logging.getLogger(name).handlers = []
        logging.getLogger(name).propagate = True
    if not unfiltered:
        # A line for each socket, with the caller's address and the table's.
        logging.getLogger("uvicorn.error").setLevel(logging.WARNING)
        logging.getLogger("uvicorn.error").addFilter(_is_not_the_callers_mistake)


def _is_not_the_callers_mistake(record: logging.LogRecord) -> bool:
    """Callers could otherwise fill the log as fast as they like."""
    return not record.getMessage().startswith(_CALLERS_MISTAKES)


def _skip_unused_fields() -> None:
    """Source, thread and process cost more than the rest of a line (the logging HOWTO, "Optimization")."""
    logging._srcfile = None
    logging.logThreads = logging.logProcesses = logging.logMultiprocessing = False
