"""The table: people, seats, live updates and storage around the engine. Nothing here knows a rule of any game."""
