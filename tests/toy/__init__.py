"""A toy game of another package: what the engine's tests play where no rule of a real game matters."""
