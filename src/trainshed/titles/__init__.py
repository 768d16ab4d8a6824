"""The games, one folder each. Importing this package registers them all."""

from . import lilliput, london

__all__ = ["lilliput", "london"]
