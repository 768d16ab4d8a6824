"""The contract every game keeps; no rules of any game."""
