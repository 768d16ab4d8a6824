"""Bots that work on any title."""
