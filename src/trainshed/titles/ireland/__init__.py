"""18Ireland."""
