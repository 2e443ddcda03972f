"""A game's rules as text for players: sections with stable ids, and the section for each message.

A game keeps them in its folder `locale`. `rules.en.md` and `rules.pl.md` have headings with the same ids in
every language (`## Delivery {#delivery}`). `rules.toml` lists for each section the prompts and reasons that
belong to it. These files are optional.
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
"""At the end of an id in rules.toml it means: every message whose id begins like this."""


@dataclass(frozen=True)
class Section:
    id: str
    level: int
    """2 for a chapter, 3 for a section of a chapter."""
    title: str
    text: str
    """Paragraphs, lists and tables in simple Markdown, with emphasis and links to other sections' ids."""


@cache
def rulebook(package: str, language: str) -> tuple[Section, ...]:
    """The sections in reading order; empty if the game has no such text."""
    found = files(package) / "locale" / f"rules.{language}.md"
    return parse_rules(found.read_text("utf-8")) if found.is_file() else ()


def parse_rules(source: str) -> tuple[Section, ...]:
    """The sections of a text. Lines before the first heading belong to no section and are ignored."""
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
    """The id of the section for a prompt or a reason; None if the game names none."""
    by_id = linked_sections(package)
    if message in by_id:
        return by_id[message]
    begins = [id for id in by_id if id.endswith(ANY) and message.startswith(id.removesuffix(ANY))]
    return by_id[max(begins, key=len)] if begins else None


@cache
def linked_sections(package: str) -> dict[str, str]:
    """The section of each message id in rules.toml."""
    found = files(package) / "locale" / "rules.toml"
    if not found.is_file():
        return {}
    return {id: section for section, ids in tomllib.loads(found.read_text("utf-8")).items() for id in ids}
