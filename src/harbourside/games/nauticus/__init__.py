"""Nauticus: build ships, load and deliver goods, and score for crowns. For 2 to 4 players."""
