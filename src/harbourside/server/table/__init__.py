"""One table, without network or database: its journal, what may be asked of it, who sees what."""
