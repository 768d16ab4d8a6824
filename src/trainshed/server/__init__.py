"""The server: people, seats, live updates and storage around the engine. It contains no game rules."""
