"""Nauticus: build ships, load them, deliver, and cash in crowns. For 2 to 4 players."""
