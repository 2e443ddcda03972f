"""The HTTP and WebSocket routes, one module for each subject."""
