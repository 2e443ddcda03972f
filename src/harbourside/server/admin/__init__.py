"""What an operator does: on the database itself, whether a server is running or not."""
