"""Measurements, apart from the tests; each prints figures, none asserts."""
