"""One file a part of the rules; what may be done and what it does stand side by side."""
