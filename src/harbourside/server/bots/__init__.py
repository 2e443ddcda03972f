"""The bots at the server's tables: worker processes that think, and the pilot who asks them."""
