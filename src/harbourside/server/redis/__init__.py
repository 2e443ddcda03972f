"""What several processes share through Redis: signals and rate limits. Without it everything still works."""
