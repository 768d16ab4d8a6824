"""The server, over real sockets, on SQLite and on PostgreSQL."""
