"""Phase by phase, what may be done and what it does. docs/rules/santiago.md, sections 4 and 5."""
