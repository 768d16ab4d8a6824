"""Benchmarks: `make bench`. Each prints one figure per line."""
