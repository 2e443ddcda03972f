"""A game's rules for a person at the table: sections with stable ids, and the section of each message.

A game keeps them beside its catalogues: `locale/rules.en.md` and `rules.pl.md`, whose headings carry the
same ids in every language (`## Delivery {#delivery}`), and `locale/rules.toml`, which lists for each section
the prompts and reasons that belong to it. A game may do without.
"""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Final

HEADING: Final = re.compile(r"(##+) (.+) \{#([a-z][a-z0-9-]*)\}")
ANY: Final = "*"
"""At the end of an id in rules.toml: every message that begins like that."""


@dataclass(frozen=True)
class Section:
    id: str
    level: int
    """2 for a chapter, 3 for a part of one."""
    title: str
    text: str
    """Paragraphs, lists and tables in a little Markdown: emphasis, and links to other sections' ids."""


@cache
def rulebook(package: str, language: str) -> tuple[Section, ...]:
    """The rules in the order to read them; empty if the game brings none."""
    found = files(package) / "locale" / f"rules.{language}.md"
    return parse_rules(found.read_text("utf-8")) if found.is_file() else ()


def parse_rules(source: str) -> tuple[Section, ...]:
    """What stands before the first heading belongs to no section, and is left out."""
    sections: list[Section] = []
    heading: re.Match[str] | None = None
    lines: list[str] = []

    def close() -> None:
        if heading is not None:
            marks, title, id = heading.groups()
            sections.append(Section(id, len(marks), title, "\n".join(lines).strip()))

    for line in source.splitlines():
        if found := HEADING.fullmatch(line.rstrip()):
            close()
            heading, lines = found, []
        else:
            lines.append(line)
    close()
    return tuple(sections)


@cache
def section_of(package: str, message: str) -> str | None:
    """The section that a prompt or a reason belongs to; None if the game names none."""
    by_id = linked_sections(package)
    if message in by_id:
        return by_id[message]
    begins = [id for id in by_id if id.endswith(ANY) and message.startswith(id.removesuffix(ANY))]
    return by_id[max(begins, key=len)] if begins else None


@cache
def linked_sections(package: str) -> dict[str, str]:
    """Sections by the ids of messages, as rules.toml has them."""
    found = files(package) / "locale" / "rules.toml"
    if not found.is_file():
        return {}
    return {id: section for section, ids in tomllib.loads(found.read_text("utf-8")).items() for id in ids}
