"""Telling people that it is their turn, where they are: an outbox in the database, and a sender."""
