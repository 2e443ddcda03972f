"""Many games at once: runs, and what they say about a game. Knows no game."""
