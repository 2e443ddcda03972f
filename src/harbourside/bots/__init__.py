"""Bots: they get a seat's handle, never the state, and know no game."""
