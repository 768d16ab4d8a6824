"""Game files of other programs."""
