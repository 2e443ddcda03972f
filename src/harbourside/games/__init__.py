"""One folder a game, all laid out alike. A game imports the engine and nothing else."""

from typing import Final

BUILT_IN: Final = {
    "carthage": "harbourside.games.carthage.game:GAME",
    "nauticus": "harbourside.games.nauticus.game:GAME",
    "puerto_rico": "harbourside.games.puerto_rico.game:GAME",
    "santiago": "harbourside.games.santiago.game:GAME",
    "seawolf": "harbourside.games.seawolf.game:GAME",
}
"""A line here makes a game known to everything: commands, bots, records, the contract suite."""
