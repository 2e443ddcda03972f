"""Better evaluation weights by self-play, checked in games that were not used to find them. Knows no game."""
