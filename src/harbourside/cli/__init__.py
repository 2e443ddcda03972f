"""`harbourside …`: the commands, and what goes wrong with them, in one line."""

from harbourside.cli import commands

# isort: split
# The commands are listed in the order in which they come here.
from harbourside.cli import admin, moderation, arena, tune  # isort: skip
from harbourside.cli.running import main

__all__ = ["admin", "arena", "commands", "main", "moderation", "tune"]
