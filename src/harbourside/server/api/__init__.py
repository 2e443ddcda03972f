"""HTTP and WebSocket: who calls, what they send and get, and nothing about games."""
