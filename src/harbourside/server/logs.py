"""One JSON object a line: what a machine reads, and a person with a filter."""

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
    """What stands for a table in the log: its id is the address of a private table. Who has the id can find
    its lines: `printf %s ID | sha256sum`, the first twelve characters."""
    return hashlib.sha256(table.encode()).hexdigest()[:12]


_NAMES: Final = re.compile(
    r"(?<![\w-])(?=[\w-]*[a-z])(?=[\w-]*[A-Z])(?:[\w-]{22}|[\w-]{24}|[\w-]{43})(?![\w-])"
)
"""As long as the ids of tables, invitations and keys are, with letters of both cases."""
_ADDRESSES: Final = re.compile(r"(?<![\w.])\d{1,3}(?:\.\d{1,3}){3}(?!\w)|(?:[0-9A-Fa-f.]*:){2,}[0-9A-Fa-f.]*")
"""What may be one, to be looked at more closely."""


def without_names(text: str) -> str:
    """The same without what could be the address of a caller or of a private table, or a key. Nothing of ours
    logs one; what others' errors say is theirs."""
    return _ADDRESSES.sub(_unless_no_address, _NAMES.sub(HIDDEN, text))


def _unless_no_address(found: re.Match[str]) -> str:
    try:
        ip_address(found.group().strip("."))
    except ValueError:
        return found.group()
    return HIDDEN


class JsonLines(logging.Formatter):
    def __init__(self, tells_all: bool = False) -> None:
        super().__init__()
        self._tells_all = tells_all

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "from": record.name,
            "what": self._told(record.getMessage()),
        }
        extras = {name: value for name, value in vars(record).items() if name not in _STANDARD}
        line |= {name: self._told(value) for name, value in extras.items()}
        if record.exc_info:
            line["trace"] = self._told(self.formatException(record.exc_info))
        return _ENCODER.encode(line)

    def _told(self, value: object) -> object:
        if self._tells_all or isinstance(value, int | float | None):
            return value
        return without_names(value if isinstance(value, str) else str(value))


def audit(what: str, **details: object) -> None:
    """One line for what an operator has done. No address belongs into it."""
    record = logging.makeLogRecord({"name": "harbourside.admin", "levelname": "INFO", "msg": what, **details})
    print(JsonLines().format(record), file=sys.stderr)


def log_to_stderr(level: str) -> None:
    _note_only_what_is_told()
    handler = logging.StreamHandler(sys.stderr)
    tells_all = level == "debug"
    handler.setFormatter(JsonLines(tells_all))
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level.upper())
    for noisy in ("alembic", "aiosqlite", "asyncio", "httpx"):
        logging.getLogger(noisy).setLevel(logging.WARNING)
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access"):
        logging.getLogger(name).handlers = []
        logging.getLogger(name).propagate = True
    if not tells_all:
        # A line for each socket, with the caller's address and the table's.
        logging.getLogger("uvicorn.error").setLevel(logging.WARNING)
        logging.getLogger("uvicorn.error").addFilter(_is_ours_to_mend)


def _is_ours_to_mend(record: logging.LogRecord) -> bool:
    """Not what any caller can have us write as often as they like."""
    return not record.getMessage().startswith(_CALLERS_MISTAKES)


def _note_only_what_is_told() -> None:
    """A line for every request: from where in the code, by which thread and process costs more than the rest
    of it (the logging HOWTO, "Optimization")."""
    logging._srcfile = None
    logging.logThreads = logging.logProcesses = logging.logMultiprocessing = False
