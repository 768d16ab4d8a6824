"""Server tests over real sockets, on SQLite and on PostgreSQL."""
