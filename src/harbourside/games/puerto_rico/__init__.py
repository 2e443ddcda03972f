"""Puerto Rico: plantations, workers, buildings and cargo for two to five players, with four expansions."""
