"""One JSON object a line: what a machine reads, and a person with a filter."""

from __future__ import annotations

import hashlib
import json
import logging
import sys
from typing import Final

_STANDARD: Final = frozenset(vars(logging.makeLogRecord({}))) | {
    *("message", "asctime", "taskName", "color_message")
}


_ENCODER: Final = json.JSONEncoder(ensure_ascii=False, default=str)


def mark(table: str) -> str:
    """What stands for a table in the log: its id is the address of a private table. Who has the id can find
    its lines: `printf %s ID | sha256sum`, the first twelve characters."""
    return hashlib.sha256(table.encode()).hexdigest()[:12]


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
        }
        line |= {name: value for name, value in vars(record).items() if name not in _STANDARD}
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return _ENCODER.encode(line)


def log_to_stderr(level: str) -> None:
    _note_only_what_is_told()
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level.upper())
    for noisy in ("alembic", "aiosqlite", "asyncio", "httpx"):
        logging.getLogger(noisy).setLevel(logging.WARNING)
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access"):
        logging.getLogger(name).handlers = []
        logging.getLogger(name).propagate = True


def _note_only_what_is_told() -> None:
    """A line for every request: from where in the code, by which thread and process costs more than the rest
    of it (the logging HOWTO, "Optimization")."""
    logging._srcfile = None
    logging.logThreads = logging.logProcesses = logging.logMultiprocessing = False
