"""What happens to a table besides its game: a rematch, and newer rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from pydantic import Field

from harbourside.server.fields import Id, Number
from harbourside.server.table.entries.base import EntryContent, entry_kind
from harbourside.server.table.journal import Entry

if TYPE_CHECKING:
    from harbourside.server.table.table import Table


@entry_kind("rematch", public=("table",))
class Rematch(EntryContent):
    table: Id
    """The new one."""
    invitations: dict[str, Annotated[str, Field(max_length=64)]]
    """By seat; each is for that seat's owner only."""

    def fold(self, table: Table, entry: Entry) -> None:
        table.rematch = self.table


@entry_kind("patch", public=("rules",))
class Patch(EntryContent):
    """The header has changed: the game goes on with newer rules."""

    from_: Number
    """The version of the rules before."""
    rules: Number
    """The version of the rules that the game goes on with."""

    def fold(self, table: Table, entry: Entry) -> None:
        """Nothing changes: the table is folded from the new header already."""
