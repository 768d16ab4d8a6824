"""Next Station: London."""
