"""The `trainshed` command."""
