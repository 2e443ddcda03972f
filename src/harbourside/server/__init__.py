"""Tables over HTTP and WebSocket, stored in a database. docs/server.md tells the model.

Read it in this order: table (pure: no clock, no network), storage, harbour, crew, api.
"""
