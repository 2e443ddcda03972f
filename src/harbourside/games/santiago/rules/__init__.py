"""Phase by phase, what may be done and what it does. rules/santiago.md, sections 4 and 5."""
