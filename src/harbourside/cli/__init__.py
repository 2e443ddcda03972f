"""The command `harbourside …`. Errors in its use are printed in one line."""

from harbourside.cli import commands

# isort: split
# The help lists the commands in this order.
from harbourside.cli import admin, moderation, arena, tune  # isort: skip
from harbourside.cli.running import main

__all__ = ["admin", "arena", "commands", "main", "moderation", "tune"]
