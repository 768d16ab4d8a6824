"""Benchmarks: `make bench`. Each prints one line a figure."""
